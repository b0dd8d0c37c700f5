"""Lines of dice that are connected by crossings, laid out in the plane."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tilewright.dice.grid import Cell, CrossingJoker, Faces, GridRules, is_set, row_meanings
from tilewright.sets.rules import SHORTEST
from tilewright.sets.stands import Meaning
from tilewright.solver.crossword.sets import dice_orders
from tilewright.tiles import Face, Joker, Row

Dice = tuple[int, ...]
Places = dict[int, Cell]
Pairs = frozenset[tuple[Face, Face]]
Able = dict[int, set[Meaning]]
"""What jokers may stand for."""


class Part(Struct, frozen=True):
    """Connected lines, each after the first sharing a die with an earlier one; the faces of all dice of the family."""

    lines: tuple[Dice, ...]
    faces: Row

    def has_joker(self) -> bool:
        """Return whether one of the lines has a joker."""
        return any(isinstance(self.faces[die], Joker) for line in self.lines for die in line)

    def crosses_at_joker(self) -> bool:
        """Return whether two lines cross at a joker."""
        dice = [die for line in self.lines for die in line if isinstance(self.faces[die], Joker)]
        return len(set(dice)) < len(dice)

    def others(self) -> set[Face]:
        """Return the faces of the dice of the other parts."""
        own = {die for line in self.lines for die in line}
        return {face for die, face in enumerate(self.faces) if die not in own}

    def island(self, places: Places) -> Faces:
        """Return the grid that the dice make at their places."""
        return {cell: self.faces[die] for die, cell in places.items()}


def parts(lines: Sequence[Dice], faces: Row) -> list[Part]:
    """Return the connected parts of the lines; two parts share no die."""
    todo = list(lines)
    found = []
    while todo:
        linked = [todo.pop(0)]
        dice = set(linked[0])
        while near := next((line for line in todo if not dice.isdisjoint(line)), None):
            todo.remove(near)
            linked.append(near)
            dice.update(near)
        found.append(Part(tuple(linked), faces))
    return found


def layouts(part: Part, rules: GridRules, touching: Pairs) -> Iterator[Places]:
    """Yield the ways to lay the part in the plane, its first line across, with no two dice in one cell.

    Dice that are not neighbors in a line of the part are adjacent only if `touching` has their pair of faces. A joker
    at a crossing has a face that it may stand for in both lines, if the rules ask that (A-T9).
    """
    ways = [dice_orders(line, tuple([part.faces[die] for die in line]), rules) for line in part.lines]
    agree = rules.crossing_joker is CrossingJoker.ONE and part.crosses_at_joker()
    able = [[_able(part, order, rules) if agree else {} for order in orders] for orders in ways]
    plane = _Plane(part=part, ways=ways, able=able, down=_directions(part.lines), touching=touching, rules=rules)
    return _laid(0, plane, _Laid({}, {}, {}))


class _Plane(Struct, frozen=True, kw_only=True):
    """A layout task: the part, the orders of each line, which lines go down, and which faces may touch.

    `able` has for each order what each of its jokers may stand for, where jokers at crossings must agree.
    """

    part: Part
    ways: list[list[Dice]]
    able: list[list[Able]]
    down: list[bool]
    touching: Pairs
    rules: GridRules


class _Laid(Struct, frozen=True):
    """Lines that are laid: the place of each die, the die of each used cell, and what the jokers may stand for."""

    places: Places
    taken: dict[Cell, int]
    able: Able


def _directions(lines: Sequence[Dice]) -> list[bool]:
    """Return for each line whether it goes down: the first goes across, and lines that share a die differ."""
    down = [False]
    for at, line in enumerate(lines[1:], start=1):
        met = next(other for other in range(at) if not set(line).isdisjoint(lines[other]))
        down.append(not down[met])
    return down


def _able(part: Part, order: Dice, rules: GridRules) -> Able:
    """Return what each joker of a line in this order may stand for."""
    jokers = [die for die in order if _is_joker(part, die)]
    ways = list(row_meanings(tuple([part.faces[die] for die in order]), rules))
    return {die: {meanings[at] for meanings in ways} for at, die in enumerate(jokers)}


def _is_joker(part: Part, die: int) -> bool:
    return isinstance(part.faces[die], Joker)


def _laid(at: int, plane: _Plane, laid: _Laid) -> Iterator[Places]:
    """Yield the ways to lay the lines from `at` on."""
    if at == len(plane.ways):
        yield laid.places
        return
    anchor = next((die for die in plane.ways[at][0] if die in laid.places), None)
    right, down = (0, 1) if plane.down[at] else (1, 0)
    for order, able in zip(plane.ways[at], plane.able[at], strict=True):
        if any(able[die].isdisjoint(laid.able[die]) for die in able if die in laid.able):
            continue
        back = 0 if anchor is None else order.index(anchor)
        start = Cell(0, 0) if anchor is None else laid.places[anchor]
        cells = [Cell(start.x + (step - back) * right, start.y + (step - back) * down) for step in range(len(order))]
        if any(
            laid.taken.get(cell, die) != die or laid.places.get(die, cell) != cell
            for die, cell in zip(order, cells, strict=True)
        ):
            continue
        new = {die: cell for die, cell in zip(order, cells, strict=True) if die not in laid.places}
        if _fits(new, cells, plane, laid.taken):
            taken = {**laid.taken, **{cell: die for die, cell in new.items()}}
            yield from _laid(at + 1, plane, _Laid({**laid.places, **new}, taken, {**laid.able, **able}))


def _fits(new: Places, cells: Sequence[Cell], plane: _Plane, taken: dict[Cell, int]) -> bool:
    """Return whether a line with new dice is adjacent to other dice only where their faces may touch."""
    right, down = (1, 0) if cells[0].y == cells[-1].y else (0, 1)
    beside = [
        (Cell(cells[0].x - right, cells[0].y - down), cells[0]),
        (cells[-1], Cell(cells[-1].x + right, cells[-1].y + down)),
    ]
    for x, y in new.values():
        beside += [(Cell(x - down, y - right), Cell(x, y)), (Cell(x, y), Cell(x + down, y + right))]
    at = {**taken, **{cell: die for die, cell in new.items()}}
    contacts = [(before, after) for before, after in beside if before in at and after in at]
    return not contacts or (bool(plane.touching) and all(_may_touch(*pair, at, plane) for pair in contacts))


def _may_touch(before: Cell, after: Cell, at: dict[Cell, int], plane: _Plane) -> bool:
    """Return whether the dice in line with two adjacent ones may be part of a set.

    Dice that are added later only extend the line, and three or more dice with a number that are part of a set are a
    set themselves.
    """
    right, down = after.x - before.x, after.y - before.y
    while (cell := Cell(before.x - right, before.y - down)) in at:
        before = cell
    row = [plane.part.faces[at[before]]]
    while (cell := Cell(before.x + right, before.y + down)) in at:
        before = cell
        row.append(plane.part.faces[at[cell]])
    if len(row) < SHORTEST:
        return (row[0], row[1]) in plane.touching
    return is_set(tuple(row), plane.rules) or all(isinstance(face, Joker) for face in row)
