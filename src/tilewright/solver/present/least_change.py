"""An answer as rows of tiles that disturb the table least: most rows kept whole, then fewest tiles moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.turn import judged
from tilewright.sets.rules import SetRules
from tilewright.solver.classic.question import JOKER, NUMBERS
from tilewright.solver.present.alternatives import gentler
from tilewright.solver.present.matching import best_matching
from tilewright.solver.rules import law_of
from tilewright.solver.solve import Answer
from tilewright.solver.special.turns import holds_special, keeping
from tilewright.tiles.faces import CODES
from tilewright.tiles.tile import TileId, TileRow, code_of, codes_of

_WHOLE = 1_000


def rebuilt(position: Position, answer: Answer) -> Table:
    """Return the table the answer leaves, as tiles: rows that go on stay in their order, new ones stand at the end.

    The same pieces may lie otherwise than in the answer, where that leaves more of the table alone.
    """
    if not answer.tiles:
        return position.table
    before = tuple(codes_of(row) for row in position.table)
    given = tuple(bytes([CODES[face] for face in row]) for row in answer.rows)
    others = [keeping(before, given, position)] if holds_special(position) else gentler(before, given, _sets(position))
    layouts = chain([given], others)
    tables = (_seated(position, before, rows) for rows in layouts)
    legal = [table for table in tables if not judged(position, table).faults]
    return min(legal, key=lambda table: disturbed(position.table, table))


def _sets(position: Position) -> SetRules:
    return law_of(position.rules).sets


def disturbed(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return how many rows of the table did not stay whole, and how many of its pieces went elsewhere."""
    kept = [
        0 if place is None else (Counter(row) & Counter(after[place])).total()
        for row, place in zip(before, anchors(before, after), strict=True)
    ]
    broken = sum(count < len(row) for count, row in zip(kept, before, strict=True))
    return broken, sum(map(len, before)) - sum(kept)


def anchors(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> list[int | None]:
    """Return for each old row the new row as which it goes on, so that most rows stay whole and most pieces stay."""
    counts = [Counter(row) for row in after]
    return best_matching([[_kept(row, Counter(row), new) for new in counts] for row in before])


def _kept(row: Sequence[int], old: Counter[int], new: Counter[int]) -> int:
    """Return what it is worth that a row goes on as another: whole rows first, then pieces, then none besides."""
    shared = (old & new).total()
    return shared and 2 * shared + _WHOLE * (shared == len(row)) + (old == new)


def _seated(position: Position, before: Sequence[bytes], rows: Sequence[bytes]) -> Table:
    """Return rows of codes as tiles; a row that goes on from an old one has its tiles."""
    going_on = anchors(before, rows)
    own: dict[int, list[TileId]] = {}
    free: list[TileId] = []
    for old, place in zip(position.table, going_on, strict=True):
        wanted = Counter() if place is None else Counter(rows[place])
        for tile in old:
            code = code_of(tile)
            if place is not None and wanted[code]:
                wanted[code] -= 1
                own.setdefault(place, []).append(tile)
            else:
                free.append(tile)
    # Tiles of the table are taken before those of the rack, for all of them must lie again.
    free += position.rack
    seats: dict[int, TileRow] = {}
    for place, row in enumerate(rows):
        seats[place] = _tiles(row, own.get(place, []), free)
    old_places = [place for place in going_on if place is not None]
    new_places = [place for place in range(len(rows)) if place not in old_places]
    return tuple(seats[place] for place in (*old_places, *new_places))


def _tiles(row: bytes, own: list[TileId], free: list[TileId]) -> TileRow:
    """Return the row as tiles, its own where it has them, the rest out of those that are free."""
    if _is_group(row):
        # The order of a group is free: what lay there stays in front.
        rest = list(row)
        for tile in own:
            rest.remove(code_of(tile))
        row = bytes([*map(code_of, own), *rest])
    left = list(own)
    laid = []
    for code in row:
        pool = left if any(code_of(tile) == code for tile in left) else free
        tile = next(tile for tile in pool if code_of(tile) == code)
        pool.remove(tile)
        laid.append(tile)
    return tuple(laid)


def _is_group(row: bytes) -> bool:
    """Return whether the row is a group for certain: it has two pieces of one number."""
    if max(row) > JOKER:
        return False
    numbers = [code % NUMBERS for code in row if code != JOKER]
    return len(numbers) > 1 and len(set(numbers)) == 1
