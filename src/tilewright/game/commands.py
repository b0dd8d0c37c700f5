"""The commands of a seat, and of the clock."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.game.table import Table
from tilewright.tiles.notation import BadInput
from tilewright.tiles.tile import MOST_PIECES, TileId

# Commands come from outside, so their fields have bounds; which tiles exist is judged with the turn.
_Tile = Annotated[TileId, Meta(ge=-(2**31), lt=2**31)]
_Row = Annotated[tuple[_Tile, ...], Meta(min_length=1, max_length=MOST_PIECES)]


class PlayTiles(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with this table, which includes the rack tiles played."""

    table: Annotated[tuple[_Row, ...], Meta(max_length=MOST_PIECES)]

    def __post_init__(self) -> None:
        """Refuse more tiles than any box has, before they are judged."""
        try:
            count = sum(map(len, self.table))
        except TypeError:
            raise BadInput("table takes rows of tiles, as views have them") from None
        if count > MOST_PIECES:
            raise BadInput(f"a table has at most {MOST_PIECES} tiles")


class DrawTile(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with a tile from the pool."""


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn without a tile if there is none to draw."""


class ClaimReshuffle(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Show the pairs of the first rack and claim a reshuffle (DE-10)."""


class DealNext(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the next game of the match."""


class TimeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn because its time is up, with the table as arranged so far; only the clock sends this."""

    draft: Table


PlayerCommand = PlayTiles | DrawTile | Pass | ClaimReshuffle | DealNext
Command = PlayerCommand | TimeOut
