"""Whether a row is a set: its readings in the order given, and the best order of its pieces."""

from __future__ import annotations

from functools import cache, lru_cache

from tilewright.sets import group, mirror, run
from tilewright.sets.natural import natural_sets
from tilewright.sets.reading import Reading, jokers_lie_apart
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Number, Row

SHAPES = (group, run, mirror)
"""The modules of the shapes: each offers `readings` in an order, `orders` of all pieces, and `rows` of some."""


@lru_cache(maxsize=1 << 10)
def readings(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first; none means this order is not a set.

    >>> from tilewright.tiles.notation import read_row
    >>> [(reading.shape.value, reading.points) for reading in readings(read_row("R5 J J"), SetRules())]
    [('run', 18), ('group', 15)]
    """
    if row in natural_sets():
        return _natural_readings(row)
    if not _fits(row, rules) or not (rules.adjacent_jokers or jokers_lie_apart(row)):
        return ()
    return _seen(row, rules)


# One for each natural set.
@cache
def _natural_readings(row: Row) -> tuple[Reading, ...]:
    return _seen(row, SetRules())


def _seen(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    seen = [reading for shape in SHAPES for reading in shape.readings(row, rules)]
    return tuple(sorted(seen, key=lambda reading: -reading.points))


@lru_cache(maxsize=1 << 14)
def orders(row: Row, rules: SetRules) -> tuple[Row, ...]:
    """Return the orders in which the pieces of the row are a set, the given one first, then by points.

    All orders of a group are included. A run has one for each number it can start at.
    """
    if not _fits(row, rules):
        return ()
    found = dict.fromkeys(laid for shape in SHAPES for laid in shape.orders(row, rules) if readings(laid, rules))
    return tuple(sorted(found, key=lambda laid: (laid != row, -readings(laid, rules)[0].points)))


def arranged(row: Row, rules: SetRules) -> Row | None:
    """Return the row itself if its order is a set, else its legal order with the most points, or None.

    >>> from tilewright.tiles.notation import read_row, write_row
    >>> write_row(arranged(read_row("R5 J R4"), SetRules()))
    'R4 R5 J'
    """
    # Most rows have no joker.
    if row in natural_sets() or readings(row, rules):
        return row
    return next(iter(orders(row, rules)), None)


def _fits(row: Row, rules: SetRules) -> bool:
    """Return whether the row has enough numbers and not too many jokers, and may be a set in some order."""
    numbers = [face for face in row if isinstance(face, Number)]
    jokers = len(row) - len(numbers)
    if len(numbers) < rules.min_natural or (rules.max_jokers is not None and jokers > rules.max_jokers):
        return False
    # Without jokers there is one color or one number. Most rows of a draft that are not sets have neither.
    return jokers > 0 or len({face.value for face in numbers}) < 2 or len({face.color for face in numbers}) < 2
