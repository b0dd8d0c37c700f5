"""A question to the special kernel, as bytes and as lanes.

A question is 119 bytes: for each of the 56 faces how many pieces must be laid, for each how many may be, and then the
demands of the rules: numbered pieces a set needs, points an opening needs (255: no opening), whether a color change
may come first, color changes per run, whether they must be in different runs, the fewest places on a side of a mirror,
and the most colors on a side of a mirrored group.
Weights are 56 native integers of 8 bytes.

The four kinds of joker are in lanes like the colors: classic, double, color change, mirror.
"""

from struct import Struct as Packing

from msgspec import Struct

from tilewright.sets.rules import GroupLimit, SetRules
from tilewright.solver.common.lanes import packed, total
from tilewright.solver.common.question import (
    NO_OPENING,
    NUMBERED,
    Pieces,
    Weights,
    check_bounds,
    check_size,
    four,
    read_pieces,
    read_weights,
)

JOKER, DOUBLE, CHANGE, MIRROR = range(NUMBERED, NUMBERED + 4)
KINDS = NUMBERED + 4
QUESTION_SIZE = 2 * KINDS + 7
WEIGHTS = Packing(f"={KINDS}q")

# Three pieces, two classic jokers and two doubles of one color at one number are seven: the most a lane can count.
MOST_OF_A_KIND = 2

# One joker of each kind, as lanes.
ONE_JOKER, ONE_DOUBLE, ONE_CHANGE, ONE_MIRROR = 0x1, 0x10, 0x100, 0x1000


class Rules(Struct, frozen=True, cache_hash=True):
    """The demands on sets with special jokers (A-24, A-C3, A-C4, A-M1, A-M2).

    The search does not track which color change is in which run, so it cannot count them per run. `strict` guarantees
    that no run has two, but misses some solutions: a run takes none in a color in which another continued after one.
    """

    min_natural: int = 1
    at_start: bool = True
    max_per_run: int = 2
    strict: bool = False
    min_side: int = 1
    group_side: int = 4


class Question(Struct, frozen=True, kw_only=True):
    """A question: its numbered pieces, its jokers of all kinds (`wild`, as lanes), and the demands of the rules."""

    pieces: Pieces
    required_wild: int
    wild: int
    wild_weights: Weights
    least_points: int | None
    cap: int
    rules: Rules


def demands(rules: SetRules, least_points: int | None = None, strict: bool = False) -> bytes:
    """Return the last bytes of a question; two color changes may share a run unless `strict`."""
    change, mirror = rules.change, rules.mirror
    points = NO_OPENING if least_points is None else least_points
    per_run = change.max_per_run if strict else MOST_OF_A_KIND
    side = 4 if mirror.group_limit is GroupLimit.PER_SIDE else 2
    return bytes((min(rules.min_natural, 1), points, change.at_start, per_run, strict, mirror.min_side, side))


def read_question(question: bytes, weights: bytes, cap: int) -> Question:
    """Return the question in the bytes, or raise ValueError naming the part that is out of range."""
    check_size(question, QUESTION_SIZE)
    low, high = question[:KINDS], question[KINDS : 2 * KINDS]
    by_face = read_weights(weights, WEIGHTS, cap)
    pieces = read_pieces(low, high, by_face)
    for face in range(NUMBERED, KINDS):
        check_bounds(face, low[face], high[face], MOST_OF_A_KIND)
    min_natural, points, at_start, per_run, strict, min_side, group_side = question[2 * KINDS :]
    return Question(
        pieces=pieces,
        required_wild=packed(low[NUMBERED:]),
        wild=packed(high[NUMBERED:]),
        wild_weights=four(by_face[NUMBERED:]),
        least_points=None if points == NO_OPENING else points,
        cap=cap,
        rules=Rules(min_natural, bool(at_start), per_run, bool(strict), min_side, group_side),
    )


def run_joker_count(wild: int) -> int:
    """Return how many jokers can stand among the numbers of a run: all but mirrors."""
    return total(wild & 0xFFF)
