"""Grids as text and as lists.

A grid is written line by line with ` | ` between lines: the cell of the first die, `down` if vertical, the faces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tilewright.dice.grid import Cell, Faces, lines
from tilewright.dice.placed import REACH
from tilewright.tiles import BadNotation, Face, complaint, read_face, read_faces, shortened, write_face, write_row

Listed = tuple[int, int, str]
"""A die in JSON: x, y and the face."""

_CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})", re.ASCII)
_DOWN = "down"
_EXAMPLE = "as in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3"


def write_grid(faces: Faces) -> str:
    """Return the text of a grid: every line of two dice or more, and every single die.

    >>> write_grid(read_grid("2,-1 down r4 j r6 | 1,0 K5 J"))
    '1,0 K5 J | 2,-1 down R4 J R6'
    """
    found = lines(faces)
    lying = {cell for line in found for cell in line}
    alone = [(cell,) for cell in sorted(faces) if cell not in lying]
    return " | ".join(
        f"{write_cell(line[0])}{' down' if len(line) > 1 and line[0].x == line[1].x else ''} "
        + write_row(faces[cell] for cell in line)
        for line in (*found, *alone)
    )


def read_grid(text: str) -> Faces:
    """Return the grid of a text, or raise BadNotation; blank text is an empty grid.

    Lines may cross: the die they share is named in both.
    """
    grid: dict[Cell, Face] = {}
    for place, part in enumerate(text.split("|") if text.strip() else [], start=1):
        words = part.split()
        if not words:
            english = f"line {{line}} of the grid is empty: write its first square and its faces, {_EXAMPLE}"
            raise BadNotation(complaint("bad-grid-line", english, line=place))
        cell = _read_cell(words[0])
        down = words[1:2] and words[1].lower() == _DOWN
        named = read_faces(words[2:] if down else words[1:])
        if not named:
            english = f'line {{line}} of the grid has no faces after "{{text}}": write them, {_EXAMPLE}'
            raise BadNotation(complaint("bad-grid-faces", english, line=place, text=shortened(part.strip())))
        for step, face in enumerate(named):
            _add(grid, Cell(cell.x, cell.y + step) if down else Cell(cell.x + step, cell.y), face)
    return grid


def listed_grid(faces: Faces) -> list[Listed]:
    """Return the grid for JSON, row by row."""
    return [(cell.x, cell.y, write_face(faces[cell])) for cell in sorted(faces, key=lambda cell: (cell.y, cell.x))]


def grid_of_list(dice: Iterable[Listed]) -> Faces:
    """Return the grid of a list, or raise BadNotation."""
    grid: dict[Cell, Face] = {}
    for x, y, word in dice:
        if Cell(x, y) in grid:
            raise BadNotation(complaint("bad-grid-twice", "two dice are at {cell}", cell=f"{x},{y}"))
        _add(grid, Cell(x, y), read_face(word))
    return grid


def write_cell(cell: Cell) -> str:
    """Return the text of a cell: `2,0`."""
    return f"{cell.x},{cell.y}"


def _read_cell(word: str) -> Cell:
    found = _CELL.fullmatch(word)
    if found is None:
        english = f'"{{word}}" is not a square: a line of the grid begins with one, {_EXAMPLE}'
        raise BadNotation(complaint("bad-grid-cell", english, word=shortened(word)))
    return Cell(int(found[1]), int(found[2]))


def _add(grid: dict[Cell, Face], cell: Cell, face: Face) -> None:
    if max(abs(cell.x), abs(cell.y)) > REACH:
        english = "{cell} is outside the grid: squares run from -{reach} to {reach} each way"
        raise BadNotation(complaint("bad-grid-reach", english, cell=write_cell(cell), reach=REACH))
    if grid.setdefault(cell, face) != face:
        english = "two dice are at {cell}: {first} and {second}"
        first, second = write_face(grid[cell]), write_face(face)
        raise BadNotation(complaint("bad-grid-crossing", english, cell=write_cell(cell), first=first, second=second))
