"""Whether two positions are so alike that the answer to one helps with the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tilewright.tiles.faces import CODES, Row

RowCounts = Counter[tuple[int, ...]]


def row_counts(rows: Iterable[Row]) -> RowCounts:
    """Return how often each row is there; the order of its pieces does not count."""
    return Counter(tuple(sorted(CODES[face] for face in row)) for row in rows)


def tables_alike(asked: RowCounts, other: RowCounts) -> bool:
    """Return whether more than half of the rows of the larger table are in both."""
    return 2 * (asked & other).total() > max(asked.total(), other.total())


def contains_most(asked: RowCounts, other: RowCounts) -> bool:
    """Return whether a table has more than half of the rows of another, whatever else is there."""
    return 2 * (asked & other).total() > other.total()


def racks_alike(asked: Row, held: Row) -> bool:
    """Return whether a rack has three quarters of the pieces of another or more, and not twice as many."""
    common = (Counter(asked) & Counter(held)).total()
    return bool(held) and 4 * common >= 3 * len(held) and len(asked) < 2 * len(held)
