"""How long a reader waits for the first turns of a review, in seconds.

A guest loses short matches to a bot on a new server and asks for the review of each. The first review of a server finds
its processes as they are after the start; the others find them warm. The last line has the slowest of all against the
second that the first turns may take on a quiet machine.
"""

import asyncio
import statistics
import time
from collections.abc import Sequence

from bench.commands import parser
from bench.printing import Table
from bench.serving.load_reviews import finished
from bench.serving.servers import SETTINGS, servers
from tilewright.client.server import Network, Server

MOST_SECONDS = 1.0
SETTINGS_HERE = (
    "[pace]\nthink = 0\n"
    + SETTINGS
    + "replays = 1000000\naddress_replays = 1000000\nanalyses = 1000000\ncommands = 1000000\n"
)


async def first_turns(url: str, rules: str) -> tuple[float, int]:
    """Return the seconds until the first answer to a review of a new match, and the turns that it has."""
    async with Server(url, network=Network(timeout_seconds=600)) as reader:
        match = await finished(reader, rules)
        began = time.monotonic()
        answer = await reader.request("GET", f"/api/matches/{match}/review")
        return time.monotonic() - began, len(answer["review"]["turns"])


def main(words: Sequence[str]) -> int:
    """Print a table, and return 1 if the first turns come too late."""
    options = parser("review-start", __doc__, "--reviews 3")
    options.add_argument("--rules", default="classic-nl")
    options.add_argument("--reviews", type=int, default=5, help="reviews on each server")
    options.add_argument("--servers", type=int, default=3, help="servers, one after the other")
    given = options.parse_args(words)
    found: list[list[tuple[float, int]]] = []
    for _ in range(given.servers):
        with servers(1, settings=SETTINGS_HERE) as (server,):
            found.append([asyncio.run(first_turns(server.url, given.rules)) for _ in range(given.reviews)])
    printed = Table("review", "reviews", "median s", "max s", "turns in the first answer")
    groups = {"first of a server": [each[0] for each in found], "others": [one for each in found for one in each[1:]]}
    for name, group in groups.items():
        if group:
            taken, turns = [seconds for seconds, _ in group], [count for _, count in group]
            middle = f"{statistics.median(taken):.2f}"
            printed.add(name, len(group), middle, f"{max(taken):.2f}", f"{min(turns)} to {max(turns)}")
    slowest = max(seconds for each in found for seconds, _ in each)
    print(f"slowest first turn: {slowest:.2f} s of {MOST_SECONDS:.0f} s")
    return int(slowest > MOST_SECONDS)
