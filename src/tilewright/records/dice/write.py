"""Writing records of the dice game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from tilewright.dice.dice import DieId
from tilewright.dice.events import (
    DicePlaced,
    DiceRolled,
    Event,
    MatchEnded,
    MatchStarted,
    Passed,
    RoundDealt,
    RoundEnded,
    TimedOut,
)
from tilewright.dice.match import Match, apply, outcome
from tilewright.dice.placed import faces_shown
from tilewright.dice.round import Round
from tilewright.dice.scoring import scores
from tilewright.records.heads import game_line, match_end_line
from tilewright.records.lines import (
    DiceDealLine,
    DicePlayLine,
    DiceTimeOutLine,
    EndLine,
    Faces,
    Line,
    PassLine,
    Placed,
    RollLine,
)
from tilewright.tiles.faces import Face
from tilewright.tiles.notation import write_face


def recorded(events: Iterable[Event], names: Sequence[str], match_id: str) -> Iterator[Line]:
    """Yield the record of a match from all its events."""
    match: Match | None = None
    for event in events:
        match = apply(match, event)
        yield from event_lines(event, match, names, match_id)


def event_lines(event: Event, match: Match, names: Sequence[str], match_id: str) -> Iterator[Line]:
    """Yield the lines of one event, given the match after it."""
    if isinstance(event, MatchStarted | RoundDealt):
        yield game_line(match, match.round.number, names, match_id)
    yield _line(event, match)


def _line(event: Event, match: Match) -> Line:
    now = match.round
    match event:
        case MatchStarted(deal=deal) | RoundDealt(deal=deal):
            # No die is drawn during a round, so the pool is 0 even where a house rule leaves dice in the bag.
            return DiceDealLine(starter=deal.starter, racks=deal.hands, pool=0)
        case DiceRolled(seat=seat, dice=dice, faces=faces):
            return RollLine(seat, dice, _words(faces))
        case DicePlaced(seat=seat, played=played):
            return DicePlayLine(seat=seat, played=_shown(now, played), dice=played, table=_table(now))
        case Passed(seat):
            return PassLine(seat)
        case TimedOut(seat):
            return DiceTimeOutLine(seat=seat, table=_table(now), returned=(), to_pool=(), pieces=())
        case RoundEnded(reason=reason, winners=winners, secret=secret):
            return EndLine(
                reason=reason.value,
                winners=winners,
                scores=scores(match.results[-1]),
                racks=tuple(_shown(now, hand) for hand in now.hands),
                secret=secret.hex(),
            )
        case MatchEnded():
            over = outcome(match)
            assert over is not None
            return match_end_line(over)
        case _:
            assert_never(event)


def _table(now: Round) -> tuple[Placed, ...]:
    faces = _shown(now, [placed.die for placed in now.grid])
    return tuple((placed.x, placed.y, face) for placed, face in zip(now.grid, faces, strict=True))


def _shown(now: Round, dice: Iterable[DieId]) -> Faces:
    return _words(faces_shown(now.showing, dice))


def _words(faces: Iterable[Face]) -> Faces:
    return tuple([write_face(face) for face in faces])
