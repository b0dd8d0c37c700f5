"""Counts of pieces by face, packed into one integer so that whole racks are added in one step.

Each face code has its own byte, which no box can overflow.
"""

from collections.abc import Iterable
from functools import lru_cache

from tilewright.tiles import FACES, Box, TileRow, codes_of, tiles_of

Counts = int

LAY_NOTHING: Counts = 0
"""Draw, or pass where drawing is impossible."""

KINDS = len(FACES)
_BYTE = 8
ONE: tuple[Counts, ...] = tuple(1 << _BYTE * code for code in range(KINDS))


def counts_of(codes: Iterable[int]) -> Counts:
    """Return the counts of pieces with these face codes."""
    return sum([ONE[code] for code in codes])


def counts_of_tiles(tiles: TileRow) -> Counts:
    """Return the counts of these tiles."""
    return counts_of(codes_of(tiles))


def size_of(pieces: Counts) -> int:
    """Return the number of pieces."""
    return sum(pieces.to_bytes(KINDS, "little"))


@lru_cache(maxsize=16)
def counts_of_box(box: Box) -> Counts:
    """Return the counts of all pieces of a box."""
    return counts_of_tiles(tiles_of(box))
