"""Measure the costs that `bench scale` simulates with, on this machine, and write bench/results/scale.json."""

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from redis.asyncio import Redis
from sqlalchemy import Connection, func, select, text

from bench.commands import parser
from bench.serving import append_rate, load
from bench.serving.players import RULES, SECONDS_A_MOVE
from bench.serving.scale import COSTS, Costs
from bench.serving.servers import Running, at_rest, servers
from tilewright.cli.shared.database import given_url
from tilewright.service.storage.schema import EVENTS
from tilewright.service.storage.store import Store

_REPLAYS = 100
_SECONDS_IDLE = 10
_AT_ONCE = 64
_TICKS = os.sysconf("SC_CLK_TCK")
_BACKEND = text("SELECT pg_backend_pid()")
_WRITTEN = text("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
_LOGGED = text("SELECT coalesce(sum(pg_column_size(events)), 0) FROM events")


def postgresql_ms(backend: int) -> float:
    """Return the processor time of the PostgreSQL server on this machine that has a backend with this process id."""
    server = _stat(Path(f"/proc/{backend}/stat"))[1]
    own = [stat for path in Path("/proc").glob("[0-9]*/stat") if (stat := _stat(path))[1] == server]
    # Of the server itself with its children that have ended, and of those that run.
    ticks = sum(_stat(Path(f"/proc/{server}/stat"))[11:15]) + sum(sum(stat[11:13]) for stat in own)
    return 1_000 * ticks / _TICKS


def _stat(path: Path) -> list[int]:
    """Return the numbers of a process after its name, with its state as 0; none if it has ended."""
    try:
        _state, *numbers = path.read_text().rpartition(")")[2].split()
    except OSError:
        return [0] * 50
    return [0, *map(int, numbers)]


async def redis_ms(url: str) -> float:
    """Return the processor time of a Redis server."""
    client = Redis.from_url(url)
    try:
        used = await client.info("cpu")
    finally:
        await client.aclose()
    return 1_000 * float(used["used_cpu_sys"] + used["used_cpu_user"])


class Meter:
    """Samples the processor time of the nodes, the database and Redis in ms, and the bytes written and logged."""

    def __init__(self, store: Store, bus: str, nodes: Sequence[Running]) -> None:
        self._store, self._bus, self._nodes = store, bus, nodes
        self.samples: list[tuple[float, ...]] = []

    async def sample(self) -> None:
        """Take a sample, the time first."""
        nodes = sum(1_000 * node.processor for node in self._nodes)
        at = time.monotonic()
        self.samples.append((at, nodes, *await database_state(self._store), await redis_ms(self._bus)))

    def spent(self) -> tuple[float, ...]:
        """Return the differences between the last two samples."""
        before, after = self.samples[-2:]
        return tuple(end - start for start, end in zip(before, after, strict=True))


async def database_state(store: Store) -> tuple[float, float, float]:
    """Return the processor time of the database, the bytes it has written and the bytes of the log."""

    def asked(connection: Connection) -> tuple[int, float, float]:
        backend, written, logged = (connection.execute(query).scalar_one() for query in (_BACKEND, _WRITTEN, _LOGGED))
        return int(backend), float(written), float(logged)

    backend, written, logged = await store.write(asked)
    return await asyncio.to_thread(postgresql_ms, backend), written, logged


async def loaded(given: argparse.Namespace, database: str, bus: str) -> dict[str, float]:
    """Return the costs of idle nodes and of moves under the load of the load test, with the columns of its table."""
    store = await Store.open(database)
    try:
        with servers(given.nodes, ["--database", database, "--bus", bus]) as running:
            meter = Meter(store, bus, running)
            await at_rest(running)
            await meter.sample()
            await asyncio.sleep(_SECONDS_IDLE)
            await meter.sample()
            idle = [spent / meter.spent()[0] for spent in meter.spent()]
            found = await load.measured(given, running, meter.sample)
    finally:
        await store.close()
    seconds, *spent = meter.spent()
    # What nodes do without players is not the cost of a move.
    a_move = [
        (all_of_it - seconds * unused) / found["moves"] for all_of_it, unused in zip(spent, idle[1:], strict=True)
    ]
    names = ("node", "database", "written", "logged", "redis")
    return (
        found
        | {f"idle {name}": value / given.nodes for name, value in zip(names, idle[1:], strict=True)}
        | dict(zip(names, a_move, strict=True))
    )


async def appended(database: str, seconds: float) -> tuple[float, float, float]:
    """Return durable appends per second, what one alone waits in ms, and the database's ms for reading a long log."""
    store = await Store.open(database)
    try:
        alone = await append_rate.measured(store, 1, seconds)
        many = await append_rate.measured(store, _AT_ONCE, seconds)
        longest = select(EVENTS.c.match).group_by(EVENTS.c.match).order_by(func.count().desc()).limit(1)
        ((match,),) = await store.read(longest)
        before, _, _ = await database_state(store)
        for _ in range(_REPLAYS):
            await store.tail(match)
        after, _, _ = await database_state(store)
    finally:
        await store.close()
    return many.rate, 1_000 / alone.rate, (after - before) / _REPLAYS


async def measured(given: argparse.Namespace, database: str, bus: str) -> Costs:
    """Return the costs on this machine."""
    busy = os.getloadavg()[0]
    found = await loaded(given, database, bus)
    rate, wait, replay = await appended(database, given.append_seconds)
    return Costs(
        date=datetime.now(UTC).date().isoformat(),
        cores=os.cpu_count() or 1,
        load_before=round(busy, 2),
        nodes=given.nodes,
        matches=given.matches,
        node_ms_a_move=round(found["node"], 2),
        node_idle_ms_a_second=round(found["idle node"], 2),
        node_ms_a_message=round(found["node"] * found["moves"] / (found["messages/s"] * given.seconds), 3),
        bytes_a_move=round(found["bytes/move"]),
        kb_a_socket=round(found["KB/socket"], 1),
        database_ms_a_move=round(found["database"], 2),
        database_idle_ms_a_second=round(found["idle database"], 2),
        database_log_bytes_a_move=round(found["logged"]),
        database_written_bytes_a_move=round(found["written"]),
        database_ms_a_replay=round(replay, 2),
        appends_a_second=round(rate),
        commit_wait_ms=round(wait, 1),
        redis_ms_a_move=round(found["redis"], 3),
    )


def main(words: Sequence[str]) -> int:
    """Measure, and write the file."""
    options = parser(
        "scale-costs", __doc__, "--database postgresql://postgres@localhost/scale --bus redis://localhost:6379"
    )
    options.add_argument("--database", help="an empty PostgreSQL database on this machine, as for the load test")
    options.add_argument("--bus", help="a Redis on this machine")
    options.add_argument("--matches", type=int, default=100)
    options.add_argument("--seconds", type=float, default=40)
    options.add_argument("--append-seconds", type=float, default=3)
    options.add_argument("--file", type=Path, default=COSTS, help="the file to write (bench/results/scale.json)")
    given = options.parse_args(words)
    given.nodes, given.rules, given.move_every = 2, RULES, SECONDS_A_MOVE
    database, bus = given_url("database", given.database), given_url("bus", given.bus)
    if database is None or bus is None:
        options.error("--database and --bus are needed")
    costs = asyncio.run(measured(given, database, bus))
    given.file.write_bytes(msgspec.json.format(msgspec.json.encode(costs), indent=2) + b"\n")
    print(given.file.read_text("utf-8"))
    return 0
