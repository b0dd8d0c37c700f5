"""Rooms: who may sit where, and that two nodes never undo each other's changes."""

import asyncio
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.service.match_setup import guests, matches_on, moved
from tilewright.engine import Refused, Seat
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.messages.fields import PlayerId
from tilewright.messages.terms import Terms
from tilewright.service.errors import NoSuchRoom
from tilewright.service.matches.create import take_nonce
from tilewright.service.rooms.room import (
    Chair,
    Room,
    RoomId,
    RoomRefused,
    chair_of,
    closed_by,
    left,
    ready,
    refuse_wrong,
    sat_down,
    seat_at_start,
    sent_away,
    shut,
    swapped,
    with_bot,
)
from tilewright.service.rooms.service import NewRoom, Rooms, may_see, room_for, table_shown
from tilewright.service.rooms.store import StoredRoom, invited_to, listed_rooms, room_of, rooms_with
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

ANN, BEN, CAS, DEE = map(PlayerId, ("ann", "ben", "cas", "dee"))
FREE = Chair()


def room(*chairs: Chair, listed: bool = False, rated: bool = False) -> Room:
    """Return a room of Ann's."""
    return Room(
        id=RoomId("r"),
        host=ANN,
        rules="classic-nl",
        house={},
        terms=Terms(rated=rated),
        chairs=(Chair(player=ANN), *chairs),
        listed=listed,
        invite="secret",
    )


def test_a_player_gets_the_wanted_or_the_first_free_chair() -> None:
    bot = Chair(bot="beginner")
    assert sat_down(room(bot, FREE, FREE), BEN, None).chairs[2] == Chair(player=BEN)
    there = sat_down(room(FREE, FREE, FREE), BEN, Seat(3))
    assert chair_of(there, BEN) == 3
    assert chair_of(sat_down(there, BEN, Seat(1)), BEN) == 1
    assert sat_down(there, BEN, None) == there
    assert sat_down(there, BEN, Seat(1)).people == (ANN, BEN)


def test_a_chair_keeps_its_place_among_those_that_are_left() -> None:
    here = room(FREE, Chair(player=BEN))
    assert seat_at_start(here, Seat(2), None) == 1
    assert seat_at_start(here, Seat(2), "beginner") == 2
    for chair in (1, 3):
        with pytest.raises(RoomRefused):
            seat_at_start(here, Seat(chair), None)


@pytest.mark.parametrize(("chosen", "starts"), [(None, 1), (Seat(0), 0), (Seat(2), 2)])
async def test_the_host_decides_who_starts_wherever_the_host_sits(
    store: Store, chosen: Seat | None, starts: int
) -> None:
    """A-04: by default the host's own seat starts; seat 0 is nobody special."""
    ann, ben, cas = await guests(store, 3)
    matches = matches_on(store)
    rooms = Rooms(matches)
    wanted = NewRoom(house={"deal.starter": "host"}, bots=(None, None))
    here = (await rooms.open(ann, wanted)).room.id
    await rooms.change(here, lambda room: sat_down(room, ben, Seat(2)))
    await rooms.change(here, lambda room: sat_down(room, ann, Seat(1)))
    await rooms.change(here, lambda room: sat_down(room, cas, Seat(0)))
    match = (await rooms.start(here, ann, None, chosen)).room.match
    assert match is not None
    for seat in range(3):
        await take_nonce(matches, match, Seat(seat), bytes(32))
    state = (await matches.latest(match)).state
    assert (state.game.starter, state.game.seat) == (starts, starts)


def test_a_chair_that_is_not_free_is_refused() -> None:
    with pytest.raises(RoomRefused, match="All seats"):
        sat_down(room(Chair(bot="beginner")), BEN, None)
    with pytest.raises(RoomRefused, match="That seat is taken"):
        sat_down(room(FREE), BEN, Seat(0))
    with pytest.raises(RoomRefused, match="That seat is taken"):
        sat_down(room(FREE), BEN, Seat(9))


def test_the_next_player_becomes_host_and_an_empty_room_is_closed() -> None:
    two = sat_down(room(FREE), BEN, None)
    three = sat_down(sat_down(room(FREE, FREE), BEN, None), CAS, None)
    after = left(three, ANN)
    assert (after.host, after.people, after.closed) == (BEN, (BEN, CAS), False)
    assert left(left(after, BEN), CAS).closed
    with pytest.raises(RoomRefused, match="not at this table"):
        left(two, CAS)


