"""A soak of a real server: people and programs come and go, and nothing may grow or be left.

People and programs open tables, join, talk, play, drop their lines, come back and leave. Memory, open files, tasks and
the rows of every table are sampled; after a warm-up none of them may grow but the log, and when everybody has gone
nothing else may be left.
"""

import argparse
import asyncio
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bench.commands import parser
from bench.printing import table
from bench.serving.servers import SETTINGS, Running, at_rest, servers
from bench.serving.soak_people import Visits
from tilewright.client.server import Network, Server
from tilewright.service.storage.schema import METADATA

# The log, with its matches, seats and players.
MAY_GROW = {"events", "matches", "seats", "players"}
# One row, for as long as the database exists.
_ALWAYS_THERE = {"heartbeat", "server_keys"}
PACE = """\
[pace]
think = 50
between_games = 500
clear = 1000
"""
ALLOWED = """\
commands = 1000000
messages = 1000000
tables = 1000000
"""
KEPT = """\
[retention]
caches = {days}
tables = {days}
chat = {days}
guests = {days}
"""
CACHES_KIB = 8 * 1024
"""What the caches of docs/limits.md hold when full: 0.2 KiB a reading of a row (6 MiB), 9 a finished match (0.6)."""
BLOCKS = 10
# Student's t for 95 % on both sides, with as many blocks less two for the line.
_T = 2.306
_SECONDS_TO_SETTLE = 60
# New rows become ever rarer: caches fill as the logarithm of the time.
_SECONDS_TO_FILL = 15 * 60


class Sample(Struct, frozen=True, kw_only=True):
    """The server at a moment: seconds since the beginning, KiB of memory, open files, tasks, sockets, who follows a
    match, rows.
    """

    at: float
    memory: int
    files: int
    tasks: int
    sockets: int
    followers: int
    rows: dict[str, int]


class Slope(Struct, frozen=True):
    """A fitted growth per minute, and its margin of error."""

    growth: float
    margin: float

    @property
    def most(self) -> float:
        """The upper bound of the growth."""
        return self.growth + self.margin


class Line(Struct, frozen=True):
    """A line of the table: what was measured, its first and last level, its growth, and the allowed growth."""

    name: str
    first: float
    last: float
    slope: Slope
    allowed: float | None

    @property
    def is_broken(self) -> bool:
        """Whether it may grow faster than it should."""
        return self.allowed is not None and self.slope.growth - self.slope.margin > self.allowed


async def sampled(server: Running, database: Path, began: float) -> Sample:
    """Return the server as it is now."""
    watcher = Server(server.url, network=Network(keep_alive=False))
    counters = (await watcher.ask("GET", "/metrics")).body.decode()
    return Sample(
        at=time.monotonic() - began,
        memory=server.own_memory,
        files=len(os.listdir(f"/proc/{server.process.pid}/fd")),
        tasks=_counter(counters, "tilewright_tasks"),
        sockets=_counter(counters, "tilewright_sockets"),
        followers=_counter(counters, "tilewright_followers"),
        rows=await asyncio.to_thread(_rows, database),
    )


def _rows(database: Path) -> dict[str, int]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return {
            name: int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in METADATA.tables
        }


def _counter(text: str, name: str) -> int:
    return int(float(re.findall(rf"^{name} (\S+)", text, re.MULTILINE)[0]))


def slope(times: Sequence[float], values: Sequence[float]) -> Slope:
    """Return the growth per minute, by a line through the means of blocks: neighboring samples are not independent."""
    size = len(times) / BLOCKS
    parts = [range(round(block * size), round((block + 1) * size)) for block in range(BLOCKS)]
    points = [
        (sum(times[at] for at in part) / len(part) / 60, sum(values[at] for at in part) / len(part)) for part in parts
    ]
    middle = sum(x for x, _ in points) / BLOCKS
    level = sum(y for _, y in points) / BLOCKS
    spread = sum((x - middle) ** 2 for x, _ in points)
    growth = sum((x - middle) * (y - level) for x, y in points) / spread
    off = sum((y - level - growth * (x - middle)) ** 2 for x, y in points)
    return Slope(growth, _T * (off / (BLOCKS - 2) / spread) ** 0.5)


async def stayed(arguments: argparse.Namespace, server: Running, database: Path) -> tuple[list[Sample], Visits]:
    """Return the samples of a soak, the first before and the last after all visits."""
    # After its start a server still reads words and puzzles.
    await at_rest([server])
    began = time.monotonic()

    async def look() -> Sample:
        return await sampled(server, database, began)

    samples = [await look()]
    visits = Visits(server.url, arguments.seed, arguments.pause)
    people = [asyncio.create_task(visits.come_and_go()) for _ in range(arguments.parties)]
    # A slow machine takes fewer samples in the same time, and a slope needs some in each block.
    while (left := began + 60 * arguments.minutes - time.monotonic()) > 0 or len(samples) < 2 * BLOCKS:
        await asyncio.sleep(max(0, min(left, arguments.every)))
        samples.append(await look())
    visits.ending = True
    await asyncio.gather(*people)
    until = time.monotonic() + arguments.kept + _SECONDS_TO_SETTLE
    while left_over(last := await look(), samples[0]) and time.monotonic() < until:
        await asyncio.sleep(1)
    return [*samples, last], visits


