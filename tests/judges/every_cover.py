"""Judges that try every choice of sets, without any shortcut except a memo."""

from collections import Counter
from functools import cache

from tests.judges.integer_program import Counts, Task
from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, FACES, Row


def most_points(pieces: Row, rules: SetRules) -> int:
    """Return the most points of disjoint sets of some of the pieces."""
    entries = [(Counter(entry.row), entry.points) for entry in catalogue(pieces, rules)]

    @cache
    def most(left: Row, first: int) -> int:
        counts = Counter(left)
        best = 0
        for place, (used, points) in enumerate(entries[first:], start=first):
            if used <= counts:
                best = max(best, points + most(tuple((counts - used).elements()), place))
        return best

    return most(pieces, 0)


def best_worth(task: Task) -> int | None:
    """Return the highest worth of a layout beyond the required pieces, or None if there is no layout."""
    pieces = [FACES[face] for face, count in enumerate(task.most) for _ in range(count)]
    sets: list[list[tuple[Counts, int]]] = [[] for _ in task.most]
    for entry in catalogue(pieces, SetRules(min_natural=task.min_natural)):
        used = Counter(CODES[face] for face in entry.row)
        sets[min(used)].append((tuple(used[face] for face in range(len(task.most))), entry.points))
    spare = tuple(most - least for most, least in zip(task.most, task.least, strict=True))

    @cache
    def most(left: Counts, points: int) -> int | None:
        """Return the highest worth of the remaining pieces if they must still make that many points."""
        face = next((face for face, count in enumerate(left) if count), None)
        if face is None:
            return None if points else 0
        best = None
        # The remaining pieces of the first face are left out, if that is allowed, or one of them starts a set.
        if left[face] <= spare[face]:
            aside = most((*left[:face], 0, *left[face + 1 :]), points)
            best = aside
        for used, gained in sets[face]:
            rest = tuple(have - take for have, take in zip(left, used, strict=True))
            if min(rest) < 0:
                continue
            behind = most(rest, max(0, points - gained))
            if behind is not None:
                worth = behind + sum(take * weight for take, weight in zip(used, task.weights, strict=True))
                best = worth if best is None else max(best, worth)
        return best

    laid = most(task.most, task.least_points)
    if laid is None:
        return None
    return laid - sum(weight * less for weight, less in zip(task.weights, task.least, strict=True))
