"""The most points that disjoint sets of some pieces make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from tilewright.sets.packing import UNLIMITED
from tilewright.sets.packing_forms import pack
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import CODES, Face, Row


def cover(pieces: Iterable[Face], rules: SetRules, most: int = UNLIMITED) -> int:
    """Return the most points of disjoint sets made of some of the pieces, but not more than `most`.

    >>> from tilewright.tiles.notation import read_row
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules())
    33
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules(), most=30)
    30
    """
    return _cover(tuple(sorted(pieces, key=CODES.__getitem__)), rules, most)


def covers(pieces: Iterable[Face], rules: SetRules, points: int) -> bool:
    """Return whether `cover` is at least `points`; much faster, since it stops there."""
    return cover(pieces, rules, points) >= points


# Cached, because a draft is judged and then counted, and a table that is arranged asks for the same pieces repeatedly.
@lru_cache(maxsize=1 << 8)
def _cover(pieces: Row, rules: SetRules, most: int) -> int:
    return pack(Counter(pieces), rules, most).points
