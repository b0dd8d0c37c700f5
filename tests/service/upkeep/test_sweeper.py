"""Deadlines and bots: the first node that looks does what is due, once, by the procedure of the rulebook."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import select

from tests.service.match_setup import begun, guests, matches_on, moved, record_of, set_clock, sweeping, to_move, waited
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.game.commands import DrawTile
from tilewright.game.events import GameEnded, MatchEnded, TileDrawn, TilesPlayed, TimedOut
from tilewright.games import AnyEvent
from tilewright.hosting.loaded import CommandRequest
from tilewright.hosting.refusals import Stale
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.seats import SeatEvent
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.service.matches.create import begin_if_ready
from tilewright.service.matches.service import Matches
from tilewright.service.settings import Pace, now
from tilewright.service.storage.heartbeat import claim, next_wake
from tilewright.service.storage.rows import StoredDraft
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store
from tilewright.service.upkeep import sweeper
from tilewright.service.upkeep.sweeper import Sweeper
from tilewright.service.workbench.bot_pool import BotPool

SECOND = 1_000
# How long before a deadline the clock is set, so that it passes while a node sweeps.
SHORTLY = 200


async def events_of(matches: Matches, match: MatchId) -> list[AnyEvent | SeatEvent]:
    """Return all events of a match."""
    codec = (await matches.latest(match)).hosted.codec
    return [codec.event.decode(entry.event) for entry in await matches.store.tail(match)]


async def played_out(matches: Matches, rules: str, players: Sequence[str], bots: BotPool) -> MatchId:
    """Return a match that bots have played to its end without a defect."""
    match = await begun(matches, rules, people=0, bots=players)
    assert await begin_if_ready(matches, await matches.store.match(match))
    async with sweeping(matches, bots) as metrics:

        async def is_over() -> bool:
            return (await matches.store.match(match)).schedule.over

        await until(is_over, 100)
    assert b"tilewright_defects_total 0.0" in metrics.text()
    return match


@pytest.mark.slow(reason="starts a process for bots")
async def test_time_that_is_up_is_recorded_with_the_draft_and_the_next_turn_has_its_own_deadline(
    store: Store, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_on(store, Pace())
    idle = await begun(matches, "classic-fr time.limit=5")
    loaded = await matches.latest(idle)
    seat = to_move(loaded)
    moved_tile = await begun(matches, "classic-fr time.limit=5")
    other = await matches.latest(moved_tile)
    rack = other.state.game.racks[to_move(other)]
    # FR-16 with A-13: a single tile is not a set, so it comes back, and three are drawn (FR-17).
    draft = StoredDraft(
        match=moved_tile, seat=to_move(other), seq=other.seq, at=now(), draft=msgspec.json.encode([rack[:1]])
    )
    await store.put(draft)
    assert loaded.deadline_at is not None
    set_clock(monkeypatch, Millis(loaded.deadline_at - SHORTLY))
    async with sweeping(matches, bots):
        for match in (idle, moved_tile):
            await waited(matches, match, 3)
    # On a slow machine the next turn may have ended as well.
    ended = (await events_of(matches, idle))[2]
    assert isinstance(ended, TimedOut)
    # a player who moved nothing draws one tile in the French edition.
    assert (ended.seat, len(ended.drawn), ended.returned) == (seat, 1, ())
    ended = (await events_of(matches, moved_tile))[2]
    assert isinstance(ended, TimedOut)
    assert (len(ended.drawn), ended.returned) == (3, rack[:1])
    missed, entry = await store.tail(idle, 1, 2)
    assert b"TurnMissed" in missed.event
    lateness = entry.at - loaded.deadline_at
    print(f"a time-out was recorded {lateness} ms after the deadline")
    assert lateness >= 0
    assert entry.deadline_at == entry.at + 5 * SECOND


@pytest.mark.slow(reason="starts a process for bots")
async def test_a_late_move_or_the_time_out_is_recorded_but_not_both(
    sqlite_url: str, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(sqlite_url)
    here, there = matches_on(store), matches_on(store)
    match = await begun(here, "classic-fr time.limit=5")
    loaded = await here.latest(match)
    assert loaded.deadline_at is not None
    set_clock(monkeypatch, Millis(loaded.deadline_at - SHORTLY))
    async with sweeping(there, bots):
        # The clock itself is tested: the move comes at the deadline.
        await asyncio.sleep((loaded.deadline_at - now()) / SECOND)
        seat, acked = to_move(loaded), True
        try:
            await here.accept(CommandRequest(match=match, seat=seat, command=DrawTile(), id="late", after=loaded.seq))
        except Stale:
            acked = False
        await waited(here, match, 2)
    ended = next(event for event in await events_of(here, match) if isinstance(event, TileDrawn | TimedOut))
    assert isinstance(ended, TileDrawn if acked else TimedOut)
    assert (await store.accepted_before(match, seat, "late") is not None) == acked
    await store.close()


@pytest.mark.slow(reason="starts a process for bots")
async def test_another_node_takes_over_from_a_dead_one(
    postgres_url: str, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    pace = Pace()
    matches = matches_on(store, pace)
    match = await begun(matches, "classic-fr time.limit=5")
    loaded = await matches.latest(match)
    assert loaded.deadline_at is not None
    assert await claim(store, now(), pace.lease, 1) == ()
    set_clock(monkeypatch, loaded.deadline_at)
    # It claimed the match and died.
    (due,) = await claim(store, now(), pace.lease, 1)
    assert due.match == match
    set_clock(monkeypatch, Millis(now() + pace.lease - SHORTLY))
    async with sweeping(matches_on(store, pace), bots):
        await waited(matches, match, 2)
    entry = (await store.tail(match, 1))[0]
    lateness = entry.at - loaded.deadline_at
    print(f"the time-out of a dead node was recorded {lateness} ms after the deadline")
    assert lateness >= pace.lease
    await store.close()


class Queries:
    """Counts the sweeps of a node, and how many of them ask the database when a match is due."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sweeps = self.asked = 0
        knows, asks = Sweeper._nothing_due, next_wake

        def sweep(node: Sweeper) -> bool:
            self.sweeps += 1
            return knows(node)

        async def ask(store: Store) -> Millis | None:
            self.asked += 1
            return await asks(store)

        monkeypatch.setattr(Sweeper, "_nothing_due", sweep)
        monkeypatch.setattr(sweeper, "next_wake", ask)

    async def after_more_sweeps(self) -> int:
        """Return how many queries some more sweeps need."""
        sweeps, asked = self.sweeps, self.asked
        await until(lambda: self.sweeps >= sweeps + 20)
        return self.asked - asked


