"""A position: everything that is needed to judge a turn."""

from __future__ import annotations

from msgspec import Struct

from tilewright.game.table import Table
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import TileRow


class Position(Struct, frozen=True, kw_only=True):
    """The table, one rack, and whether its player has opened."""

    rules: Rulebook
    table: Table
    rack: TileRow
    opened: bool
