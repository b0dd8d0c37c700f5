"""The best turn by face codes where there are no special jokers: all rules are the kernel's."""

from msgspec import Struct

from tilewright.game.table import Table
from tilewright.kernel import native
from tilewright.solver.common.rows import CodedTurn, coded
from tilewright.solver.rules import TurnRules
from tilewright.tiles import TileRow

BUDGET = 4_000
"""Subproblems that a search solves before it gives up; the booklets as printed need a few dozen."""


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


def best_turn(asked: Asked) -> CodedTurn | None:
    """Return the best legal turn, or None if there is none.

    A search that gives up returns the best turn so far, or else the unchanged table, as not exact.
    """
    rules = asked.rules
    demands = rules.kernel_opening if asked.opening else rules.kernel_turn
    found = native.turn(asked.table, asked.rack, asked.chosen, demands, asked.weights, asked.floor, asked.budget)
    if found is None:
        return None
    rows, worth, exact = found
    separate = asked.opening and not rules.opening_extras
    return CodedTurn((*coded(asked.table), *rows) if separate else rows, worth, exact)
