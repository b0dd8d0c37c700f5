"""What is asked of both solvers, in either form: face codes, limits, and how the bytes of a question are read."""

from collections.abc import Callable, Sequence
from struct import Struct as Packing

from msgspec import Struct

from tilewright.solver.common.lanes import packed

COLORS, NUMBERS = 4, 13
NUMBERED = COLORS * NUMBERS
"""How many faces have a number; the codes from here on are jokers."""
JOKER = NUMBERED
MOST_COPIES, MOST_JOKERS = 3, 4
NO_OPENING = 255
MOST_WEIGHT = 1 << 40

Weights = tuple[int, int, int, int]
"""The weights of four colors, or of four kinds of joker."""


class Pieces(Struct, frozen=True):
    """The numbered pieces of a question, per number (0 is the 1): those that must and may be laid, their weights."""

    required: tuple[int, ...]
    available: tuple[int, ...]
    weights: tuple[Weights, ...]


def read_pieces(least: bytes, most: bytes, weights: Sequence[int]) -> Pieces:
    """Return the pieces of the 52 numbered faces, or raise ValueError if a bound is out of range."""
    for face in range(NUMBERED):
        check_bounds(face, least[face], most[face], MOST_COPIES)
    by_number = [slice(number, NUMBERED, NUMBERS) for number in range(NUMBERS)]
    return Pieces(
        tuple(packed(least[faces]) for faces in by_number),
        tuple(packed(most[faces]) for faces in by_number),
        tuple(four(weights[faces]) for faces in by_number),
    )


def check_size(question: bytes, size: int) -> None:
    """Raise ValueError if a question does not have this size."""
    if len(question) != size:
        raise ValueError(f"a question is {size} bytes, not {len(question)}")


def check_bounds(face: int, least: int, most: int, limit: int) -> None:
    """Raise ValueError unless 0 <= `least` <= `most` <= `limit`."""
    if not least <= most <= limit:
        raise ValueError(f"face {face}: bounds {least} to {most}, not within 0 to {limit}")


def read_weights(weights: bytes, packing: Packing, cap: int) -> tuple[int, ...]:
    """Return the weight of each face, or raise ValueError if a weight or the cap is out of range."""
    if len(weights) != packing.size:
        raise ValueError(f"weights are {packing.size // 8} integers of 8 bytes")
    by_face = packing.unpack(weights)
    for face, weight in enumerate(by_face):
        if not 0 <= weight <= MOST_WEIGHT:
            raise ValueError(f"weight of face {face} is not within 0 to 2**40")
    if cap < 0:
        raise ValueError("cap is 0 or more")
    return by_face


def four(weights: Sequence[int]) -> Weights:
    """Return four weights as a tuple of that length."""
    first, second, third, fourth = weights
    return first, second, third, fourth


Solve = Callable[[bytes, bytes, int, int], tuple[int, bytes] | None]
"""A kernel: question, weights, floor and cap give the worth and the flat rows of the best solution, or None."""

Plays = Callable[[bytes, bytes, int], list[bytes] | None]
"""Question, weights and a limit give all plays, or None if there are too many."""

Mask = Callable[[bytes, bytes, bytes, bytes, bytes], bytes]
"""A question, the same without optional pieces, its bounds, and the mask before give flags, as `masks.py` says."""

NO_CAP = 1 << 48
