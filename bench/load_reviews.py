"""Moves beside reviews: the ratio of the slowest answers with and without them.

The load of `bench load` runs in spells without reviews and spells in which a finished game is reviewed again and again,
all in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

from bench.commands import parser
from bench.players import SEATS, guest, idle_command, played, seated
from bench.printing import table
from bench.servers import SETTINGS, servers
from tilewright.client.live_match import follow
from tilewright.client.server import Network, Server
from tilewright.client.tally import Tally, percentile

SECONDS_A_SPELL = 5.0
# A review that is not remembered is made anew each time.
REVIEWED = "review_cache_bytes = 0\nreview_seconds = 600\n"
REVIEWED += SETTINGS + "replays = 1000000\naddress_replays = 1000000\n"


async def finished(reader: Server, rules: str) -> str:
    """Return a short match that a new guest has lost to a bot."""
    await reader.log_in("Reader")
    match = await reader.new_match(["greedy"], rules, {"match.games": 1, "deal.rack": 7})
    async with follow(reader, match) as live:
        while (view := await live.turn()) is not None:
            await live.act(idle_command(view))
    return match


async def compared(given: argparse.Namespace, url: str) -> tuple[dict[bool, list[float]], int]:
    """Return the seconds of moves without and with reviews running, in spells, and the number of reviews."""
    tally = Tally()
    reader = Server(url, network=Network(keep_alive=False, timeout_seconds=600))
    match = await finished(reader, given.rules)
    review = f"/api/matches/{match}/review"
    # The first review starts the process.
    await reader.request("GET", review)
    moves: dict[bool, list[float]] = {False: [], True: []}
    made = 0
    async with AsyncExitStack() as stack:
        tables = [
            await seated([guest(url, tally) for _ in range(SEATS + 1)], stack, given.rules)
            for _ in range(given.matches)
        ]
        waits = tally.waits.setdefault("act", [])
        ends = time.monotonic() + given.seconds
        playing = asyncio.gather(*(played(people, ends, given.move_every) for people in tables))
        with_reviews = False
        while time.monotonic() < ends:
            before, spell = len(waits), min(ends, time.monotonic() + SECONDS_A_SPELL)
            # A spell lasts until its last review is done, so that none runs in the next one.
            while time.monotonic() < spell:
                if with_reviews:
                    await reader.request("GET", review)
                    made += 1
                else:
                    await asyncio.sleep(max(0.0, spell - time.monotonic()))
            moves[with_reviews] += waits[before:]
            with_reviews = not with_reviews
        await playing
    return moves, made


def main(words: Sequence[str]) -> int:
    """Start a server, load it, and print the table and the ratio."""
    options = parser("load-reviews", __doc__, "--matches 20 --seconds 60")
    options.add_argument("--matches", type=int, default=20)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--move-every", type=float, default=1.0, help="seconds between the moves of a match")
    options.add_argument("--rules", default="classic-nl", help="the rulebook that is played")
    given = options.parse_args(words)
    with servers(1, settings=REVIEWED) as (server,):
        moves, made = asyncio.run(compared(given, server.url))
    p99 = {which: percentile(moves[which], 0.99) for which in moves}
    rows = [(count, len(moves[which]), f"{p99[which]:.1f}") for which, count in ((False, 0), (True, made))]
    print(table(("reviews", "moves", "p99 ms"), rows))
    print(f"ratio: {p99[True] / p99[False]:.2f}")
    return 0
