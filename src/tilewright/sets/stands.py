"""What the jokers of a row stand for, all of them at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from tilewright.sets.reading import Reading, Shape
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Color, Joker, Number, Row

Meaning = tuple[Number, ...]
"""The faces one joker stands for together."""


def meanings(row: Row, reading: Reading) -> Iterator[tuple[Meaning, ...]]:
    """Yield each way to say what the jokers of the row stand for, in their order, under one reading.

    Two jokers of one group stand for two different colors (A-22).
    """
    stands = [stand for face, stand in zip(row, reading.stands, strict=True) if isinstance(face, Joker)]
    if not stands:
        yield ()
        return
    colors = stands[0].colors
    if reading.shape is Shape.RUN:
        choices: Iterable[tuple[Color, ...]] = [(color,) * len(stands) for color in colors]
    else:
        choices = permutations(colors, len(stands))
    for chosen in choices:
        yield tuple((Number(color, stand.value),) for color, stand in zip(chosen, stands, strict=True))


def best_meanings(row: Row, rules: SetRules) -> frozenset[tuple[Meaning, ...]]:
    """Return what the jokers stand for by the row's highest reading, all ways of all equally high ones (A-22)."""
    seen = readings(row, rules)
    return frozenset(
        meaning for reading in seen if reading.points == seen[0].points for meaning in meanings(row, reading)
    )


def all_meanings(row: Row, rules: SetRules) -> frozenset[tuple[Meaning, ...]]:
    """Return what the jokers may stand for by any reading of the row in its order."""
    return frozenset(meaning for reading in readings(row, rules) for meaning in meanings(row, reading))
