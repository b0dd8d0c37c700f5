"""The commands of a seat, and of the clock, and what can be wrong with them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.game.table import Table
from tilewright.sets.faults import SetFault
from tilewright.tiles import MOST_PIECES, BadInput, Face, TileId

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


class FaultKind(Enum):
    """The ways in which a command breaks the rules."""

    NO_SUCH_TILE = "no-such-tile"
    TILE_TWICE = "tile-twice"
    TILE_MISSING = "tile-missing"
    NOT_A_SET = "not-a-set"
    NOTHING_PLAYED = "nothing-played"
    TABLE_TOUCHED = "table-touched"
    OPENING_TOO_LOW = "opening-too-low"
    JOKER_NOT_REPLACED = "joker-not-replaced"
    JOKER_NOT_IN_NEW_SET = "joker-not-in-new-set"
    JOKER_NEEDS_RACK_TILES = "joker-needs-rack-tiles"
    POOL_EMPTY = "pool-empty"
    MUST_DRAW = "must-draw"
    NO_CLAIM = "no-claim"
    TOO_LATE_TO_CLAIM = "too-late-to-claim"
    TOO_FEW_PAIRS = "too-few-pairs"
    GAME_NOT_OVER = "game-not-over"


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong: the proposed row, the faces concerned, the number found and the number needed."""

    kind: FaultKind
    row: int | None = None
    faces: tuple[Face, ...] = ()
    found: int = 0
    needed: int = 0
    why: SetFault | None = None
