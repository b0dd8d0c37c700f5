"""What can be laid in a playout, in the plain form; `kernel/play/turns.c` and `kernel/play/openings.c` are its twins.

Jokers of every set of a classic rulebook are exact, but for house rules about how many jokers a set may have and where.
A special joker is laid only with a pair of numbers from the rack, and never as part of an opening; a row with one is
left alone ever after. A joker that a rulebook binds (A-22) lies on the table as the piece it stands for.
"""

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from tilewright.bots.tiles.playouts.meanings import points_of_row, run_points, stood_for
from tilewright.bots.tiles.playouts.situation import CLASSIC_KINDS, PlayoutRules
from tilewright.bots.tiles.search.counts import KINDS, ONE, Counts, codes_in, counts_of, counts_of_rows
from tilewright.solver.classic import kernel
from tilewright.solver.classic.question import WEIGHTS, demands
from tilewright.solver.common.question import COLORS, JOKER, NO_CAP, NUMBERED, NUMBERS
from tilewright.solver.common.rows import rows_of
from tilewright.solver.weights import most_tiles, most_value

_SHORTEST = 3


def single_opening(rack: Counts, least: int) -> Counts:
    """Return the smallest set of the rack worth `least` points, or 0.

    That is the one with the fewest jokers, then the fewest pieces; a run before a group, then the lowest.
    """
    codes = codes_in(rack)
    held = {code for code in codes if code < NUMBERED}
    for jokers in range(codes.count(JOKER) + 1):
        for size in range(_SHORTEST, NUMBERS + 1):
            found = _single_run(held, least, size, jokers) or _single_group(held, least, size, jokers)
            if found:
                return found
    return 0


def _single_run(held: set[int], least: int, size: int, jokers: int) -> Counts:
    for color in range(COLORS):
        for start in range(NUMBERS - size + 1):
            first = color * NUMBERS + start
            there = [code for code in range(first, first + size) if code in held]
            if there and len(there) == size - jokers and run_points(start, size) >= least:
                return sum(ONE[code] for code in there) + jokers * ONE[JOKER]
    return 0


def _single_group(held: set[int], least: int, size: int, jokers: int) -> Counts:
    for number in range(NUMBERS if size <= COLORS and jokers < size else 0):
        there = [code for code in range(number, NUMBERED, NUMBERS) if code in held]
        if size * (number + 1) >= least and len(there) >= size - jokers:
            return sum(ONE[code] for code in there[: size - jokers]) + jokers * ONE[JOKER]
    return 0


_NO_WEIGHTS = WEIGHTS.pack(*[0] * CLASSIC_KINDS)
_SPECIAL_BITS = 8 * CLASSIC_KINDS
_CLASSIC_MASK = (1 << _SPECIAL_BITS) - 1
_MOST_KNOWN = 100_000
# Choices of pairs for the special jokers of a rack; the compiled form has the same number.
_MOST_TRIES = 64


class Turn(Struct, frozen=True):
    """A turn: the pieces that leave the rack, and those of them that join the pieces of the table that may be moved."""

    laid: Counts
    joined: Counts


NOTHING = Turn(0, 0)
"""Draw, or pass where drawing is impossible."""


def alone(pieces: Counts) -> set[int]:
    """Return the faces that are in no run or group of the pieces, jokers apart."""
    counts = pieces.to_bytes(KINDS, "little")
    found = {code for code in range(NUMBERED) if counts[code]}
    grouped = {
        number for number in range(NUMBERS) if sum(counts[code] > 0 for code in range(number, NUMBERED, NUMBERS)) >= 3
    }
    runs = [code for code in found if code % NUMBERS + 2 < NUMBERS and counts[code + 1] and counts[code + 2]]
    return {code for code in found if code % NUMBERS not in grouped} - {code + i for code in runs for i in range(3)}