def test_only_the_host_sends_people_away_and_they_cannot_come_back() -> None:
    three = sat_down(sat_down(room(FREE, FREE), BEN, None), CAS, None)
    with pytest.raises(RoomRefused, match="Only the host"):
        sent_away(three, BEN, CAS)
    after = sent_away(three, ANN, BEN)
    assert after.people == (ANN, CAS)
    with pytest.raises(RoomRefused, match="removed you"):
        sat_down(after, BEN, None)
    assert not may_see(after, BEN, "secret")
    with pytest.raises(RoomRefused, match="can’t be removed"):
        sent_away(three, ANN, ANN)


def test_a_bot_takes_a_chair_that_nobody_has() -> None:
    two = sat_down(room(FREE, FREE), BEN, None)
    assert with_bot(two, ANN, Seat(2), "beginner").chairs[2] == Chair(bot="beginner")
    assert with_bot(room(Chair(bot="beginner")), ANN, Seat(1), None).chairs[1] == FREE
    # Who sits at two chairs is exchanged, also with a free one; only the host does it.
    assert swapped(two, ANN, Seat(0), Seat(2)).chairs == (two.chairs[2], two.chairs[1], two.chairs[0])
    assert swapped(two, ANN, Seat(0), Seat(2)).host == ANN
    with pytest.raises(RoomRefused):
        swapped(two, BEN, Seat(0), Seat(2))
    with pytest.raises(RoomRefused):
        swapped(two, ANN, Seat(0), Seat(3))
    with pytest.raises(RoomRefused, match="A player is already sitting there"):
        with_bot(two, ANN, Seat(1), "beginner")
    with pytest.raises(RoomRefused, match="seats 0 to 2"):
        with_bot(two, ANN, Seat(3), "beginner")
    with pytest.raises(BadInput, match="hal"):
        with_bot(two, ANN, Seat(2), "hal")


def test_free_chairs_get_bots_or_are_removed_when_the_match_begins() -> None:
    two = sat_down(room(FREE, FREE, FREE), BEN, Seat(2))
    assert ready(two, ANN, None).chairs == (Chair(player=ANN), Chair(player=BEN))
    assert [chair.bot for chair in ready(two, ANN, "beginner").chairs] == [None, "beginner", None, "beginner"]
    with pytest.raises(BadInput, match="2 to 4 players, not 1"):
        ready(room(FREE), ANN, None)
    with pytest.raises(RoomRefused, match="Only the host"):
        ready(two, BEN, None)


def test_a_rated_room_has_no_bots() -> None:
    with pytest.raises(BadInput, match="for people"):
        refuse_wrong(room(Chair(bot="beginner"), rated=True))


def test_a_closed_room_takes_nobody_and_its_invitation_is_gone() -> None:
    closed = closed_by(room(FREE, listed=True), ANN)
    assert (closed.invite, closed.listed) == (None, False)
    for invite in (None, "", "secret"):
        assert not may_see(closed, BEN, invite)
    with pytest.raises(RoomRefused, match="closed"):
        sat_down(closed, BEN, None)
    with pytest.raises(RoomRefused, match="closed"):
        ready(closed, ANN, "beginner")


@pytest.mark.parametrize(("invite", "seen"), [("secret", True), ("Secret", False), ("secre", False), ("", False)])
def test_a_room_that_is_not_listed_is_seen_with_its_invitation_alone(invite: str, seen: bool) -> None:
    assert may_see(room(FREE), BEN, invite) is seen
    assert not may_see(room(FREE), BEN, None)
    assert may_see(room(FREE), ANN, None)
    assert may_see(room(FREE, listed=True), BEN, None)


def test_players_at_the_table_see_its_invitation() -> None:
    kept = StoredRoom(1, room(FREE, listed=True))
    assert table_shown(kept, {}, ANN).invite == "secret"
    assert table_shown(kept, {}, BEN).invite is None


