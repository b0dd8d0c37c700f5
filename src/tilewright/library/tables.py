"""Tables given as text or faces, as rows and grids."""

from collections.abc import Mapping, Sequence, Set
from typing import cast

from tilewright.arguments import expect, wrong_type
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import read_grid
from tilewright.library.edge import face_of
from tilewright.tiles import FACES, Face, Row, read_face, read_faces, read_table

Pieces = str | Sequence[Face | str]
"""Pieces side by side: text in the notation, or faces, each of which may be text too."""

Rows = str | Sequence[Pieces]
"""A table of tiles: text in the notation, or rows."""


_KNOWN = frozenset(FACES)


def pieces_of(pieces: Pieces) -> Row:
    """Return the faces of a rack or a row, which may be empty, or raise BadInput."""
    if isinstance(pieces, str):
        return read_faces(pieces.split())
    try:
        is_row = isinstance(pieces, tuple) and _KNOWN.issuperset(pieces)
    except TypeError:
        # A piece without a hash is refused by name below.
        is_row = False
    if is_row:
        return cast(Row, pieces)
    expect("a row", pieces, (Sequence, Set), 'pieces, or their text as in "B4 B5 B6"')
    return tuple(read_face(piece) if isinstance(piece, str) else face_of("a row", piece) for piece in pieces)


def rows_of(table: object) -> tuple[Row, ...]:
    """Return the rows of a table of tiles, or raise BadInput."""
    if isinstance(table, str):
        return read_table(table)
    if isinstance(table, Sequence):
        return tuple(map(pieces_of, table))
    raise wrong_type("a table of tiles", table, "text, or rows of faces")


def grid_of(table: object) -> dict[Cell, Face]:
    """Return the grid of a table of dice, or raise BadInput."""
    grid: object = read_grid(table) if isinstance(table, str) else table
    if isinstance(grid, Mapping):
        faces: Faces = grid
        return {_cell(cell): face_of("a table of dice", face) for cell, face in faces.items()}
    raise wrong_type("a table of dice", table, "text, or a mapping from cells to faces")


def _cell(cell: object) -> Cell:
    match cell:
        case (int(x), int(y)):
            return Cell(x, y)
        case _:
            raise wrong_type("a table of dice", cell, "cells as keys, as in (0, 0)")
