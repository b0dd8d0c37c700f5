"""What happened, in sentences, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.game.events import EndReason, GameEnded, MatchEnded, Passed, TilesPlayed
from tilewright.game.table import Table
from tilewright.game.view import DealSeen, DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen
from tilewright.tiles.notation import write_row
from tilewright.tiles.tile import TileId, faces_of
from tilewright.words.say import listed, say
from tilewright.words.told import name_of, told

_ENDINGS = {reason: f"event-game-{reason.value}" for reason in EndReason}


class Scene(Struct, frozen=True, kw_only=True):
    """To whom an event is told: the names of all seats, the own one, and the table as it lay before."""

    names: tuple[str, ...]
    seat: Seat | None = None
    table: Table = ()
    opened: tuple[bool, ...] = ()


def event_in_words(event: Seen, scene: Scene, locale: str = "en") -> str:
    """Return the sentences that tell an event; pieces are written in the notation."""
    match event:
        case MatchStartSeen(deal=deal) | GameDealSeen(deal=deal):
            return _deal(deal, scene, locale)
        case ReshuffleSeen(seat=seat, pairs=pairs, deal=deal):
            shown = told("event-reshuffled", (seat,), scene, locale, pieces=_pieces(pairs))
            return f"{shown} {_start(deal.starter, scene, locale)}"
        case TilesPlayed(seat=seat, played=played):
            how = _how(event, scene)
            return told("event-played", (seat,), scene, locale, pieces=_pieces(played), how=how)
        case DrawSeen(seat=seat, count=count, tiles=tiles, penalty=penalty):
            key = "event-penalised" if penalty else "event-drew"
            return told(key, (seat,), scene, locale, count=count, pieces=_pieces(tiles))
        case Passed(seat):
            return told("event-passed", (seat,), scene, locale)
        case TimeOutSeen():
            return _time_out(event, scene, locale)
        case GameEnded(reason=reason, winners=winners):
            return told(_ENDINGS[reason], winners, scene, locale)
        case MatchEnded(winners):
            return told("event-match-ended", winners, scene, locale)
        case _:
            assert_never(event)


def _pieces(tiles: Iterable[TileId]) -> str:
    return write_row(faces_of(tiles))


def _deal(deal: DealSeen, scene: Scene, locale: str) -> str:
    start = _start(deal.starter, scene, locale)
    if not deal.draws:
        return start
    each = [
        say("event-drawn-by", locale, who=name_of(Seat(seat), scene, locale), pieces=_pieces(drawn))
        for seat, drawn in enumerate(deal.draws)
    ]
    return f"{say('event-drawn-for-start', locale, draws=listed(each, locale))} {start}"


def _start(starter: Seat, scene: Scene, locale: str) -> str:
    return told("event-starts", (starter,), scene, locale)


def _how(event: TilesPlayed, scene: Scene) -> str:
    if scene.opened and not scene.opened[event.seat]:
        return "opening"
    laid = [set(row) for row in event.table]
    moved = any(not any(row.issuperset(old) for row in laid) for old in scene.table)
    return "moving" if moved else "adding"


def _time_out(event: TimeOutSeen, scene: Scene, locale: str) -> str:
    same = sorted(map(sorted, event.table)) == sorted(map(sorted, scene.table))
    seats = (event.seat,)
    parts = [told("event-timed-out", seats, scene, locale, table="same" if same else "changed")]
    for key, count, tiles in (
        ("event-timed-out-returned", event.returned_count, event.returned),
        ("event-timed-out-to-pool", len(event.to_pool), event.to_pool),
        ("event-timed-out-drew", event.count, event.drawn),
    ):
        if count:
            parts.append(told(key, seats, scene, locale, count=count, pieces=_pieces(tiles)))
    return " ".join(parts)
