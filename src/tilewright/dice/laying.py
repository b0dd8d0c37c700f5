"""The duty to lay a set that the player's dice show, and the limit on such sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations, islice, product

from tilewright.dice.grid import Faces, lines
from tilewright.sets.catalogue import catalogue
from tilewright.sets.cover import covers
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import CODES, Face, Row

_SETS = SetRules()
_MOST_WAYS = 1_000


def shows_set(faces: Iterable[Face]) -> bool:
    """Return whether some of the faces make a set (A-T4)."""
    return _covers(_in_order(faces))


def set_among(faces: Iterable[Face]) -> Row:
    """Return the set with the most points that the faces make, in its order, or an empty row."""
    return _best(_in_order(faces))


def _in_order(faces: Iterable[Face]) -> Row:
    return tuple(sorted(faces, key=CODES.__getitem__))


# Cached: one turn tries many grids with the same hand.
@lru_cache(maxsize=1 << 8)
def _covers(faces: Row) -> bool:
    return covers(faces, _SETS, 1)


@lru_cache(maxsize=1 << 8)
def _best(faces: Row) -> Row:
    best = max(catalogue(faces, _SETS), key=lambda entry: entry.points, default=None)
    return () if best is None else best.row


def sets_laid(before: Faces, after: Faces) -> int:
    """Return how many lines of the new grid have only new dice.

    Equal faces are interchangeable: the assignment with the fewest such lines counts.
    """
    old_ways = (
        combinations([cell for cell, face in after.items() if face == old], count)
        for old, count in Counter(before.values()).items()
    )
    found = lines(after)
    # A physical set may show one face many times; then not every assignment is tried.
    ways = islice(product(*old_ways), _MOST_WAYS)
    return min(sum(set(chain(*old)).isdisjoint(line) for line in found) for old in ways)
