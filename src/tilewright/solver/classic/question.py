"""A question to the kernel about numbers and classic jokers, as bytes.

A question is 108 bytes: for each of the 52 numbered faces how many pieces must be laid, for each how many may be, the
same two counts for jokers, how many numbered pieces a set needs, and the points an opening needs (255: no opening).
In an opening every joker counts as what it stands for. Weights are 53 native integers of 8 bytes, the joker's last.
"""

from struct import Struct as Packing

from tilewright.solver.common.question import JOKER, NO_OPENING, NUMBERED

KINDS = NUMBERED + 1
COUNTS_SIZE = 2 * KINDS
WEIGHTS = Packing(f"={KINDS}q")


def demands(min_natural: int = 1, least_points: int | None = None) -> bytes:
    """Return the last bytes of a question: numbered pieces a set needs (A-24), points an opening needs."""
    return bytes((min_natural, NO_OPENING if least_points is None else least_points))


def counts(least: bytes, most: bytes) -> bytes:
    """Return the first bytes of a question: the bounds of the 53 faces, those of the joker last."""
    return least[:JOKER] + most[:JOKER] + least[JOKER:] + most[JOKER:]
