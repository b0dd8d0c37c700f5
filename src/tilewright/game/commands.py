"""The commands of a seat, and of the clock."""

from __future__ import annotations

from msgspec import Struct

from tilewright.game.table import Table


class PlayTiles(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with this table, which includes the rack tiles played."""

    table: Table


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
