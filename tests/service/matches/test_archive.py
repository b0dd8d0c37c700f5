"""Replays and records: whole in any portions, cached, bounded, and folded outside the event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.service.loop_steps import LoopSteps
from tests.service.match_setup import guests, matches_on, record_of, unlimited_bench
from tilewright.engine import play, replay
from tilewright.hosting.new_match import new_match
from tilewright.hosting.rows import MatchRow, Schedule, SeatHolder, first_events
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.screens.kinds import hosted_game
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.archive import Archive, PartWanted
from tilewright.service.matches.service import MAKER
from tilewright.service.settings import now
from tilewright.service.storage.rows import Append
from tilewright.service.storage.store import Store, snapshot_of

READER = Asker("192.0.2.1", "ann")
SECONDS = 20


async def long_match(store: Store, rules: str, house: dict[str, int | str], *, games: int) -> MatchRow:
    """Return a match with some finished games in which nobody lays a tile."""
    (player,) = await guests(store, 1)
    holders = [SeatHolder(player=player, nonce=b"n" * 16), SeatHolder(bot="random" if rules != "turbo" else None)]
    match = new_match(rules, house, holders, Terms(), now())
    await store.create(match)
    row = await store.match(match.id)
    row = msgspec.structs.replace(
        row, holders=tuple(msgspec.structs.replace(holder, nonce=b"n" * 16) for holder in row.holders)
    )
    kind = hosted_game(rules).kind
    events: list[Any] = list(first_events(row))
    state = replay(kind.engine, tuple(events))
    while len(kind.engine.view(state, None).results) < games:
        step = play(kind.engine, state, kind.engine.to_move(state)[0], kind.engine.fallback(state))
        state = step.state
        events += step.events
    over = kind.engine.outcome(state) is not None
    stored = tuple(map(ENCODER.encode, events))
    await store.append(Append(match=row.id, after=0, events=stored, at=now(), schedule=Schedule(over=over)))
    return await store.match(row.id)


@asynccontextmanager
async def archive_of(store: Store, portion: int = 1_000, cache_bytes: int = 2**20) -> AsyncIterator[Archive]:
    """Return the replays and records of a store."""
    bench = unlimited_bench(SECONDS)
    try:
        yield Archive(matches_on(store), bench, cache_bytes, portion)
    finally:
        bench.close()


async def pages(archive: Archive, row: MatchRow, game: int) -> list[dict[str, Any]]:
    """Return all moments of a game, page by page."""
    moments: list[dict[str, Any]] = []
    while True:
        page = await archive.replay(row, PartWanted(game, len(moments), "en"), READER)
        assert page is not None
        assert page.first == len(moments)
        moments += msgspec.json.decode(ENCODER.encode(page))["moments"]
        if len(moments) == page.total:
            return moments


@pytest.mark.slow(reason="starts processes and plays two games")
async def test_replays_and_records_are_whole_in_any_portions(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    row = await long_match(store, "classic-fr", {"match.games": 2}, games=2)
    whole = await record_of(store, row)
    async with archive_of(store, portion=13) as archive, archive_of(store) as other:
        record = b"".join([lines async for lines in archive.record(row, READER)]).decode()
        assert record == whole
        lines = record.splitlines()
        assert [verdict(lines).legal for verdict in (referee, verify_record)] == [2, 2]
        one, two = await pages(archive, row, 2), await pages(other, row, 2)
        assert one == two
        assert one[0]["view"]["game"] == one[-1]["view"]["game"] == 2
        assert len(one[-1]["view"]["results"]) == 2
        assert one[0]["racks"]
        # The last game may end just after the match was read for the reader.
        early = msgspec.structs.replace(row, head=row.head - 3)
        page = await archive.replay(early, PartWanted(2, 0, "de"), READER)
        assert page is not None
        assert page.total == len(one)
        # Of a game that is being played nothing is shown.
        played = await long_match(store, "classic-fr", {"match.games": 2}, games=1)
        assert await archive.replay(played, PartWanted(2, 0, "en"), READER) is None
        first = [lines async for lines in archive.record(played, READER)]
        assert b"".join(first).decode() == await record_of(store, played)
    await store.close()


@pytest.mark.slow(reason="starts a process and makes a long match")
async def test_a_replay_of_a_long_match_keeps_nobody_waiting(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    row = await long_match(store, "classic-fr", {"match.games": 30}, games=30)
    assert row.head > 2_000
    async with archive_of(store, cache_bytes=400_000) as archive:
        # The process is started first, because its start does not belong to an answer.
        await pages(archive, row, 1)
        with LoopSteps() as steps:
            for game in (30, 29):
                assert await pages(archive, row, game)
            record = [len(lines) async for lines in archive.record(row, READER)]
        print(f"{row.head} events: at most {steps.most} calls in a step")
        assert steps.most < 20_000
        assert len(record) > 2
        assert archive._cache.currsize <= 400_000
    await store.close()


async def test_a_long_log_is_folded_in_pages_once_and_then_has_a_snapshot(store: Store) -> None:
    row = await long_match(store, "classic-fr", {"match.games": 6}, games=5)
    assert await snapshot_of(store, row.id, MAKER) is None
    matches = matches_on(store)
    # Two ask at once, as the players of a match do after a restart.
    one, two = await asyncio.gather(matches.latest(row.id), matches.latest(row.id))
    assert one.seq == two.seq == row.head
    await matches.close()
    stored = await snapshot_of(store, row.id, MAKER)
    assert stored is not None
    assert stored.seq == row.head
    again = matches_on(store)
    assert (await again.latest(row.id)).state == one.state
    sizes, seqs = [], []
    async for events in again.pages(one, 0):
        sizes.append(len(events))
        seqs += [event.seq for event in events]
    assert seqs == list(range(1, row.head + 1))
    assert max(sizes) <= 200
