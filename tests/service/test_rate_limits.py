"""The counts of rate limits: equal to the library's, expired in time, and without threads."""

from __future__ import annotations

import threading
import time

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tests.waiting import wait_until
from tilewright.service.rate_limits import Counts


def test_counts_allow_as_much_as_the_librarys_own_storage() -> None:
    item = RateLimitItemPerSecond(5, 1_000)
    ours, theirs = (SlidingWindowCounterRateLimiter(storage) for storage in (Counts(), MemoryStorage()))
    for limiter in (ours, theirs):
        assert [limiter.hit(item, whose) for whose in ("ann",) * 7 + ("ben",)] == [True] * 5 + [False] * 2 + [True]


def test_expired_counts_are_swept() -> None:
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
