"""The table: the rows face up, as tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilewright.tiles.faces import Row
from tilewright.tiles.tile import TileId, TileRow, assign, faces_of

Table = tuple[TileRow, ...]


def table_of(rows: Iterable[Sequence[int]]) -> Table:
    """Return the table that rows of numbers mean."""
    return tuple(tuple(map(TileId, row)) for row in rows)


def tiles_on(table: Iterable[TileRow]) -> set[TileId]:
    """Return every tile in the rows."""
    return {tile for row in table for tile in row}


def faces_on(table: Iterable[TileRow]) -> tuple[Row, ...]:
    """Return the rows as faces."""
    return tuple([faces_of(row) for row in table])


def in_order(row: TileRow, faces: Row) -> TileRow:
    """Return the tiles of a row in the order in which they show `faces`."""
    return assign((faces,), row)[0]
