"""Moves beside plans: the ratio of the slowest answers with and without them.

The load of `bench load` runs in spells without plans and spells in which a waiting player of each match asks every
second what becomes of a plan on a table that has changed, all in one run. The solver then looks for places for some
tiles of the rack.
"""

import asyncio
import time
from collections.abc import Sequence

from bench.commands import parser
from bench.serving import spells
from bench.serving.servers import servers
from tilewright.client.live_match import LiveMatch
from tilewright.game.view import View
from tilewright.messages.wire import AskPlan

SECONDS_A_PLAN = 1.0
# A tile that lay on the table when the plan was made.
GONE = -1
PLANNED = 6
_ANSWER = b'{"type":"plan"'


class Answers:
    """Counts the answers to plans."""

    def __init__(self) -> None:
        self.count = 0

    def heard(self, message: bytes) -> None:
        """Take a message of the server."""
        self.count += message.startswith(_ANSWER)

    async def ask(self, tables: spells.Tables) -> int:
        """Let a waiting player of each match ask about a plan in a second, and return how many were answered."""
        before = self.count
        next_at = time.monotonic()
        for people in tables:
            await _plan(people)
            next_at += SECONDS_A_PLAN / len(tables)
            await asyncio.sleep(next_at - time.monotonic())
        while self.count == before:
            # The first answers wait for processes to start.
            await asyncio.sleep(SECONDS_A_PLAN / len(tables))
        return self.count - before


async def _plan(people: Sequence[LiveMatch]) -> None:
    """Let the seat after the one to move ask, if there is one."""
    watched: View | None = people[-1].now.view
    if watched is None or not watched.to_move:
        return
    planner = people[(watched.to_move[0] + 1) % (len(people) - 1)]
    view: View | None = planner.now.view
    if view is None or planner.now.seq is None:
        return
    rows = (*view.table, (*view.rack[:PLANNED], GONE))
    await planner.link.send(AskPlan(rows=rows, over=(*view.table, (GONE,)), after=planner.now.seq))


def main(words: Sequence[str]) -> int:
    """Start a server, load it, and print the table and the ratio."""
    options = parser("load-plans", __doc__, "--matches 20 --seconds 60")
    spells.add_options(options)
    given = options.parse_args(words)
    with servers(1) as (server,):
        answers = Answers()
        moves, asked = asyncio.run(spells.compared(given, server.url, answers.ask, answers.heard))
    spells.show("plans", moves, asked)
    return 0
