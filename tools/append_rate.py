"""How many durable appends per second a database takes: `python -m tools.append_rate`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from uuid import uuid4

from msgspec import Struct

from tilewright.cli.shared.database import given_url
from tilewright.engine import Seat
from tilewright.messages.ids import MatchId, Millis
from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.rows import Append, CommandKey, NewMatch, Schedule, SeatHolder
from tilewright.service.storage.store import Store
from tilewright.tiles.notation import BadInput

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
        print(f"{'matches at once':>15}  {'appends per second':>18}  {'ms each waits':>13}  times the first")
        for at_once in _AT_ONCE:
            result = await measured(store, at_once, seconds)
            first = first or result
            wait = 1_000 * at_once / result.rate
            print(f"{at_once:15}  {result.rate:18.0f}  {wait:13.2f}  {result.rate / first.rate:15.1f}", flush=True)
    finally:
        await store.close()


def main(arguments: Sequence[str]) -> int:
    """Measure, print one line for each number of matches, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.append_rate",
        description="Measure durable appends per second: by one match, then by several that share commits.",
        epilog="example: python -m tools.append_rate --database postgresql://postgres@localhost/bench",
    )
    parser.add_argument(
        "--database", metavar="URL", help="a database to fill; without it an SQLite file in a temporary folder"
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each line is measured (3)")
    options = parser.parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = given_url("database", options.database)
            asyncio.run(_benchmark(url or f"sqlite:///{folder}/bench.db", options.seconds))
    except (BadInput, StoreUnavailable) as bad:
        print(f"append_rate: {bad}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
