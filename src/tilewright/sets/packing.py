"""The plain form of the search behind `cover`: disjoint sets with the most points, by branch and bound.

Pieces are counted in one integer, four bits per face, the numbers by value and the jokers last. Sets are
found by their lowest face. The search adds the faces one by one, the highest first, and finds the most points of each
part of the pieces; these are bounds for all parts that begin at the same face ("Russian doll search").

The answer is exact. Pieces left that miss their goal are remembered, so that they are searched again only for fewer
points: with L different collections of pieces left, at most S sets that begin at one face, and a goal of P points,
there are at most L * P * (S + 5) steps. `compiled` is the twin in C that is used where it was built.
"""

from collections import Counter
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.sets.catalogue import Entry, entries_from
from tilewright.sets.rules import SetRules
from tilewright.tiles import COLORS, FACES, HIGH, LOW, SAME_VALUE, Face, Joker, Number, Row

_STEPS_PER_BRANCH = 5
_FEW_JOKERS = (2, 4)

_Option = tuple[int, int, int]
"""A set: the pieces it uses, its points, and the sum of its numbers."""

_BITS = 4
_ORDERED = sorted(FACES, key=lambda face: face.value if isinstance(face, Number) else HIGH + 1)
_SHIFT = {face: _BITS * place for place, face in enumerate(_ORDERED)}
_VALUES = [face.value if isinstance(face, Number) else 0 for face in _ORDERED]
_ONES = sum(1 << shift for shift in _SHIFT.values())
# The highest bit of each face is set before a subtraction, and gone after it if there were too few.
_GUARDS = 8 * _ONES
_JOKERS = min(shift for face, shift in _SHIFT.items() if isinstance(face, Joker))
_JOKER_GUARDS = _GUARDS >> _JOKERS
_VALUE_BITS = _BITS * len(COLORS)
_LOWEST_COLOR = sum(1 << _VALUE_BITS * place for place in range(HIGH))
_NUMBERS = (1 << _JOKERS) - 1
UNLIMITED = 10**9
"""More points than any pieces make."""


class Packing(Struct, frozen=True):
    """The most points of disjoint sets, and the number of steps it took to find them."""

    points: int
    steps: int


def pack(pieces: Counter[Face], rules: SetRules, most: int) -> Packing:
    """Return the most points, up to `most`, of disjoint sets of some of the pieces."""
    jokers = [face for face in FACES if isinstance(face, Joker) for _ in range(pieces[face])]
    numbers = Counter({face: count for face, count in pieces.items() if isinstance(face, Number)})
    search = _Search(rules, most)
    # A few jokers are often enough, and the more there are, the more sets must be tried.
    for few in (*(count for count in _FEW_JOKERS if count < len(jokers)), len(jokers)):
        search.run(numbers + Counter(jokers[:few]))
    return Packing(min(search.found, most), search.steps)


