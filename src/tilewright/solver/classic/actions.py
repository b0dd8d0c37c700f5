"""What can be done with the pieces of one number: so many of each color into runs, the rest into groups."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.classic.lanes import ONES, covers, excess, lane, packed, smaller, total

MOST_JOKERS = 4

Weights = tuple[int, int, int, int]


class Shelf(Struct, frozen=True, cache_hash=True):
    """All that the actions of one number depend on: its pieces (as lanes) and what each of them is worth.

    `owed` must be laid, `held` may; `room` is how many of each color can be of any use in runs. With `exact` every
    joker is counted where it lies; without, jokers are free and only as many are used as are needed.
    """

    owed: int
    held: int
    room: int
    weights: Weights
    jokers: int
    exact: bool
    min_natural: int


class Action(Struct, frozen=True, gc=False):
    """Pieces of one number: `runs` into runs and `grouped` into groups (lanes), `jokers` of them with jokers."""

    reward: int
    runs: int
    grouped: int
    jokers: int
    groups: int
    pieces: int


@lru_cache(maxsize=1 << 14)
def actions(shelf: Shelf) -> tuple[Action, ...]:
    """Return the actions worth trying, the most rewarding first."""
    rooms = [range(lane(shelf.room, color) + 1) for color in range(4)]
    found = [action for runs in product(*rooms) for action in _with_runs(shelf, packed(runs))]
    return tuple(sorted(found, key=_order))


def _order(action: Action) -> tuple[int, int, int]:
    return -action.reward, action.runs, action.jokers


def _with_runs(shelf: Shelf, runs: int) -> Iterator[Action]:
    rest, free = excess(shelf.owed, runs), shelf.held - runs
    best = -1
    for jokers, groups, laid in deals(rest, free, shelf.exact, shelf.min_natural):
        if jokers > shelf.jokers:
            break
        grouped = dealt(rest, free, groups, laid, shelf.weights)
        above = runs + grouped - shelf.owed
        reward = sum([weight * lane(above, color) for color, weight in enumerate(shelf.weights)])
        # Free jokers: of two actions with the same runs, the one with fewer jokers leaves more to do elsewhere.
        if shelf.exact or reward > best:
            best = reward
            yield Action(reward, runs, grouped, jokers, groups, total(runs) + laid + jokers)


def dealt(rest: int, free: int, groups: int, laid: int, weights: Weights) -> int:
    """Return `laid` pieces for the groups: what must be laid, then the dearest."""
    grouped, most = rest, smaller(free, ONES * groups)
    spare = laid - total(rest)
    for color in sorted(range(4), key=lambda color: -weights[color]):
        more = min(spare, lane(most, color) - lane(rest, color))
        spare -= more
        grouped += more << 4 * color
    return grouped


@lru_cache(maxsize=1 << 16)
def deals(rest: int, free: int, exact: bool, min_natural: int) -> tuple[tuple[int, int, int], ...]:
    """Return (jokers, groups, numbered pieces) for each number of jokers that makes groups of `rest` up to `free`.

    So many groups exist exactly if no color has more pieces than there are groups and the pieces, jokers included, are
    three to four a group: deal them out color by color, round and round. Numbered pieces are dealt first, so each group
    gets one if there are enough. More groups hold at least as many pieces of each color and in all (the limits
    below grow with `groups`), so for given jokers the most groups that can be made are best under any weights.
    """
    found = (_most_groups(rest, free, jokers, exact, min_natural) for jokers in range(MOST_JOKERS + 1))
    return tuple(deal for deal in found if deal)


def _most_groups(rest: int, free: int, jokers: int, exact: bool, min_natural: int) -> tuple[int, int, int] | None:
    owed = total(rest)
    for groups in range((total(free) + jokers) // 3, 0, -1):
        # A joker that makes a group of three into one of four is not needed.
        limit = (4 if exact or not jokers else 3) * groups - jokers
        laid = min(limit, total(smaller(free, ONES * groups)))
        enough = max(owed, 3 * groups - jokers, groups if min_natural else 0)
        if laid >= enough and covers(ONES * groups, rest):
            return jokers, groups, laid
    return None if jokers or owed else (0, 0, 0)
