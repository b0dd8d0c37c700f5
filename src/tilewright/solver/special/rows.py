"""From a path with special jokers to rows, and where the jokers left over go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilewright.solver.classic.lanes import lane
from tilewright.solver.classic.question import FACES, NUMBERS
from tilewright.solver.special.drafts import GoneOn, Led, Mirrored, Step, Stepped
from tilewright.solver.special.moves import CLASSIC, NATURAL, NEW, TURNED, TWIN, WIDE, Lead, Sides, turning, wide
from tilewright.solver.special.plan import Action, Unit, shares
from tilewright.solver.special.question import CHANGE, DOUBLE, JOKER, MIRROR, Rules

RUN, GROUP, MIRRORED = range(3)
_LONG = 3
_WILD = {CLASSIC: JOKER, TWIN: DOUBLE}


class Row(Struct, eq=False):
    """A row being laid; of a mirrored one `cells` is the left side and `right` the other, both from the outside in.

    `long` and `color` are what the search takes an open run for, `code` says how a set is under way.
    """

    kind: int
    start: int
    cells: list[int]
    right: list[int] = []
    busy: list[bool] = []
    color: int = 0
    long: int = 0
    code: int = 0
    sides: Sides | None = None

    @property
    def width(self) -> int:
        """How many numbers a run covers."""
        return sum(2 if cell == DOUBLE else 1 for cell in self.cells)


def flat(rows: Sequence[Row]) -> bytes:
    """Return the rows as bytes, each with its length before it."""
    return b"".join(bytes([len(cells), *cells]) for cells in map(cells_of, rows))


def cells_of(row: Row) -> list[int]:
    """Return the pieces of a row in their order."""
    return [*row.cells, MIRROR, *reversed(row.right)] if row.kind == MIRRORED else row.cells


def laid_out(path: Sequence[Step], exact: bool, rules: Rules) -> list[Row]:
    """Return the rows of a path: runs and mirrored runs as they begin, then groups number by number."""
    table = _Table(exact, rules)
    for number, step in enumerate(path):
        table.lay(number, step)
    for number, step in enumerate(path):
        table.rows += _groups(number, step.action)
    return table.rows


class _Table:
    """Rows under way while a path is laid number by number."""

    def __init__(self, exact: bool, rules: Rules) -> None:
        self.exact, self.rules = exact, rules
        self.rows: list[Row] = []
        self.open: list[Row] = []
        self.under_way: list[Row] = []
        self.number = 0
        # What is open or under way behind the number being laid.
        self.opened: list[Row] = []
        self.next: list[Row] = []

    def lay(self, number: int, step: Step) -> None:
        """Lay the pieces of one number."""
        self.number, self.opened, self.next = number, [], []
        for row in [row for row in self.under_way if row.code & WIDE]:
            self.under_way.remove(row)
            self.reopen(row, row.code & 3, 3 if row.code & 4 else 2)
        for pick in step.picks:
            match pick:
                case Mirrored():
                    self.fill(pick)
                case GoneOn():
                    self.go_on(pick)
                case Led():
                    self.begin(pick)
                case Stepped():
                    self.take(pick)
        for color in range(4):
            self.serve(color, step)
        self.open, self.under_way = self.opened, self.next

    def face(self, color: int) -> int:
        """Return the face of the number being laid."""
        return color * NUMBERS + self.number

    def reopen(self, row: Row, color: int, long: int) -> None:
        """Count the run again from here on."""
        row.code, row.color, row.long = 0, color, long
        self.opened.append(row)

    def fill(self, pick: Mirrored) -> None:
        """Fill a place of a mirrored run, numbers first."""
        if pick.sides == NEW:
            row = Row(MIRRORED, self.number, [], [], [False, False])
            self.rows.append(row)
        else:
            row = next(row for row in self.under_way if row.sides == pick.sides)
            self.under_way.remove(row)
        naturals, classic, doubles, changes = pick.fill.takes
        pieces = [self.face(pick.fill.color)] * naturals + [JOKER] * classic + [DOUBLE] * doubles + [CHANGE] * changes
        free = [side for side, busy in ((row.cells, row.busy[0]), (row.right, row.busy[1])) if not busy]
        row.busy = [False, False]
        for side, piece in zip(free, pieces, strict=True):
            side.append(piece)
            if piece == DOUBLE:
                row.busy[side is row.right] = True
        row.sides = pick.fill.then
        if row.sides is not None:
            self.next.append(row)

    def go_on(self, pick: GoneOn) -> None:
        """Go on in another color with a run that changed it."""
        row = next(row for row in self.under_way if row.code == turning(pick.before))
        self.under_way.remove(row)
        row.cells.append(self.face(pick.color) if pick.piece == NATURAL else _WILD[pick.piece])
        if pick.piece == TWIN:
            row.code = wide(pick.color, True)
            self.next.append(row)
        else:
            self.reopen(row, pick.color, _LONG)

    def begin(self, pick: Led) -> None:
        """Begin a run with jokers."""
        before = _before(pick.lead, self.rules)
        row = Row(RUN, self.number, [*before, self.face(pick.color)])
        row.start -= row.width - 1
        self.rows.append(row)
        if pick.lead.long:
            self.reopen(row, pick.color, pick.lead.long)
        else:
            row.cells.append(CHANGE)

    def take(self, pick: Stepped) -> None:
        """Lay a double or a color change behind an open run, a color change rather in one that has none."""
        fitting = [row for row in self.open if (row.color, row.long) == (pick.color, pick.long)]
        row = min(fitting, key=lambda row: CHANGE in row.cells) if pick.piece != TWIN else fitting[0]
        self.open.remove(row)
        row.cells.append(DOUBLE if pick.piece == TWIN else CHANGE)
        if pick.ends:
            return
        if pick.piece == TWIN:
            row.code = wide(pick.color, pick.long == 2 or (pick.long == _LONG and self.exact))
        else:
            row.code = TURNED | pick.color
        self.next.append(row)

    def serve(self, color: int, step: Step) -> None:
        """Share numbers and jokers out to the counted runs of a color."""
        numbers = lane(step.runs, color)
        count = numbers + lane(step.jokers, color) + lane(step.extra, color)
        runs = [row for row in self.open if row.color == color]
        going_on = ([row for row in runs if row.long < _LONG] + [row for row in runs if row.long == _LONG])[:count]
        fresh = [Row(RUN, self.number, [], color=color) for _ in range(count - len(going_on))]
        for place, row in enumerate(fresh + going_on):
            row.cells.append(self.face(color) if place < numbers else JOKER)
            row.long = min(_LONG, row.long + 1)
        self.rows += fresh
        self.opened += going_on + fresh
        if lane(step.extra, color) and not self.exact:
            for row in self.opened:
                if row.color == color:
                    row.long = min(2, row.long)


def _before(lead: Lead, rules: Rules) -> list[int]:
    others = [JOKER] * lead.jokers + [DOUBLE] * lead.doubles
    match lead.changes:
        case 0:
            return others
        case 1:
            return [*others, CHANGE]
        case _:
            cut = 0 if rules.at_start else 1
            return [*others[:cut], CHANGE, *others[cut:], CHANGE]


def _groups(number: int, action: Action) -> list[Row]:
    rows = [Row(GROUP, number, []) for _ in range(action.groups)]
    cells = [color * NUMBERS + number for color in range(4) for _ in range(lane(action.grouped, color))]
    for place, cell in enumerate(cells + [JOKER] * action.jokers):
        rows[place % action.groups].cells.append(cell)
    return rows + [_unit(number, unit) for unit in action.units]


def _unit(number: int, unit: Unit) -> Row:
    jokers, doubles = lane(unit.wild, 0), lane(unit.wild, 1)
    faces = [color * NUMBERS + number for color in range(4)]
    if not lane(unit.wild, 3):
        cells = [faces[color] for color in range(4) if lane(unit.numbers, color)]
        return Row(GROUP, number, cells + [JOKER] * jokers + [DOUBLE])
    left = shares(unit.numbers, jokers, doubles)
    assert left is not None
    both = [faces[color] for color in range(4) if lane(unit.numbers, color) == 2]
    ones = [faces[color] for color in range(4) if lane(unit.numbers, color) == 1]
    cells = [*both, *ones[: left[0]], *[JOKER] * left[1], *[DOUBLE] * left[2]]
    right = [*both, *ones[left[0] :], *[JOKER] * (jokers - left[1]), *[DOUBLE] * (doubles - left[2])]
    return Row(MIRRORED, number, cells, right)


def turned_rows(rows: Sequence[Row]) -> None:
    """Turn rows laid with the numbers turned round to how they lie in truth."""
    for row in rows:
        if row.kind == RUN:
            row.start = NUMBERS - row.start - row.width
        for side in (row.cells, row.right):
            side[:] = [cell if cell >= FACES else cell + NUMBERS - 1 - 2 * (cell % NUMBERS) for cell in reversed(side)]


def parked(rows: list[Row], left: int, rules: Rules) -> bool:
    """Lay the jokers left over (lanes) at the ends of runs or in groups of three; return whether all found a place."""
    jokers = [DOUBLE] * lane(left, 1) + [CHANGE] * lane(left, 2) + [JOKER] * lane(left, 0)
    for joker in jokers:
        if any(_park(row, joker, rules) for row in rows):
            continue
        part = next((part for row in rows if (part := _cut(row, rules))), None)
        if part is None:
            return False
        rows.append(part)
        if not any(_park(row, joker, rules) for row in rows):
            return False
    return True


def _park(row: Row, joker: int, rules: Rules) -> bool:
    if row.kind == GROUP:
        fits = joker == JOKER and len(row.cells) == _LONG and DOUBLE not in row.cells
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


def _cut(row: Row, rules: Rules) -> Row | None:
    """Cut a run of six or more in two, so that there is room between them, and return the second part."""
    if row.kind != RUN:
        return None
    for cut in range(_LONG, len(row.cells) - _LONG + 1):
        parts = row.cells[:cut], row.cells[cut:]
        if all(min(part) < FACES for part in parts) and (rules.at_start or parts[1][0] != CHANGE):
            row.cells = parts[0]
            return Row(RUN, row.start + row.width, parts[1])
    return None
