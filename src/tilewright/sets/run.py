"""Runs: three or more consecutive numbers of one color, the 1 always lowest (FR-09, FR-10, DE-12, DE-13, NL-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilewright.sets.reading import Reading, Shape, Stand
from tilewright.sets.rules import SHORTEST
from tilewright.tiles.faces import COLORS, HIGH, LOW, Color, Face, Joker, JokerKind, Number, Row

_JOKER = Joker(JokerKind.CLASSIC)


def readings(row: Row) -> Iterator[Reading]:
    """Yield the ways to see the row, in its order, as a rising run; a joker stands for the number of its place."""
    if len(row) < SHORTEST:
        return
    colors: set[Color] = set()
    starts: set[int] = set()
    for place, face in enumerate(row):
        if isinstance(face, Number):
            colors.add(face.color)
            starts.add(face.value - place)
        elif face != _JOKER:
            return
    if len(colors) > 1 or len(starts) > 1:
        return
    last_start = HIGH - len(row) + 1
    for start in starts or range(last_start, LOW - 1, -1):
        if LOW <= start <= last_start:
            shown = tuple(colors) or COLORS
            yield Reading(Shape.RUN, tuple(Stand(start + place, shown) for place in range(len(row))))


def orders(row: Row) -> Iterator[Row]:
    """Yield the orders in which the pieces make a run, the highest first."""
    naturals = {face.value: face for face in row if isinstance(face, Number)}
    jokers = [face for face in row if isinstance(face, Joker)]
    if len(naturals) + len(jokers) < len(row):
        return
    for start in range(HIGH - len(row) + 1, LOW - 1, -1):
        spare = iter(jokers)
        places = range(start, start + len(row))
        if all(value in places for value in naturals):
            laid = tuple(naturals[value] if value in naturals else next(spare) for value in places)
            if any(readings(laid)):
                yield laid


def rows(pieces: Counter[Face]) -> Iterator[Row]:
    """Yield every row, in its order, that is a run of some of the pieces and no two runs end to end."""
    for color in COLORS:
        for start in range(LOW, HIGH - SHORTEST + 2):
            yield from _grown((), start, color, pieces[_JOKER], pieces)


def _grown(row: Row, start: int, color: Color, jokers: int, pieces: Counter[Face]) -> Iterator[Row]:
    value = start + len(row)
    # A run of six or more falls into two, unless one of them would be made of jokers alone.
    if len(row) >= SHORTEST:
        if _splits(row):
            return
        yield row
    if value > HIGH:
        return
    if pieces[number := Number(color, value)]:
        yield from _grown((*row, number), start, color, jokers, pieces)
    if jokers:
        yield from _grown((*row, _JOKER), start, color, jokers - 1, pieces)


def _splits(row: Row) -> bool:
    return any(
        any(isinstance(face, Number) for face in row[:cut]) and any(isinstance(face, Number) for face in row[cut:])
        for cut in range(SHORTEST, len(row) - SHORTEST + 1)
    )
