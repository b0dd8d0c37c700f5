"""How many games a second are played out: both forms of the playouts in one run.

The plain form is Python that asks the compiled solver, the compiled form is C. Both play the same worlds.
"""

import time
from collections.abc import Callable, Sequence
from itertools import islice

from bench.bots.situations import Case, situations
from bench.commands import parser
from bench.printing import Table
from bench.versions import Figures, add_options, compare
from tilewright.bots.tiles.playouts.kernel import playouts
from tilewright.bots.tiles.playouts.situation import Plan, Situation
from tilewright.bots.tiles.playouts.worlds import playouts as plain_playouts
from tilewright.rules.booklets import booklet

Playouts = Callable[[Situation, Sequence[Plan], int, int, int], bytes]

TABLES = (("classic-nl", 2), ("classic-nl", 4), ("classic-de", 4), ("classic-fr", 4), ("six", 6), ("twist", 4))


def seconds(cases: list[Case], worlds: int, play: Playouts = playouts) -> float:
    """Return the processor time that one playout takes, in seconds."""
    began = time.process_time()
    for number, (known, _) in enumerate(cases):
        play(known, (Plan(),), number, 0, worlds)
    return (time.process_time() - began) / (len(cases) * worlds)


def figures(positions: int) -> Figures:
    """Return the playouts a second of the version that is imported."""
    found: Figures = {}
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), positions))
        found[f"{name}, {seats} seats"] = 1 / seconds(cases, 100)
    return found


def main(words: Sequence[str]) -> int:
    """Print the rate of both forms and their ratio for some tables."""
    options = parser("playout-rates", __doc__, "--positions 20 --against v0.1.0")
    options.add_argument("--positions", type=int, default=40, help="positions of games of bots, for each table")
    add_options(options)
    asked = options.parse_args(words)
    if asked.against is not None:
        return compare(asked, "bench.bots.playout_rates", positions=asked.positions)
    printed = Table("rules", "seats", "plain/s", "compiled/s", "ratio")
    totals = [0.0, 0.0]
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), asked.positions))
        compiled = seconds(cases, 20)
        plain = seconds(cases, 2, plain_playouts)
        totals[0] += plain
        totals[1] += compiled
        printed.add(name, seats, f"{1 / plain:.0f}", f"{1 / compiled:.0f}", f"{plain / compiled:.1f}")
    rates = [f"{len(TABLES) / total:.0f}" for total in totals]
    printed.add("together", "", *rates, f"{totals[0] / totals[1]:.1f}")
    return 0
