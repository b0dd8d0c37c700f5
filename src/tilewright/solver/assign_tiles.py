"""Rows of face codes as tiles of a position."""

from collections import defaultdict

from tilewright.game.table import Position, Table
from tilewright.solver.common.rows import Rows
from tilewright.tiles import TileId, TileRow, codes_of


def assign_tiles(rows: Rows, position: Position) -> Table:
    """Return the rows as tiles; a row that is on the table keeps its tiles, other rows take any tiles that match."""
    unchanged: dict[bytes, list[TileRow]] = {}
    for row in position.table:
        unchanged.setdefault(codes_of(row), []).append(row)
    kept = [equal.pop() if (equal := unchanged.get(row)) else None for row in rows]
    # Tiles of the table come last and are taken first: all of them must be laid again.
    loose = (*position.rack, *[tile for equal in unchanged.values() for row in equal for tile in row])
    free: defaultdict[int, list[TileId]] = defaultdict(list)
    for tile, code in zip(loose, codes_of(loose), strict=True):
        free[code].append(tile)
    return tuple([old or tuple([free[code].pop() for code in row]) for old, row in zip(kept, rows, strict=True)])
