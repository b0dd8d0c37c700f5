"""The most points that disjoint sets of some pieces make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct

from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import CODES, Face, Row

_Counts = tuple[int, ...]


class _Puzzle(Struct, frozen=True):
    """Pieces counted by face, and the sets they can make, each listed under the first face it uses."""

    held: _Counts
    starting: tuple[tuple[tuple[_Counts, int], ...], ...]


def cover(pieces: Iterable[Face], rules: SetRules) -> int:
    """Return the most points of disjoint sets made of some of the pieces; 0 if they make none.

    >>> from tilewright.tiles.notation import read_row
    >>> cover(read_row("R10 R11 R12 K10 B10 O2"), SetRules())
    33
    """
    puzzle = _puzzle(_in_order(pieces), rules)

    @cache
    def most(left: _Counts) -> int:
        # Every choice of sets is visited once: the first face left either starts a set or is discarded.
        first = _first(left)
        if first is None:
            return 0
        best = most(_without(left, first))
        for used, points in puzzle.starting[first]:
            if rest := _minus(left, used):
                best = max(best, points + most(rest))
        return best

    return most(puzzle.held)


def covers(pieces: Iterable[Face], rules: SetRules, points: int) -> bool:
    """Return whether `cover` is at least `points`; much faster, since it stops at the first solution."""
    puzzle = _puzzle(_in_order(pieces), rules)
    failed: dict[_Counts, int] = {}

    def reaches(left: _Counts, need: int) -> bool:
        if need <= 0:
            return True
        first = _first(left)
        if first is None or failed.get(left, need + 1) <= need:
            return False
        for used, gained in puzzle.starting[first]:
            if (rest := _minus(left, used)) and reaches(rest, need - gained):
                return True
        if reaches(_without(left, first), need):
            return True
        failed[left] = min(need, failed.get(left, need))
        return False

    return reaches(puzzle.held, points)


def _in_order(pieces: Iterable[Face]) -> Row:
    return tuple(sorted(pieces, key=CODES.__getitem__))


@lru_cache(maxsize=32)
def _puzzle(pieces: Row, rules: SetRules) -> _Puzzle:
    """Return the puzzle of some pieces; cached, because arranging a table asks for the same ones repeatedly."""
    counts = Counter(pieces)
    entries = sorted(catalogue(pieces, rules), key=lambda entry: -entry.points)
    kinds = sorted({face for entry in entries for face in entry.row}, key=CODES.__getitem__)
    starting: list[list[tuple[_Counts, int]]] = [[] for _ in kinds]
    for entry in entries:
        used = Counter(entry.row)
        needed = tuple(used[kind] for kind in kinds)
        first = _first(needed)
        assert first is not None
        starting[first].append((needed, entry.points))
    return _Puzzle(tuple(counts[kind] for kind in kinds), tuple(tuple(sets) for sets in starting))


def _first(counts: _Counts) -> int | None:
    return next((place for place, count in enumerate(counts) if count), None)


def _without(counts: _Counts, place: int) -> _Counts:
    return (0,) * (place + 1) + counts[place + 1 :]


def _minus(counts: _Counts, used: _Counts) -> _Counts | None:
    rest = tuple([have - need for have, need in zip(counts, used, strict=True)])
    return rest if min(rest) >= 0 else None
