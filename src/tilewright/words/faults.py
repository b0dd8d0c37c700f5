"""The faults of a turn as sentences."""

from functools import lru_cache

from tilewright.dice import commands as dice_commands
from tilewright.game.commands import Fault
from tilewright.games import AnyFault
from tilewright.words import dice
from tilewright.words.say import faces_in_words, say, set_fault_in_words


# Cached: arranging a table shows the same few faults again and again.
@lru_cache(maxsize=1 << 8)
def fault_in_words(fault: Fault, locale: str = "en") -> str:
    """Return the sentence for a fault of the tile game; rows are counted from 1, or "this row" if it has none."""
    return say(
        f"fault-{fault.kind.value}",
        locale,
        row=0 if fault.row is None else fault.row + 1,
        face=faces_in_words(fault.faces, locale),
        faces=len(fault.faces),
        found=fault.found,
        needed=fault.needed,
        why="" if fault.why is None else set_fault_in_words(fault.why, locale),
    )


def turn_fault_in_words(fault: AnyFault, locale: str = "en") -> str:
    """Return the sentence for a fault of any kind of game."""
    if isinstance(fault, dice_commands.Fault):
        return dice.fault_in_words(fault, locale)
    return fault_in_words(fault, locale)


def record_fault_in_words(said: str, why: AnyFault | None, locale: str = "en") -> str:
    """Return the sentence for a fault in a record: of the turn's fault if there is one, else what the referee said."""
    return said if why is None else turn_fault_in_words(why, locale)