@given(st.lists(st.tuples(st.sampled_from("jlkbs"), st.sampled_from([ANN, BEN, CAS, DEE]), st.integers(0, 3))))
def test_nobody_has_two_chairs_and_no_open_room_is_without_its_host(steps: list[tuple[str, PlayerId, int]]) -> None:
    now = room(FREE, FREE, FREE)
    for what, who, seat in steps:
        deeds = {
            "j": lambda: sat_down(now, who, Seat(seat)),  # noqa: B023 -- called at once
            "l": lambda: left(now, who),  # noqa: B023
            "k": lambda: sent_away(now, now.host, who),  # noqa: B023
            "b": lambda: with_bot(now, now.host, Seat(seat), "beginner"),  # noqa: B023
            "s": lambda: shut(now),  # noqa: B023
        }
        try:
            now = deeds[what]()
        except Refused:
            continue
        assert len(set(now.people)) == len(now.people)
        assert now.closed or now.host in now.people
        assert not set(now.barred) & set(now.people)
        assert len(now.chairs) == 4


def wanted(*bots: str | None, listed: bool = False) -> NewRoom:
    """Return the wishes for a new room."""
    return NewRoom(rules="classic-nl", house={}, terms=Terms(), bots=bots, listed=listed)


async def test_a_room_is_found_by_its_id_its_invitation_its_people_and_the_list(store: Store) -> None:
    ann, ben = await guests(store, 2)
    rooms = Rooms(matches_on(store))
    kept = await rooms.open(ann, wanted(None, listed=True))
    invite = kept.room.invite
    assert invite is not None
    assert await room_of(store, kept.room.id) == await invited_to(store, invite) == kept
    assert await listed_rooms(store, 0, 10) == await rooms_with(store, ann, 10) == (kept,)
    assert await rooms_with(store, ben, 10) == ()
    joined = await rooms.change(kept.room.id, lambda now: sat_down(now, ben, None))
    assert joined.version == 2
    assert await rooms_with(store, ben, 10) == (joined,)


async def test_an_inactive_room_is_not_listed(store: Store) -> None:
    (ann,) = await guests(store, 1)
    kept = await Rooms(matches_on(store)).open(ann, wanted(None, listed=True))
    assert await listed_rooms(store, now() - 60_000, 10) == (kept,)
    assert await listed_rooms(store, now() + 60_000, 10) == ()


async def test_an_invitation_to_a_closed_room_leads_nowhere(store: Store) -> None:
    ann, ben = await guests(store, 2)
    rooms = Rooms(matches_on(store))
    kept = await rooms.open(ann, wanted(None, listed=True))
    await rooms.change(kept.room.id, lambda now: closed_by(now, ann))
    assert await listed_rooms(store, 0, 10) == await rooms_with(store, ann, 10) == ()
    with pytest.raises(NoSuchRoom):
        await invited_to(store, str(kept.room.invite))
    with pytest.raises(NoSuchRoom):
        await room_for(store, kept.room.id, ben, kept.room.invite)


async def test_invitations_are_long_and_never_the_same(store: Store) -> None:
    (ann,) = await guests(store, 1)
    rooms = Rooms(matches_on(store))
    kept = [await rooms.open(ann, wanted(None)) for _ in range(20)]
    invites = {str(one.room.invite) for one in kept}
    assert len(invites) == 20
    # 18 random bytes: nobody guesses one in 2**144.
    assert {len(invite) for invite in invites} == {24}
    assert not invites & {one.room.id for one in kept}


async def test_one_of_two_players_gets_the_last_chair(store: Store) -> None:
    ann, ben, cas = await guests(store, 3)
    nodes = [Rooms(matches_on(store)) for _ in range(2)]
    kept = await nodes[0].open(ann, wanted(None))

    async def sits(rooms: Rooms, player: PlayerId) -> bool:
        try:
            await rooms.change(kept.room.id, lambda now: sat_down(now, player, None))
        except RoomRefused:
            return False
        return True

    got = await asyncio.gather(sits(nodes[0], ben), sits(nodes[1], cas))
    assert sorted(got) == [False, True]
    after = await room_of(store, kept.room.id)
    assert (after.version, len(after.room.people)) == (2, 2)


async def test_a_room_starts_one_match_however_often_its_host_asks(store: Store) -> None:
    ann, ben = await guests(store, 2)
    nodes = [Rooms(matches_on(store)) for _ in range(2)]
    kept = await nodes[0].open(ann, wanted(None, "beginner", None, listed=True))
    await nodes[0].change(kept.room.id, lambda now: sat_down(now, ben, Seat(3)))
    starts = (rooms.start(kept.room.id, ann, None) for rooms in nodes)
    results = await asyncio.gather(*starts, return_exceptions=True)
    refusals = [result for result in results if isinstance(result, RoomRefused)]
    (after,) = [result for result in results if isinstance(result, StoredRoom)]
    assert len(refusals) == 1
    assert after.room.match is not None
    row = await store.match(after.room.match)
    assert [(holder.player, holder.bot) for holder in row.holders] == [(ann, None), (None, "beginner"), (ben, None)]
    assert await listed_rooms(store, 0, 10) == ()


