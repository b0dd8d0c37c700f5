"""Candidate turns that the searcher compares."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tilewright.bots.tiles.search.counts import LAY_NOTHING, Counts, counts_of, counts_of_tiles
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.solver.solve import Goal, Objective, best_coded_turn, best_table
from tilewright.tiles.faces import HIGH, Joker
from tilewright.tiles.tile import TileId, TileRow, code_of, codes_of, face_of

_MOST_SINGLES = 2
_MOST_SMALL_SETS = 1


def candidates(position: Position, *more: Counts) -> list[Counts]:
    """Return what distinct legal turns play: first nothing, then `more`, then some of the largest and smallest.

    Small ones matter because a turn that plays one piece does not draw.
    """
    found = [LAY_NOTHING]
    for pieces in (*more, *_laid(position)):
        if pieces not in found and is_legal(position, pieces):
            found.append(pieces)
    return found


def is_legal(position: Position, pieces: Counts) -> bool:
    """Return whether a legal turn plays exactly these pieces, or they are none."""
    return pieces == LAY_NOTHING or table_with(position, pieces) is not None


def table_with(position: Position, pieces: Counts) -> Table | None:
    """Return the table after playing exactly these pieces of the rack, or None if no legal turn does."""
    left = pieces
    chosen: list[TileId] = []
    for tile in position.rack:
        one = counts_of((code_of(tile),))
        if left & (0xFF * one):
            left -= one
            chosen.append(tile)
    return best_table(replace(position, rack=tuple(chosen)), Objective.OUT)


def _laid(position: Position) -> Iterator[Counts]:
    yield from _best(position, Objective.TILES)
    yield from _best(position, Objective.POINTS)
    plain = tuple(tile for tile in position.rack if not isinstance(face_of(tile), Joker))
    if len(plain) < len(position.rack):
        yield from _best(replace(position, rack=plain), Objective.TILES)
    if position.opened:
        yield from _singles(position, plain)
        yield from _small_sets(plain)


def _best(position: Position, goal: Goal) -> Iterator[Counts]:
    found = best_coded_turn(position, goal)
    if found is not None and found.worth >= 0:
        yield counts_of(b"".join(found.rows)) - counts_of_tiles(sum(position.table, ()))


def _singles(position: Position, tiles: TileRow) -> Iterator[Counts]:
    """Yield single pieces that fit, the highest first."""
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
            yield counts_of((code,))


def _small_sets(tiles: TileRow) -> Iterator[Counts]:
    """Yield sets of three pieces on the rack."""
    codes = sorted(set(codes_of(tiles)))
    sets = [
        (code, code + 1, code + 2) for code in codes if code % HIGH <= HIGH - 3 and {code + 1, code + 2} <= {*codes}
    ]
    for number in range(HIGH):
        group = [code for code in codes if code % HIGH == number]
        if len(group) >= 3:
            sets.append((group[0], group[1], group[2]))
    for found in sets[:_MOST_SMALL_SETS]:
        yield counts_of(found)
