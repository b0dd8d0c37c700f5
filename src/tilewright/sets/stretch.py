"""Stretches: consecutive places in one color, or in several with a color change between them.

A run is one stretch; a mirrored run has the same stretch on both sides, so each of its places holds two pieces.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product

from tilewright.sets.rules import ChangeRules, Stand, width
from tilewright.tiles import COLORS, HIGH, LOW, SAME_VALUE, Color, Face, Joker, JokerKind, Number, Row

Place = tuple[Face, ...]
"""The pieces that fill one number of a stretch; a double fills two places in turn."""

_CHANGE = Joker(JokerKind.CHANGE)


def places_of(row: Row) -> list[Face]:
    """Return the piece that fills each place of a row: a double occurs twice."""
    return [face for face in row for _ in range(width(face))]


def starts(places: Sequence[Place]) -> Iterator[int]:
    """Yield the possible lowest numbers of the stretch, highest first: one if it has any number, else all that fit."""
    laid = {face.value - offset for offset, place in enumerate(places) for face in place if isinstance(face, Number)}
    last = HIGH - len(places) + 1
    for start in laid or range(last, LOW - 1, -1):
        if len(laid) <= 1 and LOW <= start <= last:
            yield start


def colors(places: Sequence[Place], rules: ChangeRules) -> list[tuple[Color, ...]] | None:
    """Return the colors each place may have, none for a color change; None if the places are not a stretch.

    Each part between color changes has one color, and parts on both sides of one differ (TW-44, A-C4).
    """
    changes = [offset for offset, place in enumerate(places) if _CHANGE in place]
    if not changes:
        able = _part_colors(places)
        return [able] * len(places) if able else None
    if any(face != _CHANGE for offset in changes for face in places[offset]):
        # A-M8: a color change may face only another color change.
        return None
    if len(changes) > rules.max_per_run or (0 in changes and not rules.at_start):
        return None
    if any(right - left == 1 for left, right in pairwise(changes)):
        return None
    parts = [places[left + 1 : right] for left, right in pairwise([-1, *changes, len(places)])]
    choices = _choices([_part_colors(part) if part else (None,) for part in parts], rules)
    if not choices:
        return None
    found: list[tuple[Color, ...]] = []
    for index, part in enumerate(parts):
        able = tuple(color for color in COLORS if any(choice[index] is color for choice in choices))
        found += [*([()] if index else []), *[able] * len(part)]
    return found


def stands(row: Row, numbers: Sequence[int], able: Sequence[tuple[Color, ...]]) -> Iterator[Stand]:
    """Yield what each piece of a row stands for, from the numbers and colors of its places."""
    place = 0
    for face in row:
        wide = width(face)
        yield Stand(tuple(sorted(numbers[place : place + wide])), able[place])
        place += wide


def numbers_of(value: int, color: Color | None, left: Mapping[Face, int]) -> list[Number]:
    """Return the faces of a value that are left, only of `color` if it is given."""
    return [
        number for number in SAME_VALUE.get(value, ()) if (color is None or number.color is color) and number in left
    ]


def without(left: Mapping[Face, int], *used: Face | None) -> dict[Face, int]:
    """Return the pieces left after some are used; faces with no copy left are dropped."""
    rest = dict(left)
    for face in used:
        if face is not None:
            rest[face] -= 1
            if not rest[face]:
                del rest[face]
    return rest


def overtaken(value: int, left: Mapping[Face, int]) -> bool:
    """Return whether a number is left that is too low for a stretch that has reached `value`."""
    return any(isinstance(face, Number) and face.value < value for face in left)


def _part_colors(part: Sequence[Place]) -> tuple[Color, ...]:
    """Return the possible colors of a part: all if it has only jokers, none if its numbers differ in color."""
    laid = {face.color for place in part for face in place if isinstance(face, Number)}
    if not laid:
        return COLORS
    return tuple(laid) if len(laid) == 1 else ()


def _choices(parts: Sequence[tuple[Color | None, ...]], rules: ChangeRules) -> list[tuple[Color | None, ...]]:
    """Return the possible colorings of the parts; an empty part has no color."""
    return [
        choice
        for choice in product(*parts)
        if all(left is not right for left, right in pairwise(choice) if left is not None)
        and len({color for color in choice if color is not None}) <= rules.max_colors
    ]
