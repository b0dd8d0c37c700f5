"""The smallest opening: few tiles that others could use, and no joker that is not needed."""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.solver.solve import best_table, playable
from tilewright.tiles.faces import Number
from tilewright.tiles.tile import TileId, face_of


def small_opening(position: Position) -> Table | None:
    """Return an opening from which no tile can be left out, or None.

    Jokers are left out first, then the lowest numbers, as long as the rest still opens. A few high tiles remain, and
    all of them are needed.
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
