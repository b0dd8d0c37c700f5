"""A second judge of the solver: an integer program that chooses sets (PuLP and CBC), with every answer checked.

CBC is fast and usually right, but with preprocessing it has returned infeasible answers as optimal on this model. So
preprocessing is off, and an answer that breaks a bound is an error here.
"""

import warnings
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import pulp

from tilewright.sets.catalogue import Entry
from tilewright.tiles import Face

COLORS, NUMBERS, JOKER = 4, 13, 52

Counts = tuple[int, ...]
Pieces = tuple[int, ...]


@dataclass(frozen=True)
class Task:
    """The bounds and the weight of each of the 53 faces, and the demands of the rules."""

    least: Counts
    most: Counts
    weights: Counts
    min_natural: int = 1
    least_points: int = 0


@dataclass(frozen=True)
class Choice:
    """The worth beyond the required pieces, and the chosen sets."""

    worth: int
    sets: tuple[Pieces, ...]


def formable(task: Task) -> dict[Pieces, int]:
    """Return the sets the pieces can form, each with its highest points, without those that split into two sets."""
    found: dict[Pieces, int] = {}
    for faces, points in _shapes(task.most[JOKER]):
        missing = [face for face in faces if not task.most[face]]
        present = [face for face in faces if task.most[face]]
        for jokers in range(len(missing), min(len(faces) - task.min_natural, task.most[JOKER]) + 1):
            # Six in a row are two runs of three, unless one of them would be jokers alone.
            if len(faces) > 5 and jokers < 3:
                continue
            for hidden in combinations(present, jokers - len(missing)):
                pieces = (*(face for face in present if face not in hidden), *[JOKER] * jokers)
                found[pieces] = max(points, found.get(pieces, 0))
    return found


def _shapes(jokers: int) -> Iterable[tuple[Pieces, int]]:
    for number in range(NUMBERS):
        for size in (3, 4):
            for colors in combinations(range(COLORS), size):
                yield tuple(color * NUMBERS + number for color in colors), size * (number + 1)
    for color in range(COLORS):
        for size in range(3, 8 if jokers >= 3 else 6):
            for start in range(NUMBERS - size + 1):
                faces = tuple(color * NUMBERS + start + place for place in range(size))
                yield faces, sum(face % NUMBERS + 1 for face in faces)


def best_choice(task: Task) -> Choice | None:
    """Return the best choice of sets, or None if the required pieces cannot be laid."""
    sets = formable(task)
    problem = pulp.LpProblem("turn", pulp.LpMaximize)
    counts = {
        pieces: problem.add_variable(f"s{place}", 0, _limit(pieces, task), "Integer")
        for place, pieces in enumerate(sets)
    }
    problem += pulp.lpSum(sum(task.weights[face] for face in pieces) * count for pieces, count in counts.items())
    for face in range(JOKER + 1):
        using = [pieces.count(face) * count for pieces, count in counts.items() if face in pieces]
        if not using:
            if task.least[face]:
                return None
        elif task.least[face] == task.most[face]:
            problem += pulp.lpSum(using) == task.most[face]
        else:
            problem += pulp.lpSum(using) <= task.most[face]
            if task.least[face]:
                problem += pulp.lpSum(using) >= task.least[face]
    if task.least_points:
        problem += pulp.lpSum(sets[pieces] * count for pieces, count in counts.items()) >= task.least_points
    if not counts:
        return None if task.least_points else Choice(0, ())
    status = problem.solve(_cbc())
    if pulp.LpStatus[status] != "Optimal":
        return None
    chosen = tuple(pieces for pieces, count in counts.items() for _ in range(round(count.value() or 0)))
    return _looked_over(chosen, sets, task)


def most_points(held: Counter[Face], sets: Iterable[Entry]) -> int:
    """Return the most points of disjoint ones of some sets, made of some of the pieces held."""
    problem = pulp.LpProblem("packing", pulp.LpMaximize)
    counts = [
        (Counter(entry.row), entry.points, problem.add_variable(f"s{place}", 0, 8, "Integer"))
        for place, entry in enumerate(sets)
    ]
    problem += pulp.lpSum(points * count for _, points, count in counts)
    for face, most in held.items():
        if using := [row[face] * count for row, _, count in counts if face in row]:
            problem += pulp.lpSum(using) <= most
    if not counts:
        return 0
    assert pulp.LpStatus[problem.solve(_cbc())] == "Optimal"
    return sum(points * round(count.value() or 0) for _, points, count in counts)


def _cbc() -> pulp.LpSolver:
    with warnings.catch_warnings():
        # PuLP 3 bundles this CBC and PuLP 4 will not: the requirements pin PuLP 3.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pulp.PULP_CBC_CMD(msg=False, options=["preprocess off"])


def _limit(pieces: Pieces, task: Task) -> int:
    return min(task.most[face] // pieces.count(face) for face in pieces)


def _looked_over(chosen: tuple[Pieces, ...], sets: dict[Pieces, int], task: Task) -> Choice:
    laid = [sum(pieces.count(face) for pieces in chosen) for face in range(JOKER + 1)]
    for face, count in enumerate(laid):
        if not task.least[face] <= count <= task.most[face]:
            raise ArithmeticError(f"the integer program lays {count} of face {face}")
    if sum(sets[pieces] for pieces in chosen) < task.least_points:
        raise ArithmeticError("the integer program opens with too few points")
    worth = sum(weight * (count - less) for weight, count, less in zip(task.weights, laid, task.least, strict=True))
    return Choice(worth, chosen)
