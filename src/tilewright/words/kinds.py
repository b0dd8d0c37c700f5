"""The sentences of each kind of game about its faults and events, as screens show them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from tilewright.dice.commands import Fault as DiceFault
from tilewright.dice.view import Seen as DiceSeen
from tilewright.dice.view import View as DiceView
from tilewright.game.commands import Fault
from tilewright.game.view import Seen, View
from tilewright.games import PerKind
from tilewright.words import dice
from tilewright.words.events import EventContext, Reader, event_in_words
from tilewright.words.faults import fault_in_words


class Sentences(Struct, frozen=True, kw_only=True):
    """How a kind of game is told: a fault; an event as a seat has seen it, with the view before it, for a reader."""

    fault: Callable[[Any, str], str]
    event: Callable[[Any, Any, Reader, str], str]


def _tile_fault(fault: Fault, locale: str) -> str:
    # Rows have no numbers on a screen, which shows the sentence at the row.
    return fault_in_words(replace(fault, row=None), locale)


def _dice_fault(fault: DiceFault, locale: str) -> str:
    return dice.fault_in_words(fault, locale, in_words=True)


def _tile_event(event: Seen, before: View | None, reader: Reader, locale: str) -> str:
    table, opened = ((), ()) if before is None else (before.table, before.opened)
    return event_in_words(event, EventContext(**asdict(reader), table=table, opened=opened), locale)


def _dice_event(event: DiceSeen, before: DiceView | None, reader: Reader, locale: str) -> str:
    showing, grid = ((), ()) if before is None else (before.showing, before.grid)
    return dice.event_in_words(event, dice.EventContext(**asdict(reader), showing=showing, grid=grid), locale)


SENTENCES = PerKind(
    tiles=Sentences(fault=_tile_fault, event=_tile_event),
    dice=Sentences(fault=_dice_fault, event=_dice_event),
)
