"""The commands of a seat, and of the clock, in the dice game."""

from __future__ import annotations

from msgspec import Struct

from tilewright.dice.dice import DieIds
from tilewright.dice.placed import Grid


class RollDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the turn by rolling these dice: first all dice of the seat, later any of them."""

    dice: DieIds


class PlaceDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with this grid, which includes the dice played."""

    grid: Grid


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn without a die."""


class DealNext(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the next round of the match."""


class TimeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn because its time is up, with the grid as arranged so far; only the clock sends this."""

    draft: Grid


PlayerCommand = RollDice | PlaceDice | Pass | DealNext
Command = PlayerCommand | TimeOut
