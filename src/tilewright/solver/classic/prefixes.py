"""Jokers before the first number of a run: the number that starts the run brings them along."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.common.lanes import packed

# How the numbers of one color can share up to four jokers: the jokers before each of them.
PARTITIONS: tuple[tuple[int, ...], ...] = (
    (), (1,), (1, 1), (1, 1, 1), (2,), (2, 1), (2, 1, 1), (2, 2), (3,), (3, 1), (4,),
)  # fmt: skip


class Prefix(Struct, frozen=True, gc=False):
    """Runs that start with jokers, as lanes: how many start, and how many are then two or at least three pieces long.

    `partitions` has for each color its index in PARTITIONS; `points` is what the jokers stand for.
    """

    starts: int
    twos: int
    threes: int
    partitions: int
    jokers: int
    points: int


@lru_cache(maxsize=256)
def prefixes(number: int, jokers: int, exact_jokers: bool) -> tuple[Prefix, ...]:
    """Return the ways to start runs at `number` (0 is the 1) with at most `jokers` jokers; the first uses none.

    Free jokers: a run that starts with a joker is three long (else the joker is not needed) and reaches the 13 (else
    the joker can move to the other end): J 12 13, J 12 J or J J 13.
    """
    allowed = range(1, number + 1) if exact_jokers else {11: (1,), 12: (2,)}.get(number, ())
    choices = [index for index, part in enumerate(PARTITIONS) if sum(part) <= jokers and set(part) <= set(allowed)]
    return tuple(
        _prefix(chosen, number)
        for chosen in product(choices, repeat=4)
        if sum(sum(PARTITIONS[index]) for index in chosen) <= jokers
    )


def _prefix(chosen: tuple[int, ...], number: int) -> Prefix:
    parts = [PARTITIONS[index] for index in chosen]
    return Prefix(
        starts=packed([len(part) for part in parts]),
        twos=packed([part.count(1) for part in parts]),
        threes=packed([len(part) - part.count(1) for part in parts]),
        partitions=packed(chosen),
        jokers=sum(sum(part) for part in parts),
        points=sum(number + 1 - back for part in parts for front in part for back in range(1, front + 1)),
    )
