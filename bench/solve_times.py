"""How many positions a second the solver answers, by rulebook: the median and the slowest hundredth.

Times are of the processor, for `solve`, `solve_many`, `legal_plays` and rounds of Turbo, on positions from fixed seeds.
`--against COMMIT` answers the same positions by an older version in the same run.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random

from bench.commands import parser
from bench.versions import Figures, add_options, compare
from tilewright.cli.measuring.game_times import turbo_round
from tilewright.cli.measuring.positions import Wanted, sample
from tilewright.cli.measuring.times import times_of
from tilewright.game.table import Position
from tilewright.rules.booklets import booklet
from tilewright.solver.plays import legal_plays
from tilewright.solver.position import read_position
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import solve, solve_many
from tilewright.tiles import FACES, Joker, JokerKind, Row

COPIES = {"six": 3}
SPECIAL = tuple(face for face in FACES if isinstance(face, Joker) and face.kind is not JokerKind.CLASSIC)
PLAYS = 200


def positions(rules: str, opened: bool) -> Iterator[Position]:
    """Yield positions of a rulebook, without end; in Twist most racks have special jokers.

    Where jokers of the table are bound, all turns have one: those without are solved as under any other rulebook.
    """
    random, book = Random(f"{rules} {opened}"), booklet(rules)
    bound = opened and turn_rules(book).jokers_bound
    while True:
        wanted = Wanted(
            copies=COPIES.get(rules, 2),
            jokers=random.choice((0, 1, 2)),
            table=random.randint(0, 60),
            rack=random.randint(5, 16),
        )
        found = sample(random, wanted)
        if bound and not any(isinstance(face, Joker) for row in found.table for face in row):
            continue
        rack: Row = found.rack
        if any(kind is not JokerKind.CLASSIC for kind, _ in book.box.contents.jokers):
            rack = (*rack, *random.sample(SPECIAL, random.randint(0, 2)))
        yield read_position(found.table, rack, book, opened=opened)


def _seconds(work: Callable[[Position], object], asked: Iterable[Position]) -> list[float]:
    found = []
    for position in asked:
        began = time.process_time()
        work(position)
        found.append(time.process_time() - began)
    return found


def figures(count: int) -> Figures:
    """Return the rates of the version that is imported."""
    found: Figures = {}
    for rules in ("classic-nl", "classic-de", "classic-fr", "six", "twist"):
        for opened in (True, False):
            asked = list(islice(positions(rules, opened), count + 20))
            _seconds(solve, asked[count:])
            times = times_of(_seconds(solve, asked[:count]))
            name = f"{rules}, {'turns' if opened else 'openings'}"
            found[f"solve, {name}: median"] = 1 / times.median
            found[f"solve, {name}: p99"] = 1 / times.p99
            if rules in {"classic-nl", "six"}:
                began = time.process_time()
                solve_many(asked)
                found[f"solve_many, {name}"] = len(asked) / (time.process_time() - began)
    asked = [one for one in islice(positions("classic-nl", True), count) if len(one.rack) < 9][: count // 8]
    found["legal_plays, classic-nl"] = len(asked) / sum(
        _seconds(lambda one: list(legal_plays(one, limit=PLAYS)), asked)
    )
    random = Random("rounds")
    rounds = [one.seconds for _ in range(max(2, count // 40)) for one in turbo_round(random)]
    found["solve_grid, turbo: median"] = 1 / times_of(rounds).median
    found["solve_grid, turbo: p99"] = 1 / times_of(rounds).p99
    return found


def main(words: Sequence[str]) -> int:
    """Print the rates."""
    options = parser("solve-times", __doc__, "--positions 400 --against v0.1.0")
    options.add_argument("--positions", type=int, default=1000, help="positions of each kind")
    add_options(options)
    asked = options.parse_args(words)
    return compare(asked, "bench.solve_times", count=asked.positions)
