"""The stages of the search, one for each number: its actions, and bounds on what it and later numbers can add."""

from __future__ import annotations

from msgspec import Struct

from tilewright.solver.classic.actions import Action, Supply, actions
from tilewright.solver.classic.question import Question
from tilewright.solver.common.bounds import bounds_ahead, points_ahead
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import COLORS, MOST_JOKERS, NUMBERS


class Stages(Struct, frozen=True):
    """The actions at each number, and bounds on what it and all later numbers can add.

    `run_room` and `joker_allowed` end with two empty numbers, so that the search can look two numbers ahead anywhere.
    """

    run_room: tuple[int, ...]
    joker_allowed: tuple[int, ...]
    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def stages(question: Question) -> Stages | None:
    """Return the stages of a question, or None if the required pieces of some number cannot be laid at all."""
    pieces = question.pieces
    run_room, joker_allowed = _run_places(pieces.available, question.jokers)
    exact_jokers = question.least_points is not None
    min_natural = question.min_natural if exact_jokers else 1
    supplies = zip(pieces.required, pieces.available, run_room, pieces.weights, strict=False)
    by_number = tuple(actions(Supply(*supply, question.jokers, exact_jokers, min_natural)) for supply in supplies)
    # Jokers in groups are counted exactly; the points bound ignores jokers.
    bound = bounds_ahead([[(action.jokers, action.reward) for action in found] for found in by_number], MOST_JOKERS)
    if bound[0][question.jokers] < 0:
        return None
    most_pieces = [max(action.pieces - action.jokers for action in found) for found in by_number]
    return Stages(run_room, joker_allowed, by_number, bound, points_ahead(most_pieces))


def _run_places(available: tuple[int, ...], jokers: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return, per number, how many pieces of each color runs can use, and in which colors (as ones) a joker may be."""
    run_room, joker_allowed = [0] * (NUMBERS + 2), [0] * (NUMBERS + 2)
    for color in range(COLORS):
        counts = [0, 0, *(lane(lanes, color) for lanes in available), 0, 0]
        for number in range(NUMBERS):
            before2, before, here, after, after2 = counts[number : number + 5]
            # Any place of a run is in a window of three consecutive numbers; jokers stand in for missing ones.
            windows = [
                sum(count > 0 for count in counts[start + 2 : start + 5]) - (here > 0)
                for start in range(max(0, number - 2), min(number, NUMBERS - 3) + 1)
            ]
            if jokers and max(windows) >= 3 - jokers:
                joker_allowed[number] |= 1 << 4 * color
            if here and max(windows) + 1 >= 3 - jokers:
                # Each run through here uses two neighbors on one side or one on each side. Any two kinds of neighbor
                # that cover all three cases bound the number of runs, jokers aside.
                through = min(before + after, before + after2, before2 + after) + jokers
                run_room[number] |= min(here, through) << 4 * color
    return tuple(run_room), tuple(joker_allowed)
