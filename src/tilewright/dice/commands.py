"""The commands of a seat, and of the clock, in the dice game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.dice.dice import BAG, DieId
from tilewright.dice.placed import Grid, Placed

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
