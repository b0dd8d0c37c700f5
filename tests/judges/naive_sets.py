"""A second judge of sets, written from the booklets alone: it lists every set without jokers and compares rows to it.

Pieces are plain words here. A joker may stand for any piece, so a row is a set exactly when it agrees with a
listed one wherever it shows a number; that is the same as putting every number and color in a joker's place.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

COLORS = "KRBO"
JOKER = "J"
EVERY_PIECE = tuple(f"{color}{number}" for color in COLORS for number in range(1, 14))

Words = tuple[str, ...]


@dataclass(frozen=True)
class Limits:
    """House rules on jokers, beyond the shape."""

    fewest_numbers: int = 1
    most_jokers: int | None = None
    side_by_side: bool = True


@dataclass(frozen=True)
class Meaning:
    """A reading of a row: shape, worth, and for each place all pieces that it can stand for."""

    shape: str
    points: int
    stands: tuple[frozenset[str], ...]


BOOKLETS = Limits()


def number_of(piece: str) -> int:
    """Return the number of a numbered piece."""
    return int(piece[1:])


@cache
def plain_sets(length: int) -> tuple[tuple[str, Words], ...]:
    """Return every set of that length without a joker, with each order of a group separately."""
    found: list[tuple[str, Words]] = []
    if 3 <= length <= 4:
        for number in range(1, 14):
            for colors in permutations(COLORS, length):
                found.append(("group", tuple(f"{color}{number}" for color in colors)))
    if length >= 3:
        for color in COLORS:
            for first in range(1, 13 - length + 2):
                found.append(("run", tuple(f"{color}{number}" for number in range(first, first + length))))
    return tuple(found)


@cache
def plain_sets_with(length: int, piece: str) -> tuple[tuple[str, Words], ...]:
    """Return those of them that have the piece at a place, or all for a joker; cached for millions of calls."""
    return tuple((shape, plain) for shape, plain in plain_sets(length) if piece in (JOKER, *plain))


def within(row: Sequence[str], limits: Limits) -> bool:
    """Return whether the jokers of the row keep to the limits."""
    jokers = row.count(JOKER)
    if len(row) - jokers < limits.fewest_numbers:
        return False
    if limits.most_jokers is not None and jokers > limits.most_jokers:
        return False
    return limits.side_by_side or "JJ" not in "".join(piece[0] for piece in row)


def meanings(row: Words, limits: Limits = BOOKLETS) -> set[Meaning]:
    """Return every reading of the row in its order; the colors that a joker can choose from are merged."""
    if not within(row, limits):
        return set()
    stands: dict[tuple[str, tuple[int, ...]], list[set[str]]] = {}
    for shape, plain in plain_sets_with(len(row), _shown(row)):
        if all(piece in (JOKER, meant) for piece, meant in zip(row, plain, strict=True)):
            places = stands.setdefault((shape, tuple(map(number_of, plain))), [set() for _ in plain])
            for place, meant in zip(places, plain, strict=True):
                place.add(meant)
    return {Meaning(shape, sum(numbers), tuple(map(frozenset, places))) for (shape, numbers), places in stands.items()}


def points(row: Words, limits: Limits = BOOKLETS) -> int:
    """Return the highest worth of the row in its order."""
    return max(meaning.points for meaning in meanings(row, limits))


def legal_orders(pieces: Words, limits: Limits = BOOKLETS) -> set[Words]:
    """Return every order of the pieces that is a set."""
    numbered = Counter(piece for piece in pieces if piece != JOKER)
    orders = set()
    for _, plain in plain_sets_with(len(pieces), _shown(pieces)):
        # A joker-free set has each of its pieces once, so the numbers have fixed places and jokers take the rest.
        if numbered <= Counter(plain):
            laid = tuple(piece if piece in numbered else JOKER for piece in plain)
            if within(laid, limits):
                orders.add(laid)
    return orders


def legal_orders_by_trying(pieces: Words, limits: Limits = BOOKLETS) -> set[Words]:
    """Return the same by trying every order of the pieces; for short rows only."""
    return {order for order in permutations(pieces) if meanings(order, limits)}


def falls_apart(row: Words, limits: Limits = BOOKLETS) -> bool:
    """Return whether the row is two sets laid end to end."""
    return any(meanings(row[:cut], limits) and meanings(row[cut:], limits) for cut in range(3, len(row) - 2))


def lone_sets(copies_of_joker: int, longest: int) -> dict[Words, int]:
    """Return every collection of pieces with an order that is a set and does not split, and its best worth."""
    best: dict[Words, int] = {}
    for length in range(3, longest + 1):
        for _, plain in plain_sets(length):
            for row in _with_jokers(plain, copies_of_joker):
                if meanings(row) and not falls_apart(row):
                    key = tuple(sorted(row))
                    best[key] = max(best.get(key, 0), points(row))
    return best


def most_points(pieces: Words, limits: Limits = BOOKLETS) -> int:
    """Return the most points of disjoint sets of these pieces, by trying every partition; for few pieces only."""
    worth = {0: 0}
    for size in range(3, len(pieces) + 1):
        for places in combinations(range(len(pieces)), size):
            chosen = tuple(pieces[place] for place in places)
            if orders := legal_orders(chosen, limits):
                worth[sum(1 << place for place in places)] = max(points(order, limits) for order in orders)

    @cache
    def best(free: int) -> int:
        return max((worth[used] + best(free & ~used) for used in worth if used and used & free == used), default=0)

    return best((1 << len(pieces)) - 1)


def _shown(row: Words) -> str:
    """Return the first numbered piece of a row, or a joker where it has none."""
    return next((piece for piece in row if piece != JOKER), JOKER)


def _with_jokers(plain: Words, most: int) -> Iterator[Words]:
    for count in range(min(most, len(plain)) + 1):
        for places in combinations(range(len(plain)), count):
            yield tuple(JOKER if place in places else piece for place, piece in enumerate(plain))
