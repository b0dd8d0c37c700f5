"""How many games a second are played out."""

import time
from collections.abc import Sequence
from itertools import islice

from bench.bots.situations import Case, situations
from bench.commands import parser
from bench.printing import Table
from bench.versions import Figures, add_options, compare
from tilewright.bots.tiles.playouts.kernel import playouts
from tilewright.bots.tiles.playouts.situation import Plan
from tilewright.rules.booklets import booklet

TABLES = (("classic-nl", 2), ("classic-nl", 4), ("classic-de", 4), ("classic-fr", 4), ("six", 6), ("twist", 4))


def seconds(cases: list[Case], worlds: int) -> float:
    """Return the processor time that one playout takes, in seconds."""
    began = time.process_time()
    for number, (known, _) in enumerate(cases):
        playouts(known, (Plan(),), number, 0, worlds)
    return (time.process_time() - began) / (len(cases) * worlds)


def figures(positions: int) -> Figures:
    """Return the playouts a second of the version that is imported."""
    found: Figures = {}
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), positions))
        found[f"{name}, {seats} seats"] = 1 / seconds(cases, 100)
    return found


def main(words: Sequence[str]) -> int:
    """Print the rate for some tables."""
    options = parser("playout-rates", __doc__, "--positions 20 --against v0.1.0")
    options.add_argument("--positions", type=int, default=40, help="positions of games of bots, for each table")
    add_options(options)
    asked = options.parse_args(words)
    if asked.against is not None:
        return compare(asked, "bench.bots.playout_rates", positions=asked.positions)
    printed = Table("rules", "seats", "playouts/s")
    total = 0.0
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), asked.positions))
        taken = seconds(cases, 20)
        total += taken
        printed.add(name, seats, f"{1 / taken:.0f}")
    printed.add("together", "", f"{len(TABLES) / total:.0f}")
    return 0
