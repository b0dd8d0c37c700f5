"""The commands of a seat, and of the clock, in the dice game, and what can be wrong with them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.dice.grid import Cell
from tilewright.dice.placed import BAG, DieId, Grid, Placed
from tilewright.sets.faults import SetFault
from tilewright.tiles import Face

# Commands come from outside, so their fields have bounds; which dice exist is judged with the turn.
_Die = Annotated[DieId, Meta(ge=-(2**31), lt=2**31)]


class RollDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the turn by rolling these dice: first all dice of the seat, later any of them."""

    dice: Annotated[tuple[_Die, ...], Meta(max_length=len(BAG))]


class PlaceDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with this grid, which includes the dice played."""

    grid: Annotated[tuple[Placed, ...], Meta(max_length=len(BAG))]


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn without a die."""


class DealNext(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the next round of the match."""


class TimeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn because its time is up, with the grid as arranged so far; only the clock sends this."""

    draft: Grid


PlayerCommand = RollDice | PlaceDice | Pass | DealNext
Command = PlayerCommand | TimeOut


class FaultKind(Enum):
    """The ways in which a command breaks the rules; those of the grid have the same names there."""

    NOT_ROLLED = "not-rolled"
    ALREADY_ROLLED = "already-rolled"
    MUST_ROLL_ALL = "must-roll-all"
    TOO_FEW_ROLLED = "too-few-rolled"
    NOT_IN_HAND = "not-in-hand"
    NO_SUCH_DIE = "no-such-die"
    DIE_TWICE = "die-twice"
    DIE_MISSING = "die-missing"
    CELL_TAKEN = "cell-taken"
    TOO_FAR_OUT = "too-far-out"
    NOTHING_PLAYED = "nothing-played"
    MUST_LAY = "must-lay"
    TOO_MANY_SETS = "too-many-sets"
    LINE_NO_SET = "line-no-set"
    DIE_IN_NO_SET = "die-in-no-set"
    CROSSING_JOKER_TWO_FACES = "crossing-joker-two-faces"
    FREED_JOKER_IN_OLD_SET = "freed-joker-in-old-set"
    ROUND_NOT_OVER = "round-not-over"


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong: the cells and faces concerned, the number found and the number needed.

    `why` is set for a line that is not a set in any order of its dice.
    """

    kind: FaultKind
    cells: tuple[Cell, ...] = ()
    faces: tuple[Face, ...] = ()
    found: int = 0
    needed: int = 0
    why: SetFault | None = None
