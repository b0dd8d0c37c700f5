"""The stages of the special kernel, one for each number: its actions, and bounds on what can still be added."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

from msgspec import Struct

from tilewright.solver.common.bounds import bounds_ahead, points_ahead
from tilewright.solver.common.groupings import grouped_pieces, groupings
from tilewright.solver.common.lanes import covers, excess, lane, packed, total
from tilewright.solver.common.question import NUMBERS, Weights, four
from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, ONE_MIRROR, Question, Rules


class Prefix(Struct, frozen=True):
    """Jokers before the first number of a run, by kind; the run is then `length` long (2 or 3), or 0 if it ends."""

    jokers: int
    doubles: int
    changes: int
    length: int
    wild: int
    points: int


@lru_cache(maxsize=1 << 10)
def prefixes(number: int, wild: int, exact_jokers: bool, rules: Rules) -> tuple[Prefix, ...]:
    """Return the jokers that may precede a run whose first numbered piece is at `number` (0 is the 1)."""
    found = []
    for jokers, doubles, changes in product(*(range(lane(wild, kind) + 1) for kind in range(3))):
        before, width = jokers + doubles + changes, jokers + 2 * doubles + changes
        if not before or width > number or changes > rules.max_per_run:
            continue
        # Color changes are not adjacent, and where none may come first each has something before it.
        if changes and jokers + doubles < changes - rules.at_start:
            continue
        if exact_jokers or _is_needed(number, jokers, doubles, changes):
            points = sum(range(number - width + 1, number + 1))
            used = jokers * ONE_JOKER + doubles * ONE_DOUBLE + changes * ONE_CHANGE
            found.append(Prefix(jokers, doubles, changes, min(3, before + 1), used, points))
    if not exact_jokers and lane(wild, 2) == 2 and rules.at_start and rules.max_per_run > 1 and 0 < number < 12:
        # A number between two color changes: the one prefix that cannot move to the other end.
        found.append(Prefix(0, 0, 1, 0, 2 * ONE_CHANGE, 0))
    return tuple(found)


def _is_needed(number: int, jokers: int, doubles: int, changes: int) -> bool:
    """Return whether free jokers may have to precede the first number: only without room after the last one.

    In a run of four or more a leading joker is not needed (nor is a color change after it), so the run is three long.
    If all of it fits higher up, the joker can go to the end.
    """
    match jokers + doubles, changes:
        case (1, 0) | (0, 1):
            return 10 - doubles <= number <= 11
        case (2, 0) | (1, 1):
            return number >= (11 if doubles == 2 else 12)
        case _:
            return False


# The load that one joker carries: see `_run_loads` in stages.py.
JOKER_CAPACITY = 4


class SpecialGroup(Struct, frozen=True, order=True):
    """A group with a double, or a mirrored group: its numbered pieces and its jokers of all kinds, as lanes."""

    numbers: int
    wild: int


class Action(Struct, frozen=True, gc=False):
    """Pieces of one number: `runs` go into runs, plain or mirrored, `grouped` into ordinary groups.

    `wild` are all jokers in groups, `jokers` those in ordinary groups; `places` is how many places the groups have.
    `load` is what the jokers must carry for this action, `leftover` the pieces that are not laid.
    """

    reward: int
    runs: int
    grouped: int
    jokers: int
    groups: int
    special_groups: tuple[SpecialGroup, ...]
    wild: int
    places: int
    load: int
    leftover: int


class Supply(Struct, frozen=True, cache_hash=True):
    """Everything the actions of one number depend on."""

    required: int
    available: int
    run_room: int
    loads: Weights
    weights: Weights
    wild: int
    exact_jokers: bool
    rules: Rules


@lru_cache(maxsize=1 << 12)
def actions(supply: Supply) -> tuple[Action, ...]:
    """Return the actions worth trying, the highest reward first."""
    rooms = [range(lane(supply.run_room, color) + 1) for color in range(4)]
    chosen = patterns(supply.available, supply.wild, supply.exact_jokers, supply.rules)
    found = [action for runs in product(*rooms) for action in _with_runs(supply, packed(runs), chosen)]
    return tuple(sorted(found, key=lambda action: (-action.reward, action.runs, action.wild)))


def _with_runs(supply: Supply, runs: int, chosen: tuple[tuple[SpecialGroup, ...], ...]) -> list[Action]:
    load = sum(lane(runs, color) * supply.loads[color] for color in range(4))
    kept: list[Action] = []
    for special_groups in chosen:
        numbers, wild = sum(group.numbers for group in special_groups), sum(group.wild for group in special_groups)
        if not covers(supply.available - runs, numbers):
            continue
        required, available = excess(excess(supply.required, runs), numbers), supply.available - runs - numbers
        for jokers, groups, pieces in groupings(required, available, supply.exact_jokers, 1):
            if not covers(supply.wild, wild + jokers):
                break
            grouped = grouped_pieces(required, available, groups, pieces, supply.weights)
            gained = runs + numbers + grouped - supply.required
            action = Action(
                reward=sum(weight * lane(gained, color) for color, weight in enumerate(supply.weights)),
                runs=runs,
                grouped=grouped,
                jokers=jokers,
                groups=groups,
                special_groups=special_groups,
                wild=wild + jokers,
                places=sum(map(_places, special_groups)) + pieces + jokers,
                load=load + JOKER_CAPACITY * total(wild + jokers),
                leftover=available - grouped,
            )
            _keep(kept, action, supply.exact_jokers)
    return kept


def _keep(kept: list[Action], action: Action, exact_jokers: bool) -> None:
    """Add the action unless one with the same runs dominates it; drop those that it dominates."""
    if not any(_dominates(other, action, exact_jokers) for other in kept):
        kept[:] = [other for other in kept if not _dominates(action, other, exact_jokers)]
        kept.append(action)


def _dominates(one: Action, two: Action, exact_jokers: bool) -> bool:
    """Return whether the first action is at least as good; fewer free jokers are better, but mirrors are not free."""
    if one.reward < two.reward:
        return False
    if exact_jokers:
        return one.wild == two.wild and one.places >= two.places
    return one.wild >> 12 == two.wild >> 12 and covers(two.wild, one.wild)


def _places(group: SpecialGroup) -> int:
    return total(group.numbers) + lane(group.wild, 0) + 2 * lane(group.wild, 1)


@lru_cache(maxsize=1 << 12)
def patterns(available: int, wild: int, exact_jokers: bool, rules: Rules) -> tuple[tuple[SpecialGroup, ...], ...]:
    """Return the combinations of special groups that the pieces allow; the first has none."""
    doubles, mirrors = _doubles(available, wild), list(_mirrors(available, wild, exact_jokers, rules))
    found: dict[tuple[int, int], tuple[SpecialGroup, ...]] = {}
    for many_mirrors in range(lane(wild, 3) + 1):
        for many_doubles in range(lane(wild, 1) + 1):
            for pair in product(
                combinations_with_replacement(mirrors, many_mirrors),
                combinations_with_replacement(doubles, many_doubles),
            ):
                groups = (*pair[0], *pair[1])
                numbers, jokers = sum(group.numbers for group in groups), sum(group.wild for group in groups)
                if covers(available, numbers) and covers(wild, jokers):
                    found.setdefault((numbers, jokers), groups)
    return tuple(found.values())


def _doubles(available: int, wild: int) -> list[SpecialGroup]:
    """Return the groups of a double and two others (A-D1)."""
    if not wild & 0xF0:
        return []
    present = [1 << 4 * color for color in range(4) if lane(available, color)]
    found = [SpecialGroup(one + two, ONE_DOUBLE) for one, two in combinations(present, 2)]
    if lane(wild, 0):
        found += [SpecialGroup(one, ONE_DOUBLE + ONE_JOKER) for one in present]
    return found


def _mirrors(available: int, wild: int, exact_jokers: bool, rules: Rules) -> Iterator[SpecialGroup]:
    """Yield the mirrored groups: up to two pieces of each color, completed by classic jokers and doubles.

    Free jokers: a color that only jokers stand for on both sides is left out if the side may be that short. A double
    that faces it and another color is then replaced by the pieces it faced.
    """
    if wild < ONE_MIRROR:
        return
    copies = [range(min(lane(available, color), 2) + 1) for color in range(4)]
    for jokers, doubles in product(range(lane(wild, 0) + 1), range(lane(wild, 1) + 1)):
        for counts in product(*copies):
            places = sum(counts) + jokers + 2 * doubles
            colors = sum(count > 0 for count in counts)
            side = places // 2
            if not colors or places % 2 or not max(colors, rules.min_side) <= side <= rules.group_side:
                continue
            if not exact_jokers and rules.min_side == 1 and side > colors:
                continue
            if left_side(packed(counts), jokers, doubles) is not None:
                yield SpecialGroup(packed(counts), ONE_MIRROR + jokers * ONE_JOKER + doubles * ONE_DOUBLE)


def left_side(numbers: int, jokers: int, doubles: int) -> tuple[int, int, int] | None:
    """Return how many single colors, jokers and doubles the left side of a mirrored group has, or None.

    Colors with two pieces are on both sides. On either side the jokers stand for the missing colors.
    """
    twos = sum(lane(numbers, color) == 2 for color in range(4))
    ones = sum(lane(numbers, color) == 1 for color in range(4))
    side = (2 * twos + ones + jokers + 2 * doubles) // 2
    for left in product(range(ones + 1), range(jokers + 1), range(doubles + 1)):
        if twos + left[0] + left[1] + 2 * left[2] == side:
            return left
    return None


class Stages(Struct, frozen=True):
    """The actions at each number, and the most it and all later numbers can add for each remaining load."""

    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def stages(question: Question, exact_jokers: bool) -> Stages | None:
    """Return the stages of a question, or None if the required pieces of some number cannot be laid at all."""
    pieces, capacity = question.pieces, JOKER_CAPACITY * total(question.wild)
    supplies = zip(
        pieces.required, pieces.available, pieces.available, _run_loads(pieces.available), pieces.weights, strict=True
    )
    found = [actions(Supply(*supply, question.wild, exact_jokers, question.rules)) for supply in supplies]
    by_number = tuple(tuple(action for action in some if action.load <= capacity) for some in found)
    bound = bounds_ahead([[(action.load, action.reward) for action in found] for found in by_number], capacity)
    if bound[0][capacity] < 0:
        return None
    most_places = [max(total(action.runs) + action.places for action in found) for found in by_number]
    return Stages(by_number, bound, points_ahead(most_places))


def _run_loads(available: tuple[int, ...]) -> list[Weights]:
    """Return, per number and color, the load of a piece in a run: 2 if isolated, 1 with one neighboring kind.

    Take the kinds of a color that are available in a row. Where one or two of them are isolated, every run through them
    has a joker right beside them. Their load in such a run is at most 2, and a joker has two sides, so it carries 4. In
    a mirrored run without a joker beside them both sides load at most 4 together, and the mirror carries that.
    """
    loads = [[0] * 4 for _ in range(NUMBERS)]
    for color in range(4):
        start = 0
        for number in range(NUMBERS + 1):
            if number < NUMBERS and lane(available[number], color):
                continue
            for place in range(start, number):
                loads[place][color] = max(0, 3 - (number - start))
            start = number + 1
    return [four(load) for load in loads]