class _Search:
    """Finds the most points of disjoint sets of more and more pieces; `found` is the most so far."""

    def __init__(self, rules: SetRules, most: int) -> None:
        self.found, self.steps = 0, 0
        self._rules, self._most = rules, most

    def run(self, pieces: Counter[Face]) -> None:
        """Raise `found` to the most points of the pieces, or to the most that is asked for."""
        size = len(_ORDERED)
        self._options: list[list[_Option]] = [[] for _ in range(size)]
        self._fitting: list[dict[int, list[_Option]]] = [{} for _ in range(size)]
        # The faces that the sets from a face on can use; the most points from a face on; what jokers can add to these.
        self._useful, self._bound = [0] * (size + 1), [0] * (size + 1)
        self._joker_gains: dict[int, int] = {}
        self._joker_bound: list[dict[int, int]] = [{}] * (size + 1)
        # For pieces left, the fewest points that they are known not to reach.
        self._failed: dict[int, int] = {}
        self._search(pieces)

    def _search(self, pieces: Counter[Face]) -> None:
        held = sum(count << _SHIFT[face] for face, count in pieces.items())
        jokers = _parts_of(held >> _JOKERS)
        self._joker_bound[-1] = dict.fromkeys(jokers, 0)
        for value in (0, *range(HIGH, LOW - 1, -1)):
            if self.found >= self._most:
                return
            self._add_sets(pieces, value)
            places = range(_JOKERS // _BITS, len(_ORDERED)) if value == 0 else _places(value)
            for place in reversed(places):
                self._add_face(place, jokers)
                if self._options[place]:
                    self._improve(held >> _BITS * place << _BITS * place)
                self._bound[place] = self.found

    def _add_sets(self, pieces: Counter[Face], lowest: int) -> None:
        """Add the sets whose lowest number this is, those with the most points first; 0 for sets of jokers."""
        if lowest and not any(face in pieces for face in SAME_VALUE[lowest]):
            return
        jokers = tuple(face for face in pieces.elements() if isinstance(face, Joker))
        found = []
        sets = entries_from(pieces, self._rules, lowest) if lowest else _of_jokers(jokers, self._rules)
        for entry in sets:
            used = sum(1 << _SHIFT[face] for face in entry.row)
            numbers = sum(face.value for face in entry.row if isinstance(face, Number))
            found.append((used, entry.points, numbers))
        for used, points, numbers in sorted(found, key=lambda option: -option[1]):
            self._options[_first(used)].append((used, points, numbers))

    def _add_face(self, place: int, jokers: list[int]) -> None:
        """Prepare the bounds for the parts that begin at a face."""
        self._bound[place] = UNLIMITED
        faces, improved = 0, False
        for used, points, numbers in self._options[place]:
            faces |= used | used >> 1 | used >> 2
            own, gain = used >> _JOKERS, points - numbers
            if own and self._joker_gains.get(own, -1) < gain:
                self._joker_gains[own], improved = gain, True
        self._useful[place] = self._useful[place + 1] | (faces & _ONES) * 7
        self._joker_bound[place] = self._most_of_jokers(jokers) if improved else self._joker_bound[place + 1]

    def _most_of_jokers(self, jokers: list[int]) -> dict[int, int]:
        """Return, for each part of the jokers, the most that they can add to the numbers of sets."""
        most: dict[int, int] = {}
        for held in jokers:
            most[held] = max(
                (
                    gain + most[rest ^ _JOKER_GUARDS]
                    for used, gain in self._joker_gains.items()
                    if (rest := (held | _JOKER_GUARDS) - used) & _JOKER_GUARDS == _JOKER_GUARDS
                ),
                default=0,
            )
        return most

    def _improve(self, held: int) -> None:
        """Raise `found` to the most points of the pieces from a face on."""
        worth = _worth(held)
        while self.found < self._most:
            reached = self._reach(held, self.found + 1, worth)
            if not reached:
                return
            self.found = reached

    def _reach(self, left: int, need: int, worth: int) -> int:
        """Return at least `need` points that the pieces left can make, or 0; `worth` is the sum of their numbers."""
        if not left:
            return 0
        place, jokers = (left & -left).bit_length() - 1 >> 2, left >> _JOKERS
        if self._bound[place] < need or worth + self._joker_bound[place][jokers] < need:
            return 0
        if self._failed.get(left, UNLIMITED) <= need:
            return 0
        useful = left & self._useful[place]
        if not jokers:
            useful &= _in_plain_sets(useful)
        if useful == left:
            reached = self._branch(left, need, worth, place)
        else:
            reached = self._reach(useful, need, worth - _worth(left ^ useful))
        if not reached:
            self._failed[left] = need
        return reached

    def _branch(self, left: int, need: int, worth: int, place: int) -> int:
        """Try each set with the first face, then none."""
        options = self._options_with(place, left >> _JOKERS)
        self.steps += _STEPS_PER_BRANCH + len(options)
        guarded = left | _GUARDS
        for used, points, numbers in options:
            rest = guarded - used
            if rest & _GUARDS == _GUARDS:
                if points >= need:
                    return points
                if more := self._reach(rest ^ _GUARDS, need - points, worth - numbers):
                    return points + more
        copies = left >> _BITS * place & 7
        return self._reach(left ^ copies << _BITS * place, need, worth - _VALUES[place] * copies)

    def _options_with(self, place: int, jokers: int) -> list[_Option]:
        """Return the sets from a face on that need no more than some jokers."""
        found = self._fitting[place].get(jokers)
        if found is None:
            guarded = jokers | _JOKER_GUARDS
            found = [
                option
                for option in self._options[place]
                if (guarded - (option[0] >> _JOKERS)) & _JOKER_GUARDS == _JOKER_GUARDS
            ]
            self._fitting[place][jokers] = found
        return found


@lru_cache(maxsize=1 << 9)
def _of_jokers(jokers: Row, rules: SetRules) -> tuple[Entry, ...]:
    """Return the sets of jokers alone, at most 26 in any box; cached, since their orders are many."""
    return () if rules.min_natural else tuple(entries_from(Counter(jokers), rules, lowest=0))


def _places(value: int) -> range:
    """Return the places of the faces of a value."""
    return range((value - LOW) * len(COLORS), (value - LOW + 1) * len(COLORS))


def _first(pieces: int) -> int:
    """Return the place of the first face."""
    return ((pieces & -pieces).bit_length() - 1) // _BITS


def _worth(pieces: int) -> int:
    """Return the sum of the numbers."""
    total = 0
    pieces &= _NUMBERS
    while pieces:
        place = _first(pieces)
        copies = pieces & 7 << _BITS * place
        total += _VALUES[place] * (copies >> _BITS * place)
        pieces ^= copies
    return total


def _parts_of(jokers: int) -> list[int]:
    """Return every choice of some jokers, each after its own parts."""
    counts = [jokers >> _BITS * place & 7 for place in range(len(FACES))]
    choices = product(*(range(count + 1) for count in counts))
    return sorted(sum(count << _BITS * place for place, count in enumerate(choice)) for choice in choices)


def _in_plain_sets(numbers: int) -> int:
    """Return a mask of the numbers that are in a run or group of them: without jokers, no other one is of use."""
    present = (numbers | numbers >> 1 | numbers >> 2) & _ONES & _NUMBERS
    starts = present & present >> _VALUE_BITS & present >> 2 * _VALUE_BITS
    runs = starts | starts << _VALUE_BITS | starts << 2 * _VALUE_BITS
    colors = (present + (present >> _BITS) + (present >> 2 * _BITS) + (present >> 3 * _BITS)) & 15 * _LOWEST_COLOR
    # Three or four colors plus five set the bit of 8.
    groups = (colors + 5 * _LOWEST_COLOR) >> 3 & _LOWEST_COLOR
    return (runs | groups * 0x1111) * 7
