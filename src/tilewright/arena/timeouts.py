"""Turns that run out of time in the middle of a random draft."""

from collections.abc import Callable
from typing import TypeVar

from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, draw
from tilewright.game.commands import Command, DealNext, PlayTiles, TimeOut
from tilewright.game.table import Position, Table, tiles_on
from tilewright.game.view import View
from tilewright.tiles import TileId

_MOST_DISTURBANCES = 4
_ODDS = 1 << 32

AnyView = TypeVar("AnyView")
AnyCommand = TypeVar("AnyCommand")
Replace = Callable[[AnyView, AnyCommand, Chance], AnyCommand]


def with_probability(probability: float, time_out: Replace[AnyView, AnyCommand]) -> Replace[AnyView, AnyCommand]:
    """Return a function that lets a turn run out of time with a probability, and else keeps its command."""

    def perhaps(view: AnyView, command: AnyCommand, chance: Chance) -> AnyCommand:
        lot, chance = draw(chance, _ODDS)
        return time_out(view, command, chance) if lot < probability * _ODDS else command

    return perhaps


def time_out_tiles(view: View, command: Command, chance: Chance) -> Command:
    """Return the time-out of a turn on the way to `command`; dealing never runs out of time."""
    if isinstance(command, DealNext):
        return command
    table = command.table if isinstance(command, PlayTiles) else view.table
    return TimeOut(unfinished(position_of(view), table, chance))


def unfinished(position: Position, table: Table, chance: Chance) -> Table:
    """Return `table` after up to four random disturbances that lose no tile.

    With none it is the finished turn, or the untouched table: time-outs must handle these too.
    """
    rows = [list(row) for row in table]
    spare = sorted(set(position.rack) - tiles_on(table))
    count, chance = draw(chance, _MOST_DISTURBANCES + 1)
    for _ in range(count):
        kind, chance = draw(chance, 4)
        if kind == 0 and spare:
            chance = _lay_one(rows, spare, chance)
        elif kind == 1 and rows:
            chance = _take_one_out(rows, chance)
        elif kind == 2 and rows:
            chance = _split(rows, chance)
        elif rows:
            chance = _join(rows, chance)
    return tuple(tuple(row) for row in rows if row)


def _lay_one(rows: list[list[TileId]], spare: list[TileId], chance: Chance) -> Chance:
    """Lay a tile of the rack as a new row or at the end of one."""
    which, chance = draw(chance, len(spare))
    place, chance = draw(chance, len(rows) + 1)
    tile = spare.pop(which)
    if place == len(rows):
        rows.append([tile])
    else:
        rows[place].append(tile)
    return chance


def _take_one_out(rows: list[list[TileId]], chance: Chance) -> Chance:
    place, chance = draw(chance, len(rows))
    which, chance = draw(chance, len(rows[place]))
    rows.append([rows[place].pop(which)])
    rows[:] = [row for row in rows if row]
    return chance


def _split(rows: list[list[TileId]], chance: Chance) -> Chance:
    place, chance = draw(chance, len(rows))
    cut, chance = draw(chance, len(rows[place]))
    if cut:
        rows.append(rows[place][cut:])
        del rows[place][cut:]
    return chance


def _join(rows: list[list[TileId]], chance: Chance) -> Chance:
    place, chance = draw(chance, len(rows))
    other, chance = draw(chance, len(rows))
    if place != other:
        rows[place] += rows[other]
        del rows[other]
    return chance
