"""Records: the events of a match as lines that anybody can read and judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from msgspec import UNSET

from tilewright.chance import commitment
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
)
from tilewright.game.match import Match, apply, outcome
from tilewright.game.scoring import scores
from tilewright.records.lines import (
    FORMAT,
    DealLine,
    DrawLine,
    EndLine,
    Faces,
    GameLine,
    Line,
    MatchEndLine,
    PassLine,
    PenaltyLine,
    PlayLine,
    ReshuffleLine,
    Shuffle,
    TimeOutLine,
    write_score,
)
from tilewright.rules.booklets import booklet
from tilewright.rules.house import house_of
from tilewright.tiles.notation import write_face
from tilewright.tiles.tile import TileId, face_of


def recorded(events: Iterable[Event], names: Sequence[str], match_id: str) -> Iterator[Line]:
    """Yield the record of a match, game by game, from all its events."""
    match: Match | None = None
    for event in events:
        match = apply(match, event)
        yield from _lines(event, match, names, match_id)


def _lines(event: Event, match: Match, names: Sequence[str], match_id: str) -> Iterator[Line]:
    match event:
        case MatchStarted(deal=deal) | GameDealt(deal=deal):
            yield _game_line(match, names, match_id)
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
            yield _match_end_line(match)
        case _:
            assert_never(event)


def _faces(tiles: Iterable[TileId]) -> Faces:
    return tuple([write_face(face_of(tile)) for tile in tiles])


def _game_line(match: Match, names: Sequence[str], match_id: str) -> GameLine:
    number = match.game.number
    return GameLine(
        format=FORMAT,
        rules=match.rules.id,
        house=house_of(match.rules, booklet(match.rules.id)),
        seats=tuple(names),
        game=number,
        match=match_id,
        shuffle=Shuffle(
            commitment(match.shuffles.secrets[number - 1]).hex(),
            tuple(nonce.hex() for nonce in match.shuffles.nonces),
        ),
    )


def _deal_line(deal: Dealt) -> DealLine:
    return DealLine(
        starter=deal.starter,
        racks=tuple(map(_faces, deal.racks)),
        pool=len(deal.pool),
        draws=tuple(map(_faces, deal.draws)) or UNSET,
    )


def _match_end_line(match: Match) -> MatchEndLine:
    over = outcome(match)
    assert over is not None
    return MatchEndLine(winners=over.winners, totals=tuple(map(write_score, over.totals)), games_won=over.games_won)
