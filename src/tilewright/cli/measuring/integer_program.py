"""A turn as an integer program, for comparison: a variable for every set that can be formed, solved by PuLP and CBC.

Only this module and the tests need PuLP; without it `tilewright bench` leaves the column out.
"""

import resource
import time
import warnings
from collections import Counter
from collections.abc import Sequence

import pulp

from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, Face, Row


def seconds_and_worth(
    table: Sequence[Row], rack: Row, weights: Sequence[int], rules: SetRules
) -> tuple[float, int | None]:
    """Return how long the integer program took, without listing the sets, and the worth it found.

    The worth is None if the answer breaks a bound: CBC is sometimes wrong about this model, even without preprocessing.
    """
    least = Counter(face for row in table for face in row)
    most = least + Counter(rack)
    sets = [Counter(entry.row) for entry in catalogue(most.elements(), rules)]
    began = _processor_time()
    problem = pulp.LpProblem("turn", pulp.LpMaximize)
    counts = [problem.add_variable(f"s{place}", 0, _limit(used, most), "Integer") for place, used in enumerate(sets)]
    worth = [sum(weights[CODES[face]] * count for face, count in used.items()) for used in sets]
    problem += pulp.lpSum(value * count for value, count in zip(worth, counts, strict=True))
    for face, held in most.items():
        laid = pulp.lpSum(used[face] * count for used, count in zip(sets, counts, strict=True) if used[face])
        problem += laid <= held
        if least[face]:
            problem += laid >= least[face]
    problem.solve(_cbc())
    took = _processor_time() - began
    chosen: Counter[Face] = Counter()
    for used, count in zip(sets, counts, strict=True):
        for face, pieces in used.items():
            chosen[face] += pieces * round(count.value() or 0)
    if any(not least[face] <= chosen[face] <= held for face, held in most.items()):
        return took, None
    return took, sum(weights[CODES[face]] * (chosen[face] - least[face]) for face in most)


def _processor_time() -> float:
    """Return the processor time of this process and of its child processes, such as CBC."""
    started = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + started.ru_utime + started.ru_stime


def _limit(used: Counter[Face], most: Counter[Face]) -> int:
    return min(most[face] // count for face, count in used.items())


def _cbc() -> pulp.LpSolver:
    with warnings.catch_warnings():
        # PuLP 3 bundles this CBC and warns that PuLP 4 will not.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pulp.PULP_CBC_CMD(msg=False, options=["preprocess off"])
