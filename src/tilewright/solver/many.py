"""The best turns of many positions at once."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from tilewright.game.position import Position
from tilewright.solver.solve import Answer, Goal, Objective, solve, solved_together

MOST_AT_ONCE = 1 << 10
"""More positions are solved in several calls, so that memory is bounded and an interrupt is noticed."""


def solve_many(positions: Iterable[Position], objective: Goal = Objective.TILES) -> list[Answer]:
    """Return what `solve` returns for each position; much faster where the compiled form answers.

    That is the case unless special jokers are in play or rare house rules apply. In such a batch `us` is the mean time
    of a position. Other threads run meanwhile.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles.notation import read_row, read_table
    >>> rules = booklet("classic-nl")
    >>> many = [read_position(read_table("B4 B5 B6"), read_row(rack), rules) for rack in ("B3 K9", "B7 B8", "R1")]
    >>> [answer.tiles for answer in solve_many(many)]
    [1, 2, 0]
    """
    asked = list(positions)
    answers: list[Answer | None] = [None] * len(asked)
    with _without_collections():
        for places in _groups(asked):
            found = solved_together([asked[place] for place in places], objective)
            for place, answer in zip(places, found, strict=True):
                answers[place] = answer
    return [answer or solve(position, objective) for position, answer in zip(asked, answers, strict=True)]


def _groups(positions: Sequence[Position]) -> Iterator[list[int]]:
    """Yield the places of positions that have the rules in common, and whether the player has opened."""
    groups: dict[object, list[int]] = {}
    for place, position in enumerate(positions):
        groups.setdefault((position.rules, position.opened), []).append(place)
    for places in groups.values():
        for first in range(0, len(places), MOST_AT_ONCE):
            yield places[first : first + MOST_AT_ONCE]


@contextmanager
def _without_collections() -> Iterator[None]:
    """Postpone garbage collections: thousands of answers are made here, and none of them is garbage."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
