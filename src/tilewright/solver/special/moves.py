"""Sets that are under way from one number to the next because a special joker is in them, and how they go on.

A run of numbers and classic jokers is only counted (see `plain.py`). Apart from those there are, as small codes:

- a double over this number and the next: its run takes nothing here and is counted again behind it;
- a run that has just changed color: it goes on at the next number in another color, and is then three long at least;
- a mirrored run, both sides at once from the outside in (or the inside out: A-M7).

A set that may end is ended at once, so that whatever is under way must go on. Where color changes must lie in different
runs, colors are marked in which a run has gone on behind one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.solver.classic.lanes import lane
from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, Rules

ANY = 4
NATURAL, CLASSIC, TWIN, TURN = range(4)
"""What a run can take at a number: a numbered piece, a classic joker, a double, a color change."""

TURNED, WIDE, MARKED = 0x10, 0x20, 0x40


def wide(color: int, long: bool) -> int:
    """Return the code of a double of which the second number is still to come; `long` if the run may end behind it."""
    return WIDE | long << 2 | color


def turning(color: int) -> int:
    """Return the code of a run that must go on in another color than this."""
    return TURNED | color


class Sides(Struct, frozen=True, order=True):
    """A mirrored run under way: its color (ANY: jokers only so far), doubles that still fill the next place, and size.

    `turned` says that a color change was laid last, so that another color than `color` follows. `mixed` says that
    doubles or color changes are in it.
    """

    color: int = ANY
    turned: bool = False
    busy: int = 0
    natural: bool = False
    places: int = 0
    mixed: bool = False


NEW = Sides()


class Fill(Struct, frozen=True):
    """A place of a mirrored run filled on both sides: what it takes (a count for each of the four), and what follows.

    `color` is the color of its numbered pieces and jokers; `then` is None if the set ends here.
    """

    color: int
    takes: tuple[int, int, int, int]
    wild: int
    then: Sides | None


@lru_cache(maxsize=1 << 12)
def fills(sides: Sides, last: bool, exact: bool, rules: Rules) -> tuple[Fill, ...]:
    """Return the ways to go on with a mirrored run, or to begin one; `last` if this is the 13."""
    return tuple(_fills(sides, last, exact, rules))


def _fills(sides: Sides, last: bool, exact: bool, rules: Rules) -> Iterator[Fill]:
    empty = 2 - sides.busy
    # Where jokers are free, a first place that jokers alone fill is not needed, if a side may be a place shorter.
    bare = exact or sides.places > 0 or rules.min_side > 1 or not rules.min_natural
    for naturals in range(empty, -1, -1):
        if naturals == 0 and not bare:
            continue
        for doubles in range(0 if last else empty - naturals, -1, -1):
            classic = empty - naturals - doubles
            wild = classic * ONE_JOKER + doubles * ONE_DOUBLE
            for color in _colors(sides, naturals > 0):
                then = Sides(
                    color,
                    False,
                    doubles,
                    sides.natural or naturals > 0,
                    min(4, sides.places + 1),
                    sides.mixed or doubles > 0,
                )
                yield from _ends(Fill(color, (naturals, classic, doubles, 0), wild, then), last, exact, rules)
    if not sides.busy and not sides.turned and bare and (sides.places or rules.at_start):
        then = Sides(sides.color, True, 0, sides.natural, min(4, sides.places + 1), True)
        yield from _ends(Fill(ANY, (0, 0, 0, 2), 2 * ONE_CHANGE, then), last, exact, rules)


def _colors(sides: Sides, shown: bool) -> tuple[int, ...]:
    """Return the colors the next place may have: what jokers alone stand for stays open as long as it can."""
    if sides.turned:
        if sides.color == ANY and not shown:
            return (ANY,)
        return tuple(color for color in range(4) if color != sides.color)
    if sides.color == ANY:
        return tuple(range(4)) if shown else (ANY,)
    return (sides.color,)


def _ends(fill: Fill, last: bool, exact: bool, rules: Rules) -> Iterator[Fill]:
    then = fill.then
    assert then is not None
    if not then.busy and then.places >= rules.min_side and then.natural >= rules.min_natural:
        yield Fill(fill.color, fill.takes, fill.wild, None)
    # Free jokers: three places of numbers and at most two classic jokers are a run on each side that can be laid apart;
    # what lies further in is a mirrored set of its own if it is long enough, or nothing but jokers and not needed.
    splits = not exact and then.places >= 2 + rules.min_side and not then.mixed
    if not last and not splits:
        yield fill


class Lead(Struct, frozen=True):
    """Jokers before the first number of a run, by kind; the run is then `long` pieces (2 or 3), or 0 if it ends."""

    jokers: int
    doubles: int
    changes: int
    long: int
    wild: int
    points: int


@lru_cache(maxsize=1 << 10)
def leads(number: int, wild: int, exact: bool, rules: Rules) -> tuple[Lead, ...]:
    """Return the jokers that a run which begins with a numbered piece at `number` (0 is the 1) may have before it."""
    found = []
    for jokers, doubles, changes in product(*(range(lane(wild, kind) + 1) for kind in range(3))):
        before, width = jokers + doubles + changes, jokers + 2 * doubles + changes
        if not before or width > number or changes > rules.max_per_run:
            continue
        # Color changes lie apart, and where none may come first each has something before it.
        if changes and jokers + doubles < changes - rules.at_start:
            continue
        if exact or _needed(number, jokers, doubles, changes):
            points = sum(range(number - width + 1, number + 1))
            cost = jokers * ONE_JOKER + doubles * ONE_DOUBLE + changes * ONE_CHANGE
            found.append(Lead(jokers, doubles, changes, min(3, before + 1), cost, points))
    if not exact and lane(wild, 2) == 2 and rules.at_start and rules.max_per_run > 1 and 0 < number < 12:
        # A number between two color changes: the one lead that cannot go behind instead.
        found.append(Lead(0, 0, 1, 0, 2 * ONE_CHANGE, 0))
    return tuple(found)


def _needed(number: int, jokers: int, doubles: int, changes: int) -> bool:
    """Whether free jokers may have to lie before the first number: only where there is no room behind the last.

    Of four pieces or more the first is not needed if it is a joker (nor is a color change behind it), so the run is
    three long; and if all of it fits further up, the joker goes behind.
    """
    match jokers + doubles, changes:
        case (1, 0) | (0, 1):
            return 10 - doubles <= number <= 11
        case (2, 0) | (1, 1):
            return number >= (11 if doubles == 2 else 12)
        case _:
            return False
