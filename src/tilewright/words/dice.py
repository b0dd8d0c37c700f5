"""The faults and events of the dice game as sentences."""

from typing import assert_never

from tilewright.dice.commands import Fault
from tilewright.dice.events import DicePlaced, MatchEnded, Passed, RoundEnd, RoundEnded, TimedOut
from tilewright.dice.placed import Grid, Showing, faces_shown
from tilewright.dice.scoring import Result, scores
from tilewright.dice.view import MatchStartSeen, RollSeen, RoundDealSeen, Seen
from tilewright.tiles import write_row
from tilewright.words.events import Reader, say_of_seats
from tilewright.words.say import faces_in_words, listed, say, set_fault_in_words

_ENDINGS = {reason: f"event-round-{reason.value}" for reason in RoundEnd}


class EventContext(Reader, frozen=True, kw_only=True):
    """The reader of an event, and the dice before it."""

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
            pieces = context.pieces(faces, locale)
            return say_of_seats("event-rolled", (seat,), context, locale, pieces=pieces, count=len(faces))
        case DicePlaced(seat=seat, played=played, grid=grid):
            how = "moving" if set(context.grid) - set(grid) else "adding"
            pieces = context.pieces(faces_shown(context.showing, played), locale)
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
