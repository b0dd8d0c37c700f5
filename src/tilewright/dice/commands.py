"""What a seat, or the clock, may ask for in the dice game."""

from __future__ import annotations

from msgspec import Struct

from tilewright.dice.dice import DieIds
from tilewright.dice.placed import Grid


class RollDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the turn with a roll of these dice: all own dice at first, later any of them."""

    dice: DieIds


class PlaceDice(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn with the whole grid as it shall lie, own dice among it."""

    grid: Grid


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn without a die."""


class DealNext(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the next round of the match."""


class TimeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the turn because its time is up, with the grid as it was being arranged; only the clock may say so."""

    draft: Grid


PlayerCommand = RollDice | PlaceDice | Pass | DealNext
Command = PlayerCommand | TimeOut
