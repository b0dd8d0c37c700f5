"""Who sits with whom: tables at which people meet again only where they must, near to a given order."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

_ALONE = -1


def matched(order: Sequence[str], met: Mapping[str, Counter[str]], *, by_standing: bool) -> list[list[str]]:
    """Return pairs of an even number of people.

    As many pairs as possible have not met; the others are paired in order. By standing, the distance in the order is
    bounded by the smallest number for which that holds; otherwise by any.
    """

    def within(distance: int) -> list[int]:
        return _largest_matching([_new(order, met, one, distance) for one in range(len(order))])

    distance, partner = 1, within(1)
    while _ALONE in partner and distance < len(order):
        distance *= 2
        partner = within(distance)
    if by_standing:
        most, low = _pairs(partner), 1
        while low < distance:
            middle = (low + distance) // 2
            nearer = within(middle)
            if _pairs(nearer) == most:
                partner, distance = nearer, middle
            else:
                low = middle + 1
    left = [one for one, other in enumerate(partner) if other == _ALONE]
    for one, other in zip(left[::2], left[1::2], strict=True):
        partner[one], partner[other] = other, one
    return [[order[one], order[other]] for one, other in enumerate(partner) if one < other]


def _new(order: Sequence[str], met: Mapping[str, Counter[str]], one: int, distance: int) -> list[int]:
    """Return whom a person has not met within a distance in the order, the nearest first."""
    around = (place for step in range(1, distance + 1) for place in (one + step, one - step))
    return [place for place in around if 0 <= place < len(order) and not met[order[one]][order[place]]]


def _pairs(partner: Sequence[int]) -> int:
    return sum(other != _ALONE for other in partner)


def _largest_matching(near: Sequence[Sequence[int]]) -> list[int]:
    """Return the partner of each vertex in a largest matching (Edmonds' blossoms), `near` holding the neighbors."""
    partner = [_ALONE] * len(near)
    for one, others in enumerate(near):
        if partner[one] == _ALONE:
            for other in others:
                if partner[other] == _ALONE:
                    partner[one], partner[other] = other, one
                    break
    for root in range(len(near)):
        if partner[root] == _ALONE:
            _augment(near, partner, root)
    return partner


def _augment(near: Sequence[Sequence[int]], partner: list[int], root: int) -> None:
    """Make the matching one pair larger by an alternating path from an unmatched vertex, if there is one."""
    parent, base = [_ALONE] * len(near), list(range(len(near)))
    outer, queue = {root}, deque([root])
    while queue:
        vertex = queue.popleft()
        for other in near[vertex]:
            if base[vertex] == base[other] or partner[vertex] == other:
                continue
            if other == root or (partner[other] != _ALONE and parent[partner[other]] != _ALONE):
                _contract(vertex, other, (partner, parent, base), (outer, queue))
            elif parent[other] == _ALONE:
                parent[other] = vertex
                if partner[other] == _ALONE:
                    _flip(other, partner, parent)
                    return
                outer.add(partner[other])
                queue.append(partner[other])


def _contract(
    one: int, other: int, forest: tuple[list[int], list[int], list[int]], reached: tuple[set[int], deque[int]]
) -> None:
    """Make an odd cycle, which the edge between two outer vertices closes, one outer vertex."""
    partner, parent, base = forest
    outer, queue = reached
    stem = _common(one, other, partner, parent, base)
    inside = set[int]()
    for start, child in ((one, other), (other, one)):
        vertex, below = start, child
        while base[vertex] != stem:
            inside |= {base[vertex], base[partner[vertex]]}
            parent[vertex] = below
            below = partner[vertex]
            vertex = parent[below]
    for vertex in range(len(base)):
        if base[vertex] in inside:
            base[vertex] = stem
            if vertex not in outer:
                outer.add(vertex)
                queue.append(vertex)


def _common(one: int, other: int, partner: list[int], parent: list[int], base: list[int]) -> int:
    """Return the lowest common outer vertex above two outer vertices."""
    above = set[int]()
    while True:
        one = base[one]
        above.add(one)
        if partner[one] == _ALONE:
            break
        one = parent[partner[one]]
    other = base[other]
    while other not in above:
        other = base[parent[partner[other]]]
    return other


def _flip(end: int, partner: list[int], parent: list[int]) -> None:
    while end != _ALONE:
        before = parent[end]
        following = partner[before]
        partner[end], partner[before] = before, end
        end = following


Meetings = Mapping[str, Counter[str]]

# The search ends after this number of comparisons, about a fifth of a second. To remove repeated meetings, a person is
# compared with up to 120 neighbors on each side of the order; to bring a table nearer together, 12 are enough.
_COMPARISONS = 60_000
_FAR = 120
_NEAR = 12
# Tabu tenure: an exchange is not undone within this number of steps, so that the search leaves local minima.
_RESTS = 7
# How many people a step considers: those with the most repeated meetings.
_ASKED = 8


def grouped(order: Sequence[str], sizes: Sequence[int], met: Meetings, *, by_standing: bool) -> list[list[str]]:
    """Return tables of these sizes with as few repeated meetings as are found, and with `by_standing` near in order.

    Two at a table: no other round repeats fewer meetings, and by standing no other such round has a smaller largest
    distance in the order (matching.py). More at a table: a tabu search that compares at most 60,000 exchanges and ends
    at once where nobody meets again.
    """
    if set(sizes) == {2}:
        return matched(order, met, by_standing=by_standing)
    search = _Search(order, sizes, met)
    search.remove_repeats()
    if by_standing:
        search.move_nearer()
    return search.tables


def repeats(tables: Iterable[Sequence[str]], met: Meetings) -> int:
    """Return how many earlier meetings these tables repeat."""
    return sum(met[one][other] for table in tables for one, other in combinations(table, 2))


class _Search:
    """Tables that change by exchanges of two people; `rank` is the place in the order."""

    def __init__(self, order: Sequence[str], sizes: Sequence[int], met: Meetings) -> None:
        self.order, self.met = order, met
        self.rank = {name: place for place, name in enumerate(order)}
        self.tables: list[list[str]] = []
        self.table_of: dict[str, int] = {}
        start = 0
        for size in sizes:
            self.tables.append(list(order[start : start + size]))
            self.table_of |= dict.fromkeys(order[start : start + size], len(self.tables) - 1)
            start += size
        self.repeated = {name: self._repeats_of(name) for name in order}

    def remove_repeats(self) -> None:
        """Exchange people until nobody meets again or the comparisons are used up, and keep the best tables seen."""
        now = fewest = repeats(self.tables, self.met)
        best = [list(table) for table in self.tables]
        resting: dict[tuple[str, int], int] = {}
        step = compared = 0
        while fewest and compared < _COMPARISONS:
            step += 1
            exchanges = [(*self._change(one, other), one, other) for one, other in self._exchanges()]
            compared += len(exchanges)
            change, _, one, other = min(
                (each for each in exchanges if now + each[0] < fewest or self._may(*each[2:], resting, step)),
                default=(0, 0, "", ""),
            )
            if not one:
                break
            for name in (one, other):
                resting[name, self.table_of[name]] = step + _RESTS
            self._exchange(one, other)
            now += change
            if now < fewest:
                fewest, best = now, [list(table) for table in self.tables]
        self.tables = best
        self.table_of = {name: place for place, table in enumerate(best) for name in table}
        self.repeated = {name: self._repeats_of(name) for name in self.order}

    def move_nearer(self) -> None:
        """Exchange people as long as that brings tables nearer in the order without a repeated meeting more."""
        for _ in range(len(self.tables)):
            moved = False
            for one in self.order:
                change, nearer, other = min(
                    ((*self._change(one, other), other) for other in self._others(one, _NEAR)), default=(0, 0, "")
                )
                if (change, nearer) < (0, 0):
                    self._exchange(one, other)
                    moved = True
            if not moved:
                return

    def _exchanges(self) -> Iterator[tuple[str, str]]:
        """Yield the exchanges of those who meet others again most often."""
        meeting_again = sorted((name for name in self.order if self.repeated[name]), key=self.repeated.__getitem__)
        return ((one, other) for one in meeting_again[-_ASKED:] for other in self._others(one, _FAR))

    def _others(self, name: str, distance: int) -> list[str]:
        """Return the people at other tables within a distance in the order."""
        around = range(max(0, self.rank[name] - distance), min(len(self.order), self.rank[name] + distance + 1))
        here = self.table_of[name]
        return [self.order[place] for place in around if self.table_of[self.order[place]] != here]

    def _may(self, one: str, other: str, resting: Mapping[tuple[str, int], int], step: int) -> bool:
        there, here = self.table_of[other], self.table_of[one]
        return resting.get((one, there), -1) < step and resting.get((other, here), -1) < step

    def _change(self, one: str, other: str) -> tuple[int, int]:
        """Return what an exchange adds to the repeated meetings and to the distances."""
        here, there = self.tables[self.table_of[one]], self.tables[self.table_of[other]]
        met_one, met_other = self.met[one], self.met[other]
        change = distance = 0
        rank, mine, theirs = self.rank, self.rank[one], self.rank[other]
        for name in here:
            if name != one:
                change += met_other[name] - met_one[name]
                distance += (theirs - rank[name]) ** 2 - (mine - rank[name]) ** 2
        for name in there:
            if name != other:
                change += met_one[name] - met_other[name]
                distance += (mine - rank[name]) ** 2 - (theirs - rank[name]) ** 2
        return change, distance

    def _repeats_of(self, name: str) -> int:
        met = self.met[name]
        return sum(met[other] for other in self.tables[self.table_of[name]] if other != name)

    def _exchange(self, one: str, other: str) -> None:
        here, there = self.table_of[one], self.table_of[other]
        self.tables[here][self.tables[here].index(one)] = other
        self.tables[there][self.tables[there].index(other)] = one
        self.table_of[one], self.table_of[other] = there, here
        for name in (*self.tables[here], *self.tables[there]):
            self.repeated[name] = self._repeats_of(name)
