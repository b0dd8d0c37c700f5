"""Two judges of the solver with special jokers, on the catalogue of sets: an integer program and an exhaustive search.

They are independent of the solver's search: sets come from `sets/`, which has its own judges.
"""

import warnings
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pulp

from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, FACES

Counts = tuple[int, ...]
Used = tuple[tuple[int, int], ...]

_BOOKLET = SetRules()


@dataclass(frozen=True)
class Task:
    """The bounds and the weight of each of the 56 faces, and the demands of the rules."""

    least: Counts
    most: Counts
    weights: Counts
    rules: SetRules = _BOOKLET
    least_points: int | None = None


@dataclass(frozen=True)
class _Set:
    used: Used
    points: int
    worth: int


def formable(task: Task) -> tuple[_Set, ...]:
    """Return the sets the pieces can form."""
    pieces = [FACES[face] for face, count in enumerate(task.most) for _ in range(count)]
    found = []
    for entry in catalogue(pieces, task.rules):
        used = Counter(CODES[face] for face in entry.row)
        worth = sum(task.weights[face] * count for face, count in used.items())
        found.append(_Set(tuple(sorted(used.items())), entry.points, worth))
    return tuple(found)


def owed_worth(task: Task) -> int:
    """Return the worth of the required pieces."""
    return sum(weight * less for weight, less in zip(task.weights, task.least, strict=True))


def by_trying(task: Task) -> int | None:
    """Return the highest worth of a layout beyond the required pieces, or None, by an exhaustive search."""
    sets: list[list[_Set]] = [[] for _ in task.most]
    for made in formable(task):
        sets[made.used[0][0]].append(made)
    spare = [most - least for most, least in zip(task.most, task.least, strict=True)]

    @cache
    def most(left: Counts, points: int) -> int | None:
        face = next((face for face, count in enumerate(left) if count), None)
        if face is None:
            return None if points else 0
        # The remaining pieces of the first face are left out, if that is allowed, or one of them starts a set.
        best = most((*left[:face], 0, *left[face + 1 :]), points) if left[face] <= spare[face] else None
        for made in sets[face]:
            rest = list(left)
            for other, count in made.used:
                rest[other] -= count
            if min(rest) < 0:
                continue
            behind = most(tuple(rest), max(0, points - made.points))
            if behind is not None and (best is None or behind + made.worth > best):
                best = behind + made.worth
        return best

    laid = most(task.most, task.least_points or 0)
    return None if laid is None else laid - owed_worth(task)


def by_program(task: Task, seconds: int | None = None) -> int | None:
    """Return the same by an integer program (CBC, preprocessing off) with a checked answer; None if infeasible.

    A program that takes longer than `seconds` raises TimeoutError.
    """
    sets = formable(task)
    if not sets:
        return None if task.least_points or any(task.least) else 0
    problem = pulp.LpProblem("turn", pulp.LpMaximize)
    counts = [
        problem.add_variable(f"s{place}", 0, min(task.most[face] // count for face, count in made.used), "Integer")
        for place, made in enumerate(sets)
    ]
    problem += pulp.lpSum(made.worth * count for made, count in zip(sets, counts, strict=True))
    for face in range(len(task.most)):
        uses = [dict(made.used).get(face, 0) * count for made, count in zip(sets, counts, strict=True)]
        problem += pulp.lpSum(uses) <= task.most[face]
        problem += pulp.lpSum(uses) >= task.least[face]
    if task.least_points:
        problem += (
            pulp.lpSum(made.points * count for made, count in zip(sets, counts, strict=True)) >= task.least_points
        )
    status = pulp.LpStatus[problem.solve(_cbc(seconds))]
    if status == "Infeasible":
        return None
    if status != "Optimal" or problem.sol_status != pulp.LpSolutionOptimal:
        raise TimeoutError(status)
    chosen = [made for made, count in zip(sets, counts, strict=True) for _ in range(round(count.value() or 0))]
    return _looked_over(chosen, task)


def _cbc(seconds: int | None) -> pulp.LpSolver:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pulp.PULP_CBC_CMD(msg=False, timeLimit=seconds, options=["preprocess off"])


def _looked_over(chosen: list[_Set], task: Task) -> int:
    laid = [0] * len(task.most)
    for made in chosen:
        for face, count in made.used:
            laid[face] += count
    for face, count in enumerate(laid):
        if not task.least[face] <= count <= task.most[face]:
            raise ArithmeticError(f"the integer program lays {count} of face {face}")
    if sum(made.points for made in chosen) < (task.least_points or 0):
        raise ArithmeticError("the integer program opens with too few points")
    return sum(made.worth for made in chosen) - owed_worth(task)
