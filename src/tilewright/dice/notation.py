"""Grids as text and as lists, read with exact complaints.

A grid is written line by line, ` | ` between them: the cell of its first die, `down` where it goes down, its faces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tilewright.dice.grid import Cell, Faces, lines
from tilewright.dice.placed import REACH
from tilewright.tiles.faces import Face
from tilewright.tiles.notation import BadNotation, quoted, read_face, read_faces, write_face, write_row

Listed = tuple[int, int, str]
"""A die as JSON holds it: x, y and the face."""

_CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})", re.ASCII)
_DOWN = "down"
_EXAMPLE = "as in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3"


def write_grid(faces: Faces) -> str:
    """Return the text of a grid: every line of two dice or more, and every die that lies alone.

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
    """Return the grid a text names, or raise BadNotation; blank text is an empty grid.

    Lines may cross: the die they share is named in both.
    """
    grid: dict[Cell, Face] = {}
    for place, part in enumerate(text.split("|") if text.strip() else [], start=1):
        words = part.split()
        if not words:
            raise BadNotation(f"line {place} of the grid is empty: write where it begins and its faces, {_EXAMPLE}")
        cell = _read_cell(words[0])
        down = words[1:2] and words[1].lower() == _DOWN
        named = read_faces(words[2:] if down else words[1:])
        if not named:
            raise BadNotation(
                f"line {place} of the grid has no faces behind {quoted(part.strip())}: write them, {_EXAMPLE}"
            )
        for step, face in enumerate(named):
            _add(grid, Cell(cell.x, cell.y + step) if down else Cell(cell.x + step, cell.y), face)
    return grid


def listed_grid(faces: Faces) -> list[Listed]:
    """Return the grid as JSON holds it, row by row."""
    return [(cell.x, cell.y, write_face(faces[cell])) for cell in sorted(faces, key=lambda cell: (cell.y, cell.x))]


def grid_of_list(dice: Iterable[Listed]) -> Faces:
    """Return the grid a list names, or raise BadNotation."""
    grid: dict[Cell, Face] = {}
    for x, y, word in dice:
        if Cell(x, y) in grid:
            raise BadNotation(f"two dice lie at {x},{y}")
        _add(grid, Cell(x, y), read_face(word))
    return grid


def write_cell(cell: Cell) -> str:
    """Return the text of a cell: `2,0`."""
    return f"{cell.x},{cell.y}"


def _read_cell(word: str) -> Cell:
    found = _CELL.fullmatch(word)
    if found is None:
        raise BadNotation(f"{quoted(word)} is no cell: a line of the grid begins with one, {_EXAMPLE}")
    return Cell(int(found[1]), int(found[2]))


def _add(grid: dict[Cell, Face], cell: Cell, face: Face) -> None:
    if max(abs(cell.x), abs(cell.y)) > REACH:
        raise BadNotation(f"{write_cell(cell)} is no cell of the grid: they run from -{REACH} to {REACH} each way")
    if grid.setdefault(cell, face) != face:
        both = f"{write_face(grid[cell])} and {write_face(face)}"
        raise BadNotation(f"two dice lie at {write_cell(cell)}: {both}")
