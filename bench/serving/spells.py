"""A load in spells: how long moves take while something else is asked of the server, and while it is not."""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack

from bench.printing import table
from bench.serving.players import SEATS, guest, played, seated
from tilewright.client.live_match import Heard, LiveMatch
from tilewright.client.tally import Tally, percentile

SECONDS_A_SPELL = 5.0
Tables = Sequence[Sequence[LiveMatch]]


def add_options(options: argparse.ArgumentParser) -> None:
    """Add the options of the load."""
    options.add_argument("--matches", type=int, default=20)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--move-every", type=float, default=1.0, help="seconds between the moves of a match")
    options.add_argument("--rules", default="classic-nl", help="the rulebook that is played")


async def compared(
    given: argparse.Namespace, url: str, ask: Callable[[Tables], Awaitable[int]], heard: Heard | None = None
) -> tuple[dict[bool, list[float]], int]:
    """Return the seconds of moves in spells without and with `ask`, and how often it asked; it returns a count.

    It is called once before the first spell, so that the processes that answer are running.
    """
    tally = Tally()
    moves: dict[bool, list[float]] = {False: [], True: []}
    asked = 0
    async with AsyncExitStack() as stack:
        tables = [
            await seated([guest(url, tally) for _ in range(SEATS + 1)], stack, given.rules, heard)
            for _ in range(given.matches)
        ]
        await ask(tables)
        waits = tally.waits.setdefault("act", [])
        ends = time.monotonic() + given.seconds
        playing = asyncio.gather(*(played(people, ends, given.move_every) for people in tables))
        asks = False
        while time.monotonic() < ends:
            before, spell = len(waits), min(ends, time.monotonic() + SECONDS_A_SPELL)
            # A spell lasts until its last answer has come, so that nothing runs on in the next one.
            while time.monotonic() < spell:
                if asks:
                    asked += await ask(tables)
                else:
                    await asyncio.sleep(max(0.0, spell - time.monotonic()))
            moves[asks] += waits[before:]
            asks = not asks
        await playing
    return moves, asked


def show(what: str, moves: dict[bool, list[float]], asked: int) -> None:
    """Print the table and the ratio."""
    p99 = {which: percentile(moves[which], 0.99) for which in moves}
    rows = [
        (count, len(moves[which]), f"{percentile(moves[which], 0.5):.1f}", f"{p99[which]:.1f}")
        for which, count in ((False, 0), (True, asked))
    ]
    print(table((what, "moves", "p50 ms", "p99 ms"), rows))
    print(f"ratio: {p99[True] / p99[False]:.2f}")
