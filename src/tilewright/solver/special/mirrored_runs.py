"""Mirrored runs in progress: both sides grow at once, from the outside in (or from the inside out: A-M7)."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, Rules

ANY_COLOR = 4


class MirroredRun(Struct, frozen=True, order=True):
    """A mirrored run in progress: its color (ANY_COLOR: only jokers so far) and its places so far.

    `changed` means that the last place is a color change, so the next one has another color than `color`. `covered`
    counts the sides on which a double also fills the next place. `mixed` means that it has doubles or color changes.
    """

    color: int = ANY_COLOR
    changed: bool = False
    covered: int = 0
    natural: bool = False
    places: int = 0
    mixed: bool = False


NEW = MirroredRun()


class Fill(Struct, frozen=True):
    """The next place filled on both sides: counts of numbered pieces, classic jokers, doubles and color changes.

    `color` is the color of its numbered pieces and jokers; `then` is None if the set ends here.
    """

    color: int
    takes: tuple[int, int, int, int]
    wild: int
    then: MirroredRun | None


@lru_cache(maxsize=1 << 12)
def fills(run: MirroredRun, last: bool, exact_jokers: bool, rules: Rules) -> tuple[Fill, ...]:
    """Return the ways to continue a mirrored run, or to start one; `last` if this is the 13."""
    return tuple(_fills(run, last, exact_jokers, rules))


def _fills(run: MirroredRun, last: bool, exact_jokers: bool, rules: Rules) -> Iterator[Fill]:
    empty = 2 - run.covered
    # Free jokers: a first place of jokers alone is not needed if a side may be one place shorter.
    jokers_alone = exact_jokers or run.places > 0 or rules.min_side > 1 or not rules.min_natural
    for naturals in range(empty, -1, -1):
        if naturals == 0 and not jokers_alone:
            continue
        for doubles in range(0 if last else empty - naturals, -1, -1):
            classic = empty - naturals - doubles
            wild = classic * ONE_JOKER + doubles * ONE_DOUBLE
            for color in _colors(run, naturals > 0):
                then = MirroredRun(
                    color, False, doubles, run.natural or naturals > 0, min(4, run.places + 1), run.mixed or doubles > 0
                )
                yield from _ends(Fill(color, (naturals, classic, doubles, 0), wild, then), last, exact_jokers, rules)
    if not run.covered and not run.changed and jokers_alone and (run.places or rules.at_start):
        then = MirroredRun(run.color, True, 0, run.natural, min(4, run.places + 1), True)
        yield from _ends(Fill(ANY_COLOR, (0, 0, 0, 2), 2 * ONE_CHANGE, then), last, exact_jokers, rules)


def _colors(run: MirroredRun, numbered: bool) -> tuple[int, ...]:
    """Return the colors the next place may have; a run of jokers alone keeps its color open as long as possible."""
    if run.changed:
        if run.color == ANY_COLOR and not numbered:
            return (ANY_COLOR,)
        return tuple(color for color in range(4) if color != run.color)
    if run.color == ANY_COLOR:
        return tuple(range(4)) if numbered else (ANY_COLOR,)
    return (run.color,)


def _ends(fill: Fill, last: bool, exact_jokers: bool, rules: Rules) -> Iterator[Fill]:
    """Yield the fill as the last place of the run, and as one after which it continues, where each is possible."""
    then = fill.then
    assert then is not None
    if not then.covered and then.places >= rules.min_side and then.natural >= rules.min_natural:
        yield Fill(fill.color, fill.takes, fill.wild, None)
    # Free jokers: three places of numbers and at most two classic jokers make a separate run on each side. What is
    # further in is a mirrored set of its own if it is long enough, or only jokers, which are not needed.
    splits = not exact_jokers and then.places >= 2 + rules.min_side and not then.mixed
    if not last and not splits:
        yield fill
