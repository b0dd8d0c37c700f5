"""Jokers before the first number of a run, with doubles and color changes among them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.common.lanes import lane
from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, Rules


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
