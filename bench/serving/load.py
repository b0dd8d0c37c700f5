"""A load test of real servers on this machine.

Each match has four players and a watcher, each with a socket, a draft per second and a move every twenty seconds. The
table at the end has the time from a move to its acknowledgement and from a draft to its judgement, how late timers of
the players fire (which is in both times, and is theirs, not the server's), the processor time of the servers and the
bytes received per move, and the memory per connection.
"""

import argparse
import asyncio
import gc
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from typing import Never
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from bench.commands import parser
from bench.printing import Table
from bench.serving.players import RULES, SEATS, SECONDS_A_MOVE, guest, played, seated
from bench.serving.servers import Running, at_rest, servers
from bench.versions import add_against, built
from tilewright.client.tally import Tally

COLUMNS = (
    *("matches", "sockets", "nodes", "moves", "p50 ms", "p99 ms", "max ms", "drafts", "draft p50 ms", "draft p99 ms"),
    *("players p99 ms", "messages/s", "processor %", "waits for one %", "processor ms/move", "bytes/move", "KB/socket"),
    "refused",
)
_WHOLE = {"messages/s", "processor %", "bytes/move"}
_SECONDS_A_TIMER = 0.01


async def _nothing() -> None:
    """Measure nothing beside the table."""


async def _time_players(tally: Tally) -> Never:
    """Note how late timers of this process fire: an answer that has come waits as long until it is read."""
    while True:
        due = time.perf_counter() + _SECONDS_A_TIMER
        await asyncio.sleep(_SECONDS_A_TIMER)
        tally.note_wait("players", time.perf_counter() - due)


async def measured(
    given: argparse.Namespace, running: Sequence[Running], meter: Callable[[], Awaitable[None]] = _nothing
) -> dict[str, float]:
    """Run the load, and return the columns of the table; `meter` is called just before and just after the play."""
    tally = Tally()
    before = await at_rest(running)
    async with AsyncExitStack() as stack:
        tables = []
        for _ in range(given.matches):
            people = [guest(running[place % len(running)].url, tally) for place in range(SEATS + 1)]
            tables.append(await seated(people, stack, given.rules))
        lines = sum(map(len, tables))
        a_line = (sum(server.memory for server in running) - before) / lines
        # The players share the machine with the servers; their garbage collection must not be measured.
        gc.freeze()
        gc.disable()
        tally.received = tally.received_bytes = tally.refused = 0
        await meter()
        used, waited = sum(server.processor for server in running), sum(server.waited for server in running)
        ends = time.monotonic() + given.seconds
        timing = asyncio.create_task(_time_players(tally))
        await asyncio.gather(*(played(people, ends, given.move_every) for people in tables))
        timing.cancel()
        used = sum(server.processor for server in running) - used
        waited = sum(server.waited for server in running) - waited
        await meter()
        gc.enable()
    moves = len(tally.acks)
    return {
        "matches": given.matches,
        "sockets": lines,
        "nodes": len(running),
        "moves": moves,
        **{name: tally.percentile("act", part) for name, part in (("p50 ms", 0.5), ("p99 ms", 0.99), ("max ms", 1))},
        "drafts": len(tally.waits.get("draft", ())),
        "draft p50 ms": tally.percentile("draft", 0.5),
        "draft p99 ms": tally.percentile("draft", 0.99),
        "players p99 ms": tally.percentile("players", 0.99),
        "messages/s": tally.received / given.seconds,
        "processor %": 100 * used / given.seconds,
        "waits for one %": 100 * waited / given.seconds,
        "processor ms/move": 1_000 * used / max(1, moves),
        "bytes/move": tally.received_bytes / max(1, moves),
        "KB/socket": a_line,
        "refused": tally.refused,
    }


def main(words: Sequence[str]) -> int:
    """Start the servers of each version, load them, and print the table."""
    options = parser("load", __doc__, "--matches 200 --seconds 60")
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument(
        "--move-every", type=float, default=SECONDS_A_MOVE, help="seconds between the moves of a match"
    )
    options.add_argument("--nodes", type=int, default=1, help="servers that share --database and --bus")
    options.add_argument("--rules", default=RULES, help="the rulebook that is played")
    options.add_argument("--database", help="postgresql://... instead of a file; each run has a new database there")
    options.add_argument("--bus", help="redis://... for several servers")
    options.add_argument("--runs", type=int, default=1, help="how often each version is measured")
    add_against(options)
    given = options.parse_args(words)
    if given.nodes > 1 and not (given.database and given.bus):
        options.error("several nodes need --database and --bus")
    with built(given.against) as versions:
        printed = Table("version", *COLUMNS)
        for name, sources in [*versions.items()] * given.runs:
            with new_database(given.database) as database:
                urls = {"--database": database, "--bus": given.bus}
                shared = [word for option, url in urls.items() if url for word in (option, url)]
                with servers(given.nodes, shared, sources=sources) as running:
                    found = asyncio.run(measured(given, running))
            printed.add(name, *(_shown(column, found[column]) for column in COLUMNS))
    return 0


@contextmanager
def new_database(url: str | None) -> Iterator[str | None]:
    """Make a database of PostgreSQL beside the one given, and drop it at the end: versions cannot share one."""
    if url is None or not url.startswith("postgresql:"):
        yield url
        return
    name = f"load_{secrets.token_hex(4)}"
    asyncio.run(_told(url, f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    finally:
        asyncio.run(_told(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _told(url: str, command: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


def _shown(name: str, value: float) -> str:
    return f"{value:.0f}" if isinstance(value, int) or name in _WHOLE else f"{value:.1f}"
