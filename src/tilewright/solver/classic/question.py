"""The question of one solve in the kernel's terms, read from bytes, and what follows from it number by number.

A question is 108 bytes: for each of the 52 face codes how many pieces must be laid, for each how many may be in all,
the same two for jokers, how many numbered pieces a set needs, and the least points of an opening (255: it is none).
Weights are 53 native integers of 8 bytes, the joker's last.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct as Packing

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver.classic.actions import MOST_JOKERS, Action, Shelf, Weights, actions
from tilewright.solver.classic.lanes import lane, packed

COLORS, NUMBERS = 4, 13
FACES = COLORS * NUMBERS
JOKER = FACES
KINDS = FACES + 1
MOST_COPIES = 3
NO_OPENING = 255
MOST_WEIGHT = 1 << 40

COUNTS_SIZE = 2 * KINDS
QUESTION_SIZE = COUNTS_SIZE + 2
WEIGHTS = Packing(f"={KINDS}q")


class Program(Struct, frozen=True, kw_only=True):
    """A question: per number (0 is the 1) what must and may be laid, as lanes, and what it is worth.

    An opening (`least_points` not None) counts what every joker stands for; elsewhere jokers are free.
    """

    owed: tuple[int, ...]
    held: tuple[int, ...]
    weights: tuple[Weights, ...]
    joker_weight: int
    jokers_owed: int
    jokers: int
    min_natural: int
    least_points: int | None
    cap: int


class Plan(Struct, frozen=True, kw_only=True):
    """What can be done number by number, and bounds on all that lies ahead.

    `room` and `joker_ok` have two empty numbers at the end, so that looking two ahead needs no care.
    """

    room: tuple[int, ...]
    joker_ok: tuple[int, ...]
    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def read_program(question: bytes, weights: bytes, cap: int) -> Program:
    """Return the question the bytes ask, or raise ValueError saying which byte cannot be."""
    check_size(question, QUESTION_SIZE)
    low, high = question[:FACES], question[FACES : 2 * FACES]
    jokers_owed, jokers, min_natural, least_points = question[2 * FACES :]
    for face, (least, most) in enumerate(zip(low, high, strict=True)):
        check_bounds(face, least, most, MOST_COPIES)
    if not jokers_owed <= jokers <= MOST_JOKERS:
        raise ValueError(f"jokers: bounds {jokers_owed} to {jokers}, not within 0 to {MOST_JOKERS}")
    worth = read_worth(weights, WEIGHTS, cap)
    if min_natural > 1:
        raise ValueError("min_natural is 0 or 1")
    return Program(
        owed=by_number(low),
        held=by_number(high),
        weights=weights_by_number(worth),
        joker_weight=worth[JOKER],
        jokers_owed=jokers_owed,
        jokers=jokers,
        min_natural=min_natural,
        least_points=None if least_points == NO_OPENING else least_points,
        cap=cap,
    )


def check_size(question: bytes, size: int) -> None:
    """Raise ValueError if a question is not of this size."""
    if len(question) != size:
        raise ValueError(f"a question is {size} bytes, not {len(question)}")


def check_bounds(face: int, least: int, most: int, limit: int) -> None:
    """Raise ValueError if so many pieces of a face cannot be asked for."""
    if not least <= most <= limit:
        raise ValueError(f"face {face}: bounds {least} to {most}, not within 0 to {limit}")


def read_worth(weights: bytes, packing: Packing, cap: int) -> tuple[int, ...]:
    """Return what each face is worth, or raise ValueError if the bytes or the cap cannot be."""
    if len(weights) != packing.size:
        raise ValueError(f"weights are {packing.size // 8} integers of 8 bytes")
    worth = packing.unpack(weights)
    for face, weight in enumerate(worth):
        if not 0 <= weight <= MOST_WEIGHT:
            raise ValueError(f"weight of face {face} is not within 0 to 2**40")
    if cap < 0:
        raise ValueError("cap is 0 or more")
    return worth


def by_number(counts: bytes) -> tuple[int, ...]:
    """Return the counts of the 52 numbered faces as lanes, number by number."""
    return tuple(packed(counts[number:FACES:NUMBERS]) for number in range(NUMBERS))


def weights_by_number(worth: Sequence[int]) -> tuple[Weights, ...]:
    """Return what the 52 numbered faces are worth, number by number."""
    return tuple(four(worth[number:FACES:NUMBERS]) for number in range(NUMBERS))


def four(weights: Sequence[int]) -> Weights:
    """Return the weights of four colors, or of four kinds of jokers."""
    black, red, blue, orange = weights
    return black, red, blue, orange


def mirrored(program: Program) -> Program:
    """Return the question with its numbers turned round, 13 to 1."""
    return replace(program, owed=program.owed[::-1], held=program.held[::-1], weights=program.weights[::-1])


def plan(program: Program) -> Plan | None:
    """Return the plan of a question, or None if the pieces of some number cannot be laid at all."""
    room, joker_ok = _run_places(program.held, program.jokers)
    exact = program.least_points is not None
    by_number = []
    for number in range(NUMBERS):
        found = actions(
            Shelf(
                program.owed[number],
                program.held[number],
                room[number],
                program.weights[number],
                program.jokers,
                exact,
                program.min_natural if exact else 1,
            )
        )
        if not found:
            return None
        by_number.append(found)
    bound, points_bound = _bounds(by_number)
    if bound[0][program.jokers] < 0:
        return None
    return Plan(room=room, joker_ok=joker_ok, actions=tuple(by_number), bound=bound, points_bound=points_bound)


def _run_places(held: tuple[int, ...], jokers: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return, per number, how many pieces of each color runs can use, and in which colors (as ones) a joker may lie."""
    room, joker_ok = [0] * (NUMBERS + 2), [0] * (NUMBERS + 2)
    for color in range(COLORS):
        counts = [0, 0, *(lane(lanes, color) for lanes in held), 0, 0]
        for number in range(NUMBERS):
            before2, before, here, after, after2 = counts[number : number + 5]
            # A run has three numbers in a row around any of its own, jokers standing in for those that are not there.
            windows = [
                sum(count > 0 for count in counts[start + 2 : start + 5]) - (here > 0)
                for start in range(max(0, number - 2), min(number, NUMBERS - 3) + 1)
            ]
            if jokers and max(windows) >= 3 - jokers:
                joker_ok[number] |= 1 << 4 * color
            if here and max(windows) + 1 >= 3 - jokers:
                # Each run through here takes two of its neighbors on one side or one on each: no more runs than any
                # two kinds of neighbors that meet all three ways can serve, jokers aside.
                through = min(before + after, before + after2, before2 + after) + jokers
                room[number] |= min(here, through) << 4 * color
    return tuple(room), tuple(joker_ok)


def _bounds(by_number: list[tuple[Action, ...]]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return, per number and jokers left, the most that it and all later ones can be worth (-1: cannot be laid).

    Runs are taken to fit everywhere; jokers in groups are shared out exactly. The points leave jokers aside.
    """
    bound = [(0,) * (MOST_JOKERS + 1)]
    points_bound = [0]
    for number in range(NUMBERS - 1, -1, -1):
        best = [-1] * (MOST_JOKERS + 1)
        for action in by_number[number]:
            best[action.jokers] = max(best[action.jokers], action.reward)
        ahead = bound[-1]
        bound.append(
            tuple(
                max(
                    (
                        best[used] + ahead[left - used]
                        for used in range(left + 1)
                        if best[used] >= 0 <= ahead[left - used]
                    ),
                    default=-1,
                )
                for left in range(MOST_JOKERS + 1)
            )
        )
        most = max(action.pieces - action.jokers for action in by_number[number])
        points_bound.append(points_bound[-1] + (number + 1) * most)
    return tuple(reversed(bound)), tuple(reversed(points_bound))
