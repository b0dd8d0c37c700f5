"""The stages of the search, one for each number: its actions, and bounds on what it and later numbers can add.

An action says how many pieces of each color go into runs, and which into groups. The number
that starts a run brings along the jokers before it.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.classic.question import Question
from tilewright.solver.common.bounds import bounds_ahead, points_ahead
from tilewright.solver.common.groupings import grouped_pieces, groupings
from tilewright.solver.common.lanes import excess, lane, packed, total
from tilewright.solver.common.question import COLORS, MOST_JOKERS, NUMBERS, Weights

# How the numbers of one color can share up to four jokers: the jokers before each of them.
PARTITIONS: tuple[tuple[int, ...], ...] = (
    (), (1,), (1, 1), (1, 1, 1), (2,), (2, 1), (2, 1, 1), (2, 2), (3,), (3, 1), (4,),
)  # fmt: skip


class Prefix(Struct, frozen=True, gc=False):
    """Runs that start with jokers, as lanes: how many start, and how many are then two or at least three pieces long.

    `partitions` has for each color its index in PARTITIONS; `points` is what the jokers stand for.
    """

    starts: int
    twos: int
    threes: int
    partitions: int
    jokers: int
    points: int


@lru_cache(maxsize=256)
def prefixes(number: int, jokers: int, exact_jokers: bool) -> tuple[Prefix, ...]:
    """Return the ways to start runs at `number` (0 is the 1) with at most `jokers` jokers; the first uses none.

    Free jokers: a run that starts with a joker is three long (else the joker is not needed) and reaches the 13 (else
    the joker can move to the other end): J 12 13, J 12 J or J J 13.
    """
    allowed = range(1, number + 1) if exact_jokers else {11: (1,), 12: (2,)}.get(number, ())
    choices = [index for index, part in enumerate(PARTITIONS) if sum(part) <= jokers and set(part) <= set(allowed)]
    return tuple(
        _prefix(chosen, number)
        for chosen in product(choices, repeat=4)
        if sum(sum(PARTITIONS[index]) for index in chosen) <= jokers
    )


def _prefix(chosen: tuple[int, ...], number: int) -> Prefix:
    parts = [PARTITIONS[index] for index in chosen]
    return Prefix(
        starts=packed([len(part) for part in parts]),
        twos=packed([part.count(1) for part in parts]),
        threes=packed([len(part) - part.count(1) for part in parts]),
        partitions=packed(chosen),
        jokers=sum(sum(part) for part in parts),
        points=sum(number + 1 - back for part in parts for front in part for back in range(1, front + 1)),
    )


class Supply(Struct, frozen=True, cache_hash=True):
    """Everything the actions of one number depend on: its pieces, as lanes, and their weights.

    `run_room` limits how many pieces of each color runs can use. With `exact_jokers` each joker counts where it is
    laid; without it jokers are free, and an action uses no more of them than it needs.
    """

    required: int
    available: int
    run_room: int
    weights: Weights
    jokers: int
    exact_jokers: bool
    min_natural: int


class Action(Struct, frozen=True, gc=False):
    """Pieces of one number, as lanes: `runs` go into runs, `grouped` go into `groups` groups with `jokers` jokers."""

    reward: int
    runs: int
    grouped: int
    jokers: int
    groups: int
    pieces: int


@lru_cache(maxsize=1 << 14)
def actions(supply: Supply) -> tuple[Action, ...]:
    """Return the actions worth trying, the highest reward first."""
    rooms = [range(lane(supply.run_room, color) + 1) for color in range(4)]
    found = [action for runs in product(*rooms) for action in _with_runs(supply, packed(runs))]
    return tuple(sorted(found, key=lambda action: (-action.reward, action.runs, action.jokers)))


def _with_runs(supply: Supply, runs: int) -> Iterator[Action]:
    required, available = excess(supply.required, runs), supply.available - runs
    best = -1
    for jokers, groups, pieces in groupings(required, available, supply.exact_jokers, supply.min_natural):
        if jokers > supply.jokers:
            break
        grouped = grouped_pieces(required, available, groups, pieces, supply.weights)
        gained = runs + grouped - supply.required
        reward = sum([weight * lane(gained, color) for color, weight in enumerate(supply.weights)])
        # Free jokers: of two actions with the same runs, the one with fewer jokers leaves more for other numbers.
        if supply.exact_jokers or reward > best:
            best = reward
            yield Action(reward, runs, grouped, jokers, groups, total(runs) + pieces + jokers)


class Stages(Struct, frozen=True):
    """The actions at each number, and bounds on what it and all later numbers can add.

    `run_room` and `joker_allowed` end with two empty numbers, so that the search can look two numbers ahead anywhere.
    """

    run_room: tuple[int, ...]
    joker_allowed: tuple[int, ...]
    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def stages(question: Question) -> Stages | None:
    """Return the stages of a question, or None if the required pieces of some number cannot be laid at all."""
    pieces = question.pieces
    run_room, joker_allowed = _run_places(pieces.available, question.jokers)
    exact_jokers = question.least_points is not None
    min_natural = question.min_natural if exact_jokers else 1
    supplies = zip(pieces.required, pieces.available, run_room, pieces.weights, strict=False)
    by_number = tuple(actions(Supply(*supply, question.jokers, exact_jokers, min_natural)) for supply in supplies)
    # Jokers in groups are counted exactly; the points bound ignores jokers.
    bound = bounds_ahead([[(action.jokers, action.reward) for action in found] for found in by_number], MOST_JOKERS)
    if bound[0][question.jokers] < 0:
        return None
    most_pieces = [max(action.pieces - action.jokers for action in found) for found in by_number]
    return Stages(run_room, joker_allowed, by_number, bound, points_ahead(most_pieces))


def _run_places(available: tuple[int, ...], jokers: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return, per number, how many pieces of each color runs can use, and in which colors (as ones) a joker may be."""
    run_room, joker_allowed = [0] * (NUMBERS + 2), [0] * (NUMBERS + 2)
    for color in range(COLORS):
        counts = [0, 0, *(lane(lanes, color) for lanes in available), 0, 0]
        for number in range(NUMBERS):
            before2, before, here, after, after2 = counts[number : number + 5]
            # Any place of a run is in a window of three consecutive numbers; jokers stand in for missing ones.
            windows = [
                sum(count > 0 for count in counts[start + 2 : start + 5]) - (here > 0)
                for start in range(max(0, number - 2), min(number, NUMBERS - 3) + 1)
            ]
            if jokers and max(windows) >= 3 - jokers:
                joker_allowed[number] |= 1 << 4 * color
            if here and max(windows) + 1 >= 3 - jokers:
                # Each run through here uses two neighbors on one side or one on each side. Any two kinds of neighbor
                # that cover all three cases bound the number of runs, jokers aside.
                through = min(before + after, before + after2, before2 + after) + jokers
                run_room[number] |= min(here, through) << 4 * color
    return tuple(run_room), tuple(joker_allowed)
