"""From a path with special jokers to rows.

Leftover jokers go to the ends of runs, into groups of three, or between the parts of a long run.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from tilewright.solver.common.groupings import group_cells
from tilewright.solver.common.lanes import lane
from tilewright.solver.common.question import NUMBERED, NUMBERS
from tilewright.solver.special.choices import (
    BY_DOUBLE,
    BY_JOKER,
    BY_NUMBER,
    DOUBLED,
    Extend,
    FillPlace,
    Resume,
    StartPrefixed,
    Step,
    changed,
    doubled,
)
from tilewright.solver.special.mirrored_runs import NEW, MirroredRun
from tilewright.solver.special.question import CHANGE, DOUBLE, JOKER, MIRROR, Rules
from tilewright.solver.special.stages import Action, Prefix, SpecialGroup, left_side

RUN, GROUP, MIRRORED = range(3)
LONG = 3
_JOKERS = {BY_JOKER: JOKER, BY_DOUBLE: DOUBLE}


class Row(Struct, eq=False):
    """A row being laid; in a mirrored one `cells` is the left side and `right` the other, both from the outside in.

    `length` and `color` are what the search counts an open run as; `code` and `mirrored` identify a set in progress.
    """

    kind: int
    start: int
    cells: list[int]
    right: list[int] = []
    covered: list[bool] = []
    color: int = 0
    length: int = 0
    code: int = 0
    mirrored: MirroredRun | None = None

    @property
    def width(self) -> int:
        """How many numbers a run covers."""
        return sum(2 if cell == DOUBLE else 1 for cell in self.cells)


def flat(rows: Sequence[Row]) -> bytes:
    """Return the rows in flat form."""
    return b"".join(bytes([len(cells), *cells]) for cells in map(_cells, rows))


def _cells(row: Row) -> list[int]:
    return [*row.cells, MIRROR, *reversed(row.right)] if row.kind == MIRRORED else row.cells


def layout(path: Sequence[Step], exact_jokers: bool, rules: Rules) -> list[Row]:
    """Return the rows of a path: runs and mirrored runs in the order they start, then groups number by number."""
    table = _Table(exact_jokers, rules)
    for number, step in enumerate(path):
        table.lay(number, step)
    for number, step in enumerate(path):
        table.rows += _groups(number, step.action)
    return table.rows


class _Table:
    """The rows in progress while a path is laid number by number."""

    def __init__(self, exact_jokers: bool, rules: Rules) -> None:
        self.exact_jokers, self.rules = exact_jokers, rules
        self.rows: list[Row] = []
        self.open: list[Row] = []
        self.in_progress: list[Row] = []
        self.number = 0
        # The counted runs and the sets in progress after the current number.
        self.next_open: list[Row] = []
        self.next_in_progress: list[Row] = []

    def lay(self, number: int, step: Step) -> None:
        """Lay the pieces of one number."""
        self.number, self.next_open, self.next_in_progress = number, [], []
        for row in [row for row in self.in_progress if row.code & DOUBLED]:
            self.in_progress.remove(row)
            self.count_again(row, row.code & 3, LONG if row.code & 4 else 2)
        for choice in step.choices:
            match choice:
                case FillPlace():
                    self.fill_place(choice)
                case Resume():
                    self.resume(choice)
                case StartPrefixed():
                    self.start_prefixed(choice)
                case Extend():
                    self.extend(choice)
                case _:
                    assert_never(choice)
        for color in range(4):
            self.extend_counted(color, step)
        self.open, self.in_progress = self.next_open, self.next_in_progress

    def face(self, color: int) -> int:
        """Return the face of the current number."""
        return color * NUMBERS + self.number

    def count_again(self, row: Row, color: int, length: int) -> None:
        """Count the run again from here on."""
        row.code, row.color, row.length = 0, color, length
        self.next_open.append(row)

    def fill_place(self, choice: FillPlace) -> None:
        """Fill a place of a mirrored run, numbers first."""
        if choice.run == NEW:
            row = Row(MIRRORED, self.number, [], [], [False, False])
            self.rows.append(row)
        else:
            row = next(row for row in self.in_progress if row.mirrored == choice.run)
            self.in_progress.remove(row)
        naturals, classic, doubles, changes = choice.fill.takes
        pieces = [self.face(choice.fill.color)] * naturals + [JOKER] * classic + [DOUBLE] * doubles + [CHANGE] * changes
        free = [side for side, covered in ((row.cells, row.covered[0]), (row.right, row.covered[1])) if not covered]
        row.covered = [False, False]
        for side, piece in zip(free, pieces, strict=True):
            side.append(piece)
            if piece == DOUBLE:
                row.covered[side is row.right] = True
        row.mirrored = choice.fill.then
        if row.mirrored is not None:
            self.next_in_progress.append(row)

    def resume(self, choice: Resume) -> None:
        """Continue a run that changed color."""
        row = next(row for row in self.in_progress if row.code == changed(choice.before))
        self.in_progress.remove(row)
        row.cells.append(self.face(choice.color) if choice.piece == BY_NUMBER else _JOKERS[choice.piece])
        if choice.piece == BY_DOUBLE:
            row.code = doubled(choice.color, True)
            self.next_in_progress.append(row)
        else:
            self.count_again(row, choice.color, LONG)

    def start_prefixed(self, choice: StartPrefixed) -> None:
        """Start a run with jokers."""
        row = Row(RUN, self.number, [*_prefix_cells(choice.prefix, self.rules), self.face(choice.color)])
        row.start -= row.width - 1
        self.rows.append(row)
        if choice.prefix.length:
            self.count_again(row, choice.color, choice.prefix.length)
        else:
            row.cells.append(CHANGE)

    def extend(self, choice: Extend) -> None:
        """Extend an open run by a double or a color change, the latter preferably in a run that has none yet."""
        matching = [row for row in self.open if (row.color, row.length) == (choice.color, choice.length)]
        row = min(matching, key=lambda row: CHANGE in row.cells) if choice.piece != BY_DOUBLE else matching[0]
        self.open.remove(row)
        row.cells.append(DOUBLE if choice.piece == BY_DOUBLE else CHANGE)
        if choice.ends:
            return
        if choice.piece == BY_DOUBLE:
            is_long = choice.length == 2 or (choice.length == LONG and self.exact_jokers)
            row.code = doubled(choice.color, is_long)
        else:
            row.code = changed(choice.color)
        self.next_in_progress.append(row)

    def extend_counted(self, color: int, step: Step) -> None:
        """Give numbers and jokers to the counted runs of a color."""
        numbers = lane(step.runs, color)
        count = numbers + lane(step.jokers, color) + lane(step.extra, color)
        runs = [row for row in self.open if row.color == color]
        extended = ([row for row in runs if row.length < LONG] + [row for row in runs if row.length == LONG])[:count]
        started = [Row(RUN, self.number, [], color=color) for _ in range(count - len(extended))]
        for place, row in enumerate(started + extended):
            row.cells.append(self.face(color) if place < numbers else JOKER)
            row.length = min(LONG, row.length + 1)
        self.rows += started
        self.next_open += extended + started
        if lane(step.extra, color) and not self.exact_jokers:
            for row in self.next_open:
                if row.color == color:
                    row.length = min(2, row.length)


def _prefix_cells(prefix: Prefix, rules: Rules) -> list[int]:
    others = [JOKER] * prefix.jokers + [DOUBLE] * prefix.doubles
    match prefix.changes:
        case 0:
            return others
        case 1:
            return [*others, CHANGE]
        case _:
            cut = 0 if rules.at_start else 1
            return [*others[:cut], CHANGE, *others[cut:], CHANGE]


def _groups(number: int, action: Action) -> list[Row]:
    ordinary = group_cells(number, action.grouped, action.jokers, action.groups)
    special = [_special_group(number, group) for group in action.special_groups]
    return [Row(GROUP, number, cells) for cells in ordinary] + special


def _special_group(number: int, group: SpecialGroup) -> Row:
    jokers, doubles = lane(group.wild, 0), lane(group.wild, 1)
    faces = [color * NUMBERS + number for color in range(4)]
    if not lane(group.wild, 3):
        cells = [faces[color] for color in range(4) if lane(group.numbers, color)]
        return Row(GROUP, number, cells + [JOKER] * jokers + [DOUBLE])
    left = left_side(group.numbers, jokers, doubles)
    assert left is not None
    both = [faces[color] for color in range(4) if lane(group.numbers, color) == 2]
    ones = [faces[color] for color in range(4) if lane(group.numbers, color) == 1]
    cells = [*both, *ones[: left[0]], *[JOKER] * left[1], *[DOUBLE] * left[2]]
    right = [*both, *ones[left[0] :], *[JOKER] * (jokers - left[1]), *[DOUBLE] * (doubles - left[2])]
    return Row(MIRRORED, number, cells, right)


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
