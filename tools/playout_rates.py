"""How many games a second are played out: `python -m tools.playout_rates` compares both forms in one run.

The plain form is Python that asks the compiled solver; the compiled form is C alone. Both play the same worlds.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice

from tilewright.bots.tiles.playouts.kernel import FORMS, Playouts
from tilewright.bots.tiles.playouts.situation import Plan
from tilewright.rules.booklets import booklet
from tools.situations import Case, situations

TABLES = (("classic-nl", 2), ("classic-nl", 4), ("classic-de", 4), ("classic-fr", 4), ("six", 6), ("twist", 4))


def seconds(play: Playouts, cases: list[Case], worlds: int) -> float:
    """Return the processor time that one playout takes, in seconds."""
    began = time.process_time()
    for number, (known, _) in enumerate(cases):
        play(known, (Plan(),), number, 0, worlds)
    return (time.process_time() - began) / (len(cases) * worlds)


def main() -> None:
    """Print the rate of both forms and their ratio for some tables."""
    parser = argparse.ArgumentParser(description="Compare the rates of both forms of the playouts.")
    parser.add_argument("--positions", type=int, default=40, help="positions of games of bots, for each table")
    asked = parser.parse_args()
    print("rules       seats   plain/s  compiled/s   ratio")
    totals = [0.0, 0.0]
    for name, seats in TABLES:
        cases = list(islice(situations(booklet(name), seats, seed=1), asked.positions))
        plain, compiled = seconds(FORMS["plain"].playouts, cases, 2), seconds(FORMS["compiled"].playouts, cases, 20)
        totals[0] += plain
        totals[1] += compiled
        print(f"{name:11} {seats:5} {1 / plain:9.0f} {1 / compiled:11.0f} {plain / compiled:7.1f}", flush=True)
    print(
        f"{'together':17} {len(TABLES) / totals[0]:9.0f} {len(TABLES) / totals[1]:11.0f} {totals[0] / totals[1]:7.1f}"
    )


if __name__ == "__main__":
    main()
