"""The most points that disjoint sets of some pieces make."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from tilewright.kernel import either, native
from tilewright.sets import packing
from tilewright.sets.packing import UNLIMITED, Packing
from tilewright.sets.rules import SetRules, written
from tilewright.tiles import CODES, FACES, Face, Row


def _pack(pieces: Counter[Face], rules: SetRules, most: int) -> Packing:
    return Packing(*native.pack(bytes([pieces[face] for face in FACES]), written(rules), most))


pack = either(packing.pack, lambda: _pack)
"""Return the most points, up to a limit, of disjoint sets of some of the pieces."""


def cover(pieces: Iterable[Face], rules: SetRules, most: int = UNLIMITED) -> int:
    """Return the most points of disjoint sets made of some of the pieces, but not more than `most`.

    >>> from tilewright.tiles import read_row
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules())
    33
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules(), most=30)
    30
    """
    return _cover(tuple(sorted(pieces, key=CODES.__getitem__)), rules, most)


def covers(pieces: Iterable[Face], rules: SetRules, points: int) -> bool:
    """Return whether `cover` is at least `points`; much faster, since it stops there."""
    return cover(pieces, rules, points) >= points


def cover_of_codes(codes: bytes, rules: SetRules) -> int:
    """Return `cover` of pieces that are given by their codes."""
    return cover([FACES[code] for code in codes], rules)


def _cover_of_set(codes: bytes, rules: SetRules) -> int:
    found = native.set_cover(codes, written(rules))
    return found if found >= 0 else cover_of_codes(codes, rules)


cover_of_set = either(cover_of_codes, lambda: _cover_of_set)
"""Return `cover` of the pieces of one legal set, given by their codes; much faster, since it rarely has to search."""


# Cached, because a draft is judged and then counted, and a table that is arranged asks for the same pieces repeatedly.
@lru_cache(maxsize=1 << 8)
def _cover(pieces: Row, rules: SetRules, most: int) -> int:
    return pack(Counter(pieces), rules, most).points
