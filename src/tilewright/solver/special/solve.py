"""The plain form of the special kernel, written to be read; `kernel/solve/special` is its twin, step for step.

It is the classic kernel (`classic/solve.py`) extended by special jokers. Classic jokers, doubles and color changes are
free until the end, and those left over are parked; mirrors are always counted exactly.
"""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.solver.common import best_first
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import reversed_pieces
from tilewright.solver.special.layout import Row, flat, layout, reverse_rows
from tilewright.solver.special.parking import park_jokers
from tilewright.solver.special.question import Question, read_question
from tilewright.solver.special.search import Search
from tilewright.solver.special.stages import Mode, stages

# Nodes before the search from the other end takes its turn; the compiled form must have the same numbers.
STINT, MOST_NODES = 500, 500_000

Found = tuple[int, list[Row], int]
"""Worth, rows, and leftover jokers (lanes)."""


def solve(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
    """Return the worth and the flat rows of the best layout, or None if none is worth more than `floor`.

    `question.py` describes the bytes; worth, floor and cap are those of `classic/solve.py`.
    """
    asked = read_question(question, weights, cap)
    floor = max(-1, floor)
    if asked.least_points is not None:
        found = _best_rows(asked, Mode(exact_jokers=True), floor)
        return found and (found[0], flat(found[1]))
    worth = _free_joker_worth(asked)
    found = _best_rows(asked, Mode(), max(-1, floor - worth))
    if found is None:
        return None
    # Numbers and mirrors cannot be worth more, nor can the other jokers: if all find a place, this is optimal.
    if park_jokers(found[1], found[2], asked.rules):
        return found[0] + worth, flat(found[1])
    return _with_forced_jokers(asked, floor)


def _free_joker_worth(question: Question) -> int:
    weights, wild, required = question.wild_weights, question.wild, question.required_wild
    return sum(weights[kind] * (lane(wild, kind) - lane(required, kind)) for kind in range(3))


def _with_forced_jokers(question: Question, floor: int) -> tuple[int, bytes] | None:
    """Return the best solution when parking fails after the best numbers.

    Either it has a run, where almost always every joker finds a place, or it has none, which leaves so few choices
    that jokers can be counted exactly.
    """
    answer = None
    found = _best_rows(question, Mode(exact_jokers=True, runs=False), floor)
    if found:
        floor, answer = found[0], (found[0], flat(found[1]))
    worth = _free_joker_worth(question)
    found = _best_rows(question, Mode(needs_run=True), max(-1, floor - worth))
    if found is None or found[0] + worth <= floor:
        return answer
    if park_jokers(found[1], found[2], question.rules):
        return found[0] + worth, flat(found[1])
    found = _best_rows(question, Mode(exact_jokers=True), floor)
    return (found[0], flat(found[1])) if found else answer


def _best_rows(question: Question, mode: Mode, floor: int) -> Found | None:
    """Return the best path worth more than `floor`, before jokers are parked.

    As in the classic kernel, a search that grows large is also tried from the other end; both take turns. This does
    not hold for an opening, whose points would change, nor where a color change may be last in a run but not first.
    """
    searches = [_begun(question, mode, floor)]
    if question.least_points is None and question.rules.at_start:
        searches.append(_begun(replace(question, pieces=reversed_pieces(question.pieces)), mode, floor))
    for budget in range(STINT, MOST_NODES + 1, STINT):
        for backwards, search in enumerate(searches):
            if search is None:
                return None
            if search.run(budget):
                if search.end is None:
                    return None
                rows = layout(best_first.path(search.nodes, search.end), mode.exact_jokers, question.rules)
                if backwards:
                    reverse_rows(rows)
                return search.end.value, rows, search.end.left
    raise MemoryError("the search exceeded its limit of nodes")


def _begun(question: Question, mode: Mode, floor: int) -> Search | None:
    prepared = stages(question, mode)
    return Search(question, prepared, mode, floor) if prepared else None
