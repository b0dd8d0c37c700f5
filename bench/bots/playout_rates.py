"""How many games a second are played out: both forms of the playouts in one run.

The plain form is Python, the compiled form C. Both play the same worlds.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice

from bench.bots.situations import Case, situations
from bench.commands import parser
from bench.printing import Table
from tilewright.bots.tiles.playouts.kernel import playouts
from tilewright.bots.tiles.playouts.situation import Plan
from tilewright.kernel import Form, using
from tilewright.rules.booklets import booklet

TABLES = (("classic-nl", 2), ("classic-nl", 4), ("classic-de", 4), ("classic-fr", 4), ("six", 6), ("twist", 4))


def seconds(form: Form, cases: list[Case], worlds: int) -> float:
    """Return the processor time that one playout takes, in seconds."""
    began = time.process_time()
    with using(form):
        for number, (known, _) in enumerate(cases):
            playouts(known, (Plan(),), number, 0, worlds)
    return (time.process_time() - began) / (len(cases) * worlds)


def main(words: Sequence[str]) -> int:
    """Print the rate of both forms and their ratio for some tables."""
    options = parser("playout-rates", __doc__, "--positions 20")
    options.add_argument("--positions", type=int, default=40, help="positions of games of bots, for each table")
    asked = options.parse_args(words)
    printed = Table("rules", "seats", "plain/s", "compiled/s", "ratio")
    totals = [0.0, 0.0]
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), asked.positions))
        plain, compiled = seconds("plain", cases, 2), seconds("compiled", cases, 20)
        totals[0] += plain
        totals[1] += compiled
        printed.add(name, seats, f"{1 / plain:.0f}", f"{1 / compiled:.0f}", f"{plain / compiled:.1f}")
    rates = [f"{len(TABLES) / total:.0f}" for total in totals]
    printed.add("together", "", *rates, f"{totals[0] / totals[1]:.1f}")
    return 0
