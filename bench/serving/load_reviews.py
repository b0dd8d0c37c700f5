"""Moves beside reviews: the ratio of the slowest answers with and without them.

The load of `bench load` runs in spells without reviews and spells in which a finished game is reviewed again and again,
all in one run.
"""

import argparse
import asyncio
from collections.abc import Sequence

from bench.commands import parser
from bench.serving import spells
from bench.serving.players import idle_command
from bench.serving.servers import SETTINGS, servers
from tilewright.client.live_match import follow
from tilewright.client.server import Network, Server

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
    reader = Server(url, network=Network(keep_alive=False, timeout_seconds=600))
    match = await finished(reader, given.rules)
    review = f"/api/matches/{match}/review"

    async def ask(_: spells.Tables) -> int:
        await reader.request("GET", review)
        return 1

    return await spells.compared(given, url, ask)


def main(words: Sequence[str]) -> int:
    """Start a server, load it, and print the table and the ratio."""
    options = parser("load-reviews", __doc__, "--matches 20 --seconds 60")
    spells.add_options(options)
    given = options.parse_args(words)
    with servers(1, settings=REVIEWED) as (server,):
        moves, made = asyncio.run(compared(given, server.url))
    spells.show("reviews", moves, made)
    return 0
