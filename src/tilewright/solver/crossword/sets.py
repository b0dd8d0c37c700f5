"""The sets that dice can form, as face codes."""

from collections.abc import Iterable
from functools import lru_cache

from tilewright.sets.catalogue import catalogue
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.solver.common.question import COLORS, JOKER, NUMBERS
from tilewright.tiles import CODES, FACES, Number, Row

Kinds = tuple[int, ...]
"""Kinds of dice: the codes of their faces."""

_SETS = SetRules()


def dice_sets(present: Iterable[int], jokers: int) -> tuple[Kinds, ...]:
    """Return every set of the numbered kinds present and some of the jokers, without runs that split into sets."""
    colors, numbers = [0] * COLORS, [0] * NUMBERS
    for kind in present:
        color, number = divmod(kind, NUMBERS)
        colors[color] |= 1 << number
        numbers[number] |= 1 << color
    found: list[Kinds] = []
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
def _of_one_color(color: int, numbers: int, jokers: int) -> tuple[Kinds, ...]:
    faces = [FACES[color * NUMBERS + number] for number in range(NUMBERS) if numbers >> number & 1]
    return tuple(_kinds(entry.row) for entry in catalogue([*faces, *[FACES[JOKER]] * jokers], _SETS))


@lru_cache(maxsize=1 << 11)
def _of_one_number(number: int, colors: int, jokers: int) -> tuple[Kinds, ...]:
    faces = [FACES[color * NUMBERS + number] for color in range(COLORS) if colors >> color & 1]
    found = catalogue([*faces, *[FACES[JOKER]] * jokers], _SETS)
    return tuple(_kinds(entry.row) for entry in found if sum(isinstance(face, Number) for face in entry.row) > 1)


def _kinds(row: Row) -> Kinds:
    return tuple([CODES[face] for face in row])
