"""What can be laid on the crossword grid: a second method beside the solver, which shares no code with its search.

Every answer "no" is proven. Where these methods cannot say no, they say that it may be, and no puzzle is made of it.
"""

from collections import Counter
from collections.abc import Iterator

from tilewright.dice.grid import Cell, Faces, GridRules, grid_faults, lines
from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, Face, Joker, Row

_LONGEST_GROUP, _HIGHEST = 4, 13
_MOST_GRIDS = 10_000
_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))

Counts = tuple[int, ...]


def may_cover(dice: Row) -> bool:
    """Return False if no crossword grid has exactly these dice.

    The lines across of a grid are sets that share no die, and so are its lines down. Every die is in one or both.
    """
    return _Covers(dice).exist()


class _Covers:
    """Two families of sets, across and down, which together use every die; where they lie does not matter.

    A long run counts as several, because runs end to end use the same dice in the same direction.
    """

    def __init__(self, dice: Row) -> None:
        held = Counter(dice)
        self.kinds = sorted(held, key=CODES.__getitem__)
        self.held = tuple(held[kind] for kind in self.kinds)
        places = {kind: place for place, kind in enumerate(self.kinds)}
        used = [Counter(places[face] for face in entry.row) for entry in catalogue(dice, SetRules())]
        self.having = [[one for one in used if place in one] for place in range(len(self.kinds))]
        self.tried: set[tuple[Counts, Counts]] = set()

    def exist(self) -> bool:
        """Return whether there are such families."""
        nothing = (0,) * len(self.kinds)
        return self._from(nothing, nothing)

    def _from(self, across: Counts, down: Counts) -> bool:
        """Return whether the families with these counts of dice can be completed."""
        missing = [place for place, held in enumerate(self.held) if across[place] + down[place] < held]
        if not missing:
            return True
        # Directions are alike, so a pair of families is tried once.
        key = (min(across, down), max(across, down))
        if key in self.tried:
            return False
        self.tried.add(key)
        scarce = min(missing, key=lambda place: len(self.having[place]))
        for one in self.having[scarce]:
            if (more := self._with(across, one)) is not None and self._from(more, down):
                return True
            if (more := self._with(down, one)) is not None and self._from(across, more):
                return True
        return False

    def _with(self, family: Counts, one: Counter[int]) -> Counts | None:
        """Return a family with one more set, or None if that would use a die twice."""
        more = tuple(count + one[place] for place, count in enumerate(family))
        return more if all(count <= held for count, held in zip(more, self.held, strict=True)) else None


def may_lie_beside(grid: Faces, dice: Row, rules: GridRules) -> bool:
    """Return False if these dice cannot all be added to a grid in which no die moves.

    Dice are added one at a time, beside another or as the first of a new island, as long as every line can become a
    set. A line of two must grow at one of its ends, so that is where the next die goes: no grid is lost by this.
    """
    todo: list[tuple[Faces, Row]] = [(grid, tuple(sorted(dice, key=CODES.__getitem__)))]
    seen: set[frozenset[tuple[Cell, Face]]] = set()
    while todo:
        laid, left = todo.pop()
        if not left and not grid_faults(laid, rules):
            return True
        for cell in _next_cells(laid, len(dice)) if left else ():
            for face in dict.fromkeys(left):
                place = left.index(face)
                more = {**laid, cell: face}
                key = frozenset(more.items())
                if key not in seen and all(_may_become_set(row, rules) for row in _through(cell, more)):
                    seen.add(key)
                    todo.append((more, (*left[:place], *left[place + 1 :])))
        if len(seen) > _MOST_GRIDS:
            return True
    return False


def _next_cells(grid: Faces, count: int) -> set[Cell]:
    """Return the ends of a line of two, or else the free cells beside dice and one too far away to meet any other."""
    near = {Cell(cell.x + right, cell.y + down) for cell in grid for right, down in _BESIDE} - set(grid)
    found = lines(grid)
    for line in found:
        if len(line) < SHORTEST:
            (x, y), (right, down) = line[0], (line[1].x - line[0].x, line[1].y - line[0].y)
            return {Cell(x - right, y - down), Cell(x + 2 * right, y + 2 * down)}
    lying = {cell for line in found for cell in line}
    for alone in set(grid) - lying:
        return {cell for cell in near if abs(cell.x - alone.x) + abs(cell.y - alone.y) == 1}
    return near | {Cell(0, max((cell.y for cell in grid), default=0) + 2 * count + 2)}


def _through(cell: Cell, grid: Faces) -> Iterator[Row]:
    """Yield the faces of the lines through a cell, across and down."""
    for right, down in ((1, 0), (0, 1)):
        at = cell
        while (before := Cell(at.x - right, at.y - down)) in grid:
            at = before
        row = []
        while at in grid:
            row.append(grid[at])
            at = Cell(at.x + right, at.y + down)
        yield tuple(row)


def _may_become_set(row: Row, rules: GridRules) -> bool:
    """Return whether adjacent dice can be a part of a set."""
    numbers = [(place, face) for place, face in enumerate(row) if not isinstance(face, Joker)]
    colors, values = {face.color for _, face in numbers}, {face.value for _, face in numbers}
    if len(values) <= 1 and len(colors) == len(numbers) and len(row) <= _LONGEST_GROUP:
        return True
    if len(colors) > 1 or len(row) > _HIGHEST:
        return False
    for step in (1, -1) if rules.descending else (1,):
        starts = {face.value - step * place for place, face in numbers}
        if len(starts) == 1:
            first = starts.pop()
            last = first + step * (len(row) - 1)
            if min(first, last) >= 1 and max(first, last) <= _HIGHEST:
                return True
    return False
