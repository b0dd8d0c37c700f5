"""Jokers at the front of a run: every run is opened by its first number, which brings the jokers before it along."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.classic.lanes import packed

# The ways for the numbers of one color to bring four jokers at most: the jokers before each of them.
PARTS: tuple[tuple[int, ...], ...] = (
    (), (1,), (1, 1), (1, 1, 1), (2,), (2, 1), (2, 1, 1), (2, 2), (3,), (3, 1), (4,),
)  # fmt: skip


class Lead(Struct, frozen=True, gc=False):
    """Runs opened with jokers, as lanes: how many numbers open one, which are then two or at least three long.

    `parts` has for each color its place in PARTS; `points` is what the jokers stand for.
    """

    heads: int
    twos: int
    threes: int
    parts: int
    jokers: int
    points: int


@lru_cache(maxsize=256)
def leads(number: int, jokers: int, exact: bool) -> tuple[Lead, ...]:
    """Return the ways to open runs at `number` (0 is the 1) with at most so many jokers; the first is to use none.

    Where jokers are free, a run that starts with one is three long (else the joker is not needed) and reaches to the
    13 (else all of it fits one place higher, jokers behind): J 12 13, J 12 J or J J 13.
    """
    allowed = range(1, number + 1) if exact else {11: (1,), 12: (2,)}.get(number, ())
    places = [place for place, part in enumerate(PARTS) if sum(part) <= jokers and set(part) <= set(allowed)]
    return tuple(
        _lead(chosen, number)
        for chosen in product(places, repeat=4)
        if sum(sum(PARTS[place]) for place in chosen) <= jokers
    )


def _lead(chosen: tuple[int, ...], number: int) -> Lead:
    parts = [PARTS[place] for place in chosen]
    return Lead(
        heads=packed([len(part) for part in parts]),
        twos=packed([part.count(1) for part in parts]),
        threes=packed([len(part) - part.count(1) for part in parts]),
        parts=packed(chosen),
        jokers=sum(sum(part) for part in parts),
        points=sum(number + 1 - back for part in parts for front in part for back in range(1, front + 1)),
    )
