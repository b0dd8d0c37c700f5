"""From one table to another in small steps, as a player would make them: split, take, join, lay and add."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import groupby
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.table import Table
from tilewright.solver.present.least_change import successors
from tilewright.tiles import TileId, TileRow


class Where(Enum):
    """A part of a row."""

    FRONT = "front"
    MIDDLE = "middle"
    END = "end"
    WHOLE = "whole"


class Split(Struct, frozen=True, tag=True):
    """The tiles at the end of a row become a new row, the last one."""

    row: int
    tiles: TileRow


class Take(Struct, frozen=True, tag=True):
    """Adjacent tiles are taken from a row into the hand."""

    row: int
    tiles: TileRow
    where: Where


class Join(Struct, frozen=True, tag=True):
    """The rest of a row moves to the front or the end of another one."""

    row: int
    onto: int
    tiles: TileRow
    where: Where


class Lay(Struct, frozen=True, tag=True):
    """Tiles from the hand or the rack become a new row, the last one."""

    tiles: TileRow


class Add(Struct, frozen=True, tag=True):
    """Tiles from the hand or the rack are added to a row, before its place `at`."""

    row: int
    tiles: TileRow
    at: int
    where: Where


Step = Split | Take | Join | Lay | Add


class EventContext(Struct, frozen=True):
    """The table between two steps: rows, some perhaps empty, and tiles in the hand.

    A row keeps its number to the end; new ones get the next number. All other tiles are on the rack.
    """

    rows: Table
    hand: TileRow = ()


def after_step(scene: EventContext, step: Step) -> EventContext:
    """Return the table after a step."""
    match step:
        case Split(row, tiles):
            rows = (*_without(scene.rows, row, tiles), tiles)
            return replace(scene, rows=rows)
        case Take(row, tiles):
            return EventContext(_without(scene.rows, row, tiles), (*scene.hand, *tiles))
        case Join(row, onto, tiles, where):
            at = 0 if where is Where.FRONT else len(scene.rows[onto])
            return replace(scene, rows=_with(_without(scene.rows, row, tiles), onto, at, tiles))
        case Lay(tiles):
            return EventContext((*scene.rows, tiles), _left(scene.hand, tiles))
        case Add(row, tiles, at):
            return EventContext(_with(scene.rows, row, at, tiles), _left(scene.hand, tiles))
        case _:
            assert_never(step)


def steps(before: Table, after: Table) -> tuple[Step, ...]:
    """Return the steps that lead from one table to another; the rows at the end are those of `after`.

    They are in its order if rows that continue old ones come first there, as in the result of `rebuilt`.
    """
    return tuple(_Planner(before, after).steps())


class _Planner:
    """The steps for one table: the table so far, and what each row becomes."""

    def __init__(self, before: Table, after: Table) -> None:
        self.scene = EventContext(before)
        self.after = after
        self.continued = successors(before, after)

    def steps(self) -> Iterator[Step]:
        """Yield the steps, new rows before continued ones."""
        for place, row in enumerate(self.after):
            if place not in self.continued:
                yield from self.new_row(row)
        for slot, goal in enumerate(self.continued):
            if goal is not None and self.scene.rows[slot] != self.after[goal]:
                yield from self.changed_row(slot, self.after[goal])

    def apply(self, step: Step) -> Step:
        """Apply a step and return it."""
        self.scene = after_step(self.scene, step)
        return step

    def new_row(self, row: TileRow) -> Iterator[Step]:
        """Yield the steps that make a new row: split off from another one if possible, else laid."""
        if (part := self.splittable(row)) is None:
            yield from self.taken(row)
            yield self.apply(Lay(row))
            return
        slot, tiles = part
        yield self.apply(Split(slot, tiles))
        yield from self.filled(len(self.scene.rows) - 1, row)

    def splittable(self, row: TileRow) -> tuple[int, TileRow] | None:
        """Return the end of some row, at least two tiles, that is a part of this one, and its slot."""
        for slot, current in enumerate(self.scene.rows):
            for cut in range(1, len(current) - 1):
                tail = current[cut:]
                at = row.index(tail[0]) if tail[0] in row else -1
                if at >= 0 and row[at : at + len(tail)] == tail:
                    return slot, tail
        return None

    def changed_row(self, slot: int, row: TileRow) -> Iterator[Step]:
        """Yield the steps that turn the row in a slot into the row that continues it."""
        staying = _in_order(self.scene.rows[slot], row)
        yield from self.taken(tuple(tile for tile in self.scene.rows[slot] if tile not in staying))
        yield from self.filled(slot, row)

    def filled(self, slot: int, row: TileRow) -> Iterator[Step]:
        """Yield the steps that complete the row in a slot that already holds a part of it."""
        for part in _parts(row, lambda tile: tile not in self.scene.rows[slot]):
            at = sum(tile in self.scene.rows[slot] for tile in row[: row.index(part[0])])
            size = len(self.scene.rows[slot])
            where = Where.FRONT if at == 0 else Where.END if at == size else Where.MIDDLE
            whole = next((place for place, current in enumerate(self.scene.rows) if current == part), None)
            if whole is not None and where is not Where.MIDDLE and len(part) > 1:
                yield self.apply(Join(whole, slot, part, where))
            else:
                yield from self.taken(part)
                yield self.apply(Add(slot, part, at, where))

    def taken(self, tiles: TileRow) -> Iterator[Step]:
        """Yield the steps that take these tiles off the table, adjacent ones together."""
        for slot in range(len(self.scene.rows)):
            wanted = set(tiles).intersection(self.scene.rows[slot])
            for part in _parts(self.scene.rows[slot], wanted.__contains__):
                yield self.apply(Take(slot, part, _where(self.scene.rows[slot], part)))


def _parts(row: TileRow, chosen: Callable[[TileId], bool]) -> list[TileRow]:
    """Return the maximal parts of the row whose tiles are all chosen."""
    return [tuple(group) for is_chosen, group in groupby(row, chosen) if is_chosen]


def _where(row: TileRow, part: TileRow) -> Where:
    if len(part) == len(row):
        return Where.WHOLE
    if row[-1] == part[-1]:
        return Where.END
    return Where.FRONT if row[0] == part[0] else Where.MIDDLE


def _in_order(current: TileRow, row: TileRow) -> set[TileId]:
    """Return the largest set of tiles that are already in the order of the row."""
    places = [row.index(tile) for tile in current if tile in row]
    # Longest increasing subsequence. best[n]: the lowest last place of n + 1 tiles in order, chains[n]: their places.
    best: list[int] = []
    chains: list[list[int]] = []
    for place in places:
        length = bisect_left(best, place)
        chain = [*(chains[length - 1] if length else []), place]
        best[length : length + 1], chains[length : length + 1] = [place], [chain]
    return {row[place] for place in (chains[-1] if chains else [])}


def _without(rows: Table, place: int, tiles: TileRow) -> Table:
    return (*rows[:place], _left(rows[place], tiles), *rows[place + 1 :])


def _with(rows: Table, place: int, at: int, tiles: TileRow) -> Table:
    row = rows[place]
    return (*rows[:place], (*row[:at], *tiles, *row[at:]), *rows[place + 1 :])


def _left(row: TileRow, tiles: TileRow) -> TileRow:
    return tuple(tile for tile in row if tile not in tiles)
