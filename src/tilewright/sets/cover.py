"""The most points that disjoint sets of some pieces make."""

from collections.abc import Iterable
from functools import lru_cache

from tilewright.kernel import native
from tilewright.sets.rules import SetRules, written
from tilewright.tiles import CODES, FACES, Face

# More points than any pieces make.
_UNLIMITED = 10**9


def cover(pieces: Iterable[Face], rules: SetRules, most: int = _UNLIMITED) -> int:
    """Return the most points of disjoint sets made of some of the pieces, but not more than `most`.

    >>> from tilewright.tiles import read_row
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules())
    33
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules(), most=30)
    30
    """
    counts = bytearray(len(FACES))
    for face in pieces:
        counts[CODES[face]] += 1
    return _cover(bytes(counts), rules, most)


def covers(pieces: Iterable[Face], rules: SetRules, points: int) -> bool:
    """Return whether `cover` is at least `points`; much faster, since it stops there."""
    return cover(pieces, rules, points) >= points


def cover_of_set(codes: bytes, rules: SetRules) -> int:
    """Return `cover` of the pieces of one legal set, given by their codes; much faster, as it rarely has to search."""
    found = native.set_cover(codes, written(rules))
    return found if found >= 0 else cover([FACES[code] for code in codes], rules)


# Cached, because a draft is judged and then counted, and a table that is arranged asks for the same pieces repeatedly.
@lru_cache(maxsize=1 << 8)
def _cover(counts: bytes, rules: SetRules, most: int) -> int:
    return native.pack(counts, written(rules), most)
