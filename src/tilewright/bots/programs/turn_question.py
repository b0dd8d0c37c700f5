"""The question for a turn: what the seat sees, in the notation, and nothing that it does not see.

The game so far is in the lines of a record: hidden pieces are missing, and counted instead.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, assert_never

from msgspec import to_builtins

from tilewright.bots.dice.turns import own_dice
from tilewright.dice import events as dice_events
from tilewright.dice import view as dice_view
from tilewright.dice.notation import listed_grid
from tilewright.dice.placed import DieId, Grid, faces_on
from tilewright.engine import Seat
from tilewright.game.events import GameEnded, MatchEnded, Passed, TilesPlayed
from tilewright.game.view import (
    DealSeen,
    DrawSeen,
    GameDealSeen,
    MatchStartSeen,
    ReshuffleSeen,
    Seen,
    TimeOutSeen,
    View,
)
from tilewright.games import GameRules, edition
from tilewright.records.lines import (
    FORMAT,
    DealLine,
    DiceDealLine,
    DicePlayLine,
    DiceTimeOutLine,
    DrawLine,
    Faces,
    GameLine,
    Line,
    PassLine,
    PenaltyLine,
    Placed,
    PlayLine,
    ReshuffleLine,
    RollLine,
    TimeOutLine,
    write_score,
)
from tilewright.rules.house import house_of
from tilewright.tiles import Face, TileRow, faces_of, write_face, write_faces

Fields = dict[str, Any]


def turn_question(view: View | dice_view.View, seen: Sequence[Any] | None) -> Fields:
    """Return the fields of the question; with `seen`, also the game so far as lines of a record."""
    fields = _of_tiles(view) if isinstance(view, View) else _of_dice(view)
    if seen is not None:
        fields["game"] = tile_lines(view, seen) if isinstance(view, View) else dice_lines(view, seen)
    return {
        "ask": "turn",
        "rules": view.rules.id,
        "house": _house(view.rules),
        "seat": view.seat,
        "totals": [*map(write_score, view.totals)],
        **fields,
    }


def _of_tiles(view: View) -> Fields:
    assert view.seat is not None
    return {
        "table": [*map(_faces, view.table)],
        "rack": _faces(view.rack),
        "opened": view.opened[view.seat],
        "counts": view.counts,
        "all_opened": view.opened,
        "pool": view.pool,
        "may_draw": bool(view.pool) and view.lap is None,
    }


def _of_dice(view: dice_view.View) -> Fields:
    dice = own_dice(view)
    shown = [view.showing[die - 1] for die in dice]
    return {
        "table": listed_grid(faces_on(view.grid, view.showing)),
        # What the dice show before the first roll nobody knows.
        "rack": [write_face(face) for face in shown if face is not None],
        "dice": dice,
        "rolled": view.rolled,
        "counts": [*map(len, view.hands)],
    }


@lru_cache(maxsize=64)
def _house(rules: GameRules) -> dict[str, int | str]:
    return house_of(rules, edition(rules.id).rulebook)


def tile_lines(view: View, seen: Sequence[Seen]) -> list[Fields]:
    """Return the lines of the current game of tiles."""
    started = [number for number, event in enumerate(seen) if isinstance(event, MatchStartSeen | GameDealSeen)]
    head = _fields(_head(view.rules, view.game, len(view.counts)))
    return [head, *(line for event in seen[started[-1] :] for line in _tile_lines(event, view.seat))]


def dice_lines(view: dice_view.View, seen: Sequence[dice_view.Seen]) -> list[Fields]:
    """Return the lines of the current round of dice."""
    kinds = dice_view.MatchStartSeen | dice_view.RoundDealSeen
    started = [number for number, event in enumerate(seen) if isinstance(event, kinds)]
    head = _head(view.rules, view.game, len(view.hands))
    return [*map(_fields, (head, *_dice_lines(seen[started[-1] :])))]


def _head(rules: GameRules, number: int, seats: int) -> GameLine:
    names = tuple(f"seat {seat}" for seat in range(seats))
    house = house_of(rules, edition(rules.id).rulebook)
    return GameLine(format=FORMAT, rules=rules.id, house=house, seats=names, game=number, match="")


def _fields(line: Line, **more: object) -> Fields:
    return {**to_builtins(line), **more}


def _tile_lines(event: Seen, own: Seat | None) -> Iterator[Fields]:
    match event:
        case MatchStartSeen(deal=deal) | GameDealSeen(deal=deal):
            yield _deal(deal, own)
        case ReshuffleSeen(seat=seat, pairs=pairs, deal=deal):
            yield _fields(ReshuffleLine(seat, _faces(pairs)))
            yield _deal(deal, own)
        case TilesPlayed(seat=seat, played=played, table=table):
            yield _fields(PlayLine(seat, _faces(played), tuple(map(_faces, table))))
        case DrawSeen(seat=seat, count=count, tiles=tiles, penalty=penalty):
            yield _fields((PenaltyLine if penalty else DrawLine)(seat, _faces(tiles)), count=count)
        case Passed(seat):
            yield _fields(PassLine(seat))
        case TimeOutSeen():
            line = TimeOutLine(
                seat=event.seat,
                table=tuple(map(_faces, event.table)),
                returned=_faces(event.returned),
                to_pool=_faces(event.to_pool),
                pieces=_faces(event.drawn),
            )
            yield _fields(line, count=event.count, returned_count=event.returned_count)
        case GameEnded() | MatchEnded():
            # A game that is over is not asked about.
            return
        case _:
            assert_never(event)


def _deal(deal: DealSeen, own: Seat | None) -> Fields:
    """Return a deal in which the racks of other seats are empty."""
    racks = tuple(_faces(deal.rack) if seat == own else () for seat in range(len(deal.counts)))
    return _fields(DealLine(starter=deal.starter, racks=racks, pool=deal.pool), counts=deal.counts)


def _dice_lines(seen: Sequence[dice_view.Seen]) -> Iterator[Line]:
    showing: dict[DieId, Face] = {}
    grid: Grid = ()
    for event in seen:
        match event:
            case dice_view.MatchStartSeen(deal=deal) | dice_view.RoundDealSeen(deal=deal):
                yield DiceDealLine(starter=deal.starter, racks=deal.hands, pool=0)
            case dice_view.RollSeen(seat=seat, dice=dice, faces=faces):
                showing.update(zip(dice, faces, strict=True))
                yield RollLine(seat, dice, write_faces(faces))
            case dice_events.DicePlaced(seat=seat, played=played, grid=placed):
                grid = placed
                shown = tuple(write_face(showing[die]) for die in played)
                yield DicePlayLine(seat=seat, played=shown, dice=played, table=_table(grid, showing))
            case dice_events.Passed(seat):
                yield PassLine(seat)
            case dice_events.TimedOut(seat):
                table = _table(grid, showing)
                yield DiceTimeOutLine(seat=seat, table=table, returned=(), to_pool=(), pieces=())
            case dice_events.RoundEnded() | dice_events.MatchEnded():
                return
            case _:
                assert_never(event)


def _table(grid: Grid, showing: Mapping[DieId, Face]) -> tuple[Placed, ...]:
    return tuple((die.x, die.y, write_face(showing[die.die])) for die in grid)


def _faces(tiles: TileRow) -> Faces:
    return write_faces(faces_of(tiles))
