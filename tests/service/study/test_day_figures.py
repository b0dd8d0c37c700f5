"""The figures of a day: everybody counts once, and the median is that of many solvers."""

import asyncio
from collections import Counter
from datetime import date, timedelta
from random import Random
from statistics import median

import pytest
from sqlalchemy import select

from tests.service.match_setup import guests
from tilewright.answers.puzzle_tries import Step
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.collection import puzzle_of_day
from tilewright.service.settings import Retention, now
from tilewright.service.storage.schema import PUZZLE_DAYS, PUZZLE_RATINGS
from tilewright.service.storage.store import Store
from tilewright.service.study.day_figures import bar_of, figures_of, median_of, streak
from tilewright.service.study.puzzle_ratings import Attempt, note_step
from tilewright.service.upkeep.retention import clear

TODAY = date(2026, 12, 24)
YESTERDAY = TODAY - timedelta(1)


async def solve(store: Store, player: PlayerId, day: date, seconds: int, *, counts: bool = True) -> None:
    """Let a player look at the puzzle of a day for some seconds, and solve it on the 24th."""
    puzzle, begun = puzzle_of_day(day), Millis(now() - 1_000 * seconds)
    await note_step(store, Attempt(player, puzzle, begun), Step())
    solved = Step(solved=True, day=day.isoformat() if day == TODAY else None)
    end = Attempt(player, puzzle, Millis(begun + 1_000 * seconds))
    await note_step(store, end, solved, day.isoformat() if counts else None)


async def test_everybody_counts_once_and_late_solvers_count_too(store: Store) -> None:
    people = await guests(store, 6)
    assert await figures_of(store, "2026-12-23") == type(await figures_of(store, "2026-12-23"))(0)
    await asyncio.gather(*(solve(store, each, YESTERDAY, 100) for each in people for _ in range(3)))
    # A player who has solved it before, or does not count for another reason, changes nothing.
    (other,) = await guests(store, 1)
    await solve(store, other, YESTERDAY, 5, counts=False)
    await solve(store, other, YESTERDAY, 5)
    # Neither does one who was never shown the puzzle, so that nobody knows how long they took.
    (unseen,) = await guests(store, 1)
    day = YESTERDAY.isoformat()
    await note_step(store, Attempt(unseen, puzzle_of_day(YESTERDAY), now()), Step(solved=True), day)
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
    # Longer than this nobody looks at a puzzle without a move.
    times = {player: min(300, int(luck.lognormvariate(4.5, 0.8))) for player in people}
    seen = list[int]()
    # SQLite has one node.
    other = await Store.open(url) if url.startswith("postgresql") else store
    try:
        # Everybody sends the answer twice, to either node: a browser that was not answered asks again.
        sent = [(player, node) for player in people for node in luck.sample((store, other, store, other), 2)]
        luck.shuffle(sent)

        async def watch() -> None:
            while not seen or seen[-1] < len(people):
                seen.append((await figures_of(other, TODAY.isoformat())).solvers)
                # Otherwise it would ask thousands of times.
                await asyncio.sleep(0.01)

        await asyncio.gather(watch(), *(solve(node, player, TODAY, times[player]) for player, node in sent))
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


def test_one_missed_day_is_forgiven_and_two_end_a_streak() -> None:
    days = {"2026-12-24", "2026-12-22", "2026-12-20", "2026-12-17"}
    assert streak(days, TODAY) == 3
    assert streak(days, TODAY + timedelta(2)) == 3
    assert streak(days, TODAY + timedelta(3)) == 0
