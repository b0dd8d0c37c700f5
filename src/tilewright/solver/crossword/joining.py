"""Parts of a family laid next to each other, where dice of one part complete dice of another to a set.

Every family of a legal grid is found, because the search can follow that grid part by part. A part is laid as in the
grid. While it has adjacent dice that are not a set, the grid has another die in line with them: the part of that die
is laid there, or the island that its part has become. Islands without faults are put apart, as in `islands.py`. A part
with an island of its own and without jokers is bound to nothing, unless it completes another part.
"""

from collections.abc import Iterator

from msgspec import Struct

from tilewright.dice.grid import Cell, Faces, GridFault, GridFaultKind, GridRules, grid_faults, row_of
from tilewright.sets.rules import SHORTEST
from tilewright.solver.crossword.layout import Pairs, Part, layouts
from tilewright.solver.crossword.task import Budget
from tilewright.tiles import Joker

Islands = tuple[Faces, ...]


class Waiting(Struct, frozen=True):
    """A part that is not laid yet, and its island if any will do."""

    part: Part
    island: Faces | None = None


class Joining(Struct, frozen=True, kw_only=True):
    """How parts are joined: the rules, the faces that may touch, and the budget.

    Every layout of a part, and every place where a part or an island is tried, counts as one layout.
    """

    rules: GridRules
    touching: Pairs
    budget: Budget

    def ways(self, waiting: tuple[Waiting, ...], done: Islands = ()) -> Iterator[Islands]:
        """Yield the ways to lay the parts as islands without faults; those for which any island will do come last."""
        if not waiting or waiting[0].island is not None:
            yield (*done, *(one.island for one in waiting if one.island is not None))
            return
        for island in self._layouts(waiting[0].part):
            yield from self._grown(island, waiting[1:], done)

    def _layouts(self, part: Part) -> Iterator[Faces]:
        for places in layouts(part, self.rules, self.touching):
            self.budget.spend()
            yield part.island(places)

    def _grown(self, island: Faces, waiting: tuple[Waiting, ...], done: Islands) -> Iterator[Islands]:
        """Yield the ways to complete an island with parts that wait and islands that are done, and to lay the rest."""
        faults = grid_faults(island, self.rules)
        if not faults:
            yield from self.ways(waiting, (*done, island))
            return
        if not all(self._may_be_completed(fault, island) for fault in faults):
            return
        for cell in _ends(faults[0]):
            for at, one in enumerate(waiting):
                rest = (*waiting[:at], *waiting[at + 1 :])
                for other in self._layouts(one.part):
                    for joined in self._joined(island, cell, other):
                        yield from self._grown(joined, rest, done)
            for at, other in enumerate(done):
                for joined in self._joined(island, cell, other):
                    yield from self._grown(joined, waiting, (*done[:at], *done[at + 1 :]))

    def _may_be_completed(self, fault: GridFault, island: Faces) -> bool:
        """Return whether more dice in line with the faulty ones could make a set; which dice there are is ignored."""
        if fault.kind is not GridFaultKind.LINE_NO_SET:
            return False
        row = row_of(fault.cells, island)
        return all(isinstance(face, Joker) for face in row) or (
            len(row) < SHORTEST and (row[0], row[1]) in self.touching
        )

    def _joined(self, island: Faces, cell: Cell, other: Faces) -> Iterator[Faces]:
        """Yield the islands with another one, transposed or not, that has one of its dice at the cell."""
        for version in (other, {Cell(place.y, place.x): face for place, face in other.items()}):
            for anchor in version:
                self.budget.spend()
                right, down = cell.x - anchor.x, cell.y - anchor.y
                moved = {Cell(place.x + right, place.y + down): face for place, face in version.items()}
                if moved.keys().isdisjoint(island):
                    yield {**island, **moved}


def _ends(fault: GridFault) -> tuple[Cell, Cell]:
    """Return the cells before and after the faulty dice."""
    first, last = fault.cells[0], fault.cells[-1]
    right, down = (1, 0) if first.y == last.y else (0, 1)
    return Cell(first.x - right, first.y - down), Cell(last.x + right, last.y + down)
