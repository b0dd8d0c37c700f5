"""Random tasks on which the solver is compared with the judges, and a check of the solver's answers."""

from collections.abc import Iterator
from random import Random

from tests.judges.integer_program import Task
from tilewright.cli.measuring.positions import Wanted, sample
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.solver.classic.question import KINDS, WEIGHTS, counts
from tilewright.solver.common.question import JOKER
from tilewright.solver.common.rows import count_codes, rows_of
from tilewright.solver.weights import most_tiles, most_value, most_weight
from tilewright.tiles import CODES, FACES


def large(count: int, seed: int) -> Iterator[Task]:
    """Yield tasks of all sizes: 0 to 90 pieces on the table, racks of 1 to 30, 0 to 4 jokers, both boxes, openings."""
    random = Random(seed)
    for _ in range(count):
        opening = random.random() < 0.2
        table = 0 if opening else random.randint(0, 90)
        copies, jokers = random.choice((2, 2, 3)), random.randint(0, 4)
        yield _task(random, Wanted(copies=copies, jokers=jokers, table=table, rack=random.randint(1, 30)), opening)


def small(count: int, seed: int) -> Iterator[Task]:
    """Yield tasks small enough to try every layout: small tables and racks, but many jokers and odd rules."""
    random = Random(seed)
    for _ in range(count):
        opening = random.random() < 0.3
        table = 0 if opening else random.choice((0, 3, 4, 6, 9, 12))
        copies, jokers = random.choice((2, 2, 3)), random.choice((0, 1, 1, 2, 2, 3, 4))
        task = _task(random, Wanted(copies=copies, jokers=jokers, table=table, rack=random.randint(1, 9)), opening)
        yield _narrowed(random, task) if random.random() < 0.5 else task


def _task(random: Random, wanted: Wanted, opening: bool) -> Task:
    made = sample(random, wanted)
    least, most = [0] * KINDS, [0] * KINDS
    for row in made.table:
        for face in row:
            least[CODES[face]] += 1
            most[CODES[face]] += 1
    for face in made.rack:
        most[CODES[face]] += 1
    weights = random.choice(
        (most_tiles(30), most_value(25), most_weight([random.randint(0, 60) for _ in range(KINDS)]))
    )
    return Task(
        tuple(least),
        tuple(most),
        WEIGHTS.unpack(weights),
        min_natural=0 if random.random() < 0.2 else 1,
        least_points=random.choice((30, 30, 30, 0, 50, 100)) if opening else 0,
    )


def _narrowed(random: Random, task: Task) -> Task:
    """Return a task of few numbers and colors, so that pieces interact; some of the rack may be required too."""
    low = random.randint(0, 12)
    numbers = set(range(low, min(13, low + random.choice((3, 4, 5)))))
    held = [0] * KINDS
    for _ in range(random.randint(2, 9)):
        face = random.randrange(4) * 13 + random.choice(sorted(numbers))
        held[face] = min(3, held[face] + 1)
    held[JOKER] = task.most[JOKER]
    required = tuple(random.randint(0, count) if random.random() < 0.3 else 0 for count in held)
    # With pieces of weight 0 the best numbers may leave no place for the jokers.
    weights = tuple(random.choice((0, 0, 1, 4)) for _ in held) if random.random() < 0.4 else task.weights
    return Task(required, tuple(held), weights, task.min_natural, task.least_points)


def as_counts(task: Task) -> bytes:
    """Return the task's bounds as the kernel takes them."""
    return counts(bytes(task.least), bytes(task.most))


def checked(task: Task, worth: int, flat: bytes) -> int:
    """Return the points of the rows, after checking that they are sets, within bounds and worth `worth`."""
    rules = SetRules(min_natural=task.min_natural)
    points = 0
    for row in rows_of(flat):
        found = readings(tuple(FACES[code] for code in row), rules)
        assert found, row
        points += found[0].points
    laid = count_codes(rows_of(flat), KINDS)
    assert all(less <= count <= more for less, count, more in zip(task.least, laid, task.most, strict=True))
    assert worth == sum(w * (n - less) for w, n, less in zip(task.weights, laid, task.least, strict=True))
    return points
