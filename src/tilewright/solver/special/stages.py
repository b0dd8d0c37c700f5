"""The stages of the special kernel, one for each number: its actions, and bounds on what can still be added."""

from __future__ import annotations

from msgspec import Struct

from tilewright.solver.common.bounds import bounds_ahead, points_ahead
from tilewright.solver.common.lanes import lane, total
from tilewright.solver.common.question import NUMBERS, Weights, four
from tilewright.solver.special.actions import JOKER_CAPACITY, Action, Supply, actions
from tilewright.solver.special.question import Question


class Stages(Struct, frozen=True):
    """The actions at each number, and the most it and all later numbers can add for each remaining load."""

    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def stages(question: Question, exact_jokers: bool) -> Stages | None:
    """Return the stages of a question, or None if the required pieces of some number cannot be laid at all."""
    pieces, capacity = question.pieces, JOKER_CAPACITY * total(question.wild)
    supplies = zip(
        pieces.required, pieces.available, pieces.available, _run_loads(pieces.available), pieces.weights, strict=True
    )
    found = [actions(Supply(*supply, question.wild, exact_jokers, question.rules)) for supply in supplies]
    by_number = tuple(tuple(action for action in some if action.load <= capacity) for some in found)
    bound = bounds_ahead([[(action.load, action.reward) for action in found] for found in by_number], capacity)
    if bound[0][capacity] < 0:
        return None
    most_places = [max(total(action.runs) + action.places for action in found) for found in by_number]
    return Stages(by_number, bound, points_ahead(most_places))


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
