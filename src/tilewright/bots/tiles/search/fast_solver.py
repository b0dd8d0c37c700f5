"""What can be played, asked with counts of faces and answered by the kernels alone, fast enough for rollouts.

It simplifies two rules: jokers of the table may be used freely under every rulebook, and house rules about adjacent
jokers are ignored. The turn that is finally played comes from `solve`, which follows all rules.
"""

from __future__ import annotations

from functools import lru_cache

from tilewright.bots.tiles.search.counts import KINDS, ONE, Counts, codes_in, counts_of, counts_of_rows, size_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.rules import SetRules
from tilewright.solver.classic import kernel
from tilewright.solver.classic.question import WEIGHTS, demands
from tilewright.solver.common.kernel import NO_CAP
from tilewright.solver.common.question import JOKER, NUMBERED, NUMBERS
from tilewright.solver.common.rows import rows_of
from tilewright.solver.special import kernel as special_kernel
from tilewright.solver.special import question as special_question
from tilewright.solver.weights import most_tiles, most_value, with_special_jokers

_NOTHING = WEIGHTS.pack(*[0] * (JOKER + 1))
_SPECIAL = 8 * (JOKER + 1)
_MOST_KNOWN = 100_000
_Flat = bytes | None


class FastSolver:
    """The solver of one rulebook, with the classic kernel's weights; a special joker counts as a classic one."""

    def __init__(self, rules: Rulebook) -> None:
        self._known: dict[Counts, bool] = {}
        self._opening_known: dict[Counts, bool] = {}
        self._sets: SetRules = set_rules(rules)
        self._turn = demands(self._sets.min_natural)
        self._opening = demands(self._sets.min_natural, rules.opening.min)
        self._least = rules.opening.min
        self.extras = rules.opening.extras
        self.most_tiles = most_tiles(rules.jokers.penalty)
        self.most_value = most_value(rules.jokers.penalty)

    def most(self, table: Counts, rack: Counts, weights: bytes) -> Counts:
        """Return what the turn with the greatest weight plays, or nothing."""
        flat = self._solved(table, table + rack, weights, 0)
        return 0 if flat is None else counts_of_rows(flat) - table

    def opening(self, table: Counts, rack: Counts) -> Counts:
        """Return the opening turn with the most tiles, with extras where the rules allow them, or nothing."""
        flat = self._solved(0, rack, self.most_tiles, 0, self._least)
        if flat is None:
            return 0
        opened = counts_of_rows(flat)
        if not self.extras or opened == rack:
            return opened
        more = self._solved(table + opened, table + rack, self.most_tiles, 0)
        return opened if more is None else counts_of_rows(more) - table

    def opens(self, rack: Counts) -> bool:
        """Return whether the rack contains an opening."""
        found = self._opening_known.get(rack)
        if found is None:
            if len(self._opening_known) >= _MOST_KNOWN:
                self._opening_known.clear()
            found = self._opening_known[rack] = self._solved(0, rack, self.most_tiles, 0, self._least) is not None
        return found

    def small_opening(self, rack: Counts) -> Counts:
        """Return an opening from which no row or piece can be left out, or nothing."""
        flat = self._solved(0, rack, self.most_tiles, 0, self._least)
        if flat is None:
            return 0
        opened = counts_of_rows(flat)
        rows = sorted((counts_of(row) for row in rows_of(flat)), key=size_of, reverse=True)
        # High pieces are left out first: on the rack they help in later turns, on the table they help everybody.
        pieces = [ONE[code] for code in sorted(codes_in(opened), key=lambda code: -(code % NUMBERS))]
        for part in (*rows, *pieces):
            if _holds(opened, part) and self._opens_with(opened - part):
                opened -= part
        return opened

    def fits(self, table: Counts, pieces: Counts) -> bool:
        """Return whether exactly these pieces can be added to the table.

        The answer depends only on all pieces together, and rollouts ask about the same ones again and again.
        """
        held = table + pieces
        found = self._known.get(held)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[held] = self._solved(held, held, _NOTHING, -1) is not None
        return found

    def may_lay(self, table: Counts, pieces: Counts, *, opened: bool) -> bool:
        """Return whether exactly these pieces make a legal turn, or a legal opening for a seat that has not opened."""
        if opened:
            return self.fits(table, pieces)
        if not self.extras:
            return self._opens_with(pieces)
        return self.opens(pieces) and self.fits(table, pieces)

    def _opens_with(self, pieces: Counts) -> bool:
        return bool(pieces) and self._solved(pieces, pieces, _NOTHING, -1, self._least) is not None

    def _solved(self, owed: Counts, held: Counts, weights: bytes, floor: int, least: int | None = None) -> _Flat:
        low, high = owed.to_bytes(KINDS, "little"), held.to_bytes(KINDS, "little")
        if held >> _SPECIAL:
            return self._with_special(low + high, weights, floor, least)
        asked = self._turn if least is None else self._opening
        question = low[:NUMBERED] + high[:NUMBERED] + low[JOKER : JOKER + 1] + high[JOKER : JOKER + 1] + asked
        found = kernel.solve(question, weights, floor, NO_CAP)
        return found and found[1]

    def _with_special(self, counts: bytes, weights: bytes, floor: int, least: int | None) -> _Flat:
        question = counts + special_question.demands(self._sets, least)
        try:
            found = special_kernel.solve(question, with_special_jokers(weights), floor, NO_CAP)
        except MemoryError:
            return None
        return found and found[1]


def _holds(pieces: Counts, part: Counts) -> bool:
    """Return whether `pieces` contain every piece of `part`."""
    pairs = zip(pieces.to_bytes(KINDS, "little"), part.to_bytes(KINDS, "little"), strict=True)
    return all(more >= less for more, less in pairs)


# Each remembers up to 200,000 racks and tables.
@lru_cache(maxsize=1 << 2)
def fast_solver(rules: Rulebook) -> FastSolver:
    """Return the solver of a rulebook."""
    return FastSolver(rules)
