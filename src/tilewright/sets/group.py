"""Groups: three or four pieces of one number in different colors (FR-08, DE-11, NL-09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

from tilewright.sets.reading import Reading, Shape, Stand, stand_of
from tilewright.sets.rules import SHORTEST
from tilewright.tiles.faces import COLORS, HIGH, LOW, Face, Joker, JokerKind, Number, Row

_JOKER = Joker(JokerKind.CLASSIC)


def readings(row: Row) -> Iterator[Reading]:
    """Yield the ways to see the row as a group; the order of its pieces does not matter."""
    naturals = [face for face in row if isinstance(face, Number)]
    values = {face.value for face in naturals}
    taken = {face.color for face in naturals}
    if not SHORTEST <= len(row) <= len(COLORS) or len(values) > 1 or len(taken) < len(naturals):
        return
    if any(face != _JOKER for face in row if isinstance(face, Joker)):
        return
    missing = tuple(color for color in COLORS if color not in taken)
    for value in values or range(HIGH, LOW - 1, -1):
        joker = Stand(value, missing)
        yield Reading(Shape.GROUP, tuple(stand_of(face) if isinstance(face, Number) else joker for face in row))


def orders(row: Row) -> Iterator[Row]:
    """Yield every order of the pieces, if they make a group."""
    if any(readings(row)):
        yield from permutations(row)


def rows(pieces: Counter[Face]) -> Iterator[Row]:
    """Yield a row for each group that can be made of some of the pieces."""
    jokers = [_JOKER] * pieces[_JOKER]
    for value in range(LOW, HIGH + 1):
        present = [number for color in COLORS if pieces[number := Number(color, value)]]
        for naturals in range(1, len(present) + 1):
            for chosen in combinations(present, naturals):
                for size in range(max(SHORTEST, naturals), len(COLORS) + 1):
                    if size - naturals <= len(jokers):
                        yield (*chosen, *jokers[: size - naturals])
    for size in range(SHORTEST, min(len(jokers), len(COLORS)) + 1):
        yield tuple(jokers[:size])
