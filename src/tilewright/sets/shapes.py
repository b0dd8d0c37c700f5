"""The shapes of sets, and the readings of a row by all of them: the plain form."""

from __future__ import annotations

from functools import cache

from tilewright.sets import group, mirror, run
from tilewright.sets.natural import natural_sets
from tilewright.sets.reading import Reading, jokers_lie_apart
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Number, Row

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
