"""The best turns of many positions at once."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from tilewright.game.position import Position
from tilewright.kernel import is_compiled, native
from tilewright.solver.branching.turn import BUDGET
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import Answer, Goal, Objective, solve, weights_of
from tilewright.solver.special_turns import has_special_jokers
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles.faces import FACES

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
    answers: dict[int, Answer] = {}
    if is_compiled() and objective is not Objective.OUT:
        for places in _groups(asked):
            found = _solved([asked[place] for place in places], objective)
            answers |= {place: answer for place, answer in zip(places, found, strict=True) if answer is not None}
    return [answers.get(place) or solve(position, objective) for place, position in enumerate(asked)]


def _groups(positions: Sequence[Position]) -> Iterator[list[int]]:
    """Yield the places of positions that have the rules in common, and whether the player has opened."""
    groups: dict[object, list[int]] = {}
    for place, position in enumerate(positions):
        groups.setdefault((position.rules, position.opened), []).append(place)
    for places in groups.values():
        for first in range(0, len(places), MOST_AT_ONCE):
            yield places[first : first + MOST_AT_ONCE]


def _solved(positions: Sequence[Position], objective: Goal) -> list[Answer | None]:
    """Return the answers for positions of one group, None where the compiled form does not decide."""
    rules, opening = turn_rules(positions[0].rules), not positions[0].opened
    answers: list[Answer | None] = [None] * len(positions)
    demands = rules.kernel_opening if opening else rules.kernel_turn
    chosen: Sequence[int] = range(len(positions)) if demands is not None else ()
    if rules.has_special_jokers:
        chosen = [place for place in chosen if not has_special_jokers(positions[place])]
    if demands is None or not chosen:
        return answers
    began = time.perf_counter()
    weights, penalty = weights_of(positions[0].rules, objective), positions[0].rules.jokers.penalty
    cases = [(positions[place].table, positions[place].rack) for place in chosen]
    found = native.solve_many(cases, demands, weights, BUDGET, FACES, bytes((*FACE_VALUES, penalty)))
    us = (time.perf_counter() - began) * 1e6 / len(cases)
    with _without_collections():
        for place, answer in zip(chosen, found, strict=True):
            if answer is not None:
                rows, played, points, exact = answer
                answers[place] = Answer(rows=rows, played=played, tiles=len(played), points=points, exact=exact, us=us)
    return answers


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
