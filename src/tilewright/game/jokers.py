"""Freed jokers: what a joker of the table stood for limits where it may go (A-19, A-22).

Everything here works on faces. Equal pieces are interchangeable, so a turn is legal if it is for some assignment of
jokers and copies.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.commands import Fault, FaultKind
from tilewright.rules.rulebook import GroupOfThree, Jokers, Release, Reuse, Rulebook, set_rules
from tilewright.sets.readings import orders, readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.sets.stands import Meaning, all_meanings, best_meanings
from tilewright.tiles import COLORS, Face, Joker, JokerKind, Number, Row

Rows = tuple[Row, ...]

_KINDS = tuple(JokerKind)
# They stand for no piece, so that they are never freed.
_WITHOUT_MEANING = {JokerKind.CHANGE, JokerKind.MIRROR}


class _Slot(Struct, frozen=True):
    """A joker of a row: the row, its kind, and its number among the jokers of the row, which are sorted by kind."""

    row: int
    kind: JokerKind
    number: int


_Meanings = set[tuple[Meaning, ...]]
_Pair = tuple[_Slot, _Slot]
"""Where a joker of the table was when the turn began, and where it is now."""


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
    choices = _choices(after, rules)
    if not limits_jokers(rules.jokers) or not moved:
        return tuple(orders[0] for orders in choices)
    if not _is_legal(before, choices, rules.jokers, rules):
        return _fault(before, after, choices, rules)
    # The first legal layout, row by row: trying every combination of orders would be exponential.
    for place, row_orders in enumerate(choices):
        for order in row_orders if len(row_orders) > 1 else ():
            choices[place] = (order,)
            if _is_legal(before, choices, rules.jokers, rules):
                break
    return tuple(orders[0] for orders in choices)


def jokers_are_legal(before: Rows, after: Rows, rules: Rulebook) -> bool:
    """Return whether the jokers of the table are legal in rows that are all sets in their order."""
    return _is_legal(before, [(row,) for row in after], rules.jokers, rules)


def freeing(row: Row, meaning: Meaning, demand: Jokers) -> frozenset[Face]:
    """Return the faces that must replace a joker of the row to free it."""
    if demand.group_of_three is GroupOfThree.BOTH and len(row) == SHORTEST:
        # Only in a group does every piece have the joker's number.
        values = {face.value for face in (*row, *meaning) if isinstance(face, Number)}
        if len(values) == 1:
            return frozenset(Number(color, value) for color in COLORS for value in values) - set(row)
    return frozenset(meaning)


def _choices(after: Rows, rules: Rulebook) -> list[Rows]:
    """Return the legal orders of each row: its own if that is a set, else all, most points first."""
    sets = set_rules(rules)
    return [(row,) if readings(row, sets) else orders(row, sets) for row in after]


def _is_legal(before: Rows, choices: Sequence[Rows], demand: Jokers, rules: Rulebook) -> bool:
    """Return whether the jokers of the table are legal in some layout of rows that may have several orders."""
    after = tuple(orders[0] for orders in choices)
    return _Turn(before, after, tuple(choices), demand, set_rules(rules)).is_legal()


def _fault(before: Rows, after: Rows, choices: Sequence[Rows], rules: Rulebook) -> Fault:
    """Return the fault that best explains why no layout is legal: the weakest rule that fails."""
    for reuse, kind in (
        (Reuse.ANY_SET, FaultKind.JOKER_NOT_REPLACED),
        (Reuse.NEW_SET, FaultKind.JOKER_NOT_IN_NEW_SET),
    ):
        demand = replace(rules.jokers, reuse=reuse)
        if not _is_legal(before, choices, demand, rules):
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
    """A table whose rows may have several orders, compared with what its jokers stood for when the turn began.

    Only what a joker stands for depends on the order of its row.
    """

    before: Rows
    after: Rows
    choices: tuple[Rows, ...]
    demand: Jokers
    set_rules: SetRules

    def is_legal(self) -> bool:
        """Return whether every joker is legal for some assignment of jokers and copies.

        A box has four classic jokers at most, or two of each kind: that is up to 24 assignments, each with up to 16
        choices of the jokers that are freed.
        """
        starts, ends = _slots(self.before), _slots(self.after)
        closed = {row for row in {end.row for end in ends} if self._extends_an_old_set(row)}
        stood = {start.row: self._stood(start.row) for start in starts}
        stands = {end.row: self._stands(end.row) for end in ends}
        reusable: dict[tuple[tuple[_Move, ...], tuple[int, ...]], bool] = {}
        for chosen in _assignments(starts, ends):
            pairs = list(zip(starts, chosen, strict=True))
            changing = [pair for pair in pairs if pair[0].kind not in _WITHOUT_MEANING]
            for count in range(len(changing) + 1):
                for freed in combinations(changing, count):
                    moves = tuple(_Move(start.row, end.row) for start, end in freed)
                    key = (moves, tuple(end.row for end in chosen))
                    if key not in reusable:
                        reusable[key] = self._reused(moves, chosen, closed)
                    if reusable[key] and self._keep_meanings(changing, freed, stood, stands):
                        return True
        return False

    def _keep_meanings(
        self,
        pairs: Sequence[_Pair],
        freed: Sequence[_Pair],
        stood: Mapping[int, _Meanings],
        stands: Mapping[int, _Meanings],
    ) -> bool:
        """Return whether the other jokers can stand for the same as before, while the freed ones are released."""
        kept = [pair for pair in pairs if pair not in freed]
        rows = list(dict.fromkeys(start.row for start, _ in pairs))
        # A row that leaves its freed jokers unreleased is not an option.
        options = [
            [
                meanings
                for meanings in stood[row]
                if all(self._released(row, meanings[start.number]) for start, _ in freed if start.row == row)
            ]
            for row in rows
        ]
        for choice in product(*options):
            wanted = dict(zip(rows, choice, strict=True))
            if all(
                any(
                    all(seen[end.number] == wanted[start.row][start.number] for start, end in kept if end.row == row)
                    for seen in stands[row]
                )
                for row in {end.row for _, end in kept}
            ):
                return True
        return False

    def _stood(self, place: int) -> _Meanings:
        """Return what the jokers of a row may have stood for when the turn began."""
        row = self.before[place]
        return {_by_kind(row, seen) for seen in best_meanings(row, self.set_rules)}

    def _stands(self, place: int) -> _Meanings:
        """Return what the jokers of a row may stand for now, in any of its orders."""
        return {_by_kind(row, seen) for row in self.choices[place] for seen in all_meanings(row, self.set_rules)}

    def _released(self, row: int, meaning: Meaning) -> bool:
        """Return whether a joker was replaced, if the rules require it."""
        if self.demand.release is Release.REARRANGE:
            return True
        needed = freeing(self.before[row], meaning, self.demand)
        return all(any(face in laid for laid in self.after) for face in needed)

    def _reused(self, moves: Sequence[_Move], chosen: Sequence[_Slot], closed: set[int]) -> bool:
        """Return whether every freed joker is in a new set for some assignment of copies."""
        if self.demand.reuse is Reuse.ANY_SET or not moves:
            return True
        if any(move.target in closed for move in moves):
            return False
        wants_rack = 2 if self.demand.reuse is Reuse.NEW_SET_TWO_RACK_TILES else 0
        limits = [1 if sum(not _is_joker(face) for face in self.before[move.source]) > 1 else 0 for move in moves]
        # Rack jokers count as rack tiles of their rows.
        old_jokers = Counter(end.row for end in chosen)
        states = {tuple((0, sum(map(_is_joker, self.after[move.target])) - old_jokers[move.target]) for move in moves)}
        for face in {face for move in moves for face in self.after[move.target] if isinstance(face, Number)}:
            options = set(self._copies(face, moves))
            sums = {
                # More rack tiles than are wanted make no difference.
                tuple((met + m, min(own + o, wants_rack)) for (met, own), (m, o) in zip(state, option, strict=True))
                for state in states
                for option in options
            }
            states = {
                state for state in sums if all(met <= limit for (met, _), limit in zip(state, limits, strict=True))
            }
        return any(all(own >= wants_rack for _, own in state) for state in states)

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


def _slots(rows: Rows) -> list[_Slot]:
    """Return the jokers of the rows."""
    return [
        _Slot(place, kind, number)
        for place, row in enumerate(rows)
        for number, kind in enumerate(sorted(_kinds(row), key=_KINDS.index))
    ]


def _assignments(starts: Sequence[_Slot], ends: Sequence[_Slot]) -> Iterator[tuple[_Slot, ...]]:
    """Yield the ways in which the jokers of the start can be those of the end, each of its own kind."""
    kinds = [kind for kind in _KINDS if any(start.kind is kind for start in starts)]
    count = Counter(start.kind for start in starts)
    ways = [permutations([end for end in ends if end.kind is kind], count[kind]) for kind in kinds]
    for way in product(*ways):
        left = {kind: iter(chosen) for kind, chosen in zip(kinds, way, strict=True)}
        yield tuple(next(left[start.kind]) for start in starts)


def _by_kind(row: Row, meanings: Sequence[Meaning]) -> tuple[Meaning, ...]:
    """Return what the jokers of a row stand for, sorted by kind as its slots are."""
    order = sorted(zip(_kinds(row), meanings, strict=True), key=lambda joker: _KINDS.index(joker[0]))
    return tuple(meaning for _, meaning in order)


def _kinds(row: Row) -> tuple[JokerKind, ...]:
    return tuple(face.kind for face in row if isinstance(face, Joker))


def _is_joker(face: Face) -> bool:
    return isinstance(face, Joker)


def _holds(row: Row, faces: Row) -> bool:
    return all(faces.count(face) <= row.count(face) for face in faces)
