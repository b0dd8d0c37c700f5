"""What games that are stepped together show: arrays that are parts of one block of memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.research.observing import Vector


class Stepped(Struct, frozen=True):
    """Every game from the seat in turn: vectors, masks and seats; and what the last step brought each seat of a game.

    A game that ended is dealt anew at once: `ended` marks it, and `rewards` are those of the game before. All arrays
    are parts of one block of memory, `block`; other libraries take them without a copy by DLPack.
    """

    observations: Vector
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    block: NDArray[np.uint8]


def blank(n: int, size: int, actions: int, seats: int) -> Stepped:
    """Return arrays for `n` games, all zero; numbers of eight bytes are first, so that they are aligned."""
    shapes: Sequence[tuple[type[np.generic], tuple[int, ...]]] = (
        (np.float64, (n, seats)),
        (np.int64, (n,)),
        (np.uint8, (n, size)),
        (np.int8, (n, actions)),
        (np.bool_, (n,)),
    )
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in shapes]
    block = np.zeros(sum(sizes), np.uint8)
    ends = np.cumsum(sizes)
    rewards, turn, observations, masks, ended = (
        block[end - length : end].view(kind).reshape(shape)
        for end, length, (kind, shape) in zip(ends, sizes, shapes, strict=True)
    )
    return Stepped(observations, masks, turn, rewards, ended, block)
