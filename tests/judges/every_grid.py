"""A second judge of the crossword grid: it fills every possible shape of a grid in every way.

Pieces are plain words, and grids map (x, y) to a word. Nothing here is shared with the solver, with `dice/grid.py` or
with `sets/`: shapes are all connected figures of a number of cells, and sets come from the second judge of sets.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations, product

from tests.judges.naive_sets import JOKER, Words, legal_orders, meanings, number_of

Place = tuple[int, int]
Laid = Mapping[Place, str]
Shape = frozenset[Place]


@dataclass(frozen=True)
class House:
    """House rules: descending runs, and jokers that stand for a different face in each line."""

    falling: bool = False
    each: bool = False


@cache
def figures(size: int) -> frozenset[Shape]:
    """Return every connected figure of a number of cells, moved to the corner."""
    if size == 1:
        return frozenset({frozenset({(0, 0)})})
    return frozenset(
        _cornered(figure | {(x + right, y + down)})
        for figure in figures(size - 1)
        for x, y in figure
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
        if (x + right, y + down) not in figure
    )


@cache
def shapes(size: int) -> tuple[tuple[tuple[Place, ...], ...], ...]:
    """Return the lines of every figure without a line of two; the lines with most crossings come first."""
    found = []
    for figure in figures(size):
        lines = lines_of(figure)
        if all(len(line) > 2 for line in lines):
            found.append(tuple(sorted(lines, key=lambda line: -sum(cell in other for other in lines for cell in line))))
    return tuple(found)


def lines_of(cells: Mapping[Place, object] | Shape) -> list[tuple[Place, ...]]:
    """Return every maximal line of two or more adjacent cells, across and down."""
    found = []
    for right, down in ((1, 0), (0, 1)):
        for x, y in cells:
            if (x - right, y - down) not in cells:
                size = next(n for n in range(1, 100) if (x + right * n, y + down * n) not in cells)
                if size > 1:
                    found.append(tuple((x + right * n, y + down * n) for n in range(size)))
    return found


def _cornered(figure: Shape) -> Shape:
    left, top = min(x for x, _ in figure), min(y for _, y in figure)
    return frozenset((x - left, y - top) for x, y in figure)


@cache
def stood_for(row: Words, house: House) -> frozenset[Words]:
    """Return every joker-free row that the row can stand for; none if it is not a set in its order."""
    ways = [row] + ([row[::-1]] if house.falling else [])
    found = set()
    for way in ways:
        for meaning in meanings(way):
            for plain in product(*meaning.stands):
                if len(set(plain)) == len(plain) and (meaning.shape == "group" or len({p[0] for p in plain}) == 1):
                    found.add(plain if way is row else plain[::-1])
    return frozenset(found)


def readings(laid: Laid, house: House) -> list[dict[Place, frozenset[str]]]:
    """Return what the jokers can stand for: every combination, or one with all faces where lines may differ."""
    jokers = [cell for cell, word in laid.items() if word == JOKER]
    lines = [line for line in lines_of(laid) if any(laid[cell] == JOKER for cell in line)]
    plains = [stood_for(tuple(laid[cell] for cell in line), house) for line in lines]
    if house.each:
        return [
            {
                cell: frozenset(
                    plain[line.index(cell)]
                    for line, able in zip(lines, plains, strict=True)
                    if cell in line
                    for plain in able
                )
                for cell in jokers
            }
        ]
    found = []
    for choice in product(*plains):
        meant: dict[Place, str] = {}
        pairs = [pair for line, plain in zip(lines, choice, strict=True) for pair in zip(line, plain, strict=True)]
        if all(meant.setdefault(cell, piece) == piece for cell, piece in pairs):
            found.append({cell: frozenset({meant[cell]}) for cell in jokers})
    return found


def is_crossword(laid: Laid, house: House) -> bool:
    """Return whether every die is in a line, every line is a set in its order, and the jokers agree."""
    lines = lines_of(laid)
    return (
        {cell for line in lines for cell in line} == set(laid)
        and all(stood_for(tuple(laid[cell] for cell in line), house) for line in lines)
        and bool(readings(laid, house))
    )


@dataclass
class Judge:
    """The islands and grids that dice can form under some house rules, with a memo."""

    house: House
    known: dict[Words, list[Laid]] = field(default_factory=dict)

    def islands(self, words: Words) -> list[Laid]:
        """Return every island of exactly these words, which are sorted."""
        if words not in self.known:
            self.known[words] = list(self._filled(words)) if self._each_has_a_set(words) else []
        return self.known[words]

    def grids(self, words: Words) -> Iterator[Laid]:
        """Yield the grids of exactly these words, with islands far apart."""
        if not words:
            yield {}
            return
        for size in range(2, len(words)):
            for others in sorted(set(combinations(words[1:], size))):
                rest = _minus(words[1:], others)
                for island in self.islands((words[0], *others)):
                    for grid in self.grids(rest):
                        yield {**{(x, y + 20): word for (x, y), word in grid.items()}, **island}

    def _each_has_a_set(self, words: Words) -> bool:
        inside = {word for three in combinations(words, 3) if legal_orders(three) for word in three}
        return inside == set(words)

    def _filled(self, words: Words) -> Iterator[Laid]:
        rows = {size: self._rows(words, size) for size in range(3, len(words) + 1)}
        for lines in shapes(len(words)):
            for laid in self._filling(lines, rows, {}, Counter(words)):
                if is_crossword(laid, self.house):
                    yield laid

    def _rows(self, words: Words, size: int) -> list[Words]:
        rising = {row for some in set(combinations(words, size)) for row in legal_orders(some)}
        return sorted(rising | {row[::-1] for row in rising} if self.house.falling else rising)

    def _filling(
        self, lines: tuple[tuple[Place, ...], ...], rows: dict[int, list[Words]], laid: Laid, left: Counter[str]
    ) -> Iterator[Laid]:
        if not lines:
            yield laid
            return
        for row in rows[len(lines[0])]:
            if all(laid.get(cell, word) == word for cell, word in zip(lines[0], row, strict=True)):
                new = {cell: word for cell, word in zip(lines[0], row, strict=True) if cell not in laid}
                if Counter(new.values()) <= left:
                    yield from self._filling(lines[1:], rows, {**laid, **new}, left - Counter(new.values()))

    def most(self, before: Laid, own: Words) -> tuple[int, int]:
        """Return the most dice of the player in a legal turn, and their points; (0, 0) if there is none."""
        duty = any(legal_orders(three) for three in combinations(own, 3))
        plays = {tuple(sorted(play)) for size in range(1, len(own) + 1) for play in combinations(own, size)}
        for play in sorted(plays, key=lambda play: (-len(play), -_points(play))):
            # A set of any length contains a set of three dice.
            if duty and not any(legal_orders(three) for three in combinations(play, 3)):
                continue
            after = tuple(sorted((*before.values(), *play)))
            if any(keeps_jokers(before, grid, self.house) for grid in self.grids(after)):
                return len(play), _points(play)
        return 0, 0


def keeps_jokers(before: Laid, after: Laid, house: House) -> bool:
    """Return whether some assignment of the old dice keeps freed jokers out of their old sets (A-T6)."""
    if JOKER not in before.values():
        return True
    stood, able = (_all_faces(grid, house) for grid in (before, after))
    by_word = [[cell for cell in before if before[cell] == word] for word in sorted(set(before.values()))]
    ways = [permutations([c for c in after if after[c] == before[cells[0]]], len(cells)) for cells in by_word]
    return any(
        _is_kept(
            {old: new for cells, to in zip(by_word, way, strict=True) for old, new in zip(cells, to, strict=True)},
            (before, after),
            (stood, able),
        )
        for way in product(*ways)
    )


def _is_kept(went: dict[Place, Place], grids: tuple[Laid, Laid], faces: tuple[dict[Place, set[str]], ...]) -> bool:
    before, after = grids
    for joker in [cell for cell, word in before.items() if word == JOKER]:
        if faces[0][joker] & faces[1][went[joker]]:
            continue
        for old in [line for line in lines_of(before) if joker in line]:
            numbered = [cell for cell in old if before[cell] != JOKER]
            for new in [line for line in lines_of(after) if went[joker] in line]:
                along = sum(went[cell] in new for cell in numbered)
                if along > 1 or along == len(numbered):
                    return False
    return True


def _all_faces(grid: Laid, house: House) -> dict[Place, set[str]]:
    found: dict[Place, set[str]] = {cell: set() for cell, word in grid.items() if word == JOKER}
    for reading in readings(grid, house):
        for cell, able in reading.items():
            found[cell] |= able
    return found


def _points(words: Words) -> int:
    return sum(10 if word == JOKER else number_of(word) for word in words)


def _minus(words: Words, used: Words) -> Words:
    return tuple(sorted((Counter(words) - Counter(used)).elements()))
