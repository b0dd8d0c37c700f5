"""Writing records of the tile game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from msgspec import UNSET

from tilewright.game.events import (
    Dealt,
    Event,
    GameDealt,
    GameEnded,
    MatchEnded,
    MatchStarted,
    Passed,
    Penalised,
    Reshuffled,
    TileDrawn,
    TilesPlayed,
    TimedOut,
    TurnEvent,
)
from tilewright.game.match import Match, apply, outcome
from tilewright.game.scoring import scores
from tilewright.records.heads import game_line, match_end_line
from tilewright.records.lines import (
    DealLine,
    DrawLine,
    EndLine,
    Faces,
    Line,
    PassLine,
    PenaltyLine,
    PlayLine,
    ReshuffleLine,
    TimeOutLine,
    write_score,
)
from tilewright.tiles.notation import write_face
from tilewright.tiles.tile import TileId, face_of


def recorded(events: Iterable[Event], names: Sequence[str], match_id: str) -> Iterator[Line]:
    """Yield the record of a match from all its events."""
    match: Match | None = None
    for event in events:
        # The lines of a turn need nothing of the state but what the deals and results before it say.
        if match is None or not isinstance(event, TurnEvent):
            match = apply(match, event)
        yield from event_lines(event, match, names, match_id)


def event_lines(event: Event, match: Match, names: Sequence[str], match_id: str) -> Iterator[Line]:
    """Yield the lines of one event, given the match after it."""
    match event:
        case MatchStarted(deal=deal) | GameDealt(deal=deal):
            yield game_line(match, match.game.number, names, match_id)
            yield _deal_line(deal)
        case Reshuffled(seat=seat, pairs=pairs, deal=deal):
            yield ReshuffleLine(seat, _faces(pairs))
            yield _deal_line(deal)
        case TilesPlayed(seat=seat, played=played, table=table):
            yield PlayLine(seat, _faces(played), tuple(map(_faces, table)))
        case TileDrawn(seat, tile):
            yield DrawLine(seat, _faces((tile,)))
        case Passed(seat):
            yield PassLine(seat)
        case Penalised(seat, drawn):
            yield PenaltyLine(seat, _faces(drawn))
        case TimedOut(seat=seat, table=table, returned=returned, to_pool=to_pool, drawn=drawn):
            yield TimeOutLine(
                seat=seat,
                table=tuple(map(_faces, table)),
                returned=_faces(returned),
                to_pool=_faces(to_pool),
                pieces=_faces(drawn),
            )
        case GameEnded(reason=reason, winners=winners, racks=racks, secret=secret):
            yield EndLine(
                reason=reason.value,
                winners=winners,
                scores=tuple(map(write_score, scores(match.results[-1], match.rules))),
                racks=tuple(map(_faces, racks)),
                secret=secret.hex(),
            )
        case MatchEnded():
            over = outcome(match)
            assert over is not None
            yield match_end_line(over)
        case _:
            assert_never(event)


def _faces(tiles: Iterable[TileId]) -> Faces:
    return tuple([write_face(face_of(tile)) for tile in tiles])


def _deal_line(deal: Dealt) -> DealLine:
    return DealLine(
        starter=deal.starter,
        racks=tuple(map(_faces, deal.racks)),
        pool=len(deal.pool),
        draws=tuple(map(_faces, deal.draws)) or UNSET,
    )
