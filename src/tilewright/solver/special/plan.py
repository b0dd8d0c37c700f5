"""What can be done with the pieces of one number when special jokers help: runs and groups of all kinds; bounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

from msgspec import Struct

from tilewright.solver.classic.actions import Weights, deals, dealt
from tilewright.solver.classic.lanes import covers, excess, lane, packed, total
from tilewright.solver.classic.question import NUMBERS
from tilewright.solver.special.question import ONE_DOUBLE, ONE_JOKER, ONE_MIRROR, Rules, Task

# What a joker can bear, see `_support`.
BEARS = 4


class Unit(Struct, frozen=True, order=True):
    """One group with a double, or one mirrored group: its numbered pieces and its jokers of all kinds as lanes."""

    numbers: int
    wild: int


class Action(Struct, frozen=True, gc=False):
    """Pieces of one number: `runs` into runs, plain or mirrored, `grouped` into ordinary groups, others into `units`.

    `wild` are all the jokers in groups, `jokers` those in ordinary ones; `places` is what the groups stand for. `cost`
    is what the jokers must bear for it, `spare` the pieces left over.
    """

    reward: int
    runs: int
    grouped: int
    jokers: int
    groups: int
    units: tuple[Unit, ...]
    wild: int
    places: int
    cost: int
    spare: int


class Mode(Struct, frozen=True):
    """How a question is searched: jokers counted exactly or free, with runs or without, with at least one run."""

    exact: bool = False
    runs: bool = True
    needs_run: bool = False


class Shelf(Struct, frozen=True, cache_hash=True):
    """All that the actions of one number depend on."""

    owed: int
    held: int
    room: int
    support: Weights
    weights: Weights
    wild: int
    exact: bool
    rules: Rules


class Plan(Struct, frozen=True):
    """The actions number by number, and the most a number and all later ones can be worth for what can be borne."""

    actions: tuple[tuple[Action, ...], ...]
    bound: tuple[tuple[int, ...], ...]
    points_bound: tuple[int, ...]


def plan(task: Task, mode: Mode) -> Plan | None:
    """Return the plan of a question, or None if the pieces of some number cannot be laid at all."""
    by_number = []
    support = _support(task.held)
    borne = BEARS * total(task.wild)
    for number in range(NUMBERS):
        held = task.held[number]
        shelf = Shelf(
            task.owed[number],
            held,
            held if mode.runs or task.wild >= ONE_MIRROR else 0,
            support[number],
            task.weights[number],
            task.wild,
            mode.exact,
            task.rules,
        )
        found = tuple(action for action in actions(shelf) if action.cost <= borne)
        if not found:
            return None
        by_number.append(found)
    bound = _bounds(by_number, borne)
    if bound[0][borne] < 0:
        return None
    return Plan(tuple(by_number), bound, _points_bound(by_number))


def _support(held: tuple[int, ...]) -> list[Weights]:
    """Return, per number and color, what a piece in a run weighs on the jokers: 2 alone, 1 if it has one neighbor kind.

    Take the kinds of a color that are there in a row. Where one or two stand alone, no run is made of them without a
    joker right beside them. Such a stay of a run weighs 2 at most, and a joker has two sides, so it bears
    4. In a mirrored run without a joker beside them both sides weigh 4 together at most, and the mirror bears that.
    """
    support = [[0] * 4 for _ in range(NUMBERS)]
    for color in range(4):
        start = 0
        for number in range(NUMBERS + 1):
            if number < NUMBERS and lane(held[number], color):
                continue
            for place in range(start, number):
                support[place][color] = max(0, 3 - (number - start))
            start = number + 1
    return [(black, red, blue, orange) for black, red, blue, orange in support]


def _bounds(by_number: list[tuple[Action, ...]], borne: int) -> tuple[tuple[int, ...], ...]:
    """Return, per number and weight that may still be borne, the most that lies ahead (-1: cannot be laid)."""
    bound = [(0,) * (borne + 1)]
    for found in reversed(by_number):
        best = [-1] * (borne + 1)
        for action in found:
            best[action.cost] = max(best[action.cost], action.reward)
        ahead = bound[-1]
        row = []
        for left in range(borne + 1):
            sums = [
                best[cost] + ahead[left - cost] for cost in range(left + 1) if best[cost] >= 0 <= ahead[left - cost]
            ]
            row.append(max(sums, default=-1))
        bound.append(tuple(row))
    return tuple(reversed(bound))


def _points_bound(by_number: list[tuple[Action, ...]]) -> tuple[int, ...]:
    points = [0]
    for number in range(NUMBERS - 1, -1, -1):
        most = max(total(action.runs) + action.places for action in by_number[number])
        points.append(points[-1] + (number + 1) * most)
    return tuple(reversed(points))


@lru_cache(maxsize=1 << 12)
def actions(shelf: Shelf) -> tuple[Action, ...]:
    """Return the actions worth trying, the most rewarding first."""
    rooms = [range(lane(shelf.room, color) + 1) for color in range(4)]
    chosen = patterns(shelf.held, shelf.wild, shelf.exact, shelf.rules)
    found = [action for runs in product(*rooms) for action in _with_runs(shelf, packed(runs), chosen)]
    return tuple(sorted(found, key=lambda action: (-action.reward, action.runs, action.wild)))


def _with_runs(shelf: Shelf, runs: int, chosen: tuple[tuple[Unit, ...], ...]) -> list[Action]:
    weight = sum(lane(runs, color) * shelf.support[color] for color in range(4))
    rest, free = excess(shelf.owed, runs), shelf.held - runs
    kept: list[Action] = []
    for units in chosen:
        numbers, wild = sum(unit.numbers for unit in units), sum(unit.wild for unit in units)
        if not covers(free, numbers):
            continue
        rest_now, free_now = excess(rest, numbers), free - numbers
        for jokers, groups, laid in deals(rest_now, free_now, shelf.exact, 1):
            if not covers(shelf.wild, wild + jokers):
                break
            grouped = dealt(rest_now, free_now, groups, laid, shelf.weights)
            spare = free_now - grouped
            gained = runs + numbers + grouped - shelf.owed
            action = Action(
                reward=sum(weight * lane(gained, color) for color, weight in enumerate(shelf.weights)),
                runs=runs,
                grouped=grouped,
                jokers=jokers,
                groups=groups,
                units=units,
                wild=wild + jokers,
                places=sum(map(_places, units)) + laid + jokers,
                cost=weight + BEARS * total(wild + jokers),
                spare=spare,
            )
            _keep(kept, action, shelf.exact)
    return kept


def _keep(kept: list[Action], action: Action, exact: bool) -> None:
    """Add the action unless one with the same runs beats it; drop those that it beats.

    Fewer jokers are better where they are free, but for mirrors, which must be laid.
    """
    if not any(_beats(other, action, exact) for other in kept):
        kept[:] = [other for other in kept if not _beats(action, other, exact)]
        kept.append(action)


def _beats(one: Action, two: Action, exact: bool) -> bool:
    if one.reward < two.reward:
        return False
    if exact:
        return one.wild == two.wild and one.places >= two.places
    return one.wild >> 12 == two.wild >> 12 and covers(two.wild, one.wild)


def _places(unit: Unit) -> int:
    return total(unit.numbers) + lane(unit.wild, 0) + 2 * lane(unit.wild, 1)


@lru_cache(maxsize=1 << 12)
def patterns(held: int, wild: int, exact: bool, rules: Rules) -> tuple[tuple[Unit, ...], ...]:
    """Return the choices of groups with doubles and of mirrored groups that the pieces allow, none of them first."""
    doubles, mirrors = _doubles(held, wild), list(_mirrors(held, wild, exact, rules))
    found: dict[tuple[int, int], tuple[Unit, ...]] = {}
    for many_mirrors in range(lane(wild, 3) + 1):
        for many_doubles in range(lane(wild, 1) + 1):
            for pair in product(
                combinations_with_replacement(mirrors, many_mirrors),
                combinations_with_replacement(doubles, many_doubles),
            ):
                units = (*pair[0], *pair[1])
                numbers, jokers = sum(unit.numbers for unit in units), sum(unit.wild for unit in units)
                if covers(held, numbers) and covers(wild, jokers):
                    found.setdefault((numbers, jokers), units)
    return tuple(found.values())


def _doubles(held: int, wild: int) -> list[Unit]:
    """Return the groups of a double and two others (A-D1)."""
    if not wild & 0xF0:
        return []
    present = [1 << 4 * color for color in range(4) if lane(held, color)]
    found = [Unit(one + two, ONE_DOUBLE) for one, two in combinations(present, 2)]
    if lane(wild, 0):
        found += [Unit(one, ONE_DOUBLE + ONE_JOKER) for one in present]
    return found


def _mirrors(held: int, wild: int, exact: bool, rules: Rules) -> Iterator[Unit]:
    """Yield the mirrored groups: up to two pieces of each color, the rest of both sides classic jokers and doubles.

    Where jokers are free, a color that jokers alone stand for on both sides is left out (if the side may be so short):
    a double facing it and another color is then replaced by what faced it.
    """
    if wild < ONE_MIRROR:
        return
    copies = [range(min(lane(held, color), 2) + 1) for color in range(4)]
    for jokers, doubles in product(range(lane(wild, 0) + 1), range(lane(wild, 1) + 1)):
        for counts in product(*copies):
            places = sum(counts) + jokers + 2 * doubles
            colors = sum(count > 0 for count in counts)
            side = places // 2
            if not colors or places % 2 or not max(colors, rules.min_side) <= side <= rules.group_side:
                continue
            if not exact and rules.min_side == 1 and side > colors:
                continue
            if shares(packed(counts), jokers, doubles) is not None:
                yield Unit(packed(counts), ONE_MIRROR + jokers * ONE_JOKER + doubles * ONE_DOUBLE)


def shares(numbers: int, jokers: int, doubles: int) -> tuple[int, int, int] | None:
    """Return how many single colors, jokers and doubles the left side of a mirrored group has, or None if none fits.

    Colors there twice are on both sides. On either side the jokers fill the colors that are missing, whichever.
    """
    twos = sum(lane(numbers, color) == 2 for color in range(4))
    ones = sum(lane(numbers, color) == 1 for color in range(4))
    side = (2 * twos + ones + jokers + 2 * doubles) // 2
    for left in product(range(ones + 1), range(jokers + 1), range(doubles + 1)):
        if twos + left[0] + left[1] + 2 * left[2] == side:
            return left
    return None
