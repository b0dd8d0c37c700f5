"""Hunt for positions that take the solver long: climb from many random ones, keeping every change for the worse.

    python -m tools.worst_positions --rules six --seconds 120 --seed 1

prints the worst found as a line for src/tilewright/cli/measuring/worst.txt.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from tilewright.cli.measuring.samples import Sample, Wanted, sample
from tilewright.game.position import Position
from tilewright.rules.booklets import booklet
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.solver.position import read_position
from tilewright.solver.solve import best_found
from tilewright.tiles.faces import Face, Row
from tilewright.tiles.notation import write_row, write_table
from tilewright.tiles.tile import faces_of, tiles_of

LARGEST_RACK = 30
PATIENCE = 150


def position_of(made: Sample, rules: Rulebook) -> Position:
    """Return the position of a sample whose player has opened."""
    return read_position(made.table, made.rack, rules)


def seconds_for(made: Sample, rules: Rulebook) -> float:
    """Return how long the best turn takes, the quickest of three tries."""
    position = position_of(made, rules)
    tries = []
    for _ in range(3):
        began = time.perf_counter()
        best_found(position)
        tries.append(time.perf_counter() - began)
        if tries[0] > 0.2:
            break
    return min(tries)


def changed(random: Random, made: Sample, rules: Rulebook) -> Sample:
    """Return the sample with one thing changed: a rack piece, a row of the table, or a piece between the two."""
    pool = Counter(faces_of(tiles_of(rules.box.contents)))
    pool.subtract(face for row in (*made.table, made.rack) for face in row)
    left = [face for face, count in pool.items() for _ in range(count)]
    rows, rack = list(made.table), list(made.rack)
    kind = random.random()
    if kind < 0.4 and left and rack:
        rack[random.randrange(len(rack))] = random.choice(left)
    elif kind < 0.55 and left and len(rack) < LARGEST_RACK:
        rack.append(random.choice(left))
    elif kind < 0.65 and len(rack) > 1:
        rack.pop(random.randrange(len(rack)))
    elif kind < 0.85 and left:
        rows.append(tuple(random.sample(left, min(len(left), random.choice((3, 3, 4, 5))))))
        return _with_legal_rows(made, _grown(random, rows[:-1], Counter(left), rules), tuple(rack))
    elif rows:
        rows.pop(random.randrange(len(rows)))
    return Sample(tuple(rows), tuple(rack))


def _grown(random: Random, rows: list[Row], left: Counter[Face], rules: Rulebook) -> list[Row]:
    """Return the rows with one more made of what is left, or with a piece added to one of them."""
    extra = sample(random, Wanted(copies=1, jokers=0, table=4, rack=0)).table
    for row in extra:
        if not Counter(row) - left:
            return [*rows, row]
    for place, row in enumerate(rows):
        face = random.choice(list(left.elements()))
        if laid := arranged((*row, face), set_rules(rules)):
            return [*rows[:place], laid, *rows[place + 1 :]]
    return rows


def _with_legal_rows(made: Sample, rows: list[Row], rack: Row) -> Sample:
    return Sample(tuple(rows), rack) if tuple(rows) != made.table else made


def climbed(random: Random, rules: Rulebook, until: float) -> tuple[float, Sample]:
    """Return the worst position that a climb from a random one comes to."""
    box = rules.box.contents
    jokers = dict(box.jokers)
    wanted = Wanted(
        copies=box.copies,
        jokers=random.randint(1, sum(jokers.values())),
        table=random.randint(20, 90),
        rack=random.randint(8, 24),
    )
    made = sample(random, wanted)
    worst, misses = seconds_for(made, rules), 0
    while misses < PATIENCE and time.monotonic() < until:
        other = changed(random, made, rules)
        took = seconds_for(other, rules)
        misses = 0 if took > 1.02 * worst else misses + 1
        if took > worst:
            made, worst = other, took
    return worst, made


def main() -> None:
    """Climb until the time is up, and print the worst position whenever it gets worse."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="six", help="the rulebook")
    parser.add_argument("--seconds", type=float, default=60, help="how long to hunt")
    parser.add_argument("--seed", type=int, default=1, help="where to begin")
    options = parser.parse_args()
    rules, random = booklet(options.rules), Random(options.seed)
    until = time.monotonic() + options.seconds
    record = 0.0
    while time.monotonic() < until:
        took, made = climbed(random, rules, until)
        print(f"{took * 1e3:.1f} ms", file=sys.stderr)
        if took > record:
            record = took
            print(f"{options.rules} / {write_table(made.table)} / {write_row(made.rack)}", flush=True)


if __name__ == "__main__":
    main()
