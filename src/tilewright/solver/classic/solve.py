"""The plain form of the classic kernel, written to be read; `kernel/solve/classic` is its twin, step for step.

The kernel is a dynamic program over the numbers 1 to 13, searched best first (`search.py`). Jokers are free until the
end: the search uses as few as possible, and those left over are parked at the end of a run or in a group of three.
"""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.solver.classic.groups import groups_only
from tilewright.solver.classic.layout import Row, flat, layout, park_jokers, reversed_rows
from tilewright.solver.classic.question import Question, read_question
from tilewright.solver.classic.search import Search
from tilewright.solver.classic.stages import stages
from tilewright.solver.common import best_first
from tilewright.solver.common.question import reversed_pieces

# Nodes before a search is tried from the other end; the compiled form must have the same numbers.
FIRST_BUDGET, BUDGET_GROWTH, MOST_NODES = 800, 2, 1 << 22


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
    return _with_forced_jokers(asked, floor)


def _with_forced_jokers(question: Question, floor: int) -> tuple[int, bytes] | None:
    """Return the best solution when parking fails after the best numbers.

    A run with a number in it has room for every joker. So the solution either has such a run, or consists of groups
    alone, and those leave so few choices that jokers can be counted exactly.
    """
    grouped = groups_only(question, floor)
    if grouped:
        floor = grouped[0]
    joker_worth = question.joker_weight * (question.jokers - question.required_jokers)
    found = _best_rows(question, max(-1, floor - joker_worth), needs_run=True)
    if found is None or found[0] + joker_worth <= floor:
        return grouped and (grouped[0], flat(grouped[1]))
    rows = park_jokers(found[1], question.jokers)
    assert rows
    return found[0] + joker_worth, flat(rows)


def _best_rows(question: Question, floor: int, needs_run: bool = False) -> tuple[int, list[Row]] | None:
    """Return the worth and the rows of the best path worth more than `floor`, before jokers are parked.

    Conflicts between pieces may show early or late on the way up. Sets stay sets when the numbers are reversed, so a
    search that grows large is restarted from the other end, alternating with ever larger budgets. (An opening is
    small, and its points would change.)
    """
    exact_jokers = question.least_points is not None
    budget, backwards = FIRST_BUDGET, False
    while True:
        directed = replace(question, pieces=reversed_pieces(question.pieces)) if backwards else question
        prepared = stages(directed)
        if prepared is None:
            return None
        search = Search(directed, prepared, floor, needs_run)
        if search.run(MOST_NODES if exact_jokers else budget):
            if search.end is None:
                return None
            rows = layout(best_first.path(search.nodes, search.end))
            return search.end.value, reversed_rows(rows) if backwards else rows
        backwards = not backwards
        if not backwards:
            budget *= BUDGET_GROWTH
