"""Writing records of the tile game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from msgspec import UNSET

from tilewright.game import events as happened
from tilewright.game.match import Match, apply, outcome
from tilewright.game.scoring import scores
from tilewright.records import lines as record
from tilewright.records.lines import game_line, match_end_line
from tilewright.tiles import TileId, face_of, write_face


def recorded(events: Iterable[happened.Event], names: Sequence[str], match_id: str) -> Iterator[record.Line]:
    """Yield the record of a match from all its events."""
    match: Match | None = None
    for event in events:
        # The lines of a turn need nothing of the state but what the deals and results before it say.
        if match is None or not isinstance(event, happened.TurnEvent):
            match = apply(match, event)
        yield from event_lines(event, match, names, match_id)


def event_lines(event: happened.Event, match: Match, names: Sequence[str], match_id: str) -> Iterator[record.Line]:
    """Yield the lines of one event, given the match after it."""
    match event:
        case happened.MatchStarted(deal=deal) | happened.GameDealt(deal=deal):
            yield game_line(match, match.game.number, names, match_id)
            yield _deal_line(deal)
        case happened.Reshuffled(seat=seat, pairs=pairs, deal=deal):
            yield record.ReshuffleLine(seat, _faces(pairs))
            yield _deal_line(deal)
        case happened.TilesPlayed(seat=seat, played=played, table=table):
            yield record.PlayLine(seat, _faces(played), tuple(map(_faces, table)))
        case happened.TileDrawn(seat, tile):
            yield record.DrawLine(seat, _faces((tile,)))
        case happened.Passed(seat):
            yield record.PassLine(seat)
        case happened.Penalised(seat, drawn):
            yield record.PenaltyLine(seat, _faces(drawn))
        case happened.TimedOut(seat=seat, table=table, returned=returned, to_pool=to_pool, drawn=drawn):
            yield record.TimeOutLine(
                seat=seat,
                table=tuple(map(_faces, table)),
                returned=_faces(returned),
                to_pool=_faces(to_pool),
                pieces=_faces(drawn),
            )
        case happened.GameEnded(reason=reason, winners=winners, racks=racks, secret=secret):
            yield record.EndLine(
                reason=reason.value,
                winners=winners,
                scores=tuple(map(record.write_score, scores(match.results[-1], match.rules))),
                racks=tuple(map(_faces, racks)),
                secret=secret.hex(),
            )
        case happened.MatchEnded():
            over = outcome(match)
            assert over is not None
            yield match_end_line(over)
        case _:
            assert_never(event)


def _faces(tiles: Iterable[TileId]) -> record.Faces:
    return tuple([write_face(face_of(tile)) for tile in tiles])


def _deal_line(deal: happened.Dealt) -> record.DealLine:
    return record.DealLine(
        starter=deal.starter,
        racks=tuple(map(_faces, deal.racks)),
        pool=len(deal.pool),
        draws=tuple(map(_faces, deal.draws)) or UNSET,
    )
