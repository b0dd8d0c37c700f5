"""The question of one solve with special jokers, read from bytes.

A question is 119 bytes: for each of the 56 face codes how many pieces must be laid, for each how many may be in all,
then what the rules ask: numbered pieces a set needs, the least points of an opening (255: it is none), whether a color
change may come first, color changes a run, whether they must be kept in different runs, the least places of a mirror's
side, and the most colors of a mirrored group's side.
Weights are 56 native integers of 8 bytes.

The jokers of all kinds stand in lanes like the colors: classic, double, color change, mirror.
"""

from __future__ import annotations

from struct import Struct as Packing

from msgspec import Struct
from msgspec.structs import replace

from tilewright.sets.rules import GroupLimit, SetRules
from tilewright.solver.classic.actions import Weights
from tilewright.solver.classic.lanes import packed, total
from tilewright.solver.classic.question import (
    FACES,
    MOST_COPIES,
    NO_OPENING,
    by_number,
    check_bounds,
    check_size,
    four,
    read_worth,
    weights_by_number,
)

JOKER, DOUBLE, CHANGE, MIRROR = range(FACES, FACES + 4)
KINDS = FACES + 4
QUESTION_SIZE = 2 * KINDS + 7
WEIGHTS = Packing(f"={KINDS}q")

# Three pieces, two classic jokers and two doubles of one color at one number are seven: as many as a lane counts.
MOST_OF_A_KIND = 2

# One joker of each kind, as lanes.
ONE_JOKER, ONE_DOUBLE, ONE_CHANGE, ONE_MIRROR = 0x1, 0x10, 0x100, 0x1000


class Rules(Struct, frozen=True, cache_hash=True):
    """What the rules ask of sets with special jokers (A-24, A-C3, A-C4, A-M1, A-M2).

    The search does not know which color change lies in which run, so it cannot count them. `strict` makes sure that
    none has two, at the price of some answers: a run takes none in a color in which another has gone on behind one.
    """

    min_natural: int = 1
    at_start: bool = True
    max_per_run: int = 2
    strict: bool = False
    min_side: int = 1
    group_side: int = 4


class Task(Struct, frozen=True, kw_only=True):
    """A question: per number (0 is the 1) what must and may be laid, as lanes, and what it is worth; so for jokers."""

    owed: tuple[int, ...]
    held: tuple[int, ...]
    weights: tuple[Weights, ...]
    wild_owed: int
    wild: int
    wild_weights: Weights
    least_points: int | None
    cap: int
    rules: Rules


def asking(rules: SetRules, least_points: int | None = None, strict: bool = False) -> bytes:
    """Return what the rules ask, as the last bytes of a question; two color changes may share a run unless `strict`."""
    change, mirror = rules.change, rules.mirror
    points = NO_OPENING if least_points is None else least_points
    per_run = change.max_per_run if strict else MOST_OF_A_KIND
    side = 4 if mirror.group_limit is GroupLimit.PER_SIDE else 2
    return bytes((min(rules.min_natural, 1), points, change.at_start, per_run, strict, mirror.min_side, side))


def read_task(question: bytes, weights: bytes, cap: int) -> Task:
    """Return the question the bytes ask, or raise ValueError saying which byte cannot be."""
    check_size(question, QUESTION_SIZE)
    low, high = question[:KINDS], question[KINDS : 2 * KINDS]
    for face, (least, most) in enumerate(zip(low, high, strict=True)):
        check_bounds(face, least, most, MOST_COPIES if face < FACES else MOST_OF_A_KIND)
    worth = read_worth(weights, WEIGHTS, cap)
    min_natural, points, at_start, per_run, strict, min_side, group_side = question[2 * KINDS :]
    return Task(
        owed=by_number(low),
        held=by_number(high),
        weights=weights_by_number(worth),
        wild_owed=packed(low[FACES:]),
        wild=packed(high[FACES:]),
        wild_weights=four(worth[FACES:]),
        least_points=None if points == NO_OPENING else points,
        cap=cap,
        rules=Rules(min_natural, bool(at_start), per_run, bool(strict), min_side, group_side),
    )


def turned(task: Task) -> Task:
    """Return the question with its numbers turned round, 13 to 1."""
    return replace(task, owed=task.owed[::-1], held=task.held[::-1], weights=task.weights[::-1])


def wild_count(lanes: int) -> int:
    """Return how many jokers that run along with numbers the lanes hold: all but mirrors."""
    return total(lanes & 0xFFF)
