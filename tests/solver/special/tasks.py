"""Random tasks with special jokers, their text form, and a check of the solver's answers."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.judges.special_sets import Task
from tilewright.sets.readings import readings
from tilewright.sets.rules import ChangeRules, GroupLimit, MirrorRules, SetRules
from tilewright.solver.common.question import NUMBERED
from tilewright.solver.common.rows import rows_of
from tilewright.solver.special.question import CHANGE, DOUBLE, JOKER, KINDS, MIRROR
from tilewright.tiles import CODES, FACES, read_row, write_row

TILES = tuple((1 << 11) + (code % 13 + 1 if code < NUMBERED else 30) for code in range(KINDS))
VALUE = tuple((code % 13 + 1 if code < NUMBERED else 30) * 256 + 1 for code in range(KINDS))
OBJECTIVES = {"tiles": TILES, "value": VALUE}

HOUSE = (
    SetRules(change=ChangeRules(at_start=False)),
    SetRules(mirror=MirrorRules(min_side=2)),
    SetRules(mirror=MirrorRules(group_limit=GroupLimit.TOTAL)),
    SetRules(change=ChangeRules(at_start=False), mirror=MirrorRules(min_side=2)),
)


def small(count: int, seed: int) -> Iterator[Task]:
    """Yield tasks small enough to try every layout: few pieces that interact, many jokers, odd rules and weights."""
    random = Random(seed)
    for _ in range(count):
        low = random.randint(0, 12)
        numbers = range(8, 13) if random.random() < 0.2 else range(low, min(13, low + random.randint(2, 6)))
        most = [0] * KINDS
        for _ in range(random.randint(2, 8)):
            face = random.randrange(4) * 13 + random.choice(numbers)
            most[face] = min(2, most[face] + 1)
        for _ in range(random.randint(1, 4)):
            joker = random.choice((DOUBLE, CHANGE, MIRROR))
            most[joker] = min(2, most[joker] + 1)
        most[JOKER] = random.choice((0, 0, 0, 0, 1, 2))
        least = [0] * KINDS
        opening = random.random() < 0.25
        if not opening and random.random() < 0.6:
            least = [random.randint(0, held) if random.random() < 0.3 else 0 for held in most]
        # With pieces of weight 0 the best numbers may leave no place for the jokers.
        weights = tuple(random.choice((0, 0, 1, 4)) for _ in most) if random.random() < 0.4 else TILES
        rules = SetRules() if random.random() < 0.6 else random.choice(HOUSE)
        yield Task(tuple(least), tuple(most), weights, rules, random.choice((30, 10, 50)) if opening else None)


def medium(count: int, seed: int) -> Iterator[Task]:
    """Yield tasks of at most 25 pieces with one to six special jokers, on a table of sets or as an opening."""
    random = Random(seed)
    for _ in range(count):
        size = random.randint(8, 25)
        box = Counter(dict.fromkeys(range(KINDS), 2))
        opening = random.random() < 0.15
        table: list[int] = []
        while not opening and len(table) < size - 8 and random.random() < 0.95:
            row = _row(random)
            if row and len(row) + len(table) < size and not Counter(row) - box:
                box -= Counter(row)
                table += row
        wanted = random.randint(1, 6) - sum(code > JOKER for code in table)
        pool = [code for code in box.elements() if code <= JOKER]
        specials = [code for code in box.elements() if code > JOKER]
        rack = random.sample(specials, min(len(specials), max(wanted, 0 if len(set(table) & {53, 54, 55}) else 1)))
        rack += random.sample(pool, max(1, size - len(table) - len(rack)))
        held = Counter(table) + Counter(rack)
        least = [0] * KINDS if opening else [table.count(code) for code in range(KINDS)]
        weights = random.choice((TILES, VALUE))
        points = 30 if opening else None
        yield Task(tuple(least), tuple(held[code] for code in range(KINDS)), weights, least_points=points)


def _row(random: Random) -> list[int] | None:
    """Return a random set, often with a special joker, or None if the random row is not a set."""
    color, start, size = random.randrange(4), random.randrange(11), random.choice((3, 3, 4, 5))
    run = [color * 13 + number for number in range(start, min(13, start + size))]
    shape = random.randrange(6)
    cut = random.randrange(1, len(run))
    match shape:
        case 0:
            row = run
        case 1:
            row = [other * 13 + start for other in random.sample(range(4), random.choice((3, 4)))]
        case 2:
            row = [*run[:cut], DOUBLE, *run[cut + 2 :]]
        case 3:
            other = (color + random.randint(1, 3)) % 4 - color
            row = [*run[:cut], CHANGE, *(code + other * 13 for code in run[cut + 1 :])]
        case 4:
            row = [*run[:cut], MIRROR, *reversed(run[:cut])]
        case _:
            row = [other * 13 + start for other in random.sample(range(4), 2)] + [DOUBLE]
    return row if readings(tuple(FACES[code] for code in row), SetRules()) else None


def write_task(task: Task) -> str:
    """Return a medium task as text: objective, opening, table, rack."""
    objective = next(name for name, weights in OBJECTIVES.items() if weights == task.weights)
    table = [code for code, count in enumerate(task.least) for _ in range(count)]
    rack = [code for code, count in enumerate(task.most) for _ in range(count - task.least[code])]
    return " | ".join((objective, str(task.least_points or "-"), _text(table), _text(rack)))


def _text(codes: list[int]) -> str:
    return write_row(FACES[code] for code in codes) if codes else "-"


def read_task(text: str) -> Task:
    """Return the task of a text made by `write_task`."""
    objective, points, table, rack = (part.strip() for part in text.split("|"))
    required = Counter(CODES[face] for face in read_row(table)) if table != "-" else Counter()
    held = required + Counter(CODES[face] for face in read_row(rack))
    return Task(
        tuple(required[code] for code in range(KINDS)),
        tuple(held[code] for code in range(KINDS)),
        OBJECTIVES[objective],
        least_points=None if points == "-" else int(points),
    )


def checked(task: Task, worth: int, flat: bytes) -> None:
    """Check that the rows are sets, within bounds, worth `worth`, and an opening where one is demanded."""
    points, laid = 0, Counter[int]()
    for row in rows_of(flat):
        found = readings(tuple(FACES[code] for code in row), task.rules)
        assert found, _text(list(row))
        points += found[0].points
        laid.update(row)
    assert all(less <= laid[code] <= task.most[code] for code, less in enumerate(task.least))
    assert points >= (task.least_points or 0)
    assert worth == sum(weight * (laid[code] - task.least[code]) for code, weight in enumerate(task.weights))
