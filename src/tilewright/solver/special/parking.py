"""Places for leftover jokers: at the ends of runs, in groups of three, or between the parts of a long run."""

from __future__ import annotations

from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import NUMBERED, NUMBERS
from tilewright.solver.special.layout import GROUP, LONG, MIRRORED, RUN, Row
from tilewright.solver.special.question import CHANGE, DOUBLE, JOKER, Rules


def park_jokers(rows: list[Row], left: int, rules: Rules) -> bool:
    """Add the leftover jokers (lanes) to the rows; return whether all of them found a place."""
    jokers = [DOUBLE] * lane(left, 1) + [CHANGE] * lane(left, 2) + [JOKER] * lane(left, 0)
    for joker in jokers:
        if any(_park(row, joker, rules) for row in rows):
            continue
        part = next((part for row in rows if (part := _split(row, rules))), None)
        if part is None:
            return False
        rows.append(part)
        if not any(_park(row, joker, rules) for row in rows):
            return False
    return True


def _park(row: Row, joker: int, rules: Rules) -> bool:
    if row.kind == GROUP:
        fits = joker == JOKER and len(row.cells) == LONG and DOUBLE not in row.cells
        if fits:
            row.cells.append(joker)
        return fits
    if row.kind == MIRRORED or (joker == CHANGE and row.cells.count(CHANGE) >= rules.max_per_run):
        return False
    width = 2 if joker == DOUBLE else 1
    if row.start + row.width + width <= NUMBERS and not joker == CHANGE == row.cells[-1]:
        row.cells.append(joker)
        return True
    if row.start >= width and (joker != CHANGE or (rules.at_start and row.cells[0] != CHANGE)):
        row.start -= width
        row.cells.insert(0, joker)
        return True
    return False


def _split(row: Row, rules: Rules) -> Row | None:
    """Split a run of six or more, so that there is room between the parts, and return the second part."""
    if row.kind != RUN:
        return None
    for cut in range(LONG, len(row.cells) - LONG + 1):
        parts = row.cells[:cut], row.cells[cut:]
        if all(min(part) < NUMBERED for part in parts) and (rules.at_start or parts[1][0] != CHANGE):
            row.cells = parts[0]
            return Row(RUN, row.start + row.width, parts[1])
    return None
