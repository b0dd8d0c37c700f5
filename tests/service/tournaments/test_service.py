"""Tournaments on a store: nothing is lost, a round begins once, and matches enter their results themselves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from tests.service.match_setup import QUICK, guests, matches_on
from tests.service.people.given import SHORT, play_to_the_end
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.records.lines import write_score
from tilewright.service.bus.bus import Bus
from tilewright.service.matches.create import take_nonce
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.service import Rooms, give_up
from tilewright.service.settings import Retention, now
from tilewright.service.storage.schema import ROOMS
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import TOURNAMENT_EVENTS, TOURNAMENT_MATCHES
from tilewright.service.tournaments import service
from tilewright.service.tournaments.service import Loaded, NoSuchTournament, Tournaments
from tilewright.service.upkeep.personal_data import delete_player, export
from tilewright.service.upkeep.retention import clear
from tilewright.tournaments.acts import Act, Actor, AddPeople, Enter, Join, NotAllowed
from tilewright.tournaments.club import (
    KEPT_EVENTS,
    Club,
    Doors,
    Entry,
    Setup,
    Stay,
    Undo,
)
from tilewright.tournaments.pairing import Round, next_round
from tilewright.tournaments.tournament import Tournament

SETUP = Setup(title="Friday", seats=2, rounds=3, rules="classic-fr", house=SHORT)


async def pair(tournament: Tournament) -> Round:
    """Return the next round, as a bench does, a moment later."""
    await asyncio.sleep(0)
    return next_round(tournament)


@asynccontextmanager
async def club(matches: Matches) -> AsyncIterator[Tournaments]:
    """Return the tournaments of a node until the end of the block."""
    tournaments = Tournaments(Rooms(matches), matches)
    try:
        yield tournaments
    finally:
        await tournaments.close()


async def evening(tournaments: Tournaments, people: int = 2, names: int = 2) -> tuple[str, tuple[PlayerId, ...]]:
    """Return a tournament whose organiser takes part, with more players and names without a device."""
    players = await guests(tournaments.store, people)
    opened = await tournaments.open(SETUP, players[0])
    for player in players:
        await tournaments.act(opened.id, Actor(player, opened.club.link), Join())
    added = AddPeople(names=tuple(f"Name {each}" for each in range(names)))
    await tournaments.act(opened.id, Actor(players[0]), added)
    return opened.id, players


async def count(store: Store, table: object) -> int:
    """Return the number of rows of a table."""
    ((found,),) = await store.read(select(func.count()).select_from(table))  # type: ignore[arg-type]
    return found


async def test_another_node_folds_the_same_tournament_from_the_log(store: Store) -> None:
    here, there = (Matches(store, Bus(), QUICK) for _ in range(2))
    async with club(here) as ours, club(there) as theirs:
        tournament, (organiser, _) = await evening(ours)
        drawn = await ours.draw(tournament, Actor(organiser), 1, pair)
        assert await theirs.latest(tournament) == drawn
        left = await theirs.act(tournament, Actor(organiser), Stay(person=1, away=True))
        assert (await ours.latest(tournament)).club == left.club
        assert left.club.people[0].away


async def test_a_round_begins_once_however_many_nodes_are_asked_at_once(store: Store) -> None:
    nodes = [Matches(store, Bus(), QUICK) for _ in range(4)]
    async with club(nodes[0]) as one, club(nodes[1]) as two, club(nodes[2]) as three, club(nodes[3]) as four:
        tournament, (organiser, _) = await evening(one)
        asked = [each.draw(tournament, Actor(organiser), 1, pair) for each in (one, two, three, four) for _ in "ab"]
        rounds = {each.club.rounds for each in await asyncio.gather(*asked)}
        assert [len(each) for each in rounds] == [1]
        with pytest.raises(NotAllowed, match="2 tables have no confirmed result"):
            await one.draw(tournament, Actor(organiser), 2, pair)


async def test_people_may_look_only_with_the_link_a_card_or_as_a_part_of_it(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, (organiser, member) = await evening(tournaments)
        (stranger,) = await guests(store, 1)
        loaded = await tournaments.latest(tournament)
        for actor in (Actor(organiser), Actor(member), Actor(stranger, loaded.club.link)):
            assert await tournaments.seen(tournament, actor) == loaded
        for key in (None, "", "0" * 24, loaded.club.secret):
            with pytest.raises(NoSuchTournament):
                await tournaments.act(tournament, Actor(stranger, key), Join())
            with pytest.raises(NoSuchTournament):
                await tournaments.play(tournament, Actor(stranger, key), 1)
        with pytest.raises(NoSuchTournament):
            await tournaments.latest("nowhere")


def on_screen(club_now: Club) -> int:
    """Return the number of the first table of the last round that plays on screens."""
    return next(number for number, each in enumerate(club_now.rounds[-1].tables, start=1) if each.screen)


async def test_a_table_on_screens_gets_one_match_which_enters_its_result(store: Store) -> None:
    matches = matches_on(store)
    async with club(matches) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        loaded = await tournaments.draw(tournament, Actor(players[0]), 1, pair)
        table = on_screen(loaded.club)
        rooms = await asyncio.gather(*(tournaments.play(tournament, Actor(each), table) for each in players * 2))
        assert len({(room.id, room.match) for room in rooms}) == await count(store, ROOMS) == 1
        assert rooms[0].match is not None
        await play_to_the_end(matches, rooms[0].match, 2)
        await until(lambda: has_result(tournaments, tournament))
        entry = (await tournaments.latest(tournament)).club.rounds[0].tables[0].entry
        assert entry is not None
        assert entry.stands
        assert sum(map(float, entry.points)) == 0
        await until(lambda: is_empty(store))


async def test_a_match_that_people_begin_at_a_table_by_themselves_is_not_that_of_the_round(store: Store) -> None:
    matches = matches_on(store)
    async with club(matches) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        await tournaments.draw(tournament, Actor(players[0]), 1, pair)
        first = await tournaments.play(tournament, Actor(players[0]), 1)
        assert first.match is not None
        await give_up(matches, first.match)
        stray = (await Rooms(matches).start(first.id, first.host, None)).room.match
        rooms = [await tournaments.play(tournament, Actor(each), 1) for each in players * 2]
        assert [(room.id, room.match) for room in rooms] == [(first.id, rooms[0].match)] * 4
        assert rooms[0].match not in {None, first.match, stray}
        assert await store.read(select(TOURNAMENT_MATCHES.c.match)) == [(rooms[0].match,)]


async def has_result(tournaments: Tournaments, tournament: str) -> bool:
    return (await tournaments.latest(tournament)).club.rounds[0].tables[0].stands


async def is_empty(store: Store) -> bool:
    return await count(store, TOURNAMENT_MATCHES) == 0


async def test_the_last_events_are_kept_for_the_organiser_and_for_matches(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        organiser, member = map(Actor, players)
        drawn = await tournaments.draw(tournament, organiser, 1, pair)
        monkeypatch.setattr(service, "MOST_EVENTS", drawn.seq + KEPT_EVENTS)
        with pytest.raises(NotAllowed, match="Ask the organiser"):
            await tournaments.act(tournament, member, Stay(person=2, away=True))
        assert (await tournaments.play(tournament, member, 1)).match
        left = await tournaments.act(tournament, organiser, Stay(person=2, away=True))
        monkeypatch.setattr(service, "MOST_EVENTS", left.seq)
        with pytest.raises(NotAllowed, match="Begin a new one"):
            await tournaments.act(tournament, organiser, Stay(person=2, away=False))
        assert (await tournaments.act(tournament, organiser, Doors(joining=False, over=True))).club.over


async def test_deleting_takes_the_log_and_an_account_its_tournaments(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        mine, (organiser, member) = await evening(tournaments)
        with pytest.raises(NotAllowed, match="organiser"):
            await tournaments.delete(mine, Actor(member))
        await tournaments.delete(mine, Actor(organiser))
        assert await count(store, TOURNAMENT_EVENTS) == 0
        with pytest.raises(NoSuchTournament):
            await tournaments.latest(mine)
        other, (organiser, member) = await evening(tournaments)
        await delete_player(store, member)
        assert [each.tournament for each in await tournaments.of_player(organiser)] == [other]
        await delete_player(store, organiser)
        assert await count(store, TOURNAMENT_EVENTS) == 0


async def test_an_organiser_exports_no_secret_of_a_tournament(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, (organiser, _) = await evening(tournaments)
        secret = (await tournaments.latest(tournament)).club.secret
        events = msgspec.json.decode(exported := await export(store, organiser))["tournament_events"]
        assert [events[0]["event"]["setup"]["title"], len(events)] == ["Friday", 5]
        assert secret.encode() not in exported


async def test_old_tournaments_are_cleared(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        await evening(tournaments)
        assert await clear(store, Retention(tournaments=1), now()) == {}
        assert await clear(store, Retention(tournaments=1e-9), now()) == {"tournaments": 1}


async def test_an_undone_round_counts_for_nothing_and_its_match_enters_nothing(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        organiser = Actor(players[0])
        await tournaments.draw(tournament, organiser, 1, pair)
        await tournaments.play(tournament, organiser, 1)
        assert await count(store, TOURNAMENT_MATCHES) == 1
        undo: Act = Undo(round=1)
        assert (await tournaments.act(tournament, organiser, undo)).club.rounds == ()
        assert await count(store, TOURNAMENT_MATCHES) == 0
        seq = (await tournaments.latest(tournament)).seq
        assert (await tournaments.act(tournament, organiser, undo)).seq == seq
        again = await tournaments.draw(tournament, organiser, 1, pair)
        entered = Enter(round=1, table=1, points=(5, -5))
        assert (await tournaments.act(tournament, organiser, entered)).club.rounds[0].tables[0].stands
        assert not again.club.rounds[0].tables[0].stands


async def test_a_match_enters_nothing_where_its_round_is_drawn_again_at_the_same_moment(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_on(store)
    latest = matches.latest
    async with club(matches) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        organiser = Actor(players[0])
        await tournaments.draw(tournament, organiser, 1, pair)
        first = (await tournaments.play(tournament, organiser, 1)).match
    assert first is not None
    await play_to_the_end(matches, first, 2)
    drawn = asyncio.Event()
    async with club(matches) as tournaments:

        async def look_slowly(match: MatchId) -> LoadedMatch:
            monkeypatch.setattr(matches, "latest", latest)
            await tournaments.act(tournament, organiser, Undo(round=1))
            await tournaments.draw(tournament, organiser, 1, pair)
            drawn.set()
            return await latest(match)

        monkeypatch.setattr(matches, "latest", look_slowly)
        await drawn.wait()
        second = (await tournaments.play(tournament, organiser, 1)).match
        assert second not in {None, first}
        await play_to_the_end(matches, MatchId(second or ""), 2)
        await until(lambda: is_empty(store))
        outcome = (played := await latest(MatchId(second or ""))).hosted.kind.engine.outcome(played.state)
        entry = (await tournaments.latest(tournament)).club.rounds[0].tables[0].entry
        assert outcome is not None
        assert entry == Entry(tuple(map(write_score, outcome.totals)), by=None)


async def test_a_node_that_has_seen_less_of_a_match_enters_its_result_too(store: Store) -> None:
    here, there = (Matches(store, Bus(), QUICK) for _ in range(2))
    async with club(here) as tournaments:
        tournament, players = await evening(tournaments, 2, 0)
        await tournaments.draw(tournament, Actor(players[0]), 1, pair)
        match = (await tournaments.play(tournament, Actor(players[0]), 1)).match
    assert match is not None
    for seat in range(2):
        await take_nonce(here, match, Seat(seat), b"nonce of seat %d....." % seat)
    await there.latest(match)
    await play_to_the_end(here, match, 2)
    async with club(there) as tournaments:
        await until(lambda: has_result(tournaments, tournament))


async def test_a_result_that_comes_while_others_change_the_tournament_waits_for_the_next_look(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_on(store)
    async with club(matches) as others:
        tournament, players = await evening(others, 2, 0)
        await others.draw(tournament, Actor(players[0]), 1, pair)
        match = (await others.play(tournament, Actor(players[0]), 1)).match
    assert match is not None
    await play_to_the_end(matches, match, 2)
    async with club(matches) as tournaments:
        latest, looked_at = tournaments.latest, list[str]()

        async def behind(wanted: str) -> Loaded:
            loaded = await latest(wanted)
            looked_at.append(wanted)
            # Five times somebody else is faster.
            return replace(loaded, seq=loaded.seq - 1) if len(looked_at) <= 5 else loaded

        monkeypatch.setattr(tournaments, "latest", behind)
        await until(lambda: has_result(others, tournament))
