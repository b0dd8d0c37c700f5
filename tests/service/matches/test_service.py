"""The one entry into the log: judged, stored, acknowledged, sent to the others, in this order; and nothing twice."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.daily import daily
from tests.service.match_setup import QUICK, begun, guests, matches_on, moved, to_move, turn_of
from tests.service.store_setup import added, command_key, new_match
from tilewright.engine import IllegalTurn, NotYourTurn, Seat, replay
from tilewright.game.commands import DealNext, DrawTile
from tilewright.games import EDITIONS
from tilewright.hosting.loaded import CommandRequest
from tilewright.hosting.refusals import NoSuchMatch, NotBegun, RefusedBefore, Stale
from tilewright.messages.fields import MatchId
from tilewright.rules.house import keys_of
from tilewright.service.accounts.players import give_nonce
from tilewright.service.bus.bus import Message, Ring
from tilewright.service.errors import TooMuch
from tilewright.service.matches.create import Order, create_match, take_nonce
from tilewright.service.matches.service import MAKER, Matches
from tilewright.service.storage.group_commit import MOST_REFUSALS
from tilewright.service.storage.rows import Accepted, RefusedCommand, Snapshot
from tilewright.service.storage.store import Store, snapshot_of
from tilewright.tiles import BadInput

ALL_RULES = [*EDITIONS]


async def test_a_stored_command_is_acknowledged_before_the_others_are_sent_its_events(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    order: list[str] = []

    def rung(message: Message) -> None:
        assert isinstance(message, Ring)
        order.append(f"rung {message.seq}")

    matches.bus.follow(match, rung)
    loaded = await matches.latest(match)

    def acknowledged(accepted: Accepted) -> None:
        order.append(f"acknowledged {accepted.seq}")

    accepted = await matches.accept(
        CommandRequest(match=match, seat=to_move(loaded), command=DrawTile(), id="1"), acknowledged
    )
    assert order == [f"acknowledged {accepted.seq}", f"rung {accepted.seq}"]
    assert (await store.heads([match]))[match] == accepted.seq


async def test_a_command_sent_again_is_carried_out_once_and_answered_alike(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    seat = to_move(await matches.latest(match))
    request = CommandRequest(match=match, seat=seat, command=DrawTile(), id="same")
    first = await matches.accept(request)
    again = await matches.accept(request)
    for _ in range(2):
        await moved(matches, match)
    much_later = await matches.accept(request)
    assert (first.repeated, again.repeated, much_later.repeated) == (False, True, True)
    assert first.seq == again.seq == much_later.seq
    assert (await store.heads([match]))[match] == first.seq + 2


async def test_equal_ids_of_two_seats_are_two_commands(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    assert not (await moved(matches, match, "1")).repeated
    assert not (await moved(matches, match, "1")).repeated


async def test_of_two_nodes_that_move_at_once_one_moves(store: Store) -> None:
    nodes = [matches_on(store), matches_on(store)]
    match = await begun(nodes[0])
    for _ in range(6):
        loaded = [await node.latest(match) for node in nodes]
        seat = to_move(loaded[0])
        answers = await asyncio.gather(
            *(
                node.accept(CommandRequest(match=match, seat=seat, command=DrawTile(), id=f"{loaded[0].seq} {number}"))
                for number, node in enumerate(nodes)
            ),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, NotYourTurn)]
        assert len(refused) == 1
        assert (await store.heads([match]))[match] == loaded[0].seq + 1


@pytest.mark.parametrize("name", ["x", None])
async def test_a_node_that_is_behind_judges_by_the_log(store: Store, name: str | None) -> None:
    here, there = matches_on(store), matches_on(store)
    match = await begun(here)
    behind = await there.latest(match)
    await moved(here, match)
    seat = to_move(await here.latest(match))
    assert seat != to_move(behind)
    # By what the second node knows it is not this seat's turn.
    accepted = await there.accept(CommandRequest(match=match, seat=seat, command=DrawTile(), id=name))
    assert accepted.seq == behind.seq + 2


async def test_a_command_for_an_earlier_event_is_refused(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    known = (await matches.latest(match)).seq
    await moved(matches, match)
    seat = to_move(await matches.latest(match))
    with pytest.raises(Stale):
        await matches.accept(CommandRequest(match=match, seat=seat, command=DrawTile(), id="1", after=known))


async def test_refusals_change_nothing(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    loaded = await matches.latest(match)
    seat = to_move(loaded)
    other = Seat(1 - seat)
    with pytest.raises(NotYourTurn):
        await matches.accept(CommandRequest(match=match, seat=other, command=DrawTile(), id="1"))
    with pytest.raises(IllegalTurn):
        await matches.accept(CommandRequest(match=match, seat=seat, command=DealNext(), id="2"))
    assert (await store.heads([match]))[match] == loaded.seq
    assert await store.accepted_before(match, other, "1") is None


async def test_a_refused_command_is_never_carried_out_later(store: Store) -> None:
    here, there = matches_on(store), matches_on(store)
    match = await begun(here)
    other = Seat(1 - to_move(await here.latest(match)))
    early = CommandRequest(match=match, seat=other, command=DrawTile(), id="1")
    ahead = replace(early, id="2", after=(await here.latest(match)).seq + 1)
    for request, why in ((early, NotYourTurn), (early, NotYourTurn), (ahead, Stale)):
        with pytest.raises(why):
            await here.accept(request)
    await moved(here, match)
    assert to_move(await here.latest(match)) == other
    head = (await store.heads([match]))[match]
    for request in (early, ahead):
        for node in (here, there):
            with pytest.raises(RefusedBefore):
                await node.accept(request)
    assert (await store.heads([match]))[match] == head
    assert (await there.accept(replace(early, id="3"))).seq == head + 1


async def test_a_command_before_the_beginning_is_refused_for_good(store: Store) -> None:
    matches = matches_on(store)
    await store.create(new_match("m"))
    request = RefusedCommand(match=MatchId("m"), seq=0, command=command_key("1"))
    with pytest.raises(NotBegun):
        await matches.accept(CommandRequest(match=MatchId("m"), seat=Seat(0), command=DrawTile(), id="1"))
    # It is stored already, so there is nothing to add and nothing was accepted.
    assert await store.refuse(request) is None
    with pytest.raises(RefusedBefore):
        await store.append(added(0, b"x", command=command_key("1")))
    await store.append(added(0, b"x", command=command_key("2")))
    with pytest.raises(Stale):
        await store.refuse(replace(request, command=command_key("3")))
    assert await store.refuse(replace(request, command=command_key("2"))) == Accepted(1, repeated=True)


async def test_the_refusals_of_a_seat_are_bounded(store: Store) -> None:
    await store.create(new_match("m"))
    refusals = [
        RefusedCommand(match=MatchId("m"), seq=0, command=command_key(f"{number}"))
        for number in range(MOST_REFUSALS + 10)
    ]
    answers = await asyncio.gather(*map(store.refuse, refusals), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * MOST_REFUSALS + [TooMuch] * 10
    assert await store.refuse(replace(refusals[0], command=command_key("other", seat=1))) is None


async def test_an_unknown_match_is_named(store: Store) -> None:
    with pytest.raises(NoSuchMatch, match="nowhere"):
        await matches_on(store).accept(CommandRequest(match=MatchId("nowhere"), seat=Seat(0), command=DrawTile()))


async def test_a_match_begins_when_the_last_nonce_has_come(store: Store) -> None:
    matches = matches_on(store)
    players = await guests(store, 2)
    match = await create_match(matches, Order(rules="classic-nl", house={}, players=players, bots=("random",)))
    row = await store.match(match)
    assert [holder.nonce is not None for holder in row.holders] == [False, False, True]
    await take_nonce(matches, match, Seat(0), b"a" * 16)
    with pytest.raises(NotBegun):
        await matches.latest(match)
    await take_nonce(matches, match, Seat(0), b"changed my mind!")
    await take_nonce(matches, match, Seat(1), b"b" * 16)
    loaded = await matches.latest(match)
    assert loaded.state.shuffles.nonces[:2] == (b"a" * 16, b"b" * 16)
    assert loaded.seq == 1


async def test_a_node_killed_between_the_last_nonce_and_the_deal_leaves_a_match_that_can_begin(store: Store) -> None:
    matches = matches_on(store)
    (player,) = await guests(store, 1)
    match = await create_match(matches, Order(rules="classic-nl", house={}, players=(player,), bots=("random",)))
    await give_nonce(store, match, Seat(0), b"a" * 16)
    await take_nonce(matches, match, Seat(0), b"b" * 16)
    assert (await matches.latest(match)).state.shuffles.nonces[0] == b"a" * 16


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (Order(rules="poker", house={}, players=(), bots=("random",) * 2), 'no rulebook "poker"'),
        (Order(rules="six", house={"opening.min": "many"}, players=(), bots=("random",) * 2), "opening.min cannot be"),
        (Order(rules="six", house={}, players=(), bots=("hal", "random")), 'no bot "hal"'),
        (Order(rules="classic-nl", house={}, players=(), bots=("random",) * 5), "2 to 4 players, not 5"),
    ],
)
async def test_an_impossible_match_is_refused_with_the_wrong_part(store: Store, order: Order, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        await create_match(matches_on(store), order)


@pytest.mark.parametrize("rules", daily(ALL_RULES, "classic-nl", "twist", "turbo"))
@pytest.mark.slow(reason="plays a whole match through the database")
async def test_the_log_leads_to_the_same_state_whatever_is_cached(sqlite_url: str, rules: str) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    short = {"match.games", "match.rounds"} & set(keys_of(EDITIONS[rules].rulebook))
    match = await begun(matches, " ".join([rules, *(f"{key}=1" for key in short)]))
    while (loaded := await matches.latest(match)).hosted.kind.engine.to_move(loaded.state):
        seat = to_move(loaded)
        await matches.accept(CommandRequest(match=match, seat=seat, command=turn_of(loaded, seat)))
    await matches.close()
    entries = await store.tail(match)
    events = [loaded.hosted.codec.event.decode(entry.event) for entry in entries]
    afresh = await matches_on(store).latest(match)
    assert replay(loaded.hosted.kind.engine, events) == loaded.state == afresh.state
    assert (await store.match(match)).schedule.over
    await store.close()


async def test_a_snapshot_of_another_program_or_another_log_is_ignored(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    await moved(matches, match)
    right = await matches.latest(match)
    await store.put(Snapshot(match=match, seq=2, maker="another program", state=b"{}"))
    assert (await matches_on(store).latest(match)).state == right.state
    # So is one that is ahead of the log, such as after a backup was restored.
    await store.put(Snapshot(match=match, seq=right.seq + 1, maker=MAKER, state=b"{}"))
    assert (await matches_on(store).latest(match)).state == right.state


@pytest.mark.slow(reason="plays until a snapshot is due")
async def test_snapshots_are_stored_at_intervals_and_used(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    while (await moved(matches, match)).seq < 70:
        pass
    await matches.close()
    right = await matches.latest(match)
    from_snapshot = await Matches(store, matches.bus, QUICK).latest(match)
    assert (from_snapshot.seq, from_snapshot.state) == (right.seq, right.state)
    assert from_snapshot.deadline_at == right.deadline_at
    snapshot = await snapshot_of(store, match, MAKER)
    assert snapshot is not None
    assert 0 < snapshot.seq <= right.seq
