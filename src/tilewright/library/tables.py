"""Tables given as text or faces, as rows and grids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import read_grid
from tilewright.tiles.faces import Face, Row
from tilewright.tiles.notation import read_face, read_faces, read_table

Pieces = str | Sequence[Face | str]
"""Pieces side by side: text in the notation, or faces, each of which may be text too."""

Rows = str | Sequence[Pieces]
"""A table of tiles: text in the notation, or rows."""


def pieces_of(pieces: Pieces) -> Row:
    """Return the faces of a rack or a row, which may be empty."""
    if isinstance(pieces, str):
        return read_faces(pieces.split())
    return tuple(read_face(piece) if isinstance(piece, str) else piece for piece in pieces)


def rows_of(table: object) -> tuple[Row, ...]:
    """Return the rows of a table of tiles, or raise TypeError."""
    if isinstance(table, str):
        return read_table(table)
    if isinstance(table, Sequence):
        return tuple(map(pieces_of, table))
    raise TypeError("a table of tiles is text, or rows of faces")


def grid_of(table: object) -> dict[Cell, Face]:
    """Return the grid of a table of dice, or raise TypeError."""
    grid: object = read_grid(table) if isinstance(table, str) else table
    if isinstance(grid, Mapping):
        faces: Faces = grid
        return {Cell(*cell): face for cell, face in faces.items()}
    raise TypeError("a table of dice is text, or a mapping from cells to faces")
