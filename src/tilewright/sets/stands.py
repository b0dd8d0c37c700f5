"""What the jokers of a row stand for, together."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

from tilewright.sets.readings import readings
from tilewright.sets.rules import Reading, SetRules, Shape, faces_stood_for
from tilewright.tiles import Joker, JokerKind, Number, Row

Meaning = tuple[Number, ...]
"""The faces one joker stands for together; none for a color change or a mirror, which stand for no piece (A-22)."""

_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)


def meanings(row: Row, reading: Reading) -> Iterator[tuple[Meaning, ...]]:
    """Yield the possible meanings of all jokers of the row, in their order, under one reading.

    Two jokers of one group stand for two different colors (A-22), and those of one part of a run for one color.
    """
    options: list[Sequence[Meaning]] = [
        [(face,)] if isinstance(face, Number) else faces_stood_for(stand) or [()]
        for face, stand in zip(row, reading.stands, strict=True)
    ]
    for chosen in product(*options):
        if _FIT[reading.shape](row, chosen):
            yield tuple(meaning for face, meaning in zip(row, chosen, strict=True) if isinstance(face, Joker))


@lru_cache(maxsize=1 << 8)
def best_meanings(row: Row, rules: SetRules) -> frozenset[tuple[Meaning, ...]]:
    """Return all meanings of the jokers under the readings with the most points (A-22)."""
    seen = readings(row, rules)
    return frozenset(
        meaning for reading in seen if reading.points == seen[0].points for meaning in meanings(row, reading)
    )


@lru_cache(maxsize=1 << 8)
def all_meanings(row: Row, rules: SetRules) -> frozenset[tuple[Meaning, ...]]:
    """Return all meanings of the jokers under any reading of the row in its order."""
    return frozenset(meaning for reading in readings(row, rules) for meaning in meanings(row, reading))


def _is_group(_: Row, chosen: Sequence[Meaning]) -> bool:
    faces = _together(chosen)
    return len(set(faces)) == len(faces)


def _is_run(row: Row, chosen: Sequence[Meaning]) -> bool:
    """Return whether each part has one color, and parts next to each other differ."""
    parts: list[set[object]] = [set()]
    for face, meaning in zip(row, chosen, strict=True):
        if face == _CHANGE:
            parts.append(set())
        parts[-1] |= {number.color for number in meaning}
    apart = all(left != right for left, right in pairwise(parts) if left and right)
    return apart and all(len(part) <= 1 for part in parts)


def _is_mirrored(row: Row, chosen: Sequence[Meaning]) -> bool:
    middle = row.index(_MIRROR)
    left, right = _together(chosen[:middle]), _together(chosen[middle + 1 :])
    if sorted(left, key=str) != sorted(right, key=str) or len(set(left)) < len(left):
        return False
    return len({number.value for number in left}) <= 1 or _is_run(row[:middle], chosen[:middle])


def _together(chosen: Sequence[Meaning]) -> list[Number]:
    return [number for meaning in chosen for number in meaning]


_FIT = {Shape.GROUP: _is_group, Shape.RUN: _is_run, Shape.MIRROR: _is_mirrored}
