"""Queries about counts of all 56 faces; `classic/queries.py` has those without special jokers.

Counts are 112 bytes: for each face how many pieces must be laid, then for each how many may be. Every result says
whether it is proven to be the best.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from tilewright.kernel import native
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.solver.common.masks import fitting
from tilewright.solver.common.question import NO_CAP, NUMBERED
from tilewright.solver.common.rows import Codes, Rows, Solution, bounds, faces_of, in_legal_order, rows_of
from tilewright.solver.special.question import CHANGE, KINDS, MIRROR, WEIGHTS, demands

_BOOKLET = SetRules()
_NO_WEIGHTS = WEIGHTS.pack(*[0] * KINDS)


class Result(Struct, frozen=True):
    """The best solution found, if any, and whether it is proven that there is no better one."""

    solution: Solution | None
    exact: bool


class Demands(Struct, frozen=True):
    """The rules of sets, and the least points if it is an opening."""

    rules: SetRules = _BOOKLET
    least_points: int | None = None


_DEFAULT = Demands()


def counts_of(table: Codes, rack: Codes, chosen: Codes = ()) -> bytes:
    """Return the counts of the face codes on table and rack; `chosen` pieces of the rack must be laid."""
    return b"".join(bounds(KINDS, table, rack, chosen))


def best(counts: bytes, weights: bytes, demanded: Demands = _DEFAULT) -> Result:
    """Return the solution of the highest worth; none if none is worth more than nothing."""
    return _result(counts, weights, 0, demanded)


def feasible(counts: bytes, demanded: Demands = _DEFAULT) -> Result:
    """Return some solution with all pieces that must be laid."""
    return _result(counts, _NO_WEIGHTS, -1, demanded)


def mask(counts: bytes, demanded: Demands = _DEFAULT) -> bytes:
    """Return for each of the 56 faces whether one more piece of it, with those required, is part of a legal turn."""

    def best_rows(weights: Sequence[int]) -> Rows | None:
        solution = best(counts, WEIGHTS.pack(*weights), demanded).solution
        return None if solution is None else rows_of(solution.flat)

    return fitting((counts[:KINDS], counts[KINDS:]), best_rows)


def _result(counts: bytes, weights: bytes, floor: int, demanded: Demands) -> Result:
    """Solve a relaxation first: a solution that happens to be legal, or none at all, is then proven.

    The relaxation ignores the rules on how jokers may lie, and allows both color changes in one run.
    """
    rules, bound = demanded.rules, None
    try:
        found = native.solve_special(counts + demands(rules, demanded.least_points), weights, floor, NO_CAP)
    except MemoryError:
        pass
    else:
        if found is None:
            return Result(None, True)
        bound = found[0]
        if solution := _in_legal_order(found, demanded):
            return Result(solution, bool(rules.min_natural) or _meets_bound(counts, weights, solution, demanded))
    for narrower, strict in _narrower(counts):
        try:
            found = native.solve_special(
                narrower + demands(rules, demanded.least_points, strict), weights, floor, NO_CAP
            )
        except MemoryError:
            continue
        if found and (solution := _in_legal_order(found, demanded)):
            return Result(solution, solution.worth == bound)
    return Result(None, False)


def _in_legal_order(found: tuple[int, bytes], demanded: Demands) -> Solution | None:
    """Return the solution with its rows in a legal order, or None if a row has none."""
    rules, change = demanded.rules, demanded.rules.change
    if rules.max_jokers is None and rules.adjacent_jokers and change.max_per_run > 1 and change.max_colors > 2:
        return Solution(*found)
    flat, points = b"", 0
    for codes in rows_of(found[1]):
        row = in_legal_order(codes, rules)
        if row is None:
            return None
        flat += bytes([len(row)]) + row
        points += readings(faces_of(row), rules)[0].points
    return Solution(found[0], flat) if points >= (demanded.least_points or 0) else None


def _meets_bound(counts: bytes, weights: bytes, solution: Solution, demanded: Demands) -> bool:
    """Return whether the solution is worth all the jokers plus the best of the other pieces with free jokers.

    The search leaves out sets of jokers alone, so where those are allowed nothing more can be proven.
    """
    if demanded.least_points is not None:
        return False
    by_face = list(WEIGHTS.unpack(weights))
    jokers = sum(by_face[code] * (counts[KINDS + code] - counts[code]) for code in range(NUMBERED, MIRROR))
    by_face[NUMBERED:MIRROR] = [0, 0, 0]
    free = counts[:NUMBERED] + bytes(3) + counts[MIRROR:]
    found = native.solve_special(free + demands(demanded.rules), WEIGHTS.pack(*by_face), -1, NO_CAP)
    return found is not None and solution.worth == found[0] + jokers


def _narrower(counts: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield narrower questions, likely to have legal answers: color changes in separate runs, then fewer jokers."""
    least, most = counts[:KINDS], counts[KINDS:]
    if counts[KINDS + CHANGE] == 2:
        yield counts, True
    spare = [range(most[code] - least[code] + 1) for code in range(NUMBERED, KINDS)]
    for fewer in sorted(product(*spare), key=sum)[1:]:
        jokers = bytes(most[NUMBERED + kind] - less for kind, less in enumerate(fewer))
        yield least + most[:NUMBERED] + jokers, True
