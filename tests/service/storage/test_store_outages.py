"""Killed writers and restarted databases: acknowledged events are stored once, and nothing else is acknowledged."""

import asyncio
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from tests.service.servers import PostgreSQL
from tests.service.store_setup import added, command_key, log_of, new_match
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.refusals import Stale
from tilewright.messages.fields import MatchId
from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.store import Store

ROOT = Path(__file__).resolve().parents[3]
MATCHES = [MatchId(f"match-{number}") for number in range(8)]


def acknowledged(url: str, lines: int) -> dict[str, int]:
    """Return the last seq that a writer acknowledged of each match, before it was killed without warning."""
    words = [sys.executable, "-m", "tests.service.storage.appender", url, *MATCHES]
    writer = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    heads: dict[str, int] = {}
    with writer.stdout as out:
        for _ in range(lines):
            match, seq = out.readline().split()
            heads[match] = int(seq)
        writer.kill()
        # Lines still in the pipe were acknowledged too; the kill may have cut the last one.
        for line in out:
            if line.endswith("\n"):
                match, seq = line.split()
                heads[match] = int(seq)
    writer.wait()
    return heads


async def go_on(store: Store, match: MatchId) -> None:
    """Append to a match as the writer would; writes in progress of the dead writer are finished then."""
    while True:
        head = (await store.heads([match]))[match]
        with suppress(Stale):
            await store.append(added(head, b"x", b"y", match=match, command=command_key(f"after {head}")))
            return


@pytest.mark.slow(reason="starts, kills and starts again processes that write")
async def test_acknowledged_events_survive_the_death_of_the_writer(url: str, deep: bool) -> None:
    chance = random.Random(8)
    store = await Store.open(url)
    for match in MATCHES:
        await store.create(new_match(match))
    await store.close()
    for _ in range(20 if deep else 1):
        heads = await asyncio.to_thread(acknowledged, url, chance.randrange(8, 400))
        store = await Store.open(url)
        for match in MATCHES:
            await go_on(store, match)
            log = await store.tail(match, limit=100_000)
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            assert len(log) >= heads.get(match, 0)
            # Both events of an append, or none.
            assert len(log) % 2 == 0
            assert (await store.match(match)).head == len(log)
            assert await store.accepted_before(match, Seat(0), f"after {len(log) - 2}") is not None
        await store.close()


async def insistent(store: Store, match: MatchId, stop: asyncio.Event) -> tuple[list[bytes], int]:
    """Append until stopped, with retries; return what was acknowledged."""
    done: list[bytes] = []
    lost = 0
    while not stop.is_set():
        name = f"command {len(done)}"
        try:
            await store.append(added(len(done), name.encode(), match=match, command=command_key(name)))
        except StoreUnavailable:
            lost += 1
            await asyncio.sleep(0.02)
        else:
            done.append(name.encode())
    return done, lost


async def more_is_stored(store: Store) -> None:
    """Return when every match has a few more events."""
    before = await store.heads(MATCHES)

    async def has_grown() -> bool:
        return all(head >= before[match] + 3 for match, head in (await store.heads(MATCHES)).items())

    await until(has_grown)


@pytest.mark.slow(reason="starts a PostgreSQL server and restarts it under load")
async def test_while_postgresql_restarts_nothing_is_acknowledged_and_then_all_continues(
    own_postgres: PostgreSQL, deep: bool
) -> None:
    store = await Store.open(own_postgres.url("postgres"))
    stop = asyncio.Event()
    for match in MATCHES:
        await store.create(new_match(match))
    players = [asyncio.create_task(insistent(store, match, stop)) for match in MATCHES]
    for how in (signal.SIGINT, signal.SIGQUIT) * (5 if deep else 1):
        await more_is_stored(store)
        await asyncio.to_thread(own_postgres.stop, how)
        with pytest.raises(StoreUnavailable):
            await store.heads(MATCHES)
        with pytest.raises(StoreUnavailable):
            await store.append(added(0, b"x", match=MATCHES[0]))
        await asyncio.to_thread(own_postgres.start)
    await more_is_stored(store)
    stop.set()
    for match, (done, lost) in zip(MATCHES, await asyncio.gather(*players), strict=True):
        assert await log_of(store, match) == done[:1_000]
        assert lost > 0
    await store.close()


async def test_dead_connections_are_replaced_silently(postgres: PostgreSQL, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(new_match("m", b"1"))
    assert await log_of(store) == [b"1"]
    name = postgres_url.rpartition("/")[2]
    kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    assert len(await asyncio.to_thread(postgres.query, kill)) >= 2
    await store.append(added(1, b"2"))
    assert await log_of(store) == [b"1", b"2"]
    await store.close()


@pytest.mark.slow(reason="waits for a lock until the store gives up")
async def test_a_match_locked_by_a_hanging_node_is_not_waited_for(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    for match in MATCHES[:2]:
        await store.create(new_match(match))
    hanging = await asyncpg.connect(postgres_url)
    await hanging.execute("BEGIN")
    await hanging.execute(f"SELECT * FROM matches WHERE id = '{MATCHES[0]}' FOR UPDATE")
    with pytest.raises(StoreUnavailable):
        await store.append(added(0, b"x", match=MATCHES[0]))
    await store.append(added(0, b"y", match=MATCHES[1]))
    await hanging.close()
    await store.append(added(0, b"z", match=MATCHES[0]))
    assert await log_of(store, MATCHES[0]) == [b"z"]
    await store.close()
