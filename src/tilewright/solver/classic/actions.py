"""The actions at one number: how many pieces of each color go into runs, and which into groups."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.common.groupings import grouped_pieces, groupings
from tilewright.solver.common.lanes import excess, lane, packed, total
from tilewright.solver.common.question import Weights


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
