"""The plain form of the special kernel, written to be read; `kernel/solve/special` is its twin, step for step.

It is the classic kernel (`classic/solve.py`) extended by special jokers. Classic jokers, doubles and color changes are
free until the end, and those left over are parked; mirrors are always counted exactly.
"""

from tilewright.solver.common import best_first
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.masks import mask_by
from tilewright.solver.special.layout import Row, flat, layout, park_jokers
from tilewright.solver.special.question import WEIGHTS, Question, read_question
from tilewright.solver.special.search import Search
from tilewright.solver.special.stages import stages

# The compiled form must have the same number.
MOST_NODES = 500_000

Found = tuple[int, list[Row], int]
"""Worth, rows, and leftover jokers (lanes)."""


def solve(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
    """Return the worth and the flat rows of the best layout, or None if none is worth more than `floor`.

    `question.py` describes the bytes; worth, floor and cap are those of `classic/solve.py`.
    """
    asked = read_question(question, weights, cap)
    floor = max(-1, floor)
    if asked.least_points is not None:
        found = _best_rows(asked, True, floor)
        return found and (found[0], flat(found[1]))
    worth = _free_joker_worth(asked)
    found = _best_rows(asked, False, max(-1, floor - worth))
    if found is None:
        return None
    # Numbers and mirrors cannot be worth more, nor can the other jokers: if all find a place, this is optimal.
    if park_jokers(found[1], found[2], asked.rules):
        return found[0] + worth, flat(found[1])
    found = _best_rows(asked, True, floor)
    return found and (found[0], flat(found[1]))


def mask(question: bytes, exact: bytes, least: bytes, most: bytes, before: bytes) -> bytes:
    """Return which faces can be laid beyond the required pieces, and whether those can be laid alone."""
    return mask_by(solve, WEIGHTS, (question, exact), (least, most), before)


def _free_joker_worth(question: Question) -> int:
    weights, wild, required = question.wild_weights, question.wild, question.required_wild
    return sum(weights[kind] * (lane(wild, kind) - lane(required, kind)) for kind in range(3))


def _best_rows(question: Question, exact_jokers: bool, floor: int) -> Found | None:
    """Return the best path worth more than `floor`, before jokers are parked."""
    prepared = stages(question, exact_jokers)
    if prepared is None:
        return None
    search = Search(question, prepared, exact_jokers, floor)
    if not search.run(MOST_NODES):
        raise MemoryError("the search exceeded its limit of nodes")
    if search.end is None:
        return None
    rows = layout(best_first.path(search.nodes, search.end), exact_jokers, question.rules)
    return search.end.value, rows, search.end.left
