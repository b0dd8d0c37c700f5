"""Search for slow positions: hill climbing from random positions towards longer solving times.

Each new slowest position is printed as a line for src/tilewright/cli/measuring/worst.txt.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from bench.commands import parser
from tilewright.cli.measuring.positions import Sample, Wanted, sample
from tilewright.rules.booklets import booklet
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.solver.position import read_position
from tilewright.solver.solve import best_coded_turn
from tilewright.tiles import Face, Row, faces_of, tiles_of, write_row, write_table

LARGEST_RACK = 30
PATIENCE = 150


def seconds_for(made: Sample, rules: Rulebook) -> float:
    """Return the solving time of a sample, the shortest of three tries."""
    position = read_position(made.table, made.rack, rules)
    tries = []
    for _ in range(3):
        began = time.perf_counter()
        best_coded_turn(position)
        tries.append(time.perf_counter() - began)
        if tries[0] > 0.2:
            break
    return min(tries)


def changed(random: Random, made: Sample, rules: Rulebook) -> Sample:
    """Return the sample with one random change: to a rack piece, to a row, or by a new row."""
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
        rows = _grown(random, rows, Counter(left), rules)
    elif rows:
        rows.pop(random.randrange(len(rows)))
    return Sample(tuple(rows), tuple(rack))


def _grown(random: Random, rows: list[Row], left: Counter[Face], rules: Rulebook) -> list[Row]:
    """Return the rows with a new row of the pieces left, or with a piece added to one of them."""
    extra = sample(random, Wanted(copies=1, jokers=0, table=4, rack=0)).table
    for row in extra:
        if not Counter(row) - left:
            return [*rows, row]
    for place, row in enumerate(rows):
        face = random.choice(list(left.elements()))
        if longer := arranged((*row, face), set_rules(rules)):
            return [*rows[:place], longer, *rows[place + 1 :]]
    return rows


def climbed(random: Random, rules: Rulebook, until: float) -> tuple[float, Sample]:
    """Return the slowest sample on a climb from a random one, and its solving time."""
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


def main(words: Sequence[str]) -> int:
    """Climb until the time is up, and print each new slowest position."""
    wanted = parser("worst-positions", __doc__, "--rules six --seconds 120 --seed 1")
    wanted.add_argument("--rules", default="six", help="the rulebook")
    wanted.add_argument("--seconds", type=float, default=60, help="how long to search")
    wanted.add_argument("--seed", type=int, default=1, help="the seed")
    options = wanted.parse_args(words)
    rules, random = booklet(options.rules), Random(options.seed)
    until = time.monotonic() + options.seconds
    record = 0.0
    while time.monotonic() < until:
        took, made = climbed(random, rules, until)
        print(f"{took * 1e3:.1f} ms", file=sys.stderr)
        if took > record:
            record = took
            print(f"{options.rules} / {write_table(made.table)} / {write_row(made.rack)}", flush=True)
    return 0