def left_over(last: Sample, base: Sample) -> dict[str, int]:
    """Return what is left after all visits and all deletions."""
    rows = {
        f"rows of {name}": count for name, count in last.rows.items() if count and name not in MAY_GROW | _ALWAYS_THERE
    }
    more = {"tasks": last.tasks - base.tasks, "sockets": last.sockets, "followers": last.followers}
    return rows | {what: count for what, count in more.items() if count > 0}


def judged(samples: Sequence[Sample], arguments: argparse.Namespace) -> list[Line]:
    """Return the lines of the table, from the samples after the warm-up and before the end; memory comes first.

    How fast memory grows is judged once caches are mostly full, so not in a short run.
    """
    warm = [sample for sample in samples[1:-1] if sample.at >= arguments.warm_up * 60 * arguments.minutes]
    full = [sample for sample in warm if sample.at >= _SECONDS_TO_FILL]
    judges_memory = len(full) >= 2 * BLOCKS
    held, times = full if judges_memory else warm, [sample.at for sample in warm]

    def line(name: str, values: Sequence[float], allowed: float | None) -> Line:
        return Line(name, values[0], values[-1], slope(times[-len(values) :], values), allowed)

    lines = [
        line("memory, KiB", [sample.memory for sample in held], arguments.memory if judges_memory else None),
        line("open files", [sample.files for sample in warm], arguments.files),
        line("tasks", [sample.tasks for sample in warm], arguments.tasks),
    ]
    for name in warm[0].rows:
        rows = [sample.rows[name] for sample in warm]
        lines.append(line(f"rows of {name}", rows, None if name in MAY_GROW else arguments.rows))
    return lines


def table_of(lines: Sequence[Line]) -> str:
    """Return the table that is printed."""
    rows = [
        (
            *(line.name, f"{line.first:g}", f"{line.last:g}", f"{line.slope.growth:+.2f} ± {line.slope.margin:.2f}"),
            *("any" if line.allowed is None else f"{line.allowed:g}", "grows" if line.is_broken else ""),
        )
        for line in lines
    ]
    return table(("what", "first", "last", "growth a minute", "allowed", ""), rows)


def troubles_of(samples: Sequence[Sample], visits: Visits, lines: Sequence[Line]) -> list[str]:
    """Return all problems, in sentences."""
    found = [f"{line.name}: grows by {line.slope.growth:.2f} a minute" for line in lines if line.is_broken]
    memory, *_ = lines
    if memory.last - memory.first > CACHES_KIB:
        found.append(f"memory: grew by {memory.last - memory.first:.0f} KiB, and all caches hold {CACHES_KIB}")
    found += [f"{name}: {count} are left at the end" for name, count in left_over(samples[-1], samples[0]).items()]
    if not visits.finished:
        found.append("no match was played to its end")
    return found + [f"refused: {trouble}" for trouble in visits.tally.troubles[:20]]


def asked_for(words: Sequence[str]) -> argparse.Namespace:
    """Return the options."""
    options = parser("soak", __doc__, "--minutes 30")
    options.add_argument("--minutes", type=float, default=30, help="how long people come and go")
    options.add_argument("--parties", type=int, default=4, help="tables and programs at a time")
    options.add_argument("--pause", type=float, default=1.0, help="seconds between two parties, and most before a turn")
    options.add_argument("--every", type=float, default=5.0, help="seconds between two samples")
    options.add_argument("--warm-up", type=float, default=0.3, help="the part of the time that is not judged")
    options.add_argument("--kept", type=float, default=60.0, help="seconds that is kept what is not kept for ever")
    options.add_argument("--seed", type=int, default=1)
    growth: Mapping[str, float] = {"memory": 100, "files": 1, "tasks": 2, "rows": 5}
    for name, most in growth.items():
        options.add_argument(f"--{name}", type=float, default=most, help=f"growth a minute that is allowed ({most:g})")
    return options.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Run a soak, print the table, and return 1 if anything grows or is left."""
    arguments = asked_for(words)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "soak" / "tilewright.db"
        settings = PACE + SETTINGS + ALLOWED + KEPT.format(days=arguments.kept / 86_400)
        with servers(1, ["--database", f"sqlite:///{database}"], settings) as (server,):
            samples, visits = asyncio.run(stayed(arguments, server, database))
    lines = judged(samples, arguments)
    base, last = samples[0], samples[-1]
    turns = len(visits.tally.acks)
    done = f"{visits.parties} parties, {visits.finished} seats played to the end, {turns} turns"
    print(f"{arguments.minutes:g} minutes: {done}")
    print(f"tasks: {base.tasks} at the start, {last.tasks} at the end; memory: {base.memory} and {last.memory} KiB")
    print(table_of(lines))
    wrong = troubles_of(samples, visits, lines)
    for trouble in wrong:
        print(trouble)
    return 1 if wrong else 0
