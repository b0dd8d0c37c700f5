"""The figures of a day: everybody counts once, and the median is that of many solvers."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date, timedelta
from random import Random
from statistics import median

import pytest
from sqlalchemy import select

from tests.service.match_setup import guests
from tilewright.messages.ids import Millis, PlayerId
from tilewright.puzzles.collection import puzzle_of_day
from tilewright.service.settings import Retention, now
from tilewright.service.storage.schema import PUZZLE_DAYS, PUZZLE_RATINGS
from tilewright.service.storage.store import Store
from tilewright.service.study.day_figures import bar_of, days_solved, figures_of, median_of, streak
from tilewright.service.study.puzzle_ratings import Attempt, OfDay, note_solved
from tilewright.service.upkeep.retention import clear

TODAY = date(2026, 12, 24)
YESTERDAY = TODAY - timedelta(1)


def of(day: date, seconds: int | None = None) -> OfDay:
    """Return a puzzle of a day that is solved on the 24th."""
    return OfDay(day.isoformat(), day == TODAY, seconds)


async def test_everybody_counts_once_and_late_solvers_count_too(store: Store) -> None:
    people = await guests(store, 6)
    puzzle = puzzle_of_day(YESTERDAY)
    assert await figures_of(store, "2026-12-23") == type(await figures_of(store, "2026-12-23"))(0)
    sent = [Attempt(player, puzzle, now()) for player in people for _ in range(3)]
    await asyncio.gather(*(note_solved(store, each, of(YESTERDAY, 100)) for each in sent))
    # A player who has solved it before, or does not count for another reason, changes nothing.
    (other,) = await guests(store, 1)
    await note_solved(store, Attempt(other, puzzle, now()), of(YESTERDAY))
    await note_solved(store, Attempt(other, puzzle, now()), of(YESTERDAY, 5))
    found = await figures_of(store, "2026-12-23")
    assert found.solvers == 6
    assert found.median is not None
    assert 90 <= found.median <= 108
    assert len(await store.read(select(PUZZLE_DAYS))) == 1
    await clear(store, Retention(puzzle_days=1), Millis(now() * 2))
    assert (await figures_of(store, "2026-12-23")).solvers == 0


@pytest.mark.slow(reason="sixty people solve a puzzle, each twice")
async def test_many_solvers_at_once_on_two_nodes_are_counted_once_each(store: Store, url: str, deep: bool) -> None:
    luck = Random(11)
    people = await guests(store, 600 if deep else 24)
    times = {player: min(86_400, int(luck.lognormvariate(4.5, 0.8))) for player in people}
    puzzle, seen = puzzle_of_day(TODAY), list[int]()
    # SQLite has one node.
    other = await Store.open(url) if url.startswith("postgresql") else store
    try:
        # Everybody sends the answer twice, to either node: a browser that was not answered asks again.
        sent = [(player, node) for player in people for node in luck.sample((store, other, store, other), 2)]
        luck.shuffle(sent)

        async def solve(player: PlayerId, node: Store) -> None:
            await note_solved(node, Attempt(player, puzzle, now()), of(TODAY, times[player]))

        async def watch() -> None:
            while not seen or seen[-1] < len(people):
                seen.append((await figures_of(other, TODAY.isoformat())).solvers)
                # Otherwise it would ask thousands of times.
                await asyncio.sleep(0.01)

        await asyncio.gather(watch(), *(solve(*each) for each in sent))
        found = [await figures_of(node, TODAY.isoformat()) for node in (store, other)]
    finally:
        if other is not store:
            await other.close()
    assert found[0] == found[1]
    assert found[0].solvers == len(people)
    # Nobody is counted and forgotten again meanwhile.
    assert seen == sorted(seen)
    exact = median(times.values())
    assert found[0].median is not None
    assert abs(found[0].median - exact) <= max(5, 0.25 * exact)
    rows = await store.read(select(PUZZLE_DAYS.c.time, PUZZLE_DAYS.c.solvers))
    assert dict(map(tuple, rows)) == Counter(map(bar_of, times.values()))
    # Each try has counted once for the puzzle, too.
    ((tries,),) = await store.read(select(PUZZLE_RATINGS.c.tries))
    assert tries == len(people)


def test_the_median_of_the_bars_is_near_that_of_all_times(deep: bool) -> None:
    luck = Random(7)
    for _ in range(2_000 if deep else 50):
        times = [min(86_400, int(luck.lognormvariate(4.5, 1))) for _ in range(luck.randint(30, 400))]
        bars: dict[int, int] = {}
        for seconds in times:
            bar = bar_of(seconds)
            bars[bar] = bars.get(bar, 0) + 1
        found, exact = median_of(sorted(bars.items())), median(times)
        assert abs(found - exact) <= max(5, 0.25 * exact)


async def test_days_are_solved_then_or_later(store: Store) -> None:
    (ann,) = await guests(store, 1)
    for day in (TODAY, YESTERDAY):
        await note_solved(store, Attempt(ann, puzzle_of_day(day), now()), of(day, 20))
    found = await days_solved(store, ann, "2026-12", TODAY)
    assert (found.solved, found.late, found.streak) == (("2026-12-24",), ("2026-12-23",), 1)
    assert (await days_solved(store, ann, "2026-11", TODAY)).solved == ()


def test_one_missed_day_is_forgiven_and_two_end_a_streak() -> None:
    days = {"2026-12-24", "2026-12-22", "2026-12-20", "2026-12-17"}
    assert streak(days, TODAY) == 3
    assert streak(days, TODAY + timedelta(2)) == 3
    assert streak(days, TODAY + timedelta(3)) == 0