async def test_a_match_that_was_not_dealt_is_given_up_when_somebody_leaves(store: Store) -> None:
    ann, ben, cas = await guests(store, 3)
    rooms = Rooms(matches_on(store))
    kept = await rooms.open(ann, wanted(None, None))
    for player in (ben, cas):
        await rooms.change(kept.room.id, partial(sat_down, player=player, wanted=None))
    await rooms.start(kept.room.id, ann, None)
    after = await rooms.leave(kept.room.id, ben)
    assert (after.room.match, after.room.people) == (None, (ann, cas))
    again = await rooms.start(kept.room.id, ann, None)
    assert again.room.match is not None
    assert [holder.player for holder in (await store.match(again.room.match)).holders] == [ann, cas]


async def test_a_start_that_is_refused_leaves_no_match_behind(store: Store) -> None:
    (ann,) = await guests(store, 1)
    rooms = Rooms(matches_on(store))
    kept = await rooms.open(ann, wanted(None))
    with pytest.raises(BadInput):
        await rooms.start(kept.room.id, ann, None)
    assert await room_of(store, kept.room.id) == kept
    with pytest.raises(NoSuchMatch):
        await store.match(kept.room.id)  # type: ignore[arg-type]  # the id of a room, not of a match


async def played(store: Store, rooms: Rooms, *people: PlayerId) -> StoredRoom:
    """Return a room whose first match is over."""
    new = NewRoom(
        rules="classic-fr", house={"match.games": 1}, terms=Terms(), bots=(None, "random", None), listed=False
    )
    kept = await rooms.open(people[0], new)
    for player in people[1:]:
        kept = await rooms.change(kept.room.id, partial(sat_down, player=player, wanted=None))
    kept = await rooms.start(kept.room.id, people[0], None)
    await over(store, rooms, kept)
    return kept


async def over(store: Store, rooms: Rooms, kept: StoredRoom) -> None:
    """Play the match of a room to its end."""
    matches, match = matches_on(store), kept.room.match
    assert match is not None
    for seat, chair in enumerate(kept.room.chairs):
        if chair.player is not None:
            await take_nonce(matches, match, Seat(seat), b"a nonce of this seat")
    while not (await store.match(match)).schedule.over:
        await moved(matches, match)


@pytest.mark.slow(reason="plays matches to their end")
async def test_a_rematch_moves_the_players_by_one_seat(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    ann, ben = await guests(store, 2)
    rooms = Rooms(matches_on(store))
    kept = await played(store, rooms, ann, ben)
    assert [chair.player or chair.bot for chair in kept.room.chairs] == [ann, ben, "random"]
    waiting = await rooms.again(kept.room.id, ann)
    assert (waiting.room.again, waiting.room.match) == ((ann,), kept.room.match)
    assert await rooms.again(kept.room.id, ann) == waiting
    after = await rooms.again(kept.room.id, ben)
    assert after.room.match not in {None, kept.room.match}
    assert [chair.player or chair.bot for chair in after.room.chairs] == [ben, "random", ann]
    assert after.room.match is not None
    row = await store.match(after.room.match)
    assert [holder.player or holder.bot for holder in row.holders] == [ben, "random", ann]
    with pytest.raises(RoomRefused, match="isn’t over"):
        await rooms.again(kept.room.id, ann)
    await store.close()


@pytest.mark.slow(reason="plays matches to their end")
async def test_the_host_need_not_wait_for_an_answer(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    ann, ben, cas = await guests(store, 3)
    rooms = Rooms(matches_on(store))
    kept = await played(store, rooms, ann, ben, cas)
    assert (await rooms.again(kept.room.id, ben, without_others=True)).room.match == kept.room.match
    after = await rooms.again(kept.room.id, ann, without_others=True)
    assert after.room.match != kept.room.match
    assert after.room.people == (ben, ann)
    await over(store, rooms, after)
    # A player who leaves after the match need not be asked.
    await rooms.leave(after.room.id, ann)
    last = await rooms.again(after.room.id, ben)
    assert [chair.player or chair.bot for chair in last.room.chairs] == ["random", ben]
    assert last.room.host == ben
    await store.close()
