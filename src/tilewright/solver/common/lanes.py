"""Four small counters in one integer: a lane of four bits for each color, no counter above 7.

The top bit of a lane stays free, so all four lanes are compared or subtracted at once without a borrow between them.
"""

from collections.abc import Sequence
from functools import lru_cache

ONES, BELOW, TOPS = 0x1111, 0x7777, 0x8888


def packed(counts: Sequence[int]) -> int:
    """Return four counts as lanes, the first one lowest."""
    return counts[0] | counts[1] << 4 | counts[2] << 8 | counts[3] << 12


def lane(lanes: int, color: int) -> int:
    """Return one counter."""
    return lanes >> 4 * color & 15


def total(lanes: int) -> int:
    """Return the sum of the four counters."""
    return (lanes & 15) + (lanes >> 4 & 15) + (lanes >> 8 & 15) + (lanes >> 12)


def covers(many: int, few: int) -> bool:
    """Return whether every lane of `many` is at least that of `few`."""
    return ((many | TOPS) - few) & TOPS == TOPS


def smaller(left: int, right: int) -> int:
    """Return the smaller counter of each lane."""
    mask = ((((left | TOPS) - right) & TOPS) >> 3) * 15
    return right & mask | left & ~mask


def excess(left: int, right: int) -> int:
    """Return, lane by lane, how much `left` is above `right`, or 0.

    >>> hex(excess(0x3210, 0x1111))
    '0x2100'
    """
    difference = (left | TOPS) - right
    return difference & BELOW & ((difference & TOPS) >> 3) * 15


def nonzero(lanes: int) -> int:
    """Return all four bits set in each lane that is not 0."""
    return ((((lanes | TOPS) - ONES) & TOPS) >> 3) * 15


@lru_cache(maxsize=1 << 12)
def distributions(limits: int, jokers: int) -> tuple[tuple[int, int], ...]:
    """Return every way to put up to `jokers` jokers into the lanes within their limits, each with its total."""
    found = [(0, 0)]
    for color in range(4):
        found = [
            (lanes + (more << 4 * color), used + more)
            for lanes, used in found
            for more in range(min(lane(limits, color), jokers - used) + 1)
        ]
    return tuple(found)
