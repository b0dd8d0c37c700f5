"""Every set with special jokers that can be made of some pieces, grown cell by cell on plain words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tests.judges.naive_sets import COLORS, Words
from tests.judges.naive_twist import CELLS, TwistLimits, cells_of, meanings, orders_by_gaps, sides


def sets_made_of(pieces: Counter[str], limits: TwistLimits) -> set[Words]:
    """Return every collection of some of the pieces that is a set in some order, sorted."""
    found = {tuple(sorted(row)) for row in rows_made_of(pieces, limits)}
    return {row for row in found if meanings(row, limits) or orders_by_gaps(row, limits)}


def rows_made_of(pieces: Counter[str], limits: TwistLimits) -> Iterator[Words]:
    """Yield rows that are sets but for a house's limits on jokers, at least one for each collection of pieces."""
    yield from _groups(pieces)
    seen: set[tuple[Words, Words]] = set()
    for side in _rising(pieces):
        if len(side) >= 3:
            yield side
        if pieces["M"]:
            for _, cells in sides(side, limits):
                key = (tuple(sorted(side)), cells)
                if key not in seen:
                    seen.add(key)
                    yield from ((*side, "M", *other[::-1]) for other in _filled(cells, pieces - Counter(side)))


def _rising(pieces: Counter[str]) -> Iterator[Words]:
    """Yield all ascending runs, in parts of one color with color changes between them."""

    def grow(row: Words, number: int, color: str, left: Counter[str]) -> Iterator[Words]:
        if row:
            yield row
        for piece in left:
            if piece == "M" or number + CELLS.get(piece, 1) > 14 or (piece == "C" and row[-1:] == ("C",)):
                continue
            if piece in ("J", "D"):
                yield from grow((*row, piece), number + CELLS.get(piece, 1), color, left - Counter((piece,)))
            elif piece == "C":
                yield from grow((*row, piece), number + 1, "", left - Counter((piece,)))
            elif piece[1:] == str(number) and color in ("", piece[0]):
                yield from grow((*row, piece), number + 1, piece[0], left - Counter((piece,)))

    for first in range(1, 14):
        yield from grow((), first, "", pieces)


def _filled(cells: Sequence[str], left: Counter[str]) -> Iterator[Words]:
    """Yield every way to fill cells, whose colors are known, with pieces."""
    if not cells:
        yield ()
        return
    plain = cells[0][0] in COLORS
    for piece in [cells[0], "J"] if plain else ["C"]:
        if left[piece]:
            yield from ((piece, *rest) for rest in _filled(cells[1:], left - Counter((piece,))))
    if plain and left["D"] and len(cells) > 1 and cells[1][0] in COLORS:
        yield from (("D", *rest) for rest in _filled(cells[2:], left - Counter("D")))


def _groups(pieces: Counter[str]) -> Iterator[Words]:
    """Yield groups and mirrored groups, one row for each collection of pieces."""
    helpers = [("J",) * classic + ("D",) * double for classic in range(5) for double in range(3)]
    for number in range(1, 14):
        present = [f"{color}{number}" for color in COLORS if pieces[f"{color}{number}"]]
        parts: list[Words] = [
            (*shown, *jokers)
            for size in range(len(present) + 1)
            for shown in combinations(present, size)
            for jokers in helpers
            if 0 < cells_of((*shown, *jokers)) <= 4 and Counter(jokers) <= pieces
        ]
        yield from (part for part in parts if len(part) >= 3)
        for left, right in product(parts, repeat=2) if pieces["M"] else ():
            if cells_of(left) == cells_of(right) and left <= right and Counter((*left, *right)) <= pieces:
                yield (*left, "M", *right)
