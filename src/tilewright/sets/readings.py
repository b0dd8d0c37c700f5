"""Whether a row is a set: its readings in the order given, and the best order of its pieces."""

from functools import lru_cache

from tilewright.sets import kernel
from tilewright.sets.rules import Reading, SetRules
from tilewright.sets.shapes import SHAPES, fits, natural_sets
from tilewright.tiles import Row


@lru_cache(maxsize=1 << 10)
def readings(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first; none means this order is not a set.

    >>> from tilewright.tiles import read_row
    >>> [(reading.shape.value, reading.points) for reading in readings(read_row("R5 J J"), SetRules())]
    [('run', 18), ('group', 15)]
    """
    return kernel.read(row, rules)


@lru_cache(maxsize=1 << 14)
def orders(row: Row, rules: SetRules) -> tuple[Row, ...]:
    """Return the orders in which the pieces of the row are a set, the given one first, then by points.

    All orders of a group are included. A run has one for each number it can start at.
    """
    if not fits(row, rules):
        return ()
    found = dict.fromkeys(laid for shape in SHAPES for laid in shape.orders(row, rules) if readings(laid, rules))
    return tuple(sorted(found, key=lambda laid: (laid != row, -readings(laid, rules)[0].points)))


def arranged(row: Row, rules: SetRules) -> Row | None:
    """Return the row itself if its order is a set, else its legal order with the most points, or None.

    >>> from tilewright.tiles import read_row, write_row
    >>> write_row(arranged(read_row("R5 J R4"), SetRules()))
    'R4 R5 J'
    """
    # Most rows have no joker, and tables show the same rows again and again.
    if row in natural_sets() or readings(row, rules):
        return row
    found = kernel.judged(row, rules)
    return None if found is None else found[0]
