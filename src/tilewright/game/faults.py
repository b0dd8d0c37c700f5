"""What can be wrong with a command, and where."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tilewright.sets.faults import SetFault
from tilewright.tiles.faces import Face


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
