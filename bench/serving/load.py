"""A load test of real servers on this machine.

Each match has four players and a watcher, each with a socket, a draft per second and a move every twenty seconds. The
table at the end has the time from a move to its acknowledgement, the processor time of the servers and the bytes
received per move, and the memory per connection.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack

from bench.commands import parser
from bench.printing import table
from bench.serving.players import RULES, SEATS, SECONDS_A_MOVE, guest, played, seated
from bench.serving.servers import Running, at_rest, servers
from tilewright.client.tally import Tally

COLUMNS = (
    *("matches", "sockets", "nodes", "moves", "p50 ms", "p99 ms", "max ms", "draft p99 ms", "messages/s"),
    *("processor %", "processor ms/move", "bytes/move", "KB/socket", "refused"),
)
_WHOLE = {"messages/s", "processor %", "bytes/move"}


async def _nothing() -> None:
    """Measure nothing beside the table."""


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
        used = sum(server.processor for server in running)
        ends = time.monotonic() + given.seconds
        await asyncio.gather(*(played(people, ends, given.move_every) for people in tables))
        used = sum(server.processor for server in running) - used
        await meter()
        gc.enable()
    moves = len(tally.acks)
    return {
        "matches": given.matches,
        "sockets": lines,
        "nodes": len(running),
        "moves": moves,
        **{name: tally.percentile("act", part) for name, part in (("p50 ms", 0.5), ("p99 ms", 0.99), ("max ms", 1))},
        "draft p99 ms": tally.percentile("draft", 0.99),
        "messages/s": tally.received / given.seconds,
        "processor %": 100 * used / given.seconds,
        "processor ms/move": 1_000 * used / max(1, moves),
        "bytes/move": tally.received_bytes / max(1, moves),
        "KB/socket": a_line,
        "refused": tally.refused,
    }


def main(words: Sequence[str]) -> int:
    """Start the servers, load them, and print the table."""
    options = parser("load", __doc__, "--matches 200 --seconds 60")
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument(
        "--move-every", type=float, default=SECONDS_A_MOVE, help="seconds between the moves of a match"
    )
    options.add_argument("--nodes", type=int, default=1, help="servers that share --database and --bus")
    options.add_argument("--rules", default=RULES, help="the rulebook that is played")
    options.add_argument("--database", help="postgresql://... instead of a file")
    options.add_argument("--bus", help="redis://... for several servers")
    given = options.parse_args(words)
    if given.nodes > 1 and not (given.database and given.bus):
        options.error("several nodes need --database and --bus")
    shared = [word for name in ("database", "bus") if (url := getattr(given, name)) for word in (f"--{name}", url)]
    with servers(given.nodes, shared) as running:
        found = asyncio.run(measured(given, running))
    cells = [_shown(name, found[name]) for name in COLUMNS]
    print(table(COLUMNS, [cells]))
    return 0


def _shown(name: str, value: float) -> str:
    return f"{value:.0f}" if isinstance(value, int) or name in _WHOLE else f"{value:.1f}"
