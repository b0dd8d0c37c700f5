"""The sets that dice can form, as face codes: their orders, and where another line may cross them."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise, permutations

from msgspec import Struct

from tilewright.dice.grid import GridRules, row_meanings
from tilewright.sets.catalogue import catalogue
from tilewright.sets.readings import orders
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.solver.common.question import COLORS, JOKER, NUMBERS
from tilewright.tiles import CODES, FACES, Face, Joker, Number, Row

Kinds = tuple[int, ...]
"""Kinds of dice: the codes of their faces."""

_SETS = SetRules()
# The direction of a run does not change what its jokers may stand for.
_RISING = GridRules()


class DiceSet(Struct, frozen=True):
    """A set: its kinds in a legal order, and where another line may cross it.

    A crossing is not needed at a die without which the rest of the set still consists of sets. `needs` has each kind
    once, with how many dice of it the set takes and whether it may be crossed there. `mask` has a bit for each kind,
    `stands` a bit for each face that a joker of the set may stand for.
    """

    kinds: Kinds
    needs: tuple[tuple[int, int, bool], ...]
    mask: int
    stands: int


def dice_sets(present: Iterable[int], jokers: int) -> tuple[DiceSet, ...]:
    """Return every set of the numbered kinds present and some of the jokers, without runs that split into sets."""
    colors, numbers = [0] * COLORS, [0] * NUMBERS
    for kind in present:
        color, number = divmod(kind, NUMBERS)
        colors[color] |= 1 << number
        numbers[number] |= 1 << color
    found: list[DiceSet] = []
    for color, mask in enumerate(colors):
        for cluster in _clusters(mask, jokers):
            found += _of_one_color(color, cluster, jokers)
    for number, mask in enumerate(numbers):
        # A power of two is a single color.
        if mask & (mask - 1):
            found += _of_one_number(number, mask, jokers)
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def _clusters(numbers: int, jokers: int) -> tuple[int, ...]:
    """Return the numbers of a color in clusters: no run spans two, because the gaps are wider than all jokers."""
    found: list[int] = []
    last = 0
    for number in range(NUMBERS):
        if numbers >> number & 1:
            if not found or number - last - 1 > jokers:
                found.append(0)
            found[-1] |= 1 << number
            last = number
    return tuple([cluster for cluster in found if cluster.bit_count() + jokers >= SHORTEST])


# A set with at least two numbered dice has one color or one number, and one with a single number counts as a run. So
# each cache key has few dice, and keys recur.
@lru_cache(maxsize=1 << 15)
def _of_one_color(color: int, numbers: int, jokers: int) -> tuple[DiceSet, ...]:
    faces = [FACES[color * NUMBERS + number] for number in range(NUMBERS) if numbers >> number & 1]
    return tuple(_dice_set(entry.row) for entry in catalogue([*faces, *[FACES[JOKER]] * jokers], _SETS))


@lru_cache(maxsize=1 << 11)
def _of_one_number(number: int, colors: int, jokers: int) -> tuple[DiceSet, ...]:
    faces = [FACES[color * NUMBERS + number] for color in range(COLORS) if colors >> color & 1]
    found = catalogue([*faces, *[FACES[JOKER]] * jokers], _SETS)
    return tuple(_dice_set(entry.row) for entry in found if sum(isinstance(face, Number) for face in entry.row) > 1)


@lru_cache(maxsize=1 << 14)
def legal_orders(row: Row, rules: GridRules) -> tuple[Row, ...]:
    """Return the orders in which the faces of a row are a legal line of the grid."""
    rising = orders(row, _SETS)
    return tuple(dict.fromkeys((*rising, *(laid[::-1] for laid in rising)))) if rules.descending else rising


def neighbors(sets: Iterable[DiceSet], rules: GridRules) -> frozenset[tuple[Face, Face]]:
    """Return the pairs of faces that may be adjacent, in this order, in some set.

    Two adjacent dice of a run of any length are also adjacent in one of its parts of three that has a number.
    """
    return frozenset(
        pair
        for one in sets
        for laid in legal_orders(tuple([FACES[kind] for kind in one.kinds]), rules)
        for pair in pairwise(laid)
    )


def dice_orders(dice: tuple[int, ...], faces: Row, rules: GridRules) -> list[tuple[int, ...]]:
    """Return the orders in which these dice, showing these faces, are a legal line; jokers are distinguished."""
    numbered = {face: die for die, face in zip(dice, faces, strict=True) if not isinstance(face, Joker)}
    jokers = [die for die, face in zip(dice, faces, strict=True) if isinstance(face, Joker)]
    found = []
    for laid in legal_orders(faces, rules):
        for order in permutations(jokers):
            left = iter(order)
            found.append(tuple([numbered[face] if face in numbered else next(left) for face in laid]))
    return found


def _dice_set(row: Row) -> DiceSet:
    kinds = tuple([CODES[face] for face in row])
    tight = dict(zip(kinds, _tight(row), strict=True))
    needs = tuple([(kind, kinds.count(kind), tight[kind]) for kind in tight])
    return DiceSet(kinds, needs, sum(1 << kind for kind in tight), _stands(row))


def _stands(row: Row) -> int:
    codes = {
        CODES[face]
        for laid in legal_orders(row, _RISING)
        for meanings in row_meanings(laid, _RISING)
        for meaning in meanings
        for face in meaning
    }
    return sum(1 << code for code in codes)


def _tight(row: Row) -> tuple[bool, ...]:
    """Return for each die of a set whether the rest of the line, cut there, no longer consists of sets.

    Only a run of numbers has a single order, so nothing is known in advance about other sets.
    """
    values = [0 if isinstance(face, Joker) else face.value for face in row]
    if 0 in values or values[0] == values[1]:
        return (True,) * len(row)
    last = len(row) - 1
    return tuple([not all(rest == 0 or rest >= SHORTEST for rest in (at, last - at)) for at in range(len(row))])
