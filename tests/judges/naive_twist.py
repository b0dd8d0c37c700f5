"""A second judge of sets with special jokers, written from the rulings alone (A-D1 to A-S3): it tries everything.

Pieces are plain words. A set is seen as cells: each cell is one number of one color, a color change's cell has a number
only. Every first number, every coloring and every choice of colors for the jokers of a group is tried on the row.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations, product

from tests.judges.naive_sets import COLORS, Meaning, Words, number_of

JOKERS = ("J", "D", "C", "M")
CELLS = {"D": 2, "M": 0}


@dataclass(frozen=True)
class TwistLimits:
    """House rules on special jokers, and on all jokers."""

    fewest_numbers: int = 1
    most_jokers: int | None = None
    side_by_side: bool = True
    change_at_start: bool = True
    changes: int = 2
    colors: int = 3
    smallest_side: int = 1
    four_in_all: bool = False


BOOKLET = TwistLimits()

Seen = tuple[str, tuple[frozenset[str], ...]]
"""A shape, and for each piece of the row the one thing it is taken for this time."""


def cells_of(pieces: Sequence[str]) -> int:
    """Return how many cells the pieces fill: a double two, a mirror none."""
    return sum(CELLS.get(piece, 1) for piece in pieces)


def within(row: Words, limits: TwistLimits) -> bool:
    """Return whether the jokers of the row, of whatever kind, keep to the limits."""
    are_jokers = [piece in JOKERS for piece in row]
    if are_jokers.count(False) < limits.fewest_numbers:
        return False
    if limits.most_jokers is not None and sum(are_jokers) > limits.most_jokers:
        return False
    return limits.side_by_side or (True, True) not in pairwise(are_jokers)


@lru_cache(maxsize=1 << 15)
def meanings(row: Words, limits: TwistLimits = BOOKLET) -> frozenset[Meaning]:
    """Return every reading of the row in its order; readings that differ only in colors are merged."""
    if len(row) < 3 or not within(row, limits):
        return frozenset()
    put_together: dict[tuple[str, tuple[tuple[int, ...], ...]], list[set[str]]] = {}
    for shape, stands in seen(row, limits):
        numbers = tuple(numbers_in(stand) for stand in stands)
        places = put_together.setdefault((shape, numbers), [set() for _ in row])
        for place, stand in zip(places, stands, strict=True):
            place.add(stand)
    return frozenset(
        Meaning(shape, sum(map(sum, numbers)), tuple(map(frozenset, places)))
        for (shape, numbers), places in put_together.items()
    )


def points(row: Words, limits: TwistLimits = BOOKLET) -> int:
    """Return the highest worth of the row in its order; 0 if it is not a set."""
    return max((meaning.points for meaning in meanings(row, limits)), default=0)


def seen(row: Words, limits: TwistLimits) -> Iterator[tuple[str, Words]]:
    """Yield every single way to say what each piece is: `R3`, a double `R3+R4`, a color change `4`, a mirror `-`."""
    if "M" not in row:
        yield from (("run", stands) for stands, _ in sides(row, limits))
        for colors in combinations(COLORS, cells_of(row)):
            yield from (("group", stands) for stands in same_numbers(row, colors))
    elif row.count("M") == 1:
        yield from (("mirror", stands) for stands in _mirrored(row, limits))


@lru_cache(maxsize=1 << 15)
def sides(side: Words, limits: TwistLimits) -> tuple[tuple[Words, Words], ...]:
    """Return every way to see pieces as rising numbers of one color, or of several with color changes between them.

    That is a run, or what lies on one side of a mirrored one. With what each piece is come the cells.
    """
    changes = side.count("C")
    if not side or changes > limits.changes or ("C", "C") in pairwise(side):
        return ()
    if side[0] == "C" and not limits.change_at_start:
        return ()
    filled = [
        stands
        for first in _first_numbers(side)
        for coloring in product(COLORS, repeat=changes + 1)
        if (stands := _filled(side, first, coloring)) is not None and _colors_fit(stands, limits)
    ]
    return tuple((stands, tuple(cell for stand in stands for cell in stand.split("+"))) for stands in filled)


def _first_numbers(side: Words) -> Iterator[int]:
    """Yield the possible numbers of the first cell: fixed by the first numbered piece, else any with room above it."""
    for place, piece in enumerate(side):
        if piece not in JOKERS:
            first = number_of(piece) - cells_of(side[:place])
            if 1 <= first <= 13 - cells_of(side) + 1:
                yield first
            return
    yield from range(1, 13 - cells_of(side) + 2)


def _filled(side: Words, first: int, coloring: Sequence[str]) -> Words | None:
    stands: list[str] = []
    number, part = first, 0
    for piece in side:
        color = coloring[part]
        if piece == "C":
            stands.append(str(number))
            part += 1
        elif piece == "D":
            stands.append(f"{color}{number}+{color}{number + 1}")
        elif piece in ("J", f"{color}{number}"):
            stands.append(f"{color}{number}")
        else:
            return None
        number += CELLS.get(piece, 1)
    return tuple(stands)


def _colors_fit(stands: Words, limits: TwistLimits) -> bool:
    """TW-44, A-C4, A-C5: the colors right before and right after a color change differ."""
    shown = [stand[0] for stand in stands]
    changes = [place for place in range(1, len(stands) - 1) if shown[place] not in COLORS]
    if any(shown[place - 1] == shown[place + 1] for place in changes):
        return False
    return len(set(shown) & set(COLORS)) <= limits.colors


@lru_cache(maxsize=1 << 15)
def same_numbers(side: Words, colors: Words) -> tuple[Words, ...]:
    """Return every way to see pieces as one number in exactly these colors."""
    if cells_of(side) != len(colors) or "C" in side:
        return ()
    found = []
    shown = {number_of(piece) for piece in side if piece not in JOKERS}
    for number, order in product(shown or range(1, 14), permutations(colors)):
        cells = iter(f"{color}{number}" for color in order)
        stands = tuple("+".join(next(cells) for _ in range(CELLS.get(piece, 1))) for piece in side)
        if shown <= {number} and all(piece in (*JOKERS, stand) for piece, stand in zip(side, stands, strict=True)):
            # A double's two colors have no order of their own.
            found.append(tuple("+".join(sorted(stand.split("+"), key=_place)) for stand in stands))
    return tuple(found)


def _mirrored(row: Words, limits: TwistLimits) -> Iterator[Words]:
    middle = row.index("M")
    left, right = row[:middle], row[middle + 1 :]
    if cells_of(left) != cells_of(right) or cells_of(left) < limits.smallest_side:
        return
    # Rising towards the mirror; then falling, which is rising when both sides are looked at from the mirror (A-M7).
    for one, two in product(sides(left, limits), sides(right[::-1], limits)):
        if one[1] == two[1]:
            yield (*one[0], "-", *two[0][::-1])
    for one, two in product(sides(left[::-1], limits), sides(right, limits)):
        if one[1] == two[1]:
            yield (*one[0][::-1], "-", *two[0])
    if cells_of(left) > (2 if limits.four_in_all else 4):
        return
    for colors in combinations(COLORS, cells_of(left)):
        for here, there in product(same_numbers(left, colors), same_numbers(right, colors)):
            if numbers_in(here[0])[0] == numbers_in(there[0])[0]:
                yield (*here, "-", *there)


def is_mirror_image(row: Words, limits: TwistLimits = BOOKLET) -> bool:
    """Return whether a mirrored row can be seen so that the cells of its sides mirror each other, rising to the mirror.

    A-M7: that is how the app lays what came in no legal order.
    """
    middle = row.index("M")
    for stands in _mirrored(row, limits):
        # The two cells of a double have no order of their own.
        left, right = map(_cells_in_any_order, (stands[:middle], stands[middle + 1 :]))
        for cells in left:
            numbers = [numbers_in(cell)[0] for cell in cells]
            if cells[::-1] in right and numbers == sorted(numbers):
                return True
    return False


def _cells_in_any_order(stands: Words) -> set[Words]:
    ways = product(*(permutations(stand.split("+")) for stand in stands))
    return {tuple(cell for part in way for cell in part) for way in ways}


def orders_by_trying(pieces: Words, limits: TwistLimits = BOOKLET) -> set[Words]:
    """Return every order of the pieces that is a set, by trying every order; for short rows only."""
    return {order for order in set(permutations(pieces)) if meanings(order, limits)}


def orders_by_gaps(pieces: Words, limits: TwistLimits = BOOKLET) -> set[Words]:
    """Return legal orders of any number of pieces: at least one worth most, and none only if there is none.

    Numbers know their places once the lowest is known; jokers fill what is left in every way. Of a mirrored group it is
    enough to say what lies on which side, unless jokers have to be kept apart.
    """
    numbers = [piece for piece in pieces if piece not in JOKERS]
    jokers = Counter(piece for piece in pieces if piece in JOKERS)
    found: set[Words] = set()
    if "M" not in jokers:
        if cells_of(pieces) <= 4:
            found |= set(permutations(pieces))
        for first in range(1, 14):
            for row, left in _with_gaps_filled(first, cells_of(pieces), numbers, jokers):
                if not left:
                    found.add(row)
    elif jokers["M"] == 1 and cells_of(pieces) % 2 == 0:
        found |= set(_mirrored_orders(numbers, jokers - Counter("M"), cells_of(pieces) // 2))
    return {row for row in found if meanings(row, limits)}


def _mirrored_orders(numbers: Sequence[str], jokers: Counter[str], size: int) -> Iterator[Words]:
    if any(count > 2 for count in Counter(numbers).values()):
        return
    singles = sorted(piece for piece, count in Counter(numbers).items() if count == 1)
    both = sorted(piece for piece, count in Counter(numbers).items() if count == 2)
    if len(singles) > jokers["J"] + 2 * jokers["D"] or size > 13:
        return
    for there in product((True, False), repeat=len(singles)):
        left = [*both, *(piece for piece, here in zip(singles, there, strict=True) if here)]
        right = [*both, *(piece for piece, here in zip(singles, there, strict=True) if not here)]
        for first in range(1, 14):
            for one, rest in _with_gaps_filled(first, size, left, jokers):
                for two, spare in _with_gaps_filled(first, size, right, rest):
                    if not spare:
                        yield (*one, "M", *two[::-1])
                        yield (*one[::-1], "M", *two)
        if size <= 4:
            yield from _mirrored_groups(left, right, jokers, size)


def _mirrored_groups(left: Sequence[str], right: Sequence[str], jokers: Counter[str], size: int) -> Iterator[Words]:
    if len({number_of(piece) for piece in (*left, *right)}) > 1 or "C" in jokers:
        return
    for taken in {tuple(sorted(way)) for count in range(5) for way in combinations(jokers.elements(), count)}:
        if cells_of(left) + cells_of(taken) == size:
            rest = (jokers - Counter(taken)).elements()
            for one, two in product(set(permutations([*left, *taken])), set(permutations([*right, *rest]))):
                yield (*one, "M", *two)


def _with_gaps_filled(
    first: int, size: int, numbers: Sequence[str], jokers: Counter[str]
) -> Iterator[tuple[Words, Counter[str]]]:
    """Yield rows of a number of cells with numbers in their places and jokers elsewhere, and the jokers left over."""
    places = {number_of(piece) - first: piece for piece in numbers}
    if len(places) < len(numbers) or not all(0 <= place < size for place in places):
        return

    def fill(place: int, row: Words, left: Counter[str]) -> Iterator[tuple[Words, Counter[str]]]:
        if place == size:
            yield row, left
        elif place in places:
            yield from fill(place + 1, (*row, places[place]), left)
        elif place < size:
            for joker in left:
                if joker != "D" or place + 1 not in places:
                    yield from fill(place + CELLS.get(joker, 1), (*row, joker), left - Counter((joker,)))

    yield from fill(0, (), +jokers)


@lru_cache(maxsize=1 << 12)
def numbers_in(stand: str) -> tuple[int, ...]:
    """Return the numbers of what a piece stands for."""
    return () if stand == "-" else tuple(int(cell.lstrip(COLORS)) for cell in stand.split("+"))


def _place(cell: str) -> int:
    return COLORS.index(cell[0])


def all_sets(pieces: Words, limits: TwistLimits = BOOKLET) -> dict[Words, int]:
    """Return every collection of some of the pieces that some order makes a set, sorted, with the most it is worth."""
    found: dict[Words, int] = {}
    for size in range(3, len(pieces) + 1):
        for chosen in set(combinations(sorted(pieces), size)):
            if orders := orders_by_gaps(chosen, limits):
                found[chosen] = max(points(order, limits) for order in orders)
    return found


def most_points(pieces: Words, worth: dict[Words, int]) -> int:
    """Return the most points of disjoint sets of the pieces, by trying every partition."""
    return _divided(pieces, worth, leave=True)


def points_in_parts(pieces: Words, worth: dict[Words, int]) -> int:
    """Return the most points of sets that use all of the pieces; less than 0 if there is no such partition."""
    return _divided(pieces, worth, leave=False)


def _divided(pieces: Words, worth: dict[Words, int], *, leave: bool) -> int:
    nothing = -1_000

    @cache
    def best(left: Words) -> int:
        if not left:
            return 0
        most = best(left[1:]) if leave else nothing
        for chosen, points in worth.items():
            if chosen[0] == left[0] and not (used := Counter(chosen)) - Counter(left):
                most = max(most, points + best(tuple(sorted((Counter(left) - used).elements()))))
        return most

    return best(tuple(sorted(pieces)))
