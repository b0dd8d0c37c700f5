"""Deadlines and bots: the first node that looks does what is due, once, by the procedure of the rulebook."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import select

from tests.service.match_setup import begun, matches_on, moved, record_of, sweeping, to_move, waited
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.game.commands import DrawTile
from tilewright.game.events import Event, GameEnded, MatchEnded, TileDrawn, TilesPlayed, TimedOut
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.service.errors import Stale
from tilewright.service.matches.create import begin_if_ready
from tilewright.service.matches.loaded import CommandRequest
from tilewright.service.matches.service import Matches
from tilewright.service.screens.bot_pool import BotPool
from tilewright.service.settings import Pace, now
from tilewright.service.storage.leases import claim
from tilewright.service.storage.rows import Draft, MatchId
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store

SECOND = 1_000


async def events_of(matches: Matches, match: MatchId) -> list[Event]:
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


@pytest.mark.slow(reason="waits for the shortest turn there is, five seconds")
async def test_time_that_is_up_is_recorded_with_the_draft_and_the_next_turn_has_its_own_deadline(
    store: Store, bots: BotPool
) -> None:
    matches = matches_on(store, Pace())
    idle = await begun(matches, "classic-fr time.limit=5")
    loaded = await matches.latest(idle)
    seat = to_move(loaded)
    moved_tile = await begun(matches, "classic-fr time.limit=5")
    other = await matches.latest(moved_tile)
    rack = other.state.game.racks[to_move(other)]
    # FR-16 with A-13: a single tile is not a set, so it comes back, and three are drawn (FR-17).
    draft = Draft(match=moved_tile, seat=to_move(other), seq=other.seq, at=now(), draft=msgspec.json.encode([rack[:1]]))
    await store.put(draft)
    async with sweeping(matches, bots):
        for match in (idle, moved_tile):
            await waited(matches, match, 3)
    last = (await events_of(matches, idle))[-1]
    assert isinstance(last, TimedOut)
    # a player who moved nothing draws one tile in the French edition.
    assert (last.seat, len(last.drawn), last.returned) == (seat, 1, ())
    last = (await events_of(matches, moved_tile))[-1]
    assert isinstance(last, TimedOut)
    assert (len(last.drawn), last.returned) == (3, rack[:1])
    missed, entry = await store.tail(idle, 1)
    assert b"TurnMissed" in missed.event
    assert loaded.deadline_at is not None
    lateness = entry.at - loaded.deadline_at
    print(f"a time-out was recorded {lateness} ms after the deadline")
    assert lateness >= 0
    assert entry.deadline_at == entry.at + 5 * SECOND


@pytest.mark.slow(reason="waits for the shortest turn there is, five seconds")
async def test_a_late_move_or_the_time_out_is_recorded_but_not_both(sqlite_url: str, bots: BotPool) -> None:
    store = await Store.open(sqlite_url)
    here, there = matches_on(store), matches_on(store)
    match = await begun(here, "classic-fr time.limit=5")
    loaded = await here.latest(match)
    assert loaded.deadline_at is not None
    async with sweeping(there, bots):
        # The clock itself is tested: the move comes at the deadline.
        await asyncio.sleep((loaded.deadline_at - now()) / SECOND)
        seat, acked = to_move(loaded), True
        try:
            await here.accept(CommandRequest(match=match, seat=seat, command=DrawTile(), id="late", after=loaded.seq))
        except Stale:
            acked = False
        await waited(here, match, 2)
    last = (await events_of(here, match))[-1]
    assert isinstance(last, TileDrawn if acked else TimedOut)
    assert (await store.accepted_before(match, seat, "late") is not None) == acked
    await store.close()


@pytest.mark.slow(reason="waits for the shortest turn there is, five seconds")
async def test_another_node_takes_over_from_a_dead_one(postgres_url: str, bots: BotPool) -> None:
    store = await Store.open(postgres_url)
    pace = Pace()
    matches = matches_on(store, pace)
    match = await begun(matches, "classic-fr time.limit=5")
    loaded = await matches.latest(match)
    assert loaded.deadline_at is not None
    # The clock itself is tested: a match is due from its deadline.
    await asyncio.sleep((loaded.deadline_at - now()) / SECOND)
    # It claimed the match and died.
    (due,) = await claim(store, now(), pace.lease, 1)
    assert due.match == match
    async with sweeping(matches_on(store, pace), bots):
        await waited(matches, match, 2)
    entry = (await store.tail(match, 1))[0]
    lateness = entry.at - loaded.deadline_at
    print(f"the time-out of a dead node was recorded {lateness} ms after the deadline")
    assert lateness >= pace.lease
    await store.close()


@pytest.mark.slow(reason="starts a process for bots and plays whole games")
async def test_bots_play_a_match_to_its_end(sqlite_url: str, bots: BotPool) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    match = await played_out(matches, "classic-fr", ("beginner", "random"), bots)
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
