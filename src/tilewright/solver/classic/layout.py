"""From counts to rows: which pieces lie in which run and group, and where the jokers left over go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilewright.solver.classic.actions import Shelf, actions
from tilewright.solver.classic.lanes import lane
from tilewright.solver.classic.leading_jokers import PARTS
from tilewright.solver.classic.question import COLORS, JOKER, NUMBERS, Program

_CUT = 5


class Step(Struct, frozen=True, gc=False):
    """What the path does at one number: numbers and jokers in runs, groups, and runs opened with jokers (lanes)."""

    runs: int
    jokers: int
    grouped: int
    group_jokers: int
    groups: int
    parts: int


class Laid(Struct):
    """A row as codes, from the number `start` on (0 is the 1); for a group that is its number."""

    cells: list[int]
    start: int
    is_group: bool


def flat(rows: Sequence[Laid]) -> bytes:
    """Return the rows as bytes, each with its length before it."""
    return b"".join(bytes([len(row.cells), *row.cells]) for row in rows)


def laid_out(path: Sequence[Step]) -> list[Laid]:
    """Return the rows of a path: runs color by color, then groups number by number."""
    rows: list[Laid] = []
    for color in range(COLORS):
        _add_runs(rows, path, color)
    for number, step in enumerate(path):
        rows += _groups(number, step)
    return rows


def _add_runs(rows: list[Laid], path: Sequence[Step], color: int) -> None:
    opened: list[Laid] = []
    for number, step in enumerate(path):
        numbers = lane(step.runs, color)
        count = numbers + lane(step.jokers, color)
        # Runs that still owe pieces come first, then the others, each in the order they were opened.
        short = [row for row in opened if len(row.cells) < 3]
        going_on = (short + [row for row in opened if len(row.cells) >= 3])[:count]
        fresh = [Laid([], number, False) for _ in range(count - len(going_on))]
        # Numbers go to the new runs first, jokers to those that go on.
        for place, row in enumerate(fresh + going_on):
            row.cells.append(color * NUMBERS + number if place < numbers else JOKER)
        led = [
            Laid([JOKER] * jokers + [color * NUMBERS + number], number - jokers, False)
            for jokers in PARTS[lane(step.parts, color)]
        ]
        rows += fresh + led
        opened = [row for row in opened if any(row is other for other in going_on)] + fresh + led


def _groups(number: int, step: Step) -> list[Laid]:
    rows = [Laid([], number, True) for _ in range(step.groups)]
    cells = [color * NUMBERS + number for color in range(COLORS) for _ in range(lane(step.grouped, color))]
    for place, cell in enumerate(cells + [JOKER] * step.group_jokers):
        rows[place % step.groups].cells.append(cell)
    return rows


def mirrored_rows(rows: Sequence[Laid]) -> list[Laid]:
    """Return rows laid with the numbers turned round as they lie in truth."""
    return [
        Laid(
            [cell if cell == JOKER else cell + NUMBERS - 1 - 2 * (cell % NUMBERS) for cell in reversed(row.cells)],
            NUMBERS - row.start - (1 if row.is_group else len(row.cells)),
            row.is_group,
        )
        for row in rows
    ]


def parked(rows: list[Laid], jokers: int) -> list[Laid] | None:
    """Return the rows with all `jokers` on the table, or None if those left over find no place."""
    left = jokers - sum(row.cells.count(JOKER) for row in rows)
    run = next((row for row in rows if not row.is_group), None)
    if run is None:
        threes = [row for row in rows if len(row.cells) == 3][:left]
        for row in threes:
            row.cells.append(JOKER)
        return rows if len(threes) == left else None
    for _ in range(left):
        if len(run.cells) == NUMBERS:
            # Cut 1 to 13 behind the 5: with four jokers at most, both parts keep a number.
            rows.append(Laid(run.cells[_CUT:], _CUT, False))
            del run.cells[_CUT:]
        if run.start + len(run.cells) < NUMBERS:
            run.cells.append(JOKER)
        else:
            run.cells.insert(0, JOKER)
            run.start -= 1
    return rows


def grouped(program: Program, floor: int) -> tuple[int, list[Laid]] | None:
    """Return the best answer of groups alone with its worth, jokers counted exactly, if worth more than `floor`."""
    # best[j]: the most that groups of the numbers so far are worth with exactly j jokers, and how.
    best: dict[int, tuple[int, list[Step]]] = {0: (0, [])}
    for number in range(NUMBERS):
        found = actions(
            Shelf(program.owed[number], program.held[number], 0, program.weights[number], program.jokers, True, 1)
        )
        by_jokers = sorted(found, key=lambda action: action.jokers)
        after: dict[int, tuple[int, list[Step]]] = {}
        for used in range(program.jokers + 1):
            for action in by_jokers:
                if before := best.get(used - action.jokers):
                    worth = before[0] + action.reward
                    if used not in after or worth > after[used][0]:
                        step = Step(0, 0, action.grouped, action.jokers, action.groups, 0)
                        after[used] = worth, [*before[1], step]
        best = after
    answer: tuple[int, list[Step], int] | None = None
    for used, (worth, path) in best.items():
        for alone in _alone(program, used):
            value = worth + program.joker_weight * (used + alone - program.jokers_owed)
            if value > floor:
                floor, answer = value, (value, path, alone)
    if answer is None:
        return None
    value, path, alone = answer
    rows = laid_out(path)
    return value, [*rows, Laid([JOKER] * alone, 0, True)] if alone else rows


def _alone(program: Program, used: int) -> list[int]:
    """Return how many jokers may lie in a row of their own when so many lie in groups."""
    free = program.jokers - used
    sizes = [0] if program.min_natural else [0, *range(3, free + 1)]
    return [size for size in sizes if size <= free and used + size >= program.jokers_owed]
