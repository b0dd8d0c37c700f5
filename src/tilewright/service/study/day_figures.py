"""The puzzle of a day: how many have solved it and how fast, as counts of people by time, and a player's own days."""

from bisect import bisect_right
from collections.abc import Collection, Iterable
from datetime import date, timedelta
from itertools import accumulate

from sqlalchemy import Connection, select

from tilewright.answers.puzzles import DayFigures
from tilewright.messages.fields import PlayerId
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PUZZLE_DAYS, PUZZLE_TRIES
from tilewright.service.storage.store import Store

# The first second of each bar of the histogram: a bar is about a fifth wider than the one before.
# fmt: off
_BARS = (
    0, 5, 10, 15, 20, 25, 30, 36, 43, 52, 62, 75, 90, 108, 130, 155, 185, 225, 270, 320, 390, 470, 560, 680, 810, 980,
    1_200, 1_500, 1_800, 2_400, 3_600,
)
# fmt: on
# A median of fewer people tells more about them than about the puzzle.
_FEWEST_FOR_MEDIAN = 3


def count_solver(connection: Connection, day: str, seconds: int) -> None:
    """Count one more person who has solved the puzzle of a day."""
    adding = INSERTS[connection.dialect.name](PUZZLE_DAYS).values(day=day, time=bar_of(seconds), solvers=1)
    changed = {"solvers": PUZZLE_DAYS.c.solvers + 1}
    connection.execute(adding.on_conflict_do_update(index_elements=["day", "time"], set_=changed))


async def figures_of(store: Store, day: str) -> DayFigures:
    """Return how many have solved the puzzle of a day, and the median of their seconds."""
    found = PUZZLE_DAYS.c
    rows = await store.read(select(found.time, found.solvers).where(found.day == day).order_by(found.time))
    bars = [(time, solvers) for time, solvers in rows]
    solvers = sum(count for _, count in bars)
    return DayFigures(solvers, median_of(bars) if solvers >= _FEWEST_FOR_MEDIAN else None)


async def streak_of(store: Store, player: PlayerId, today: date) -> int:
    """Return how many days of a player's streak were solved."""
    tries = PUZZLE_TRIES.c
    rows = await store.read(select(tries.day).where(tries.player == player, tries.day.is_not(None)))
    return streak([day for (day,) in rows if day is not None], today)


def streak(days: Collection[str], today: date) -> int:
    """Return how many of these days belong to the streak: one missed day is forgiven, two in a row end it.

    >>> streak({"2026-12-23", "2026-12-22", "2026-12-20", "2026-12-17"}, date(2026, 12, 24))
    3
    """
    solved, count, missed, day = set(days), 0, 0, today
    while missed <= 1:
        if day.isoformat() in solved:
            count, missed = count + 1, 0
        # Today is not over.
        elif day != today:
            missed += 1
        day -= timedelta(1)
    return count


def median_of(bars: Iterable[tuple[int, int]]) -> int:
    """Return the median of the seconds of people, who are spread evenly over the bar that they are counted in.

    >>> median_of([(60, 0), (62, 2), (90, 2)])
    75
    """
    counted = [(time, count) for time, count in bars if count]
    half = sum(count for _, count in counted) / 2
    upto = list(accumulate(count for _, count in counted))
    place = next(place for place, count in enumerate(upto) if count >= half)
    time, count = counted[place]
    bar = _BARS.index(time)
    wide = (_BARS[bar + 1] if bar + 1 < len(_BARS) else 2 * time) - time
    return round(time + wide * (half - (upto[place] - count)) / count)


def bar_of(seconds: int) -> int:
    """Return the first second of the bar that a time belongs to."""
    return _BARS[bisect_right(_BARS, seconds) - 1]
