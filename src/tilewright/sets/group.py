"""Groups: three or four pieces of one number in different colors (FR-08, DE-11, NL-09, TW-06).

A double fills two colors (TW-39); a color change cannot be in a group (A-S2).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

from tilewright.sets.rules import SHORTEST, Reading, SetRules, Shape, Stand, width
from tilewright.tiles import COLORS, HIGH, LOW, SAME_VALUE, Color, Face, Joker, JokerKind, Number, Row

_CLASSIC, _DOUBLE = Joker(JokerKind.CLASSIC), Joker(JokerKind.DOUBLE)
_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)


def readings(row: Row, rules: SetRules) -> Iterator[Reading]:  # noqa: ARG001, a shape is asked with the rules
    """Yield the readings of the row as a group; the order of its pieces does not matter."""
    if not _is_right_size(row) or _CHANGE in row or _MIRROR in row:
        return
    naturals = [face for face in row if isinstance(face, Number)]
    values = {face.value for face in naturals}
    taken = {face.color for face in naturals}
    if len(values) > 1 or len(taken) < len(naturals):
        return
    missing = tuple(color for color in COLORS if color not in taken)
    for value in values or range(HIGH, LOW - 1, -1):
        yield Reading(
            Shape.GROUP,
            tuple(Stand((value,) * width(face), _shown(face) or missing) for face in row),
        )


def orders(row: Row, rules: SetRules) -> Iterator[Row]:
    """Yield every order of the pieces, if they make a group."""
    if any(readings(row, rules)):
        yield from permutations(row)


def rows(pieces: Counter[Face], rules: SetRules) -> Iterator[Row]:  # noqa: ARG001, a shape is asked with the rules
    """Yield a row for each group that can be made of some of the pieces."""
    helpers: list[Row] = [
        (_CLASSIC,) * classic + (_DOUBLE,) * double
        for classic, double in product(range(pieces[_CLASSIC] + 1), range(pieces[_DOUBLE] + 1))
        if classic + 2 * double <= len(COLORS)
    ]
    for same in SAME_VALUE.values():
        present = [number for number in same if number in pieces]
        for naturals in range(1, len(present) + 1):
            for chosen in combinations(present, naturals):
                yield from (row for jokers in helpers if _is_right_size(row := (*chosen, *jokers)))
    yield from filter(_is_right_size, helpers)


def _is_right_size(row: Row) -> bool:
    return SHORTEST <= len(row) <= len(COLORS) and sum(map(width, row)) <= len(COLORS)


def _shown(face: Face) -> tuple[Color, ...]:
    return (face.color,) if isinstance(face, Number) else ()
