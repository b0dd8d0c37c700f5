"""How many durable appends per second a database takes, by one match and by several that share commits."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from uuid import uuid4

from msgspec import Struct

from bench.commands import parser
from bench.printing import Table
from tilewright.cli.shared.database import given_url
from tilewright.engine import Seat
from tilewright.hosting.rows import NewMatch, Schedule, SeatHolder
from tilewright.messages.fields import MatchId, Millis
from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.rows import Append, CommandKey
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

# About the size of a turn in the log.
_EVENT = b"x" * 400
_AT_ONCE = (1, 8, 64)


class Measured(Struct, frozen=True):
    """Appends acknowledged in some seconds, by a number of matches at once."""

    at_once: int
    appends: int
    seconds: float

    @property
    def rate(self) -> float:
        """Appends per second."""
        return self.appends / self.seconds


async def measured(store: Store, at_once: int, seconds: float) -> Measured:
    """Return how many appends the store acknowledges while some matches append as fast as they can."""
    began = time.monotonic()
    counts = await asyncio.gather(*(_played(store, began + seconds) for _ in range(at_once)))
    return Measured(at_once, sum(counts), time.monotonic() - began)


async def _played(store: Store, until: float) -> int:
    """Append to a new match until a time, at least once, one after the other, and return the number of appends."""
    match = MatchId(f"bench-{uuid4().hex}")
    free = (SeatHolder(), SeatHolder())
    now = Millis(0)
    await store.create(NewMatch(id=match, rules="bench", rulebook=b"", secrets=b"", holders=free, at=now))
    after = 0
    while not after or time.monotonic() < until:
        command = CommandKey(seat=Seat(0), id=str(after))
        turn = Append(match=match, after=after, events=(_EVENT,), at=now, schedule=Schedule(), command=command)
        after = (await store.append(turn)).seq
    return after


async def _benchmark(url: str, seconds: float) -> None:
    store = await Store.open(url)
    try:
        first: Measured | None = None
        printed = Table("matches at once", "appends per second", "ms each waits", "times the first")
        for at_once in _AT_ONCE:
            result = await measured(store, at_once, seconds)
            first = first or result
            wait, times = 1_000 * at_once / result.rate, result.rate / first.rate
            printed.add(at_once, f"{result.rate:.0f}", f"{wait:.2f}", f"{times:.1f}")
    finally:
        await store.close()


def main(words: Sequence[str]) -> int:
    """Measure, print one line for each number of matches, and return the exit code."""
    options = parser("append-rate", __doc__, "--database postgresql://postgres@localhost/bench")
    options.add_argument(
        "--database", metavar="URL", help="a database to fill; without it an SQLite file in a temporary folder"
    )
    options.add_argument("--seconds", type=float, default=3.0, help="how long each line is measured (3)")
    given = options.parse_args(words)
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = given_url("database", given.database)
            asyncio.run(_benchmark(url or f"sqlite:///{folder}/bench.db", given.seconds))
    except (BadInput, StoreUnavailable) as bad:
        print(f"append-rate: {bad}", file=sys.stderr)
        return 2
    return 0
