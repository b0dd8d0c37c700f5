"""An answer as tiles with the least change to the table: most rows kept whole, then fewest tiles moved."""

from collections import Counter
from collections.abc import Sequence

from tilewright.game.table import Position, Table
from tilewright.game.turn import judged
from tilewright.solver.common.question import JOKER, NUMBERS
from tilewright.solver.common.rows import Rows
from tilewright.solver.present.alternatives import alternatives, special_alternative
from tilewright.solver.present.matching import best_matching
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import Answer
from tilewright.solver.special_turns import has_special_jokers
from tilewright.tiles import CODES, TileId, TileRow, code_of, codes_of

_WHOLE = 1_000


def rebuilt(position: Position, answer: Answer) -> Table:
    """Return the table after the answer, as tiles: old rows stay in their order, new ones come last.

    The layout may differ from the answer's if that changes less of the table; the pieces are the same.
    """
    if not answer.tiles:
        return position.table
    before = tuple(codes_of(row) for row in position.table)
    given = tuple(bytes([CODES[face] for face in row]) for row in answer.rows)
    sets = turn_rules(position.rules).sets
    if has_special_jokers(position):
        layouts = [given, special_alternative(before, given, sets)]
    else:
        layouts = [given, *alternatives(before, given, sets)]
    tables = (_as_tiles(position, before, rows) for rows in layouts)
    legal = [table for table in tables if not judged(position, table).faults]
    return min(legal, key=lambda table: change(position.table, table))


def change(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return how many rows of the table were broken, and how many of its pieces moved to another row."""
    kept = [
        0 if place is None else (Counter(row) & Counter(after[place])).total()
        for row, place in zip(before, successors(before, after), strict=True)
    ]
    broken = sum(count < len(row) for count, row in zip(kept, before, strict=True))
    return broken, sum(map(len, before)) - sum(kept)


def successors(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> list[int | None]:
    """Return for each old row the new row that continues it, so that most rows stay whole and most pieces stay."""
    counted = [Counter(row) for row in after]
    return best_matching([[_continuity(row, Counter(row), new) for new in counted] for row in before])


def _continuity(row: Sequence[int], old: Counter[int], new: Counter[int]) -> int:
    """Return how well one row continues another: a whole row first, then shared pieces, then no others."""
    shared = (old & new).total()
    return shared and 2 * shared + _WHOLE * (shared == len(row)) + (old == new)


def _as_tiles(position: Position, before: Rows, rows: Rows) -> Table:
    """Return rows of codes as tiles; a row that continues an old one keeps its tiles."""
    continued = successors(before, rows)
    own: dict[int, list[TileId]] = {}
    free: list[TileId] = []
    for old, place in zip(position.table, continued, strict=True):
        wanted = Counter() if place is None else Counter(rows[place])
        for tile in old:
            code = code_of(tile)
            if place is not None and wanted[code]:
                wanted[code] -= 1
                own.setdefault(place, []).append(tile)
            else:
                free.append(tile)
    # Tiles of the table are taken before those of the rack, because all of them must be laid again.
    free += position.rack
    tiles = [_tiles(row, own.get(place, []), free) for place, row in enumerate(rows)]
    return _in_old_order(position.table, tiles)


def _in_old_order(before: Table, after: Sequence[TileRow]) -> Table:
    """Return the rows that continue old ones in the order of those, and then the new ones.

    Which of two old rows continues may depend on the order, so rows are put in order until that changes nothing.
    """
    rows = tuple(after)
    for _ in rows:
        old_places = [place for place in successors(before, rows) if place is not None]
        order = (*old_places, *(place for place in range(len(rows)) if place not in old_places))
        if order == tuple(range(len(rows))):
            break
        rows = tuple(rows[place] for place in order)
    return rows


def _tiles(row: bytes, own: list[TileId], free: list[TileId]) -> TileRow:
    """Return the row as tiles: its own where it has them, then free ones, which are used up."""
    if _is_group(row):
        # The order of a group is free: the tiles that were there stay in front.
        rest = list(row)
        for tile in own:
            rest.remove(code_of(tile))
        row = bytes([*map(code_of, own), *rest])
    left = list(own)
    tiles = []
    for code in row:
        pool = left if any(code_of(tile) == code for tile in left) else free
        tile = next(tile for tile in pool if code_of(tile) == code)
        pool.remove(tile)
        tiles.append(tile)
    return tuple(tiles)


def _is_group(row: bytes) -> bool:
    """Return whether the row is certainly a group: it has two pieces of one number."""
    if max(row) > JOKER:
        return False
    numbers = [code % NUMBERS for code in row if code != JOKER]
    return len(numbers) > 1 and len(set(numbers)) == 1
