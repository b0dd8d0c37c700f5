"""The stages of the special kernel, one for each number: its actions, and bounds on what can still be added."""

from __future__ import annotations

from msgspec import Struct

from tilewright.solver.common.lanes import lane, total
from tilewright.solver.common.question import NUMBERS, Weights, four
from tilewright.solver.special.actions import JOKER_CAPACITY, Action, Supply, actions
from tilewright.solver.special.question import ONE_MIRROR, Question


class Mode(Struct, frozen=True):
    """How a question is searched: jokers counted exactly or free, with runs or without, with at least one run."""

    exact_jokers: bool = False
    runs: bool = True
    needs_run: bool = False


class Stages(Struct, frozen=True):
    """The actions at each number, and the most it and all later numbers can add for each remaining load."""

    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def stages(question: Question, mode: Mode) -> Stages | None:
    """Return the stages of a question, or None if the required pieces of some number cannot be laid at all."""
    by_number = []
    loads = _run_loads(question.available)
    capacity = JOKER_CAPACITY * total(question.wild)
    for number in range(NUMBERS):
        available = question.available[number]
        supply = Supply(
            question.required[number],
            available,
            available if mode.runs or question.wild >= ONE_MIRROR else 0,
            loads[number],
            question.weights[number],
            question.wild,
            mode.exact_jokers,
            question.rules,
        )
        found = tuple(action for action in actions(supply) if action.load <= capacity)
        if not found:
            return None
        by_number.append(found)
    bound = _bounds(by_number, capacity)
    if bound[0][capacity] < 0:
        return None
    return Stages(tuple(by_number), bound, _points_bound(by_number))


def _run_loads(available: tuple[int, ...]) -> list[Weights]:
    """Return, per number and color, the load of a piece in a run: 2 if isolated, 1 with one neighboring kind.

    Take the kinds of a color that are available in a row. Where one or two of them are isolated, every run through them
    has a joker right beside them. Their load in such a run is at most 2, and a joker has two sides, so it carries 4. In
    a mirrored run without a joker beside them both sides load at most 4 together, and the mirror carries that.
    """
    loads = [[0] * 4 for _ in range(NUMBERS)]
    for color in range(4):
        start = 0
        for number in range(NUMBERS + 1):
            if number < NUMBERS and lane(available[number], color):
                continue
            for place in range(start, number):
                loads[place][color] = max(0, 3 - (number - start))
            start = number + 1
    return [four(load) for load in loads]


def _bounds(by_number: list[tuple[Action, ...]], capacity: int) -> tuple[tuple[int, ...], ...]:
    """Return, per number and remaining load, the most that can still be added (-1: infeasible)."""
    bound = [(0,) * (capacity + 1)]
    for found in reversed(by_number):
        best = [-1] * (capacity + 1)
        for action in found:
            best[action.load] = max(best[action.load], action.reward)
        ahead = bound[-1]
        row = []
        for left in range(capacity + 1):
            sums = [
                best[load] + ahead[left - load] for load in range(left + 1) if best[load] >= 0 <= ahead[left - load]
            ]
            row.append(max(sums, default=-1))
        bound.append(tuple(row))
    return tuple(reversed(bound))


def _points_bound(by_number: list[tuple[Action, ...]]) -> tuple[int, ...]:
    points = [0]
    for number in range(NUMBERS - 1, -1, -1):
        most = max(total(action.runs) + action.places for action in by_number[number])
        points.append(points[-1] + (number + 1) * most)
    return tuple(reversed(points))
