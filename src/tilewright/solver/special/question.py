"""A question to the kernel about all kinds of jokers, as bytes.

A question is 119 bytes: for each of the 56 faces how many pieces must be laid, for each how many may be, and then the
demands of the rules: numbered pieces a set needs, points an opening needs (255: no opening), whether a color change
may come first, color changes per run, whether they must be in different runs, the fewest places on a side of a mirror,
and the most colors on a side of a mirrored group.
Weights are 56 native integers of 8 bytes.

The search does not track which color change is in which run, so it cannot count them per run. The demand that they be
in different runs (`strict`) guarantees that no run has two, but misses some solutions: a run takes none in a color in
which another continued after one.
"""

from struct import Struct as Packing

from tilewright.sets.rules import GroupLimit, SetRules
from tilewright.solver.common.question import NO_OPENING, NUMBERED

JOKER, DOUBLE, CHANGE, MIRROR = range(NUMBERED, NUMBERED + 4)
KINDS = NUMBERED + 4
QUESTION_SIZE = 2 * KINDS + 7
WEIGHTS = Packing(f"={KINDS}q")

# Three pieces, two classic jokers and two doubles of one color at one number are seven: the most the kernel counts.
MOST_OF_A_KIND = 2


def demands(rules: SetRules, least_points: int | None = None, strict: bool = False) -> bytes:
    """Return the last bytes of a question (A-24, A-C3, A-C4, A-M1, A-M2); changes may share a run unless `strict`."""
    change, mirror = rules.change, rules.mirror
    points = NO_OPENING if least_points is None else least_points
    per_run = change.max_per_run if strict else MOST_OF_A_KIND
    side = 4 if mirror.group_limit is GroupLimit.PER_SIDE else 2
    return bytes((min(rules.min_natural, 1), points, change.at_start, per_run, strict, mirror.min_side, side))
