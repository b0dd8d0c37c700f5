"""Rows of codes as tiles of a position."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.tiles.tile import TileId, TileRow, codes_of


def tiles_in(rows: Sequence[bytes], position: Position) -> Table:
    """Return rows of codes as tiles; rows that lie on the table stay what they are, other tiles are any that fit."""
    lying: dict[bytes, list[TileRow]] = {}
    for row in position.table:
        lying.setdefault(codes_of(row), []).append(row)
    kept = [twins.pop() if (twins := lying.get(row)) else None for row in rows]
    # Tiles of the table come last, to be taken first: all of them must lie again.
    loose = (*position.rack, *[tile for twins in lying.values() for row in twins for tile in row])
    free: defaultdict[int, list[TileId]] = defaultdict(list)
    for tile, code in zip(loose, codes_of(loose), strict=True):
        free[code].append(tile)
    return tuple([old or tuple([free[code].pop() for code in row]) for old, row in zip(kept, rows, strict=True)])
