"""Queries about counts of the 53 classic faces: the best solution, any solution, whether anything can be played.

Counts are the first 106 bytes of a question (`question.py`). The pieces of the table must be laid, and so must those
of the rack that have been chosen already.
"""

from tilewright.kernel import native
from tilewright.solver.classic.question import KINDS, WEIGHTS, counts, demands
from tilewright.solver.common.question import NO_CAP
from tilewright.solver.common.rows import Codes, Solution, bounds

_ONES = WEIGHTS.pack(*[1] * KINDS)
NO_WEIGHTS = WEIGHTS.pack(*[0] * KINDS)
_DEFAULT = demands()


def counts_of(table: Codes, rack: Codes, chosen: Codes = ()) -> bytes:
    """Return the counts of the face codes on table and rack; `chosen` pieces of the rack must be laid."""
    return counts(*bounds(KINDS, table, rack, chosen))


def best(counted: bytes, weights: bytes, demanded: bytes = _DEFAULT) -> Solution | None:
    """Return the solution of the highest worth, or None if none is worth more than nothing.

    The weights of `weights.py` are all positive, so None means that nothing can be played.
    """
    found = native.solve(counted + demanded, weights, 0, NO_CAP)
    return found and Solution(*found)


def feasible(counted: bytes, demanded: bytes = _DEFAULT) -> Solution | None:
    """Return some solution with all pieces that must be laid, or None."""
    found = native.solve(counted + demanded, NO_WEIGHTS, -1, NO_CAP)
    return found and Solution(*found)


def playable(counted: bytes, demanded: bytes = _DEFAULT) -> bool:
    """Return whether any piece beyond the required ones can be laid; faster than finding the best solution."""
    return native.solve(counted + demanded, _ONES, 0, 1) is not None
