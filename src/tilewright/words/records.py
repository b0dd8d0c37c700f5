"""What a judge of records finds wrong with a turn, in words, whichever kind of game it was."""

from __future__ import annotations

from tilewright.dice import faults as dice_faults
from tilewright.game import faults as tile_faults
from tilewright.words import dice
from tilewright.words.faults import fault_in_words


def turn_fault_in_words(fault: tile_faults.Fault | dice_faults.Fault) -> str:
    """Return the sentence for a fault of either kind of game."""
    return dice.fault_in_words(fault) if isinstance(fault, dice_faults.Fault) else fault_in_words(fault)
