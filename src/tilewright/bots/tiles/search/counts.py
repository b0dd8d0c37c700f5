"""Piles: how many pieces of each face, packed into one whole number, so that whole racks add up at once.

Each face code has a byte of its own; no box has so many pieces of a face that a byte could overflow.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles.faces import FACES, JokerKind
from tilewright.tiles.tile import Box, TileRow, codes_of, tiles_of

Pile = int

KINDS = len(FACES)
_BYTE = 8
ONE: tuple[Pile, ...] = tuple(1 << _BYTE * code for code in range(KINDS))


def pile_of(codes: Iterable[int]) -> Pile:
    """Return the pile of pieces with these face codes."""
    return sum([ONE[code] for code in codes])


def pile_of_tiles(tiles: TileRow) -> Pile:
    """Return the pile that tiles make."""
    return pile_of(codes_of(tiles))


def codes_in(pile: Pile) -> list[int]:
    """Return the face code of every piece, in rising order."""
    return [code for code, count in enumerate(pile.to_bytes(KINDS, "little")) for _ in range(count)]


def size_of(pile: Pile) -> int:
    """Return how many pieces a pile has."""
    return sum(pile.to_bytes(KINDS, "little"))


def value_of(pile: Pile, joker_penalty: int) -> int:
    """Return what the pile costs on a rack: printed numbers, and the penalty for each joker."""
    counts = pile.to_bytes(KINDS, "little")
    return sum(map(int.__mul__, counts, _values(joker_penalty)))


def flat_pile(flat: bytes) -> Pile:
    """Return the pile of the pieces in a kernel's flat rows."""
    pile = at = 0
    while at < len(flat):
        end = at + 1 + flat[at]
        pile += sum([ONE[code] for code in flat[at + 1 : end]])
        at = end
    return pile


@lru_cache(maxsize=16)
def box_pile(box: Box) -> Pile:
    """Return the pile of all pieces of a box."""
    return pile_of_tiles(tiles_of(box))


@lru_cache(maxsize=16)
def _values(joker_penalty: int) -> tuple[int, ...]:
    return (*FACE_VALUES, *[joker_penalty] * len(JokerKind))
