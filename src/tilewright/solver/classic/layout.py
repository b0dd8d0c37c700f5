"""From counts to rows: which piece lies in which run or group, and where leftover jokers are parked."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.solver.classic.stages import PARTITIONS
from tilewright.solver.common.groupings import group_cells
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import COLORS, JOKER, NUMBERS

_CUT = 5


class Step(Struct, frozen=True, gc=False):
    """What a path does at one number, as lanes: numbers and jokers in runs, groups, runs that start with jokers."""

    runs: int
    jokers: int
    grouped: int
    group_jokers: int
    groups: int
    partitions: int


class Row(Struct):
    """A row of face codes that starts at the number `start` (0 is the 1); for a group that is its number."""

    cells: list[int]
    start: int
    is_group: bool


def flat(rows: Sequence[Row]) -> bytes:
    """Return the rows in flat form."""
    return b"".join(bytes([len(row.cells), *row.cells]) for row in rows)


def layout(path: Sequence[Step]) -> list[Row]:
    """Return the rows of a path: runs color by color, then groups number by number."""
    rows: list[Row] = []
    for color in range(COLORS):
        _add_runs(rows, path, color)
    for number, step in enumerate(path):
        rows += _groups(number, step)
    return rows


def _add_runs(rows: list[Row], path: Sequence[Step], color: int) -> None:
    runs: list[Row] = []
    for number, step in enumerate(path):
        numbers = lane(step.runs, color)
        count = numbers + lane(step.jokers, color)
        # Runs that are still too short come first, then the others, each in the order in which they were started.
        short = [row for row in runs if len(row.cells) < 3]
        extended = (short + [row for row in runs if len(row.cells) >= 3])[:count]
        started = [Row([], number, False) for _ in range(count - len(extended))]
        # Numbers go to the new runs first, jokers to the extended ones.
        for place, row in enumerate(started + extended):
            row.cells.append(color * NUMBERS + number if place < numbers else JOKER)
        prefixed = [
            Row([JOKER] * jokers + [color * NUMBERS + number], number - jokers, False)
            for jokers in PARTITIONS[lane(step.partitions, color)]
        ]
        rows += started + prefixed
        runs = [row for row in runs if any(row is other for other in extended)] + started + prefixed


def _groups(number: int, step: Step) -> list[Row]:
    cells = group_cells(number, step.grouped, step.group_jokers, step.groups)
    return [Row(group, number, True) for group in cells]


def park_jokers(rows: list[Row], jokers: int) -> list[Row] | None:
    """Return the rows with all `jokers` in them, or None if some leftover jokers find no place."""
    left = jokers - sum(row.cells.count(JOKER) for row in rows)
    run = next((row for row in rows if not row.is_group), None)
    if run is None:
        threes = [row for row in rows if len(row.cells) == 3][:left]
        for row in threes:
            row.cells.append(JOKER)
        return rows if len(threes) == left else None
    for _ in range(left):
        if len(run.cells) == NUMBERS:
            # Cut the run 1 to 13 after the 5: with at most four jokers, both parts keep a number.
            rows.append(Row(run.cells[_CUT:], _CUT, False))
            del run.cells[_CUT:]
        if run.start + len(run.cells) < NUMBERS:
            run.cells.append(JOKER)
        else:
            run.cells.insert(0, JOKER)
            run.start -= 1
    return rows
