"""Candidate sets, as rows of face codes: every set that a given face, or a joker, can be part of."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.solver.common.question import COLORS, JOKER, NUMBERS
from tilewright.tiles import CODES, FACES, Row

# A run of six or more splits into two, unless one part would be only jokers: there are at most four.
_LONGEST = 7


def sets_with(available: bytes, code: int, rules: SetRules) -> Iterator[bytes]:
    """Yield every set that has a piece of face `code` and is made of the available pieces (counts of 53 faces).

    Sets that split into two are left out: the parts meet every demand on sets as well.
    """
    jokers = available[JOKER]
    for places in _shapes():
        present = [face for face in places if available[face]]
        missing = len(places) - len(present)
        if missing > jokers or (code != JOKER and code not in present):
            continue
        for count in range(missing, min(jokers, len(places)) + 1):
            for hidden in combinations(present, count - missing):
                row = bytes([face if face in present and face not in hidden else JOKER for face in places])
                if code in row and not _splits(row, rules) and (ordered := in_legal_order(row, rules)):
                    yield ordered


def sets_around(numbers: bytes, most: bytes) -> Iterator[bytes]:
    """Yield every set without jokers that contains these numbers and can be made of the pieces."""
    for size in range(max(SHORTEST, len(numbers)), NUMBERS + 1):
        for shape in _shapes_of(size):
            if set(numbers) <= set(shape) and all(most[code] for code in shape):
                yield shape


def in_legal_order(row: bytes, rules: SetRules) -> bytes | None:
    """Return the row in an order that is a set, its own if possible, or None."""
    order = arranged(faces_of(row), rules)
    return None if order is None else bytes([CODES[face] for face in order])


def faces_of(row: bytes) -> Row:
    """Return the faces of a row of codes."""
    return tuple([FACES[code] for code in row])


@cache
def _shapes() -> tuple[bytes, ...]:
    """Return every group and every run up to the longest needed, without jokers."""
    return tuple(shape for size in range(SHORTEST, _LONGEST + 1) for shape in _shapes_of(size))


@cache
def _shapes_of(size: int) -> tuple[bytes, ...]:
    """Return every group and every run of one length, without jokers."""
    groups = [
        bytes(color * NUMBERS + number for color in colors)
        for number in range(NUMBERS)
        for colors in combinations(range(COLORS), size)
    ]
    runs = [
        bytes(color * NUMBERS + start + place for place in range(size))
        for color in range(COLORS)
        for start in range(NUMBERS - size + 1)
    ]
    return (*groups, *runs)


def _splits(row: bytes, rules: SetRules) -> bool:
    needed = rules.min_natural
    return any(
        cut - row[:cut].count(JOKER) >= needed and len(row) - cut - row[cut:].count(JOKER) >= needed
        for cut in range(SHORTEST, len(row) - SHORTEST + 1)
    )
