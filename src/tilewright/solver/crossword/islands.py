"""Families of lines laid out as islands: whether a family is a legal turn on the grid, and its layout if so.

Suppose a family comes from a legal grid (`cover.py`). Then each connected part of it can be laid as in that grid. If
the part alone has no faults, it is an island, and no other part needs to touch it. Otherwise it has two adjacent dice
that no line of the family holds together, and the rest of their set belongs to another part. So a family certainly
fails if every layout of one of its parts has two dice in one cell, or adjacent dice that are neighbors in no set, or
that no die of another part completes to a set, or a joker that would need two faces. If a layout fails without any of
these reasons, the family is in doubt, and it is settled after the others by joining its parts (`joining.py`).

Cutting lines does not restrict a freed joker (A-T6): it may stand for the same faces, among fewer dice. It does change
the number of sets laid (`max_sets`), so under that rule a family that fails proves nothing.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, product

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.grid import Cell, Faces, GridFault, GridFaultKind, grid_faults, is_set, lines, row_of
from tilewright.dice.grid_jokers import freed_joker_faults
from tilewright.dice.turn import sets_laid
from tilewright.sets.rules import SHORTEST
from tilewright.solver.crossword.cover import CoverSearch, Family
from tilewright.solver.crossword.joining import Joining, Waiting
from tilewright.solver.crossword.layout import Part, layouts, parts
from tilewright.solver.crossword.pool import Pool, Turn, pool_of
from tilewright.solver.crossword.sets import neighbors
from tilewright.solver.crossword.task import Budget, Found, OutOfSteps, Task
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles import FACES, Face, Joker, Row

MANY_CHOICES = 64
"""The most islands of a part, and ways to combine them, that are tried before other families."""


class _Doubt(Struct, frozen=True):
    """A family whose parts may fit together only: its worth, and the parts."""

    worth: int
    waiting: tuple[Waiting, ...]


class Islands:
    """Lays out the families it is offered, and stores the islands of the last one that is a legal turn."""

    def __init__(self, turn: Turn, pool: Pool, layouts: int) -> None:
        self.found: tuple[Faces, ...] | None = None
        self._turn, self._pool = turn, pool
        self._jokers_bound = any(isinstance(face, Joker) for face in turn.grid.values())
        self._budget = Budget(layouts)
        self._completable = False
        self._doubts: list[_Doubt] = []
        self._neighbors: frozenset[tuple[Face, Face]] | None = None

    def accepts(self, family: Family) -> bool:
        """Return whether the family is a legal turn, and store its islands if it is."""
        connected = parts(family.lines, tuple([FACES[kind] for kind in family.kinds]))
        islands: list[Faces | None] = []
        for part in connected:
            self._completable = False
            islands.append(next(self._islands(part), None))
            if islands[-1] is None and not self._completable:
                return False
        whole = [island for island in islands if island is not None]
        if len(whole) == len(islands):
            if self.takes(whole):
                return True
            if not self._jokers_bound:
                return False
            if (taken := self._takes_another(connected)) is not None:
                return taken
        self._doubts.append(_Doubt(family.worth, tuple(self._waiting(connected, islands))))
        return False

    def settled(self, best: int) -> int:
        """Return the worth of the best family in doubt that can be laid, or `best` if it is not worth more."""
        joining = Joining(rules=self._turn.rules, touching=self._touching(), budget=self._budget)
        for doubt in sorted(self._doubts, key=lambda doubt: -doubt.worth):
            if doubt.worth <= best:
                return best
            if any(map(self.takes, joining.ways(doubt.waiting))):
                return doubt.worth
        return best

    def _waiting(self, connected: Sequence[Part], islands: Sequence[Faces | None]) -> Iterator[Waiting]:
        """Yield the parts for joining: those without an island, those with jokers that are bound, and the others."""
        able = list(zip(connected, islands, strict=True))
        yield from (Waiting(part) for part, island in able if island is None)
        bound = [part for part, island in able if island is not None and self._jokers_bound and part.has_joker()]
        yield from map(Waiting, bound)
        yield from (Waiting(part, island) for part, island in able if island is not None and part not in bound)

    def _takes_another(self, connected: Sequence[Part]) -> bool | None:
        """Return whether other places of the jokers make a legal turn of parts that have islands; None is a doubt."""
        choices = []
        self._completable = False
        for part in connected:
            wanted = MANY_CHOICES if part.has_joker() else 1
            choices.append(list(islice(self._islands(part), wanted)))
        ways = list(islice(product(*choices), MANY_CHOICES))
        if any(map(self.takes, ways)):
            return True
        many = len(ways) == MANY_CHOICES or any(len(able) == MANY_CHOICES for able in choices)
        return None if self._completable or many else False

    def takes(self, islands: Sequence[Faces]) -> bool:
        """Return whether islands without faults are a legal turn together, and store them if they are."""
        after = _apart(islands)
        most = self._turn.max_sets
        if self._jokers_bound and freed_joker_faults(self._turn.grid, after, self._turn.rules):
            return False
        if most is not None and sets_laid(self._turn.grid, after) > most:
            return False
        self.found = tuple(islands)
        return True

    def _islands(self, part: Part) -> Iterator[Faces]:
        """Yield the islands of a part, one for each placement of its jokers; those without other contacts first."""
        met = set()
        for touching in (False, True):
            pairs = self._touching() if touching else frozenset()
            for places in layouts(part, self._turn.rules, pairs):
                self._budget.spend()
                island = part.island(places)
                if (touching or part.crosses_at_joker()) and (faults := grid_faults(island, self._turn.rules)):
                    if all(self._may_be_completed(fault, island, part) for fault in faults):
                        self._completable = True
                elif (around := _around_jokers(island)) not in met:
                    met.add(around)
                    yield island

    def _may_be_completed(self, fault: GridFault, island: Faces, part: Part) -> bool:
        """Return whether dice of other parts, placed next to the island, could complete its faulty dice to a set.

        Three or more dice with a number that are not a set are part of none. Two are part of one only if a third die
        completes them. A joker that would need two faces still does.
        """
        if fault.kind is not GridFaultKind.LINE_NO_SET:
            return False
        piece = row_of(fault.cells, island)
        if all(isinstance(face, Joker) for face in piece):
            return True
        return len(piece) < SHORTEST and any(
            is_set((face, *piece), self._turn.rules) or is_set((*piece, face), self._turn.rules)
            for face in part.others()
        )

    def _touching(self) -> frozenset[tuple[Face, Face]]:
        # Most turns need no contacts, so these are computed late.
        if self._neighbors is None:
            self._neighbors = neighbors(self._pool.sets, self._turn.rules)
        return self._neighbors


def _apart(islands: Sequence[Faces]) -> Faces:
    """Return the islands on one grid, each to the right of the last."""
    grid: dict[Cell, Face] = {}
    right = 0
    for island in islands:
        shift = right - min(cell.x for cell in island) if island else 0
        grid.update({Cell(cell.x + shift, cell.y): face for cell, face in island.items()})
        right = max([right, *(cell.x + shift + 2 for cell in island)])
    return grid


def _around_jokers(island: Faces) -> frozenset[tuple[tuple[int, Row], ...]]:
    """Return for each joker its lines and its place in them: all that decides where a freed joker went."""
    found = lines(island)
    return frozenset(
        tuple([(line.index(cell), row_of(line, island)) for line in found if cell in line])
        for cell, face in island.items()
        if isinstance(face, Joker)
    )


# More than the total points of all dice.
_DIE = 1 << 11


def search(task: Task) -> Found:
    """Return the best turn; where the limits are reached, the best one found by then."""
    turn, pool = task.turn, pool_of(task.turn, task.worth)
    layer = Islands(turn, pool, task.limits.layouts)
    cover = CoverSearch(pool, layer.accepts, task.limits.steps)
    if task.going_out:
        cover.best = pool.whole - 1
    for candidate in task.candidates:
        islands = candidate.islands(turn.grid)
        left_out = pool.left_out(face for island in islands for face in island.values())
        value = pool.whole - sum(left_out[kind] * pool.worth[kind] for kind in pool.present)
        if value > cover.best and pool.has_required_set(left_out) and layer.takes(islands):
            cover.best = value
    try:
        cover.run()
        if turn.max_sets is None:
            cover.best = layer.settled(cover.best)
    except OutOfSteps:
        return Found(layer.found, exact=False)
    # Where the number of sets is limited, a long line may be legal though its parts are not: then only playing all dice
    # is a proof.
    return Found(layer.found, exact=turn.max_sets is None or cover.best == pool.whole)


def playable(turn: Turn, hands: Sequence[Row], steps: int) -> list[tuple[int, int]]:
    """Return for each hand roughly how many of its dice can be played, and their points.

    Whether they fit the plane is not checked. `turn.own` does not matter.
    """
    return [_playable(replace(turn, own=hand), steps) for hand in hands]


def _playable(turn: Turn, steps: int) -> tuple[int, int]:
    worth = [_DIE + points for points in (*FACE_VALUES, turn.joker_value)]
    cover = CoverSearch(pool_of(turn, worth), lambda _: True, steps)
    with suppress(OutOfSteps):
        cover.run()
    return divmod(cover.best, _DIE)
