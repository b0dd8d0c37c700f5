"""What a judge of records finds wrong with a turn, in words, whichever kind of game it was."""

from __future__ import annotations

from tilewright.dice import faults as dice_faults
from tilewright.game import faults as tile_faults
from tilewright.words import dice
from tilewright.words.faults import fault_in_words


def turn_fault_in_words(fault: tile_faults.Fault | dice_faults.Fault, locale: str = "en") -> str:
    """Return the sentence for a fault of either kind of game."""
    if isinstance(fault, dice_faults.Fault):
        return dice.fault_in_words(fault, locale)
    return fault_in_words(fault, locale)
