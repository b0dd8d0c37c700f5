"""The crossword grid: its lines, what its jokers may stand for, and what is wrong with it.

Everything here works on faces at cells; which die shows a face does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Annotated, NamedTuple

from msgspec import Struct

from tilewright.rules.values import Parameter, Words, YesNo
from tilewright.sets.readings import readings
from tilewright.sets.rules import Reading, SetRules
from tilewright.sets.stands import Meaning, all_meanings
from tilewright.tiles import Face, Joker, Row


class Cell(NamedTuple):
    """A place of the grid: x to the right, y down."""

    x: int
    y: int


Faces = Mapping[Cell, Face]
"""A grid: the face at each cell that holds a die."""

Line = tuple[Cell, ...]
"""Cells side by side, from left to right or from top to bottom."""

Stands = dict[Cell, Meaning]
"""What jokers stand for, by their cells."""


class CrossingJoker(Enum):
    """Whether a joker at a crossing is one face for both lines, or a face for each."""

    ONE = "one"
    EACH = "each"


class GridRules(Struct, frozen=True, kw_only=True):
    """How dice may be placed."""

    descending: Annotated[
        bool, Parameter(YesNo(), "whether runs may also descend from left to right or from top to bottom")
    ] = False
    crossing_joker: Annotated[
        CrossingJoker,
        Parameter(Words(CrossingJoker), "a joker at a crossing is the same face in both sets, or may differ"),
    ] = CrossingJoker.ONE


class GridFaultKind(Enum):
    """The ways in which a grid fails to be a crossword of sets."""

    LINE_NO_SET = "line-no-set"
    DIE_IN_NO_SET = "die-in-no-set"
    CROSSING_JOKER_TWO_FACES = "crossing-joker-two-faces"
    FREED_JOKER_IN_OLD_SET = "freed-joker-in-old-set"


class GridFault(Struct, frozen=True):
    """What is wrong with a grid, and the cells concerned."""

    kind: GridFaultKind
    cells: Line


_SETS = SetRules()


def lines(faces: Iterable[Cell]) -> tuple[Line, ...]:
    """Return every maximal line of two dice or more: the horizontal ones row by row, then the vertical ones.

    >>> lines([Cell(0, 0), Cell(1, 0), Cell(3, 0), Cell(0, 1)])
    ((Cell(x=0, y=0), Cell(x=1, y=0)), (Cell(x=0, y=0), Cell(x=0, y=1)))
    """
    taken = frozenset(faces)
    found: list[Line] = []
    for right, down in ((1, 0), (0, 1)):
        starts = [cell for cell in taken if (cell.x - right, cell.y - down) not in taken]
        for start in sorted(starts, key=lambda cell: (cell.x * down + cell.y * right, cell)):
            line = [start]
            while (after := Cell(line[-1].x + right, line[-1].y + down)) in taken:
                line.append(after)
            if len(line) > 1:
                found.append(tuple(line))
    return tuple(found)


def row_of(line: Line, faces: Faces) -> Row:
    """Return the faces along a line."""
    return tuple([faces[cell] for cell in line])


@lru_cache(maxsize=1 << 8)
def is_set(row: Row, rules: GridRules) -> bool:
    """Return whether faces in this order are a set: a run ascends (A-T8), or descends if the rules allow it."""
    return bool(readings(row, _SETS)) or (rules.descending and bool(readings(row[::-1], _SETS)))


def line_readings(row: Row, rules: GridRules) -> tuple[Reading, ...]:
    """Return every reading of a line of faces in this order, most points first."""
    rising = readings(row, _SETS)
    if not rules.descending:
        return rising
    falling = [Reading(reading.shape, reading.stands[::-1]) for reading in readings(row[::-1], _SETS)]
    return tuple(sorted(dict.fromkeys((*rising, *falling)), key=lambda reading: -reading.points))


@lru_cache(maxsize=1 << 8)
def row_meanings(row: Row, rules: GridRules) -> frozenset[tuple[Meaning, ...]]:
    """Return what the jokers of the row may stand for together, in their order, by any reading of this order."""
    rising = all_meanings(row, _SETS)
    if not rules.descending:
        return rising
    return rising | {meanings[::-1] for meanings in all_meanings(row[::-1], _SETS)}


def grid_faults(faces: Faces, rules: GridRules) -> tuple[GridFault, ...]:
    """Return every fault of the grid (A-T7, A-T8, A-T9); none means it is a crossword of sets."""
    found = lines(faces)
    wrong = [line for line in found if not is_set(row_of(line, faces), rules)]
    lying = {cell for line in found for cell in line}
    return (
        *(GridFault(GridFaultKind.LINE_NO_SET, line) for line in wrong),
        *(GridFault(GridFaultKind.DIE_IN_NO_SET, (cell,)) for cell in sorted(faces) if cell not in lying),
        *_crossing_faults([line for line in found if line not in wrong], faces, rules),
    )


def joker_faces(faces: Faces, rules: GridRules) -> dict[Cell, frozenset[Meaning]]:
    """Return what each joker of a legal grid may stand for, under any readings of all lines (A-T9)."""
    able: dict[Cell, set[Meaning]] = {cell: set() for cell, face in faces.items() if isinstance(face, Joker)}
    for linked in _linked(lines(faces), faces, rules):
        for cell, meaning in [pair for line in linked for chosen in _chosen(line, faces, rules, {}) for pair in chosen]:
            if meaning not in able[cell]:
                # One choice of all jokers shows that each of its meanings is possible.
                for other, found in next(_stands(linked, faces, rules, {cell: meaning}), {}).items():
                    able[other].add(found)
    return {cell: frozenset(meanings) for cell, meanings in able.items()}


def _crossing_faults(found: Sequence[Line], faces: Faces, rules: GridRules) -> Iterator[GridFault]:
    for linked in _linked(found, faces, rules):
        if next(_stands(linked, faces, rules, {}), None) is None:
            cells = [cell for line in linked for cell in _jokers(line, faces)]
            crossing = sorted({cell for cell in cells if cells.count(cell) > 1})
            yield GridFault(GridFaultKind.CROSSING_JOKER_TWO_FACES, tuple(crossing))


def _linked(found: Iterable[Line], faces: Faces, rules: GridRules) -> list[list[Line]]:
    """Return the lines with jokers, divided into parts that share no joker and can be read separately."""
    parts: list[list[Line]] = []
    for line in found:
        jokers = set(_jokers(line, faces))
        if not jokers:
            continue
        near = (
            [part for part in parts if any(jokers.intersection(other) for other in part)]
            if rules.crossing_joker is CrossingJoker.ONE
            else []
        )
        parts = [part for part in parts if part not in near]
        parts.append([other for part in near for other in part] + [line])
    return parts


def _stands(todo: Sequence[Line], faces: Faces, rules: GridRules, stands: Stands) -> Iterator[Stands]:
    """Yield every choice of what the jokers stand for that is a reading of each line and agrees with `stands`."""
    if not todo:
        yield stands
        return
    # The line with the fewest choices comes first, so that a grid of many jokers does not try them all.
    choices = [_chosen(line, faces, rules, stands) for line in todo]
    at = min(range(len(todo)), key=lambda place: len(choices[place]))
    for chosen in choices[at]:
        yield from _stands((*todo[:at], *todo[at + 1 :]), faces, rules, {**stands, **dict(chosen)})


def _chosen(line: Line, faces: Faces, rules: GridRules, stands: Stands) -> list[tuple[tuple[Cell, Meaning], ...]]:
    """Return what the jokers of a line may stand for together, each with its cell, in agreement with `stands`."""
    cells = _jokers(line, faces)
    pairs = [tuple(zip(cells, meanings, strict=True)) for meanings in row_meanings(row_of(line, faces), rules)]
    return [chosen for chosen in pairs if all(stands.get(cell, meaning) == meaning for cell, meaning in chosen)]


def _jokers(line: Line, faces: Faces) -> Line:
    return tuple(cell for cell in line if isinstance(faces[cell], Joker))
