"""What a turn is to be best at, as one weight a piece: 53 integers, most important concern first in the high digits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tilewright.solver.classic.question import FACES, KINDS, MOST_WEIGHT, NUMBERS, WEIGHTS

# More than the pieces of any box, and more than they are worth together (3 x 364 and four jokers of 100).
_PIECES, _VALUES = 1 << 8, 1 << 11

FACE_VALUES = tuple(code % NUMBERS + 1 for code in range(FACES))


@lru_cache(maxsize=64)
def most_tiles(joker_value: int) -> bytes:
    """Return the weights of "most tiles, then most value", a joker being worth `joker_value` on the rack."""
    return WEIGHTS.pack(*(_VALUES + value for value in (*FACE_VALUES, joker_value)))


@lru_cache(maxsize=64)
def most_value(joker_value: int) -> bytes:
    """Return the weights of "most value, then most tiles"."""
    return most_weight((*FACE_VALUES, joker_value))


def scaled(weights: Sequence[int]) -> list[int]:
    """Return weights that leave room for the number of tiles below them, or raise ValueError if one is too large."""
    most = MOST_WEIGHT // _PIECES
    if not all(0 <= weight < most for weight in weights):
        raise ValueError(f"weights are whole numbers from 0 to {most - 1}")
    return [weight * _PIECES + 1 for weight in weights]


def most_weight(weights: Sequence[int]) -> bytes:
    """Return the weights of "most of these weights, then most tiles": 53 whole numbers from 0 to 2**32 - 1."""
    if len(weights) != KINDS:
        raise ValueError(f"weights are {KINDS} whole numbers")
    return WEIGHTS.pack(*scaled(weights))
