"""The shapes of sets, and the readings of a row by all of them, which define those of the kernel."""

from functools import cache
from itertools import combinations, permutations

from tilewright.sets import group, mirror, run
from tilewright.sets.rules import SHORTEST, Reading, SetRules, jokers_lie_apart
from tilewright.tiles import COLORS, FACES, HIGH, SAME_VALUE, Number, Row


@cache
def natural_sets() -> frozenset[Row]:
    """Return every order of numbers that is a set: 624 groups and 264 runs, which all rulebooks allow."""
    groups = {
        order
        for same in SAME_VALUE.values()
        for size in range(SHORTEST, len(COLORS) + 1)
        for chosen in combinations(same, size)
        for order in permutations(chosen)
    }
    runs = {
        FACES[first : first + size]
        for color in range(len(COLORS))
        for size in range(SHORTEST, HIGH + 1)
        for first in range(color * HIGH, (color + 1) * HIGH - size + 1)
    }
    return frozenset(groups | runs)


SHAPES = (group, run, mirror)
"""The modules of the shapes: each offers `readings` in an order, `orders` of all pieces, and `rows` of some."""


def read(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first."""
    if row in natural_sets():
        return _natural_readings(row)
    if not fits(row, rules) or not (rules.adjacent_jokers or jokers_lie_apart(row)):
        return ()
    return _seen(row, rules)


def fits(row: Row, rules: SetRules) -> bool:
    """Return whether the row has enough numbers and not too many jokers, and may be a set in some order."""
    numbers = [face for face in row if isinstance(face, Number)]
    jokers = len(row) - len(numbers)
    # Without jokers there is one color or one number. Most rows of a draft that are not sets have neither.
    if not jokers:
        return len({face.value for face in numbers}) < 2 or len({face.color for face in numbers}) < 2
    return len(numbers) >= rules.min_natural and (rules.max_jokers is None or jokers <= rules.max_jokers)


# One for each natural set.
@cache
def _natural_readings(row: Row) -> tuple[Reading, ...]:
    return _seen(row, SetRules())


def _seen(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    seen = [reading for shape in SHAPES for reading in shape.readings(row, rules)]
    return tuple(sorted(seen, key=lambda reading: -reading.points))
