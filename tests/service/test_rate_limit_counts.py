"""The counts of the turnstile: as the library's own, forgotten in time, and without threads."""

from __future__ import annotations

import threading
import time

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tests.waiting import wait_until
from tilewright.service.rate_limit_counts import Counts


def test_as_much_is_let_through_as_by_the_librarys_own_storage() -> None:
    item = RateLimitItemPerSecond(5, 1_000)
    ours, theirs = (SlidingWindowCounterRateLimiter(storage) for storage in (Counts(), MemoryStorage()))
    for limiter in (ours, theirs):
        assert [limiter.hit(item, whose) for whose in ("ann",) * 7 + ("ben",)] == [True] * 5 + [False] * 2 + [True]


def test_old_counts_are_swept_out() -> None:
    counts = Counts()
    for number in range(100):
        counts.incr(f"old {number}", 0.01)
    counts.incr("new", 1_000)
    # Counts expire with time.
    time.sleep(0.02)
    for _ in range(10_000):
        counts.incr("new", 1_000)
    assert set(counts.storage) == {"new"}


def test_counting_starts_no_thread() -> None:
    counts = Counts()
    # The one that the library starts with a storage ends by itself.
    wait_until(lambda: not any(isinstance(thread, threading.Timer) for thread in threading.enumerate()))
    for _ in range(1_000):
        counts.incr("ann", 1_000)
    assert not any(isinstance(thread, threading.Timer) for thread in threading.enumerate())
