"""Objectives as weights, one integer per face: the first criterion in the high digits, the second in the low ones."""

from collections.abc import Sequence
from functools import lru_cache

from tilewright.solver.classic.question import KINDS, WEIGHTS
from tilewright.solver.common.question import MOST_WEIGHT, NUMBERED, NUMBERS
from tilewright.solver.special.question import KINDS as SPECIAL_KINDS
from tilewright.solver.special.question import WEIGHTS as SPECIAL_WEIGHTS

# More than the pieces of any box, and more than their total value (3 x 364 and four jokers of 100).
_PIECES, _VALUES = 1 << 8, 1 << 11

FACE_VALUES = tuple(code % NUMBERS + 1 for code in range(NUMBERED))


@lru_cache(maxsize=64)
def rack_values(joker_value: int) -> bytes:
    """Return what a piece of each of the 56 faces costs on a rack; every kind of joker costs the same (TW-65)."""
    return bytes((*FACE_VALUES, *[joker_value] * (SPECIAL_KINDS - NUMBERED)))


@lru_cache(maxsize=64)
def most_tiles(joker_value: int) -> bytes:
    """Return the weights of "most tiles, then most value" where a joker on the rack counts `joker_value`."""
    return WEIGHTS.pack(*(_VALUES + value for value in (*FACE_VALUES, joker_value)))


@lru_cache(maxsize=64)
def most_value(joker_value: int) -> bytes:
    """Return the weights of "most value, then most tiles"."""
    return most_weight((*FACE_VALUES, joker_value))


def most_weight(weights: Sequence[int]) -> bytes:
    """Return the weights of "most of these 53 weights, then most tiles"; each is from 0 to 2**32 - 1."""
    if len(weights) != KINDS:
        raise ValueError(f"weights are {KINDS} whole numbers")
    return WEIGHTS.pack(*_scaled(weights))


def most_special_weight(weights: Sequence[int]) -> bytes:
    """Return the same for all 56 faces."""
    return SPECIAL_WEIGHTS.pack(*_scaled(weights))


def with_special_jokers(weights: bytes) -> bytes:
    """Return weights of 53 faces as those of 56: each special joker counts as much as a classic one (TW-65)."""
    by_face = WEIGHTS.unpack(weights)
    return SPECIAL_WEIGHTS.pack(*by_face, *by_face[-1:] * (SPECIAL_KINDS - KINDS))


def _scaled(weights: Sequence[int]) -> list[int]:
    """Return weights with room for the number of tiles below them, or raise ValueError if one is out of range."""
    most = MOST_WEIGHT // _PIECES
    if not all(0 <= weight < most for weight in weights):
        raise ValueError(f"weights are whole numbers from 0 to {most - 1}")
    return [weight * _PIECES + 1 for weight in weights]
