"""The smallest way to open: as little as possible of what others could use, and no joker that is not needed."""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.solver.solve import best_table, playable
from tilewright.tiles.faces import Number
from tilewright.tiles.tile import TileId, face_of


def small_opening(position: Position) -> Table | None:
    """Return an opening that no tile can be spared from, or None if there is none.

    Jokers are laid aside first and then the lowest numbers, as long as the rest still opens: what is left are few tiles
    of much value. It lays all of them, since any fewer would not open.
    """
    if not playable(position):
        return None
    for tile in sorted(position.rack, key=_value):
        fewer = replace(position, rack=tuple([other for other in position.rack if other != tile]))
        if playable(fewer):
            position = fewer
    return best_table(position)


def _value(tile: TileId) -> int:
    face = face_of(tile)
    return face.value if isinstance(face, Number) else 0
