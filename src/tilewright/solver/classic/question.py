"""A question to the classic kernel, as bytes and as lanes.

A question is 108 bytes: for each of the 52 numbered faces how many pieces must be laid, for each how many may be, the
same two counts for jokers, how many numbered pieces a set needs, and the points an opening needs (255: no opening).
Weights are 53 native integers of 8 bytes, the joker's last.
"""

from struct import Struct as Packing

from msgspec import Struct

from tilewright.solver.common.question import (
    JOKER,
    MOST_JOKERS,
    NO_OPENING,
    NUMBERED,
    Pieces,
    check_size,
    read_pieces,
    read_weights,
)

KINDS = NUMBERED + 1
COUNTS_SIZE = 2 * KINDS
QUESTION_SIZE = COUNTS_SIZE + 2
WEIGHTS = Packing(f"={KINDS}q")


class Question(Struct, frozen=True, kw_only=True):
    """A question: its numbered pieces, its jokers, and the demands of the rules.

    In an opening (`least_points` is not None) every joker counts as what it stands for; otherwise jokers are free.
    """

    pieces: Pieces
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
    by_face = read_weights(weights, WEIGHTS, cap)
    pieces = read_pieces(low, high, by_face)
    if not required_jokers <= jokers <= MOST_JOKERS:
        raise ValueError(f"jokers: bounds {required_jokers} to {jokers}, not within 0 to {MOST_JOKERS}")
    if min_natural > 1:
        raise ValueError("min_natural is 0 or 1")
    return Question(
        pieces=pieces,
        joker_weight=by_face[JOKER],
        required_jokers=required_jokers,
        jokers=jokers,
        min_natural=min_natural,
        least_points=None if least_points == NO_OPENING else least_points,
        cap=cap,
    )
