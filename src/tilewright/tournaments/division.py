"""How many people sit at each table, and who sits out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def table_sizes(people: int, seats: int) -> list[int] | None:
    """Return the sizes of the tables, the largest first, or None where the people cannot be divided.

    Tables have `seats` people or one less; two less only where nothing else fits, and never fewer than two. The fewest
    tables leave the fewest seats empty, so no other number of tables needs to be tried.

    >>> table_sizes(10, 4), table_sizes(5, 4), table_sizes(7, 6)
    ([4, 3, 3], [3, 2], None)
    """
    tables = -(-people // seats)
    empty = tables * seats - people
    most_empty = min(2, seats - 2) * tables
    if empty > most_empty:
        return None
    two_less = max(0, empty - tables)
    one_less = empty - 2 * two_less
    return [seats] * (tables - one_less - two_less) + [seats - 1] * one_less + [seats - 2] * two_less


def split_byes(order: Sequence[str], seats: int, had: Counter[str]) -> tuple[list[str], list[str], list[int]]:
    """Return who plays, in the same order, who sits out, and the sizes of the tables.

    A bye goes to those who have had the fewest, the last in the order first.
    """
    by_turn = sorted(order, key=lambda name: (had[name], -order.index(name)))
    for count in range(len(order) + 1):
        sizes = table_sizes(len(order) - count, seats)
        if sizes is not None:
            byes = set(by_turn[:count])
            return [name for name in order if name not in byes], by_turn[:count], sizes
    raise AssertionError("nobody at all can always be divided")
