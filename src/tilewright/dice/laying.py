"""The duty to lay a set that the own dice show, and how many of them a turn may lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations, product

from tilewright.dice.grid import Faces, lines
from tilewright.sets.catalogue import catalogue
from tilewright.sets.cover import covers
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Face, Row

_SETS = SetRules()


def shows_set(faces: Iterable[Face]) -> bool:
    """Return whether some of the faces make a set by themselves (A-T4)."""
    return covers(faces, _SETS, 1)


def set_among(faces: Iterable[Face]) -> Row:
    """Return the set worth most that the faces make, in its order; an empty row if they make none."""
    best = max(catalogue(faces, _SETS), key=lambda entry: entry.points, default=None)
    return () if best is None else best.row


def sets_laid(before: Faces, after: Faces) -> int:
    """Return how many lines of the new grid are of new dice alone.

    Equal faces are interchangeable: which of them lay there before is chosen so that the lines are fewest.
    """
    old_ways = (
        combinations([cell for cell, face in after.items() if face == old], count)
        for old, count in Counter(before.values()).items()
    )
    found = lines(after)
    return min(sum(set(chain(*old)).isdisjoint(line) for line in found) for old in product(*old_ways))
