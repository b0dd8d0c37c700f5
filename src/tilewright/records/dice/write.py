"""Writing records of the dice game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from tilewright.dice import events as happened
from tilewright.dice.match import Match, apply, outcome
from tilewright.dice.placed import DieId, faces_shown
from tilewright.dice.round import Round
from tilewright.dice.scoring import scores
from tilewright.records import lines as record
from tilewright.records.lines import game_line, match_end_line
from tilewright.tiles import Face, write_face


def recorded(events: Iterable[happened.Event], names: Sequence[str], match_id: str) -> Iterator[record.Line]:
    """Yield the record of a match from all its events."""
    match: Match | None = None
    for event in events:
        match = apply(match, event)
        yield from event_lines(event, match, names, match_id)


def event_lines(event: happened.Event, match: Match, names: Sequence[str], match_id: str) -> Iterator[record.Line]:
    """Yield the lines of one event, given the match after it."""
    if isinstance(event, happened.MatchStarted | happened.RoundDealt):
        yield game_line(match, match.round.number, names, match_id)
    yield _line(event, match)


def _line(event: happened.Event, match: Match) -> record.Line:
    now = match.round
    match event:
        case happened.MatchStarted(deal=deal) | happened.RoundDealt(deal=deal):
            # No die is drawn during a round, so the pool is 0 even where a house rule leaves dice in the bag.
            return record.DiceDealLine(starter=deal.starter, racks=deal.hands, pool=0)
        case happened.DiceRolled(seat=seat, dice=dice, faces=faces):
            return record.RollLine(seat, dice, _words(faces))
        case happened.DicePlaced(seat=seat, played=played):
            return record.DicePlayLine(seat=seat, played=_shown(now, played), dice=played, table=_table(now))
        case happened.Passed(seat):
            return record.PassLine(seat)
        case happened.TimedOut(seat):
            return record.DiceTimeOutLine(seat=seat, table=_table(now), returned=(), to_pool=(), pieces=())
        case happened.RoundEnded(reason=reason, winners=winners, secret=secret):
            return record.EndLine(
                reason=reason.value,
                winners=winners,
                scores=scores(match.results[-1]),
                racks=tuple(_shown(now, hand) for hand in now.hands),
                secret=secret.hex(),
            )
        case happened.MatchEnded():
            over = outcome(match)
            assert over is not None
            return match_end_line(over)
        case _:
            assert_never(event)


def _table(now: Round) -> tuple[record.Placed, ...]:
    faces = _shown(now, [placed.die for placed in now.grid])
    return tuple((placed.x, placed.y, face) for placed, face in zip(now.grid, faces, strict=True))


def _shown(now: Round, dice: Iterable[DieId]) -> record.Faces:
    return _words(faces_shown(now.showing, dice))


def _words(faces: Iterable[Face]) -> record.Faces:
    return tuple([write_face(face) for face in faces])
