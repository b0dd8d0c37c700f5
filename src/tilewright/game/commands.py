"""What a seat, or the clock, may ask for."""

from __future__ import annotations

from msgspec import Struct

from tilewright.game.table import Table


class PlayTiles(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with the whole table as it shall lie, rack tiles among it."""

    table: Table


class DrawTile(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with a tile from the pool."""


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn without a tile, where there is none to draw."""


class ClaimReshuffle(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Show the pairs of the first rack and have everything dealt again (DE-10)."""


class DealNext(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the next game of the match."""


class TimeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn because its time is up, with the table as it was being arranged; only the clock may say so."""

    draft: Table


PlayerCommand = PlayTiles | DrawTile | Pass | ClaimReshuffle | DealNext
Command = PlayerCommand | TimeOut
