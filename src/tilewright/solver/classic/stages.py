"""The stages of the search, one for each number: its actions, and bounds on what it and later numbers can add."""

from __future__ import annotations

from msgspec import Struct

from tilewright.solver.classic.actions import Action, Supply, actions
from tilewright.solver.classic.question import Question
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import COLORS, MOST_JOKERS, NUMBERS


class Stages(Struct, frozen=True, kw_only=True):
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
    run_room, joker_allowed = _run_places(question.available, question.jokers)
    exact_jokers = question.least_points is not None
    by_number = []
    for number in range(NUMBERS):
        found = actions(
            Supply(
                question.required[number],
                question.available[number],
                run_room[number],
                question.weights[number],
                question.jokers,
                exact_jokers,
                question.min_natural if exact_jokers else 1,
            )
        )
        if not found:
            return None
        by_number.append(found)
    bound, points_bound = _bounds(by_number)
    if bound[0][question.jokers] < 0:
        return None
    return Stages(
        run_room=run_room,
        joker_allowed=joker_allowed,
        actions=tuple(by_number),
        bound=bound,
        points_bound=points_bound,
    )


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


def _bounds(by_number: list[tuple[Action, ...]]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return, per number and jokers left, the most that it and all later numbers can add (-1: infeasible).

    The relaxation lets runs fit everywhere and counts jokers in groups exactly. The points bound ignores jokers.
    """
    bound = [(0,) * (MOST_JOKERS + 1)]
    points_bound = [0]
    for number in range(NUMBERS - 1, -1, -1):
        best = [-1] * (MOST_JOKERS + 1)
        for action in by_number[number]:
            best[action.jokers] = max(best[action.jokers], action.reward)
        ahead = bound[-1]
        bound.append(
            tuple(
                max(
                    (
                        best[used] + ahead[left - used]
                        for used in range(left + 1)
                        if best[used] >= 0 <= ahead[left - used]
                    ),
                    default=-1,
                )
                for left in range(MOST_JOKERS + 1)
            )
        )
        most = max(action.pieces - action.jokers for action in by_number[number])
        points_bound.append(points_bound[-1] + (number + 1) * most)
    return tuple(reversed(bound)), tuple(reversed(points_bound))