@pytest.mark.slow(reason="starts a process for bots")
async def test_an_idle_node_asks_again_only_after_a_write_of_its_own(
    postgres_url: str, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries = Queries(monkeypatch)
    monkeypatch.setattr(sweeper, "_MILLIS_BETWEEN_QUERIES", 10**9)
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    async with sweeping(matches_on(store), bots):
        await until(lambda: queries.asked == 1)
        assert await queries.after_more_sweeps() == 0
        match = await begun_by_bots(matches_on(other))
        assert await queries.after_more_sweeps() == 0
        assert await other.heads([match]) == {match: 1}
        # Any write may have made a match due.
        await guests(store, 1)
        await waited(matches_on(other), match, 3)
    await store.close()
    await other.close()


@pytest.mark.slow(reason="starts a process for bots")
async def test_an_idle_node_finds_what_another_has_begun(postgres_url: str, bots: BotPool) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    async with sweeping(matches_on(store), bots):
        there = matches_on(other)
        await waited(there, await begun_by_bots(there), 3)
    await store.close()
    await other.close()


async def begun_by_bots(matches: Matches) -> MatchId:
    """Return a match of bots alone that has begun."""
    match = await begun(matches, people=0, bots=("random", "random"))
    assert await begin_if_ready(matches, await matches.store.match(match))
    return match


@pytest.mark.slow(reason="starts a process for bots and plays whole games")
async def test_bots_play_a_match_to_its_end(sqlite_url: str, bots: BotPool) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    match = await played_out(matches, "classic-fr deal.rack=7", ("beginner", "random"), bots)
    events = await events_of(matches, match)
    assert isinstance(events[-1], MatchEnded)
    assert sum(isinstance(event, GameEnded) for event in events) == 2
    assert any(isinstance(event, TilesPlayed) for event in events)
    await store.close()


@pytest.mark.slow(reason="starts a process for bots and plays a whole match")
async def test_bots_play_dice_too_and_the_record_is_verified(sqlite_url: str, bots: BotPool) -> None:
    store = await Store.open(sqlite_url)
    match = await played_out(matches_on(store), "turbo match.rounds=2", ("turbo-greedy", "turbo-random"), bots)
    lines = (await record_of(store, await store.match(match))).splitlines()
    assert [verdict(lines).legal for verdict in (referee, verify_record)] == [2, 2]
    await store.close()


@pytest.mark.slow(reason="starts a process for bots")
async def test_two_nodes_sweep_one_database_and_every_turn_is_taken_once(store: Store, bots: BotPool) -> None:
    nodes = [matches_on(store), matches_on(store)]
    match = await begun(nodes[0], people=1, bots=("beginner",))

    async def is_our_turn() -> bool:
        return to_move(await nodes[0].latest(match)) == Seat(0)

    async with sweeping(nodes[0], bots), sweeping(nodes[1], bots):
        for _ in range(8):
            await until(is_our_turn)
            await moved(nodes[0], match)
    events = await events_of(nodes[0], match)
    turns = [event.seat for event in events if isinstance(event, TileDrawn | TilesPlayed)]
    assert all(first != second for first, second in pairwise(turns))


async def test_a_node_that_stops_releases_the_matches_of_its_thinking_bots(store: Store, bots: BotPool) -> None:
    matches = matches_on(store, Pace(think=0, sweep=10, lease=60 * SECOND))
    # One process plays the bots, so most of these matches wait for it.
    held = [await begun(matches, people=0, bots=("searcher", "searcher")) for _ in range(4)]
    for match in held:
        assert await begin_if_ready(matches, await store.match(match))

    async def leased() -> int:
        return len(await store.read(select(MATCHES.c.id).where(MATCHES.c.lease_until > now())))

    async def all_but_one_are_leased() -> bool:
        return await leased() >= len(held) - 1

    async with sweeping(matches, bots):
        await until(all_but_one_are_leased)
    assert await leased() == 0
