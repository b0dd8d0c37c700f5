"""The dice game in sentences: what is wrong with a command, and what happened."""

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
from tilewright.words.told import told

_ENDINGS = {reason: f"event-round-{reason.value}" for reason in RoundEnd}


class Scene(Struct, frozen=True, kw_only=True):
    """To whom an event is told: the names of both seats, the own one, and the dice as they lay before."""

    names: tuple[str, ...]
    seat: Seat | None = None
    showing: Showing = ()
    grid: Grid = ()


def fault_in_words(fault: Fault, locale: str = "en") -> str:
    """Return the sentence that says what is wrong; lines are written in the notation."""
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
        why="" if fault.why is None else set_fault_in_words(fault.why, locale),
    )


def event_in_words(event: Seen, scene: Scene, locale: str = "en") -> str:
    """Return the sentences that tell an event; dice are written in the notation."""
    match event:
        case MatchStartSeen(deal=deal) | RoundDealSeen(deal=deal):
            return told("event-starts", (deal.starter,), scene, locale)
        case RollSeen(seat=seat, faces=faces):
            return told("event-rolled", (seat,), scene, locale, pieces=write_row(faces), count=len(faces))
        case DicePlaced(seat=seat, played=played, grid=grid):
            how = "moving" if set(scene.grid) - set(grid) else "adding"
            return told("event-placed", (seat,), scene, locale, pieces=_pieces(played, scene), how=how)
        case Passed(seat):
            return told("event-passed", (seat,), scene, locale)
        case TimedOut(seat):
            return told("event-turn-lost", (seat,), scene, locale)
        case RoundEnded(reason=reason, winners=winners, left=left):
            points = max(scores(Result(reason, winners, left)))
            return told(_ENDINGS[reason], winners, scene, locale, points=points)
        case MatchEnded(winners):
            return told("event-match-ended", winners, scene, locale)
        case _:
            assert_never(event)


def _pieces(dice: DieIds, scene: Scene) -> str:
    return write_row(faces_shown(scene.showing, dice))
