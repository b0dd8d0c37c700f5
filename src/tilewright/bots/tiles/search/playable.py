"""What can be laid, asked in piles and answered by the kernels alone: fast, for games that are only thought through.

Two liberties are taken here and nowhere else: jokers of the table are free under every rulebook, and house rules on
jokers side by side are not looked at. What is played in earnest comes from `solve`, which takes none.
"""

from __future__ import annotations

from functools import cache

from tilewright.bots.tiles.search.counts import KINDS, ONE, Pile, codes_in, flat_pile, pile_of, size_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.rules import SetRules
from tilewright.solver import kernel
from tilewright.solver.classic.queries import NO_CAP, asking, rows_of
from tilewright.solver.classic.question import FACES, JOKER, NUMBERS, WEIGHTS
from tilewright.solver.special import queries as special
from tilewright.solver.special import question as special_task
from tilewright.solver.weights import most_tiles, most_value

_NOTHING = WEIGHTS.pack(*[0] * (JOKER + 1))
_SPECIAL = 8 * (JOKER + 1)
_MOST_KNOWN = 100_000
_Flat = bytes | None


class Lays:
    """The questions of a rulebook. Weights are those of the classic kernel; a special joker counts as a classic one."""

    def __init__(self, rules: Rulebook) -> None:
        self._known: dict[Pile, bool] = {}
        self._opening_known: dict[Pile, bool] = {}
        self._sets: SetRules = set_rules(rules)
        self._turn = asking(self._sets.min_natural)
        self._opening = asking(self._sets.min_natural, rules.opening.min)
        self._least = rules.opening.min
        self.extras = rules.opening.extras
        self.most_tiles = most_tiles(rules.jokers.penalty)
        self.most_value = most_value(rules.jokers.penalty)

    def most(self, table: Pile, rack: Pile, weights: bytes) -> Pile:
        """Return what the turn worth most lays; nothing if there is none."""
        flat = self._solved(table, table + rack, weights, 0)
        return 0 if flat is None else flat_pile(flat) - table

    def opening(self, table: Pile, rack: Pile) -> Pile:
        """Return an opening of most tiles, with what else can be laid where the rules allow that; nothing if none."""
        flat = self._solved(0, rack, self.most_tiles, 0, self._least)
        if flat is None:
            return 0
        opened = flat_pile(flat)
        if not self.extras or opened == rack:
            return opened
        more = self._solved(table + opened, table + rack, self.most_tiles, 0)
        return opened if more is None else flat_pile(more) - table

    def opens(self, rack: Pile) -> bool:
        """Return whether a rack has an opening."""
        found = self._opening_known.get(rack)
        if found is None:
            if len(self._opening_known) >= _MOST_KNOWN:
                self._opening_known.clear()
            found = self._opening_known[rack] = self._solved(0, rack, self.most_tiles, 0, self._least) is not None
        return found

    def small_opening(self, rack: Pile) -> Pile:
        """Return an opening none of whose rows or pieces can be spared; nothing if there is none."""
        flat = self._solved(0, rack, self.most_tiles, 0, self._least)
        if flat is None:
            return 0
        opened = flat_pile(flat)
        rows = sorted((pile_of(row) for row in rows_of(flat)), key=size_of, reverse=True)
        # Dear pieces are spared first: kept on the rack they make the next turns, laid they help everybody.
        pieces = [ONE[code] for code in sorted(codes_in(opened), key=lambda code: -(code % NUMBERS))]
        for part in (*rows, *pieces):
            if _holds(opened, part) and self._opens_with(opened - part):
                opened -= part
        return opened

    def fits(self, table: Pile, pile: Pile) -> bool:
        """Return whether exactly this pile can be laid.

        Only all the pieces together matter, and the same ones come up again and again in games thought through.
        """
        held = table + pile
        found = self._known.get(held)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[held] = self._solved(held, held, _NOTHING, -1) is not None
        return found

    def may_lay(self, table: Pile, pile: Pile, *, opened: bool) -> bool:
        """Return whether exactly this pile makes a turn, for somebody who has opened or for an opening."""
        if opened:
            return self.fits(table, pile)
        if not self.extras:
            return self._opens_with(pile)
        return self.opens(pile) and self.fits(table, pile)

    def _opens_with(self, pile: Pile) -> bool:
        return bool(pile) and self._solved(pile, pile, _NOTHING, -1, self._least) is not None

    def _solved(self, owed: Pile, held: Pile, weights: bytes, floor: int, least: int | None = None) -> _Flat:
        low, high = owed.to_bytes(KINDS, "little"), held.to_bytes(KINDS, "little")
        if held >> _SPECIAL:
            return self._with_special(low + high, weights, floor, least)
        asked = self._turn if least is None else self._opening
        question = low[:FACES] + high[:FACES] + low[JOKER : JOKER + 1] + high[JOKER : JOKER + 1] + asked
        found = kernel.solve(question, weights, floor, NO_CAP)
        return found and found[1]

    def _with_special(self, counts: bytes, weights: bytes, floor: int, least: int | None) -> _Flat:
        question = counts + special_task.asking(self._sets, least)
        try:
            found = special.FORMS[special.NAME](question, special.weights_of(weights), floor, NO_CAP)
        except MemoryError:
            return None
        return found and found[1]


def _holds(pile: Pile, part: Pile) -> bool:
    """Return whether every piece of the part is in the pile."""
    pairs = zip(pile.to_bytes(KINDS, "little"), part.to_bytes(KINDS, "little"), strict=True)
    return all(more >= less for more, less in pairs)


@cache
def lays_of(rules: Rulebook) -> Lays:
    """Return the questions of a rulebook."""
    return Lays(rules)
