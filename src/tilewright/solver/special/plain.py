"""The plain form of the solver with special jokers, written to be read; `compiled/special` is its twin."""

from __future__ import annotations

from tilewright.solver import best_first
from tilewright.solver.classic.lanes import lane
from tilewright.solver.special.plan import Mode, plan
from tilewright.solver.special.question import Task, read_task, turned
from tilewright.solver.special.rows import Row, flat, laid_out, parked, turned_rows
from tilewright.solver.special.search import Search

# Nodes of a search before it is the other end's turn; the compiled form must have the same numbers.
STINT, MOST_NODES = 500, 500_000

Found = tuple[int, list[Row], int]


def solve(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
    """Return the worth and the rows of the best way to lay pieces, or None if none is worth more than `floor`.

    `special_task.py` says what the bytes hold; all else is as in `plain.solve`.
    """
    task = read_task(question, weights, cap)
    floor = max(-1, floor)
    if task.least_points is not None:
        found = _best_rows(task, Mode(exact=True), floor)
        return found and (found[0], flat(found[1]))
    worth = _free_worth(task)
    found = _best_rows(task, Mode(), max(-1, floor - worth))
    if found is None:
        return None
    # Numbers and mirrors cannot be worth more, the other jokers neither: if all of them lie, this is the best.
    if parked(found[1], found[2], task.rules):
        return found[0] + worth, flat(found[1])
    return _forced(task, floor)


def _free_worth(task: Task) -> int:
    return sum(task.wild_weights[kind] * (lane(task.wild, kind) - lane(task.wild_owed, kind)) for kind in range(3))


def _forced(task: Task, floor: int) -> tuple[int, bytes] | None:
    """Return the best answer when not all jokers find a place behind the best numbers.

    It has a run, at which there is room for every joker but in the rarest cases, or it has none, which leaves so little
    choice that jokers can be counted exactly.
    """
    answer = None
    found = _best_rows(task, Mode(exact=True, runs=False), floor)
    if found:
        floor, answer = found[0], (found[0], flat(found[1]))
    worth = _free_worth(task)
    found = _best_rows(task, Mode(needs_run=True), max(-1, floor - worth))
    if found is None or found[0] + worth <= floor:
        return answer
    if parked(found[1], found[2], task.rules):
        return found[0] + worth, flat(found[1])
    found = _best_rows(task, Mode(exact=True), floor)
    return (found[0], flat(found[1])) if found else answer


def _best_rows(task: Task, mode: Mode, floor: int) -> Found | None:
    """Return the worth, the rows and the jokers left over of the best path worth more than `floor`.

    Which pieces get in each other's way may show early or late on the way up. Turned round, 13 to 1, sets stay sets, so
    a search that grows large is tried from the other end too, both in turn. Not so an opening, whose points would
    change, nor where a color change may be last in a run but not first.
    """
    searches = [_begun(task, mode, floor)]
    if task.least_points is None and task.rules.at_start:
        searches.append(_begun(turned(task), mode, floor))
    for budget in range(STINT, MOST_NODES + 1, STINT):
        for around, search in enumerate(searches):
            if search is None:
                return None
            if search.run(budget):
                if search.end is None:
                    return None
                rows = laid_out(best_first.path(search.nodes, search.end), mode.exact, task.rules)
                if around:
                    turned_rows(rows)
                return search.end.value, rows, search.end.left
    raise MemoryError("the search grew beyond its bounds")


def _begun(task: Task, mode: Mode, floor: int) -> Search | None:
    planned = plan(task, mode)
    return Search(task, planned, mode, floor) if planned else None
