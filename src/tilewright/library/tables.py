"""Tables given as text or faces, as rows and as the tiles of a position."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain, count

from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import read_grid
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.tiles.faces import Face, Row
from tilewright.tiles.notation import read_face, read_faces, read_table
from tilewright.tiles.tile import TileId, faces_of

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


def tiles_for(position: Position, rows: Sequence[Row]) -> Table:
    """Return the rows as tiles of the position; a row that is on the table already stays the tiles it is."""
    unchanged: dict[Row, list[tuple[TileId, ...]]] = {}
    for old in position.table:
        unchanged.setdefault(faces_of(old), []).append(old)
    kept = [equal.pop() if (equal := unchanged.get(row)) else None for row in rows]
    # Tiles of the table come last and are taken first: all of them must be laid again.
    loose = (*position.rack, *chain.from_iterable(row for equal in unchanged.values() for row in equal))
    free: defaultdict[Face, list[TileId]] = defaultdict(list)
    for tile, face in zip(loose, faces_of(loose), strict=True):
        free[face].append(tile)
    # A tile that is neither on the table nor on the rack gets an id that no tile has; the game finds it and says so.
    nowhere = map(TileId, count(-1, -1))
    return tuple(
        [
            tuple([free[face].pop() if free[face] else next(nowhere) for face in row]) if old is None else old
            for row, old in zip(rows, kept, strict=True)
        ]
    )
