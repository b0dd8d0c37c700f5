"""Candidate turns: what a searcher weighs against each other."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tilewright.bots.tiles.search.counts import Pile, pile_of, pile_of_tiles
from tilewright.bots.tiles.search.fast_game import GO_ON
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.solver.solve import Goal, Objective, best_found, best_table
from tilewright.tiles.faces import HIGH, Joker
from tilewright.tiles.tile import TileId, TileRow, code_of, codes_of, face_of

_MOST_SINGLES = 2
_MOST_SMALL_SETS = 1


def candidates(position: Position, *more: Pile) -> list[Pile]:
    """Return piles of the rack that legal turns lay, going on without first, then some more; none of them twice.

    Some lay as much as can be, some as little: a turn that lays one piece is a turn that draws none.
    """
    found = [GO_ON]
    for pile in (*more, *_laid(position)):
        if pile not in found and is_legal(position, pile):
            found.append(pile)
    return found


def is_legal(position: Position, pile: Pile) -> bool:
    """Return whether some legal turn lays exactly that pile, or it is nothing."""
    return pile == GO_ON or table_with(position, pile) is not None


def table_with(position: Position, pile: Pile) -> Table | None:
    """Return a table on which exactly that pile of the rack has been laid, or None if no legal turn does."""
    left = pile
    chosen: list[TileId] = []
    for tile in position.rack:
        one = pile_of((code_of(tile),))
        if left & (0xFF * one):
            left -= one
            chosen.append(tile)
    return best_table(replace(position, rack=tuple(chosen)), Objective.OUT)


def _laid(position: Position) -> Iterator[Pile]:
    yield from _best(position, Objective.TILES)
    yield from _best(position, Objective.POINTS)
    plain = tuple(tile for tile in position.rack if not isinstance(face_of(tile), Joker))
    if len(plain) < len(position.rack):
        yield from _best(replace(position, rack=plain), Objective.TILES)
    if position.opened:
        yield from _singles(position, plain)
        yield from _small_sets(plain)


def _best(position: Position, goal: Goal) -> Iterator[Pile]:
    found = best_found(position, goal)
    if found is not None and found.worth >= 0:
        yield pile_of(b"".join(found.rows)) - pile_of_tiles(sum(position.table, ()))


def _singles(position: Position, tiles: TileRow) -> Iterator[Pile]:
    """Yield single pieces that fit, those of the highest value first."""
    if not position.table:
        return
    seen: set[int] = set()
    found = 0
    for tile in sorted(tiles, key=lambda tile: -(code_of(tile) % HIGH)):
        code = code_of(tile)
        if code in seen or found == _MOST_SINGLES:
            continue
        seen.add(code)
        if best_table(replace(position, rack=(tile,)), Objective.OUT) is not None:
            found += 1
            yield pile_of((code,))


def _small_sets(tiles: TileRow) -> Iterator[Pile]:
    """Yield sets of three pieces that lie ready on the rack."""
    codes = sorted(set(codes_of(tiles)))
    sets = [
        (code, code + 1, code + 2) for code in codes if code % HIGH <= HIGH - 3 and {code + 1, code + 2} <= {*codes}
    ]
    for number in range(HIGH):
        group = [code for code in codes if code % HIGH == number]
        if len(group) >= 3:
            sets.append((group[0], group[1], group[2]))
    for found in sets[:_MOST_SMALL_SETS]:
        yield pile_of(found)
