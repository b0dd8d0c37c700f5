"""The faults and events of the dice game as sentences."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from tilewright.dice.dice import DieIds
from tilewright.dice.events import DicePlaced, MatchEnded, Passed, RoundEnd, RoundEnded, TimedOut
from tilewright.dice.faults import Fault
from tilewright.dice.placed import Grid, Showing, faces_shown
from tilewright.dice.scoring import Result, scores
from tilewright.dice.view import MatchStartSeen, RollSeen, RoundDealSeen, Seen
from tilewright.engine import Seat
from tilewright.tiles.notation import write_row
from tilewright.words.say import face_in_words, listed, say, set_fault_in_words
from tilewright.words.seats import say_of_seats

_ENDINGS = {reason: f"event-round-{reason.value}" for reason in RoundEnd}


class EventContext(Struct, frozen=True, kw_only=True):
    """The reader of an event: the names of both seats, the reader's seat, and the dice before the event."""

    names: tuple[str, ...]
    seat: Seat | None = None
    showing: Showing = ()
    grid: Grid = ()


def fault_in_words(fault: Fault, locale: str = "en") -> str:
    """Return the sentence for a fault; lines are written in the notation."""
    return say(
        f"dice-fault-{fault.kind.value}",
        locale,
        cells=listed([f"({cell.x}, {cell.y})" for cell in fault.cells], locale),
        face=listed([face_in_words(face, locale) for face in fault.faces], locale),
        faces=len(fault.faces),
        pieces=write_row(fault.faces),
        found=fault.found,
        needed=fault.needed,
        order="wrong" if fault.why is None else "none",
        why="" if fault.why is None else set_fault_in_words(fault.why, locale, "dice"),
    )


def event_in_words(event: Seen, context: EventContext, locale: str = "en") -> str:
    """Return the sentences for an event; dice are written in the notation."""
    match event:
        case MatchStartSeen(deal=deal) | RoundDealSeen(deal=deal):
            return say_of_seats("event-starts", (deal.starter,), context, locale)
        case RollSeen(seat=seat, faces=faces):
            return say_of_seats("event-rolled", (seat,), context, locale, pieces=write_row(faces), count=len(faces))
        case DicePlaced(seat=seat, played=played, grid=grid):
            how = "moving" if set(context.grid) - set(grid) else "adding"
            return say_of_seats("event-placed", (seat,), context, locale, pieces=_pieces(played, context), how=how)
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


def _pieces(dice: DieIds, context: EventContext) -> str:
    return write_row(faces_shown(context.showing, dice))
