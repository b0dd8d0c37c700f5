"""Freed jokers: what a joker of the table stood for limits where it may go (A-19, A-22).

Everything here works on faces. Equal pieces are interchangeable, so a turn is legal if it is for some assignment of
jokers and copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.faults import Fault, FaultKind
from tilewright.rules.jokers import GroupOfThree, Jokers, Release, Reuse
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import orders, readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.sets.stands import Meaning, all_meanings, best_meanings
from tilewright.tiles.faces import COLORS, Face, Joker, JokerKind, Number, Row

Rows = tuple[Row, ...]


class _Start(Struct, frozen=True):
    """A joker of the table when the turn began: its row, its kind, and what it stood for there."""

    row: int
    kind: JokerKind
    meaning: Meaning


class _End(Struct, frozen=True):
    """A joker of the table when the turn ends."""

    row: int
    kind: JokerKind
    meaning: Meaning


class _Move(Struct, frozen=True):
    """A freed joker: the row it left, and the row it is in now."""

    source: int
    target: int


def limits_jokers(rules: Jokers) -> bool:
    """Return whether the rules limit where jokers of the table may go."""
    return rules.release is not Release.REARRANGE or rules.reuse is not Reuse.ANY_SET


def laid_with_jokers(before: Rows, after: Rows, rules: Rulebook) -> Rows | Fault:
    """Return the rows in orders in which the jokers of the table are legal, or the fault.

    Every row of `after` must be a set in some order; a row that is a set in its order keeps it.
    """
    # Counted, because only one of two equal rows may still be there.
    moved = Counter(row for row in before if _kinds(row)) - Counter(after)
    if not limits_jokers(rules.jokers) or not moved:
        return next(_layouts(after, rules))
    for laid in _layouts(after, rules):
        if _Turn(before, laid, rules.jokers, set_rules(rules)).is_legal():
            return laid
    return _fault(before, after, rules)


def jokers_are_legal(before: Rows, after: Rows, rules: Rulebook) -> bool:
    """Return whether the jokers of the table are legal in rows that are all sets in their order."""
    return _Turn(before, after, rules.jokers, set_rules(rules)).is_legal()


def freeing(row: Row, meaning: Meaning, demand: Jokers) -> frozenset[Face]:
    """Return the faces that must replace a joker of the row to free it."""
    if demand.group_of_three is GroupOfThree.BOTH and len(row) == SHORTEST:
        # Only in a group does every piece have the joker's number.
        values = {face.value for face in (*row, *meaning) if isinstance(face, Number)}
        if len(values) == 1:
            return frozenset(Number(color, value) for color in COLORS for value in values) - set(row)
    return frozenset(meaning)


def _layouts(after: Rows, rules: Rulebook) -> Iterator[Rows]:
    """Yield the table with all legal orders of the rows whose own order is not a set, most points first."""
    sets = set_rules(rules)
    choices = [(row,) if readings(row, sets) else orders(row, sets) for row in after]
    for laid in product(*choices):
        yield tuple(laid)


def _fault(before: Rows, after: Rows, rules: Rulebook) -> Fault:
    """Return the fault that best explains why no layout is legal: the weakest rule that fails."""
    for reuse, kind in (
        (Reuse.ANY_SET, FaultKind.JOKER_NOT_REPLACED),
        (Reuse.NEW_SET, FaultKind.JOKER_NOT_IN_NEW_SET),
    ):
        demand = replace(rules.jokers, reuse=reuse)
        if not any(_Turn(before, laid, demand, set_rules(rules)).is_legal() for laid in _layouts(after, rules)):
            return Fault(kind=kind, faces=_disturbed(before, after, rules))
    return Fault(kind=FaultKind.JOKER_NEEDS_RACK_TILES, needed=2)


def _disturbed(before: Rows, after: Rows, rules: Rulebook) -> tuple[Face, ...]:
    """Return what the jokers of the disturbed rows stood for."""
    stood = [
        meaning
        for row in Counter(before) - Counter(after)
        for meanings in sorted(best_meanings(row, set_rules(rules)), key=str)
        for meaning in meanings
    ]
    return tuple(dict.fromkeys(face for meaning in stood for face in meaning))


class _Turn(Struct, frozen=True):
    """One layout of the table, compared with what its jokers stood for when the turn began."""

    before: Rows
    after: Rows
    demand: Jokers
    set_rules: SetRules

    def is_legal(self) -> bool:
        """Return whether every joker is legal for some assignment of jokers and copies."""
        return any(self._fits(starts, ends) for starts in self._starts() for ends in self._ends())

    def _starts(self) -> Iterator[tuple[_Start, ...]]:
        per_row = [
            [
                tuple(_Start(place, kind, meaning) for kind, meaning in zip(kinds, meanings, strict=True))
                for meanings in best_meanings(row, self.set_rules)
            ]
            for place, row in enumerate(self.before)
            if (kinds := _kinds(row))
        ]
        for choice in product(*per_row):
            yield tuple(start for row in choice for start in row)

    def _ends(self) -> Iterator[tuple[_End, ...]]:
        per_row = [
            [
                tuple(_End(place, kind, meaning) for kind, meaning in zip(kinds, meanings, strict=True))
                for meanings in all_meanings(row, self.set_rules)
            ]
            for place, row in enumerate(self.after)
            if (kinds := _kinds(row))
        ]
        for choice in product(*per_row):
            yield tuple(end for row in choice for end in row)

    def _fits(self, starts: tuple[_Start, ...], ends: tuple[_End, ...]) -> bool:
        for chosen in permutations(ends, len(starts)):
            pairs = list(zip(starts, chosen, strict=True))
            if any(start.kind is not end.kind for start, end in pairs):
                continue
            freed = [(start, end) for start, end in pairs if start.meaning != end.meaning]
            if all(self._released(start) for start, _ in freed) and self._reused(freed, chosen):
                return True
        return False

    def _released(self, start: _Start) -> bool:
        """Return whether the joker was replaced, if the rules require it."""
        if self.demand.release is Release.REARRANGE:
            return True
        needed = freeing(self.before[start.row], start.meaning, self.demand)
        return all(any(face in laid for laid in self.after) for face in needed)

    def _reused(self, freed: Sequence[tuple[_Start, _End]], chosen: Sequence[_End]) -> bool:
        """Return whether every freed joker is in a new set for some assignment of copies."""
        if self.demand.reuse is Reuse.ANY_SET or not freed:
            return True
        moves = [_Move(start.row, end.row) for start, end in freed]
        if any(self._extends_an_old_set(move.target) for move in moves):
            return False
        wants_rack = 2 if self.demand.reuse is Reuse.NEW_SET_TWO_RACK_TILES else 0
        # Rack jokers count as rack tiles of their rows.
        old_jokers = Counter(end.row for end in chosen)
        states = {tuple((0, sum(map(_is_joker, self.after[move.target])) - old_jokers[move.target]) for move in moves)}
        for face in {face for move in moves for face in self.after[move.target] if isinstance(face, Number)}:
            options = set(self._copies(face, moves))
            states = {
                tuple((met + m, own + o) for (met, own), (m, o) in zip(state, option, strict=True))
                for state in states
                for option in options
            }
        limits = [1 if sum(not _is_joker(face) for face in self.before[move.source]) > 1 else 0 for move in moves]
        return any(
            all(met <= limit and own >= wants_rack for (met, own), limit in zip(state, limits, strict=True))
            for state in states
        )

    def _extends_an_old_set(self, target: int) -> bool:
        """Return whether a row has all faces of a row of the turn's start, which lie together nowhere else (A-19)."""
        others = [row for place, row in enumerate(self.after) if place != target]
        return any(
            _holds(self.after[target], old) and not any(_holds(other, old) for other in others) for old in self.before
        )

    def _copies(self, face: Number, moves: Sequence[_Move]) -> Iterator[tuple[tuple[int, int], ...]]:
        """Yield, for each assignment of the copies of a face, how many old neighbors and rack tiles a move meets.

        A mirrored set may hold a face twice.
        """
        sources: list[int | None] = [place for place, row in enumerate(self.before) for other in row if other == face]
        targets = [place for place, row in enumerate(self.after) for other in row if other == face]
        sources += [None] * (len(targets) - len(sources))
        # After a time-out copies may have left the table, so a source may have no target.
        for order in permutations(sources, len(targets)):
            went = list(zip(order, targets, strict=True))
            yield tuple((went.count((move.source, move.target)), went.count((None, move.target))) for move in moves)


def _kinds(row: Row) -> tuple[JokerKind, ...]:
    return tuple(face.kind for face in row if isinstance(face, Joker))


def _is_joker(face: Face) -> bool:
    return isinstance(face, Joker)


def _holds(row: Row, faces: Row) -> bool:
    return Counter(faces) <= Counter(row)
