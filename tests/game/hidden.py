"""Matches and events that differ only in what a seat may not see."""

from collections.abc import Sequence

from msgspec.structs import replace

from tilewright.chance import Chance, branch, shuffled
from tilewright.engine import Seat
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
from tilewright.game.match import Match
from tilewright.tiles import TileRow


def disguised(match: Match, seat: Seat | None, chance: Chance) -> Match:
    """Return a match that differs in everything hidden from the seat: racks, pool, chance and secrets."""
    over = len(match.results) == match.game.number
    game = match.game
    fixed = range(len(game.racks)) if over else ([] if seat is None else [seat])
    racks, pool = redealt(game.racks, game.pool, fixed, chance)
    played = game.number if over else game.number - 1
    secrets = tuple(
        secret if number < played else b"another " + secret for number, secret in enumerate(match.shuffles.secrets)
    )
    return replace(
        match,
        game=replace(game, racks=racks, pool=pool, chance=branch(chance, "key")),
        shuffles=replace(match.shuffles, secrets=secrets),
    )


def redealt(
    racks: Sequence[TileRow], pool: TileRow, fixed: Sequence[int], chance: Chance
) -> tuple[tuple[TileRow, ...], TileRow]:
    """Return racks of the same sizes and the pool with all tiles mixed but those of the fixed seats."""
    hidden = [tile for seat, rack in enumerate(racks) if seat not in fixed for tile in rack]
    mixed, _ = shuffled([*hidden, *pool], chance)
    dealt: list[TileRow] = []
    for seat, rack in enumerate(racks):
        size = 0 if seat in fixed else len(rack)
        dealt.append(rack if seat in fixed else tuple(sorted(mixed[:size])))
        mixed = mixed[size:]
    return tuple(dealt), mixed


def disguised_event(event: Event, seat: Seat | None, chance: Chance) -> Event:
    """Return an event that differs in everything hidden from the seat."""
    match event:
        case MatchStarted(deal=deal) | GameDealt(deal=deal) | Reshuffled(deal=deal):
            return replace(event, deal=_disguised_deal(deal, seat, chance))
        case TileDrawn(drawer, tile):
            return event if drawer == seat else TileDrawn(drawer, type(tile)(tile + 1))
        case Penalised(drawer, drawn):
            return event if drawer == seat else Penalised(drawer, _others(drawn))
        case TimedOut(seat=drawer, drawn=drawn, returned=returned):
            hidden = replace(event, pool=event.pool[::-1], chance=chance)
            return hidden if drawer == seat else replace(hidden, drawn=_others(drawn), returned=_others(returned))
        case TilesPlayed() | Passed() | GameEnded() | MatchEnded():
            return event


def _disguised_deal(deal: Dealt, seat: Seat | None, chance: Chance) -> Dealt:
    racks, pool = redealt(deal.racks, deal.pool, [] if seat is None else [seat], chance)
    return replace(deal, racks=racks, pool=pool, chance=chance)


def _others(tiles: TileRow) -> TileRow:
    return tuple(type(tile)(tile + 1) for tile in tiles)
