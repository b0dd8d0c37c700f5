"""Covers: families of sets that cover the dice of a turn, each die in one set or two.

A grid without faults is a family of lines in which each die is in a line across, a line down, or both. This search
ignores the plane: it enumerates the families that could be the lines of a grid, and offers each one for layout. Two
reductions lose no grid:

- No line has all its dice at crossings: without it every die is still covered.
- No crossing is at a die where a run of numbers, cut there, leaves nothing or runs of at least three on both sides:
  these are sets, and the die is covered by the other line.

Both reductions, and cutting a long run into short ones, leave sets that are adjacent in that grid, and nothing more is
demanded of a family. As in an exact cover search, the uncovered kind of face with the fewest sets comes next, and all
of its sets are tried.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, product

from msgspec import Struct

from tilewright.solver.classic.question import KINDS
from tilewright.solver.common.question import JOKER
from tilewright.solver.crossword.pool import Pool
from tilewright.solver.crossword.sets import DiceSet
from tilewright.solver.crossword.task import OutOfSteps

Dice = tuple[int, ...]


class Family(Struct, frozen=True, kw_only=True):
    """Lines of dice that cover all dice in play: the kind of each die, and the dice of each line.

    `worth` is that of the player's dice among them.
    """

    kinds: tuple[int, ...]
    lines: tuple[Dice, ...]
    worth: int


class _Links(Struct, frozen=True):
    """For each line the connected part it belongs to, and whether it lies across within that part."""

    part: tuple[int, ...] = ()
    across: tuple[bool, ...] = ()


class CoverSearch:
    """A search for families worth more than `best`; an accepted offer raises it.

    Dice are numbered as they are covered. For each kind, `_open` has the dice that another line may still cross,
    `_free` counts the dice that are in no line yet, and `_required` counts those of them that must be covered.
    """

    def __init__(self, pool: Pool, offer: Callable[[Family], bool], steps: int) -> None:
        self.best, self.steps = 0, steps
        self._pool, self._offer = pool, offer
        self._worth = pool.whole
        self._free = [old + own for old, own in zip(pool.old, pool.own, strict=True)]
        self._required = list(pool.old)
        self._left_out = [0] * KINDS
        self._kinds: list[int] = []
        self._line_of: list[int] = []
        self._lines: list[Dice] = []
        self._alone: list[int] = []
        self._stands: list[int] = []
        self._open: list[list[int]] = [[] for _ in range(KINDS)]
        self._links = _Links()
        # Dice of the player that are in no set are never played.
        for kind in pool.present:
            if not pool.having[kind]:
                self._worth -= pool.own[kind] * pool.worth[kind]
                self._left_out[kind], self._free[kind] = pool.own[kind], pool.old[kind]

    def run(self) -> None:
        """Offer every family worth more than the best one accepted so far; raise OutOfSteps at the limit."""
        if self._worth <= self.best:
            return
        self.steps -= 1
        if self.steps < 0:
            raise OutOfSteps
        scarcest = self._scarcest()
        if scarcest is None:
            self._make_offer()
            return
        kind, sets = scarcest
        for chosen in sets:
            for crossed in self._ways(chosen, kind):
                self._cover(chosen, crossed)
                if self._worth <= self.best:
                    return
        if not self._required[kind]:
            self._leave(kind)

    def _scarcest(self) -> tuple[int, list[DiceSet]] | None:
        """Return the uncovered kind with the fewest sets, and those sets; None if everything is covered."""
        absent = 0
        for kind in self._pool.present:
            if not self._free[kind] and not self._open[kind]:
                absent |= 1 << kind
        fewest: tuple[int, list[DiceSet]] | None = None
        for kind in self._pool.present:
            if self._free[kind]:
                sets = [one for one in self._pool.having[kind] if not one.mask & absent]
                if fewest is None or len(sets) < len(fewest[1]):
                    fewest = kind, sets
                    if len(sets) <= 1:
                        break
        return fewest

    def _ways(self, chosen: DiceSet, first: int) -> Iterator[Dice]:
        """Yield the dice that the set may share with other lines; the others are free, one at least of kind `first`."""
        options: list[list[Dice]] = []
        for kind, wanted, tight in chosen.needs:
            most = min(wanted - (kind == first), len(self._open[kind])) if tight else 0
            least = wanted - self._free[kind]
            if least > most:
                return
            if most:
                sizes = range(max(least, 0), most + 1)
                options.append([dice for size in sizes for dice in combinations(self._open[kind], size)])
        if not options:
            yield ()
            return
        for way in product(*options):
            crossed = tuple(chain(*way))
            # Two lines share at most one cell.
            if len({self._line_of[die] for die in crossed}) == len(crossed) and self._may_cross(crossed, chosen):
                yield crossed

    def _may_cross(self, crossed: Dice, chosen: DiceSet) -> bool:
        """Return whether each crossed line keeps a die of its own, and crossed lines of one part are parallel.

        A joker at a crossing must have a face that it can stand for in both lines (A-T9).
        """
        directions: dict[int, bool] = {}
        for die in crossed:
            line = self._line_of[die]
            if self._alone[line] == 1:
                return False
            if self._kinds[die] == JOKER and self._pool.one_faced and not self._stands[line] & chosen.stands:
                return False
            across = self._links.across[line]
            if directions.setdefault(self._links.part[line], across) != across:
                return False
        return True

    def _cover(self, chosen: DiceSet, crossed: Dice) -> None:
        """Search on with a line of the set that crosses these dice and takes the others from the free ones."""
        kinds = list(chosen.kinds)
        for die in crossed:
            kinds.remove(self._kinds[die])
        before, required, start, line = self._links, self._required[:], len(self._kinds), len(self._lines)
        opened = {kind: self._open[kind][:] for kind in chosen.kinds}
        for die in crossed:
            self._open[self._kinds[die]].remove(die)
            self._alone[self._line_of[die]] -= 1
        loose = [kind for kind, _, tight in chosen.needs if not tight]
        for kind in kinds:
            if kind not in loose:
                self._open[kind].append(len(self._kinds))
            self._kinds.append(kind)
            self._line_of.append(line)
            self._free[kind] -= 1
            self._required[kind] = max(0, self._required[kind] - 1)
        self._lines.append((*crossed, *range(start, len(self._kinds))))
        self._alone.append(len(kinds))
        self._stands.append(chosen.stands)
        self._links = _with_line(before, [self._line_of[die] for die in crossed])
        self.run()
        self._links, self._required = before, required
        for kind, dice in opened.items():
            self._open[kind] = dice
        self._alone.pop()
        self._stands.pop()
        self._lines.pop()
        for kind in kinds:
            self._free[kind] += 1
        for die in crossed:
            self._alone[self._line_of[die]] += 1
        del self._kinds[start:], self._line_of[start:]

    def _leave(self, kind: int) -> None:
        """Search on without the dice of the kind that are in no line yet; covering them was tried before."""
        count = self._free[kind]
        self._free[kind], self._left_out[kind] = 0, count
        self._worth -= count * self._pool.worth[kind]
        if self._pool.has_required_set(self._left_out):
            self.run()
        self._worth += count * self._pool.worth[kind]
        self._free[kind], self._left_out[kind] = count, 0

    def _make_offer(self) -> None:
        if self._offer(Family(kinds=tuple(self._kinds), lines=tuple(self._lines), worth=self._worth)):
            self.best = self._worth


def _with_line(links: _Links, met: Sequence[int]) -> _Links:
    """Return the links with one more line that crosses some lines; the parts it connects are turned to fit."""
    new = len(links.part)
    turned = {links.part[line]: links.across[line] for line in met}
    # The new line goes down, so every line it crosses goes across.
    part = [new if one in turned else one for one in links.part]
    across = [way == turned.get(one, True) for one, way in zip(links.part, links.across, strict=True)]
    return _Links((*part, new), (*across, False))
