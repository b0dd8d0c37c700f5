"""The best solution made of groups alone: a small dynamic program that counts jokers exactly."""

from __future__ import annotations

from tilewright.solver.classic.actions import Supply, actions
from tilewright.solver.classic.layout import Row, Step, layout
from tilewright.solver.classic.question import Question
from tilewright.solver.common.question import JOKER


def groups_only(question: Question, floor: int) -> tuple[int, list[Row]] | None:
    """Return the worth and the rows of the best solution of groups alone, or None if it is not above `floor`."""
    # best[j]: the highest worth of groups so far that use exactly j jokers, and its steps.
    best: dict[int, tuple[int, list[Step]]] = {0: (0, [])}
    numbered = question.pieces
    for pieces in zip(numbered.required, numbered.available, numbered.weights, strict=True):
        supply = Supply(*pieces[:2], 0, pieces[2], question.jokers, True, 1)
        by_jokers = sorted(actions(supply), key=lambda action: action.jokers)
        after: dict[int, tuple[int, list[Step]]] = {}
        for used in range(question.jokers + 1):
            for action in by_jokers:
                if before := best.get(used - action.jokers):
                    worth = before[0] + action.reward
                    if used not in after or worth > after[used][0]:
                        step = Step(0, 0, action.grouped, action.jokers, action.groups, 0)
                        after[used] = worth, [*before[1], step]
        best = after
    answer: tuple[int, list[Step], int] | None = None
    for used, (worth, path) in best.items():
        for size in _joker_set_sizes(question, used):
            value = worth + question.joker_weight * (used + size - question.required_jokers)
            if value > floor:
                floor, answer = value, (value, path, size)
    if answer is None:
        return None
    value, path, size = answer
    rows = layout(path)
    return value, [*rows, Row([JOKER] * size, 0, True)] if size else rows


def _joker_set_sizes(question: Question, used: int) -> list[int]:
    """Return how many jokers may form a set of their own when `used` jokers are in groups."""
    free = question.jokers - used
    sizes = [0] if question.min_natural else [0, *range(3, free + 1)]
    return [size for size in sizes if size <= free and used + size >= question.required_jokers]
