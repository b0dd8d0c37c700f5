"""The faults and events of the dice game as sentences."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from tilewright.dice.commands import Fault
from tilewright.dice.events import DicePlaced, MatchEnded, Passed, RoundEnd, RoundEnded, TimedOut
from tilewright.dice.placed import Grid, Showing, faces_shown
from tilewright.dice.scoring import Result, scores
from tilewright.dice.view import MatchStartSeen, RollSeen, RoundDealSeen, Seen
from tilewright.engine import Seat
from tilewright.tiles import Face, write_row
from tilewright.words.events import say_of_seats
from tilewright.words.say import faces_in_words, listed, say, set_fault_in_words

_ENDINGS = {reason: f"event-round-{reason.value}" for reason in RoundEnd}


class EventContext(Struct, frozen=True, kw_only=True):
    """The reader of an event: the names of both seats, the reader's seat, and the dice before the event.

    Terminals write dice in the notation, screens `in_words`.
    """

    names: tuple[str, ...]
    in_words: bool = False
    seat: Seat | None = None
    showing: Showing = ()
    grid: Grid = ()


def fault_in_words(fault: Fault, locale: str = "en", *, in_words: bool = False) -> str:
    """Return the sentence for a fault; lines are written in the notation, or `in_words`."""
    return say(
        f"dice-fault-{fault.kind.value}",
        locale,
        cells=listed([f"({cell.x}, {cell.y})" for cell in fault.cells], locale),
        face=faces_in_words(fault.faces, locale),
        faces=len(fault.faces),
        pieces=faces_in_words(fault.faces, locale) if in_words else write_row(fault.faces),
        found=fault.found,
        needed=fault.needed,
        order="wrong" if fault.why is None else "none",
        why="" if fault.why is None else set_fault_in_words(fault.why, locale, "dice"),
    )


def event_in_words(event: Seen, context: EventContext, locale: str = "en") -> str:
    """Return the sentences for an event."""
    match event:
        case MatchStartSeen(deal=deal) | RoundDealSeen(deal=deal):
            return say_of_seats("event-starts", (deal.starter,), context, locale)
        case RollSeen(seat=seat, faces=faces):
            pieces = _pieces(faces, context, locale)
            return say_of_seats("event-rolled", (seat,), context, locale, pieces=pieces, count=len(faces))
        case DicePlaced(seat=seat, played=played, grid=grid):
            how = "moving" if set(context.grid) - set(grid) else "adding"
            pieces = _pieces(faces_shown(context.showing, played), context, locale)
            return say_of_seats("event-placed", (seat,), context, locale, pieces=pieces, how=how)
        case Passed(seat):
            return say_of_seats("event-passed", (seat,), context, locale)
        case TimedOut(seat):
            return say_of_seats("event-turn-lost", (seat,), context, locale)
        case RoundEnded(reason=reason, winners=winners, left=left):
            points = max(scores(Result(reason, winners, left)))
            return say_of_seats(_ENDINGS[reason], winners, context, locale, points=points)
        case MatchEnded(winners):
            return say_of_seats("event-match-ended", winners, context, locale)
        case _:
            assert_never(event)


def _pieces(faces: Sequence[Face], context: EventContext, locale: str) -> str:
    return faces_in_words(faces, locale) if context.in_words else write_row(faces)
