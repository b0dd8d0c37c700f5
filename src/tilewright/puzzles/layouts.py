"""What can be laid, found from the catalogue of sets: a second method beside the solver, for small positions.

It shares no code with the search of the solver. Jokers of the table may go anywhere, as in most rulebooks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tilewright.sets.catalogue import catalogue
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, Face, Joker, Row

Counts = tuple[int, ...]


def leftovers(table: Row, rack: Row, rules: SetRules, most: int) -> dict[Row, int]:
    """Return each choice of at most `most` rack pieces without which all others form sets, with their most points.

    >>> from tilewright.tiles import read_row, write_row
    >>> found = leftovers(read_row("B4 B5 B6"), read_row("B3 B8"), SetRules(), most=2)
    >>> {write_row(left): points for left, points in found.items()}
    {'B8': 18, 'B3 B8': 15}
    """
    search = _Search(table, rack, rules)
    found = search.from_kind(search.all, 0, most)
    return {tuple(search.kinds[place] for place in left): points for left, points in found.items()}


class _Search:
    """Covers the faces in ascending order, each by the sets in which it is the lowest, or leaves it on the rack."""

    def __init__(self, table: Row, rack: Row, rules: SetRules) -> None:
        held, may = Counter((*table, *rack)), Counter(rack)
        self.kinds = sorted(held, key=_order)
        self.all: Counts = tuple(held[kind] for kind in self.kinds)
        self.may = tuple(may[kind] for kind in self.kinds)
        self.starting: list[list[tuple[list[tuple[int, int]], int]]] = [[] for _ in self.kinds]
        for entry in catalogue((*table, *rack), rules):
            used = Counter(entry.row)
            needed = [(place, used[kind]) for place, kind in enumerate(self.kinds) if used[kind]]
            self.starting[needed[0][0]].append((needed, entry.points))
        self.known: dict[tuple[Counts, int, int], dict[tuple[int, ...], int]] = {}

    def from_kind(self, left: Counts, place: int, most: int) -> dict[tuple[int, ...], int]:
        """Return the leftovers, as places in `kinds`, if everything before `place` is covered or left."""
        while place < len(left) and not left[place]:
            place += 1
        if place == len(left):
            return {(): 0}
        key = (left, place, most)
        if key not in self.known:
            found: dict[tuple[int, ...], int] = {}
            for kept in range(min(self.may[place], left[place], most) + 1):
                rest = (*left[:place], left[place] - kept, *left[place + 1 :])
                for more, points in self.covered(rest, place, most - kept, 0).items():
                    choice = (place,) * kept + more
                    found[choice] = max(points, found.get(choice, 0))
            self.known[key] = found
        return self.known[key]

    def covered(self, left: Counts, place: int, most: int, first: int) -> dict[tuple[int, ...], int]:
        """Return the leftovers if every piece of this kind that is left must be covered, by sets from `first` on."""
        if not left[place]:
            return self.from_kind(left, place + 1, most)
        found: dict[tuple[int, ...], int] = {}
        for number in range(first, len(self.starting[place])):
            needed, points = self.starting[place][number]
            if any(left[kind] < count for kind, count in needed):
                continue
            rest = list(left)
            for kind, count in needed:
                rest[kind] -= count
            for choice, more in self.covered(tuple(rest), place, most, number).items():
                found[choice] = max(points + more, found.get(choice, 0))
        return found


def _order(face: Face) -> tuple[int, int]:
    return (1 << 8 if isinstance(face, Joker) else face.value), CODES[face]


def lies_beside(rows: Sequence[Row], rack: Row, rules: SetRules) -> bool:
    """Return whether the whole rack can be laid so that every row stays whole, perhaps with pieces added to it.

    Rows with a joker that can be joined to another row count as such a way, so that no doubt remains.
    """
    pieces = [(mask, _chosen(rack, mask)) for mask in range(1, 1 << len(rack))]
    reached = {0}
    for row in rows:
        fitting = [mask for mask, chosen in pieces if arranged((*row, *chosen), rules)]
        reached |= {mask | more for mask in reached for more in fitting if not mask & more}
    new = [mask for mask, chosen in pieces if len(chosen) >= SHORTEST and arranged(chosen, rules)]
    grown = reached
    while grown:
        grown = {mask | more for mask in grown for more in new if not mask & more} - reached
        reached |= grown
    return (1 << len(rack)) - 1 in reached or any(_joins(rows, [chosen for _, chosen in pieces], rules))


def _joins(rows: Sequence[Row], choices: Sequence[Row], rules: SetRules) -> Iterator[bool]:
    """Yield for each two rows, one with a joker, whether they become one set with some pieces."""
    for pair in combinations(rows, 2):
        both = (*pair[0], *pair[1])
        # A piece between two rows without jokers could as well be added to one of them.
        if any(isinstance(face, Joker) for face in both):
            yield any(arranged((*both, *chosen), rules) for chosen in choices)


def _chosen(rack: Row, mask: int) -> Row:
    return tuple(face for place, face in enumerate(rack) if mask >> place & 1)
