"""A question to the classic kernel, as bytes and as lanes.

A question is 108 bytes: for each of the 52 numbered faces how many pieces must be laid, for each how many may be, the
same two counts for jokers, how many numbered pieces a set needs, and the points an opening needs (255: no opening).
Weights are 53 native integers of 8 bytes, the joker's last.
"""

from __future__ import annotations

from struct import Struct as Packing

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver.common.question import (
    JOKER,
    MOST_COPIES,
    MOST_JOKERS,
    NO_OPENING,
    NUMBERED,
    Weights,
    by_number,
    check_bounds,
    check_size,
    read_weights,
    weights_by_number,
)

KINDS = NUMBERED + 1
COUNTS_SIZE = 2 * KINDS
QUESTION_SIZE = COUNTS_SIZE + 2
WEIGHTS = Packing(f"={KINDS}q")


class Question(Struct, frozen=True, kw_only=True):
    """A question: per number (0 is the 1) the pieces that must and may be laid, as lanes, and their weights.

    In an opening (`least_points` is not None) every joker counts as what it stands for; otherwise jokers are free.
    """

    required: tuple[int, ...]
    available: tuple[int, ...]
    weights: tuple[Weights, ...]
    joker_weight: int
    required_jokers: int
    jokers: int
    min_natural: int
    least_points: int | None
    cap: int


def demands(min_natural: int = 1, least_points: int | None = None) -> bytes:
    """Return the last bytes of a question: numbered pieces a set needs (A-24), points an opening needs."""
    return bytes((min_natural, NO_OPENING if least_points is None else least_points))


def counts(least: bytes, most: bytes) -> bytes:
    """Return the first bytes of a question: the bounds of the 53 faces, those of the joker last."""
    return least[:JOKER] + most[:JOKER] + least[JOKER:] + most[JOKER:]


def read_question(question: bytes, weights: bytes, cap: int) -> Question:
    """Return the question in the bytes, or raise ValueError naming the part that is out of range."""
    check_size(question, QUESTION_SIZE)
    low, high = question[:NUMBERED], question[NUMBERED : 2 * NUMBERED]
    required_jokers, jokers, min_natural, least_points = question[2 * NUMBERED :]
    for face, (least, most) in enumerate(zip(low, high, strict=True)):
        check_bounds(face, least, most, MOST_COPIES)
    if not required_jokers <= jokers <= MOST_JOKERS:
        raise ValueError(f"jokers: bounds {required_jokers} to {jokers}, not within 0 to {MOST_JOKERS}")
    by_face = read_weights(weights, WEIGHTS, cap)
    if min_natural > 1:
        raise ValueError("min_natural is 0 or 1")
    return Question(
        required=by_number(low),
        available=by_number(high),
        weights=weights_by_number(by_face),
        joker_weight=by_face[JOKER],
        required_jokers=required_jokers,
        jokers=jokers,
        min_natural=min_natural,
        least_points=None if least_points == NO_OPENING else least_points,
        cap=cap,
    )


def reversed_question(question: Question) -> Question:
    """Return the question with its numbers in reverse, 13 to 1: sets stay sets."""
    return replace(
        question,
        required=question.required[::-1],
        available=question.available[::-1],
        weights=question.weights[::-1],
    )
