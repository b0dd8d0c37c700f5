"""The best turn of a position under classic jokers, in the form in use: the plain one is branch and bound in Python."""

from __future__ import annotations

from itertools import chain

from msgspec import Struct

from tilewright.game.table import Table
from tilewright.kernel import either, native
from tilewright.solver.branching.legality import Case, opens
from tilewright.solver.branching.search import branch_and_bound
from tilewright.solver.classic.question import KINDS
from tilewright.solver.common.rows import CodedTurn, Rows, bounds
from tilewright.solver.rules import TurnRules
from tilewright.tiles.tile import TileRow, codes_of

BUDGET = 4_000
"""Questions to the kernel before a search gives up; the booklets as printed need a few dozen."""


class Asked(Struct, frozen=True, kw_only=True):
    """A turn to find: it plays the `chosen` rack pieces and is worth more than `floor` beyond them."""

    rules: TurnRules
    opening: bool
    table: Table
    rack: TileRow
    chosen: bytes
    weights: bytes
    floor: int
    budget: int = BUDGET


def coded(table: Table) -> Rows:
    """Return the rows of a table as face codes."""
    return tuple([codes_of(row) for row in table])


def _plain(asked: Asked) -> CodedTurn | None:
    rules, least_points = asked.rules, asked.rules.rules.opening.least if asked.opening else None
    separate, table = asked.opening and not rules.opening_extras, coded(asked.table)
    least, most = bounds(KINDS, () if separate else chain(*table), codes_of(asked.rack), asked.chosen)
    case = Case(
        rules=rules,
        table=() if separate else table,
        least=least,
        most=most,
        weights=asked.weights,
        floor=asked.floor,
        least_points=least_points if separate else None,
        cover=None if separate else least_points,
    )
    # the opening consists of rack pieces, whatever extras follow. Most racks have none, and this is quick.
    turn = branch_and_bound(case, asked.budget) if opens(case, case.on_rack) else None
    return CodedTurn((*table, *turn.rows), turn.worth, turn.exact) if turn and separate else turn


def _compiled(asked: Asked) -> CodedTurn | None:
    rules = asked.rules
    demands = rules.kernel_opening if asked.opening else rules.kernel_turn
    if demands is None:
        return _plain(asked)
    found = native.turn(asked.table, asked.rack, asked.chosen, demands, asked.weights, asked.floor, asked.budget)
    if found is False:
        # More than two jokers in play, one of them bound; or more subproblems than the kernel has room for.
        return _plain(asked)
    if found is None:
        return None
    rows, worth, exact = found
    separate = asked.opening and not rules.opening_extras
    return CodedTurn((*coded(asked.table), *rows) if separate else rows, worth, exact)


best_turn = either(_plain, lambda: _compiled)
"""Return the best legal turn, or None if there is none."""
