"""Upper bounds on what a number and all later numbers can add, from a relaxation in which runs fit everywhere."""

from collections.abc import Iterable, Sequence
from itertools import accumulate


def bounds_ahead(by_number: Sequence[Iterable[tuple[int, int]]], most: int) -> tuple[tuple[int, ...], ...]:
    """Return, per number and amount left to spend (0 to `most`), the highest sum of rewards (-1: infeasible).

    `by_number` has the cost and the reward of each action; one action is taken at each number.
    """
    bounds = [(0,) * (most + 1)]
    for actions in reversed(by_number):
        best = [-1] * (most + 1)
        for cost, reward in actions:
            best[cost] = max(best[cost], reward)
        ahead = bounds[-1]
        sums = (
            [best[spent] + ahead[left - spent] for spent in range(left + 1) if best[spent] >= 0 <= ahead[left - spent]]
            for left in range(most + 1)
        )
        bounds.append(tuple(max(found, default=-1) for found in sums))
    return tuple(reversed(bounds))


def points_ahead(pieces: Sequence[int]) -> tuple[int, ...]:
    """Return, per number, the most points that it and all later numbers can have with these numbers of pieces."""
    points = [(number + 1) * count for number, count in enumerate(pieces)]
    return tuple(accumulate(reversed(points), initial=0))[::-1]