class PlayoutSolver:
    """Answers the questions of playouts under some rules, by the classic kernel."""

    def __init__(self, rules: PlayoutRules) -> None:
        self.rules = rules
        self.most_tiles: bytes = most_tiles(rules.penalty)
        self.most_value: bytes = most_value(rules.penalty)
        self._turn = demands(rules.min_natural)
        self._fitting: dict[Counts, bool] = {}
        self._opening_known: dict[tuple[Counts, int], bool] = {}

    def fits(self, pieces: Counts) -> bool:
        """Return whether exactly these pieces make sets; there is no special joker among them."""
        found = self._fitting.get(pieces)
        if found is None:
            if len(self._fitting) >= _MOST_KNOWN:
                self._fitting.clear()
            found = self._fitting[pieces] = self._solved(pieces, pieces, _NO_WEIGHTS) is not None
        return found

    def opens(self, rack: Counts, points: int) -> bool:
        """Return whether the rack contains an opening worth that many points."""
        classic = rack & _CLASSIC_MASK
        found = self._opening_known.get((classic, points))
        if found is None:
            if len(self._opening_known) >= _MOST_KNOWN:
                self._opening_known.clear()
            found = self._opening_known[classic, points] = self._opened(classic, points) is not None
        return found

    def whole_rack(self, table: Counts, rack: Counts) -> Turn:
        """Return the turn that lays the whole rack, or NOTHING."""
        classic = rack & _CLASSIC_MASK
        if classic == rack:
            return Turn(rack, rack) if self.fits(table + rack) else NOTHING
        search = _Absorbing(self, table + classic, classic)
        return Turn(rack, search.rest) if search.absorb(codes_in(rack - classic)) else NOTHING

    def most(self, table: Counts, rack: Counts, weights: bytes) -> Turn:
        """Return the turn with the greatest weight, and then special jokers with pairs of what it leaves."""
        classic = rack & _CLASSIC_MASK
        flat = self._solved(table, table + classic, weights)
        joined = 0 if flat is None else counts_of_rows(flat) - table
        laid = joined
        for special, pairs in enumerate(self.rules.pairs if classic != rack else (), start=CLASSIC_KINDS):
            for pair in pairs:
                left = (rack - laid).to_bytes(KINDS, "little")
                if not left[special]:
                    break
                if _has_pair(left, pair):
                    laid += ONE[special] + ONE[pair[0]] + ONE[pair[1]]
        return Turn(laid, joined)

    def opening(self, table: Counts, rack: Counts, points: int) -> Turn:
        """Return an opening turn with many tiles, or NOTHING: a small opening, and the most that can be added to it."""
        classic, extras = rack & _CLASSIC_MASK, self.rules.extras
        single = opened = single_opening(classic, points)
        if not single:
            flat = self._opened(classic, points)
            if flat is None:
                return NOTHING
            opened = counts_of_rows(flat)
        if opened != classic and (extras or single):
            # With extras the opening may be laid anywhere; without them the other sets lie beside it.
            least = table + opened if extras else 0
            more = self._solved(least, least + classic - opened, self.most_tiles)
            opened += 0 if more is None else counts_of_rows(more) - least
        return Turn(opened, opened)

    def small_opening(self, rack: Counts, least: int) -> Turn:
        """Return a single set that opens, the smallest; else rows that are all needed to open; or NOTHING."""
        classic = rack & _CLASSIC_MASK
        if opened := single_opening(classic, least):
            return Turn(opened, opened)
        flat = self._opened(classic, least)
        if flat is None:
            return NOTHING
        rows = rows_of(flat)
        opened, points = counts_of_rows(flat), sum(map(points_of_row, rows))
        for row in sorted(rows, key=len, reverse=True):
            if points - points_of_row(row) >= least and len(rows) > 1:
                opened, points = opened - counts_of(row), points - points_of_row(row)
        return Turn(opened, opened)

    def table_after(self, table: Counts, turn: Turn, apart: bool, elsewhere: Callable[[], Counts]) -> Counts:
        """Return the pieces that may be moved after a turn; `apart` if it was laid without touching others.

        `elsewhere` returns the pieces that are not on the table then. A row whose jokers cannot lie as what they stand
        for is left alone from then on.
        """
        after = table + turn.joined
        if not self.rules.jokers_stay or JOKER not in codes_in(turn.joined):
            return after
        asked = turn.joined if apart else after
        flat = self._solved(asked, asked, _NO_WEIGHTS)
        after -= ONE[JOKER] * codes_in(after).count(JOKER)
        for row in [] if flat is None else rows_of(flat):
            if JOKER in row:
                meant = stood_for(row, after + elsewhere())
                after += meant or -counts_of(code for code in row if code != JOKER)
        return after

    def _opened(self, rack: Counts, points: int) -> bytes | None:
        return self._ask(0, rack, self.most_tiles, demands(self.rules.min_natural, points))

    def _solved(self, least: Counts, most: Counts, weights: bytes) -> bytes | None:
        return self._ask(least, most, weights, self._turn)

    def _ask(self, least: Counts, most: Counts, weights: bytes, asked: bytes) -> bytes | None:
        low, high = least.to_bytes(CLASSIC_KINDS, "little"), most.to_bytes(CLASSIC_KINDS, "little")
        question = low[:JOKER] + high[:JOKER] + low[JOKER:] + high[JOKER:] + asked
        found = kernel.solve(question, weights, -1 if weights is _NO_WEIGHTS else 0, NO_CAP)
        return found and found[1]


class _Absorbing:
    """A search for sets of special jokers: each takes a pair from `rest`, the rack, and what is `held` must fit."""

    def __init__(self, solver: PlayoutSolver, held: Counts, rest: Counts) -> None:
        self.solver, self.held, self.rest = solver, held, rest
        self.tries = 0

    def absorb(self, specials: list[int]) -> bool:
        """Return whether all these special jokers find a pair, the lowest codes first."""
        if not specials:
            self.tries += 1
            return self.solver.fits(self.held)
        lonely, rest = alone(self.held), self.rest.to_bytes(KINDS, "little")
        for pair in self.solver.rules.pairs[specials[0] - CLASSIC_KINDS]:
            if self.tries >= _MOST_TRIES:
                break
            # Pieces that are in no set need the special jokers most.
            if not _has_pair(rest, pair) or (lonely and lonely.isdisjoint(pair)):
                continue
            both = ONE[pair[0]] + ONE[pair[1]]
            self.held, self.rest = self.held - both, self.rest - both
            if self.absorb(specials[1:]):
                return True
            self.held, self.rest = self.held + both, self.rest + both
        return False


def _has_pair(counts: bytes, pair: tuple[int, int]) -> bool:
    first, second = pair
    return counts[first] > (first == second) and counts[second] > 0


# Each remembers up to 200,000 collections of pieces.
@lru_cache(maxsize=1 << 2)
def playout_solver(rules: PlayoutRules) -> PlayoutSolver:
    """Return the solver of some rules."""
    return PlayoutSolver(rules)
