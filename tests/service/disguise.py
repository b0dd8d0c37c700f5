"""A log that differs in everything that one seat may not know, and is still a valid log.

The pieces that the seat has never seen in this game, in other racks and in the pool, change places among each other.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from tilewright.chance import Chance, shuffled
from tilewright.engine import Seat, replay
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
from tilewright.games import TILE_GAME
from tilewright.tiles import TileId, TileRow

Swap = Callable[[TileId], TileId]


def disguised_log(events: Sequence[Event], seat: Seat | None, chance: Chance) -> tuple[Event, ...]:
    """Return a log that looks the same to the seat; a finished game is public."""
    game = replay(TILE_GAME, events).game
    deal = max(place for place, event in enumerate(events) if isinstance(event, MatchStarted | GameDealt | Reshuffled))
    current = events[deal:]
    if any(isinstance(event, GameEnded) for event in current):
        return tuple(events)
    others = [tile for owner, rack in enumerate(game.racks) if owner != seat for tile in rack]
    known = {tile for event in current for tile in _known(event, seat)}
    hidden = sorted({*others, *game.pool} - known)
    order, rest = shuffled(hidden, chance)
    places = dict(zip(hidden, order, strict=True))

    def swap(tile: TileId) -> TileId:
        return places.get(tile, tile)

    return (*events[:deal], *(_swapped(event, swap, rest) for event in current))


def _known(event: Event, seat: Seat | None) -> Iterable[TileId]:
    """Yield the pieces that an event shows to the seat."""
    match event:
        case MatchStarted(deal=deal) | GameDealt(deal=deal):
            yield from () if seat is None else deal.racks[seat]
        case Reshuffled(pairs=pairs, deal=deal):
            yield from pairs
            yield from () if seat is None else deal.racks[seat]
        case TilesPlayed(table=table):
            yield from (tile for row in table for tile in row)
        case TimedOut(seat=owner, table=table, to_pool=to_pool, returned=returned, drawn=drawn):
            yield from (tile for row in table for tile in row)
            yield from to_pool
            yield from (*returned, *drawn) if owner == seat else ()
        case TileDrawn(owner, tile):
            yield from (tile,) if owner == seat else ()
        case Penalised(owner, drawn):
            yield from drawn if owner == seat else ()
        case Passed() | GameEnded() | MatchEnded():
            return


def _swapped(event: Event, swap: Swap, chance: Chance) -> Event:
    def row(tiles: TileRow) -> TileRow:
        return tuple(map(swap, tiles))

    match event:
        case MatchStarted(deal=deal) | GameDealt(deal=deal) | Reshuffled(deal=deal):
            return replace(event, deal=_deal(deal, row, chance))
        case TileDrawn(seat, tile):
            return TileDrawn(seat, swap(tile))
        case Penalised(seat, drawn):
            return Penalised(seat, row(drawn))
        case TimedOut(returned=returned, drawn=drawn, pool=pool):
            return replace(
                event, returned=tuple(sorted(row(returned))), drawn=row(drawn), pool=row(pool), chance=chance
            )
        case TilesPlayed() | Passed() | GameEnded() | MatchEnded():
            return event


def _deal(deal: Dealt, row: Callable[[TileRow], TileRow], chance: Chance) -> Dealt:
    # The tiles drawn for the start were public and went back.
    racks = tuple(tuple(sorted(row(rack))) for rack in deal.racks)
    return replace(deal, racks=racks, pool=row(deal.pool), chance=chance)
