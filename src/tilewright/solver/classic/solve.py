"""The plain form of the classic kernel, written to be read; `kernel/solve/classic` is its twin, step for step.

The kernel is a dynamic program over the numbers 1 to 13, searched best first (`search.py`). Jokers are free until the
end: the search uses as few as possible, and those left over are parked at the end of a run or in a group of three.
"""

from msgspec.structs import replace

from tilewright.solver.classic.layout import Row, flat, layout, park_jokers
from tilewright.solver.classic.question import WEIGHTS, Question, read_question
from tilewright.solver.classic.search import Search
from tilewright.solver.classic.stages import stages
from tilewright.solver.common import best_first
from tilewright.solver.common.masks import mask_by

# The compiled form must have the same number.
MOST_NODES = 1 << 22


def solve(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
    """Return the worth and the flat rows of the best layout, or None if none is worth more than `floor`.

    `question.py` describes the bytes. Worth counts the pieces beyond those that must be laid. Worth above `cap` does
    not matter, so the search may stop there.
    """
    asked = read_question(question, weights, cap)
    # Worth is never negative, so no lower floor is needed.
    floor = max(-1, floor)
    if asked.least_points is not None:
        found = _best_rows(asked, floor)
        return found and (found[0], flat(found[1]))
    joker_worth = asked.joker_weight * (asked.jokers - asked.required_jokers)
    found = _best_rows(asked, max(-1, floor - joker_worth))
    if found is None:
        return None
    # The numbers cannot be worth more, nor can the jokers: if all jokers find a place, this is optimal.
    if rows := park_jokers(found[1], asked.jokers):
        return found[0] + joker_worth, flat(rows)
    # As for an opening of no points, jokers are counted exactly.
    found = _best_rows(replace(asked, least_points=0), floor)
    return found and (found[0], flat(found[1]))


def mask(question: bytes, exact: bytes, least: bytes, most: bytes, before: bytes) -> bytes:
    """Return which faces can be laid beyond the required pieces, and whether those can be laid alone."""
    return mask_by(solve, WEIGHTS, (question, exact), (least, most), before)


def _best_rows(question: Question, floor: int) -> tuple[int, list[Row]] | None:
    """Return the worth and the rows of the best path worth more than `floor`, before jokers are parked."""
    prepared = stages(question)
    if prepared is None:
        return None
    search = Search(question, prepared, floor)
    if not search.run(MOST_NODES):
        raise MemoryError("the search exceeded its limit of nodes")
    if search.end is None:
        return None
    return search.end.value, layout(best_first.path(search.nodes, search.end))
