"""Reviews of finished games: only after the match, and cached up to a bound."""

import msgspec
import pytest
from cachetools import LRUCache
from msgspec.structs import replace

from tests.service.match_setup import matches_on, record_of, unlimited_bench
from tests.service.matches.test_archive import READER, SECONDS, archive_of, long_match
from tilewright.analysis.badges import Badge
from tilewright.answers.reviews import Review, TurnShown, make_review
from tilewright.hosting.refusals import NotNow
from tilewright.messages.kinds import ENCODER
from tilewright.service.limits.budgets import Purse
from tilewright.service.matches.archive import PartWanted, byte_cache, remember
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget
from tilewright.service.storage.store import Store
from tilewright.service.study.reviews import Reviews, _pieces
from tilewright.service.workbench.bench import Workbench

WANTED = PartWanted(1, 0, "en")


async def test_only_a_finished_match_is_reviewed_and_a_review_is_remembered(store: Store) -> None:
    row = await long_match(store, "turbo", {"match.rounds": 1}, games=1)
    running = await long_match(store, "turbo", {"match.rounds": 2}, games=1)
    async with archive_of(store) as archive:
        reviews = Reviews(matches_on(store), archive, unlimited_bench(SECONDS), 100_000)
        with pytest.raises(NotNow):
            await reviews.page(running, WANTED, READER)
        assert await reviews.page(row, PartWanted(2, 0, "en"), READER) is None
        made = make_review((await record_of(store, row)).encode(), 1)
        remember(reviews._cache, (row.id, 1), _pieces(made))
        # No process was started, so this one is remembered.
        page = await reviews.page(row, WANTED, READER)
        shown = msgspec.json.decode(ENCODER.encode(page), type=Review)
        assert (shown.game, shown.games, shown.rules) == (1, 1, "turbo")
        assert shown.review == made
        assert shown.done == shown.turns == len(made.turns) > 0
        page = await reviews.page(row, PartWanted(1, 3, "en"), READER)
        rest = msgspec.json.decode(ENCODER.encode(page), type=Review)
        assert (rest.first, rest.done) == (3, shown.done)
        assert rest.review == replace(made, turns=made.turns[3:])
        assert {turn.badge for turn in made.turns} <= set(Badge)


@pytest.mark.slow(reason="starts the process that makes reviews")
async def test_a_review_says_what_is_done_and_goes_on_from_there(store: Store) -> None:
    row = await long_match(store, "turbo", {"match.rounds": 1}, games=1)
    now = 0.0
    purse = Purse(Budget(player=0.000_001, network=1, saved=1), 1, Metrics(), lambda: now)
    bench = Workbench(SECONDS, purse)
    try:
        async with archive_of(store) as archive:
            # One turn at a time, after which the reader has used up their budget.
            reviews = Reviews(matches_on(store), archive, bench, 100_000, seconds_at_once=0)
            done, turns, told = 0, list[TurnShown](), []
            while (page := await reviews.page(row, PartWanted(1, done, "en"), READER)) is not None:
                shown = msgspec.json.decode(ENCODER.encode(page), type=Review)
                turns = turns[: shown.first] + list(shown.review.turns)
                done = shown.done
                told.append(done)
                assert shown.first == done - 1
                if done == shown.turns:
                    break
                # A reader who has fewer turns gets those that are done, and none is made for it.
                again = await reviews.page(row, PartWanted(1, 0, "en"), READER)
                assert again is not None
                assert again.done == done
                now += 10**9
            whole = make_review((await record_of(store, row)).encode(), 1)
            assert told == list(range(1, len(whole.turns) + 1))
            assert shown.turns == len(told) > 1
            assert shown.review == replace(whole, turns=whole.turns[-1:])
            assert turns == list(whole.turns)
    finally:
        bench.close()


def test_no_more_is_remembered_than_fits() -> None:
    cache: LRUCache[int, tuple[bytes, ...]] = byte_cache(10)
    for key in range(1, 5):
        remember(cache, key, (b"12", b"345"))
    assert (list(cache), cache.currsize) == ([3, 4], 10)
    assert cache.get(3) == (b"12", b"345")
    remember(cache, 5, (b"1",))
    assert (list(cache), cache.get(4)) == ([3, 5], None)
    remember(cache, 6, (b"more than ten",))
    assert list(cache) == [3, 5]
