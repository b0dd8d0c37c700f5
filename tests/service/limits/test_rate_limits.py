"""The counts of rate limits: equal to the library's, expired in time, and without threads."""

import threading
import time
from contextlib import ExitStack

import pytest
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tilewright.service.errors import TooMuch
from tilewright.service.limits.rate_limits import Counts, RateLimits
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed


def test_counts_allow_as_much_as_the_librarys_own_storage() -> None:
    item = RateLimitItemPerSecond(5, 1_000)
    ours, theirs = (SlidingWindowCounterRateLimiter(storage) for storage in (Counts(), MemoryStorage()))
    for limiter in (ours, theirs):
        assert [limiter.hit(item, whose) for whose in ("ann",) * 7 + ("ben",)] == [True] * 5 + [False] * 2 + [True]


def test_what_was_counted_in_a_window_fades_in_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    at, counts = [1_000_000.0], Counts()
    monkeypatch.setattr(time, "time", lambda: at[0])

    def allowed() -> int:
        return sum(counts.acquire_sliding_window_entry("ann", 5, 1_000) for _ in range(10))

    found = [allowed()]
    # A tenth of the next window, half of it, and all of the one after.
    for seconds in (1_100, 400, 1_500):
        at[0] += seconds
        found.append(allowed())
    assert found == [5, 1, 2, 5]


def test_expired_counts_are_swept() -> None:
    counts = Counts()
    for number in range(100):
        counts.incr(f"old {number}", 0.01)
    counts.incr("new", 1_000)
    # Counts expire with time.
    time.sleep(0.02)
    for _ in range(10_000):
        counts.incr("new", 1_000)
    assert len(counts) == 1


def test_no_request_pays_for_the_sweep_of_all_counts() -> None:
    counts = Counts()
    for number in range(5_000):
        counts.incr(f"old {number}", 0.001)
    # Counts expire with time.
    time.sleep(0.002)
    while (before := len(counts)) > 1:
        counts.incr("new", 1_000)
        assert before - len(counts) <= 3


def test_counting_starts_no_thread() -> None:
    counts = Counts()
    before = threading.active_count()
    for _ in range(1_000):
        counts.incr("ann", 1_000)
    assert threading.active_count() == before


def test_another_address_of_the_same_network_has_no_limit_of_its_own() -> None:
    limits = RateLimits(Allowed(guests=2, per_ipv6_site=3), Metrics())
    for host in (1, 2):
        limits.count_address("guests", f"2001:db8:7:1::{host}")
    with pytest.raises(TooMuch):
        limits.count_address("guests", "2001:db8:7:1::3")
    for _ in range(2):
        limits.count_address("guests", "::ffff:192.0.2.7")
    with pytest.raises(TooMuch):
        limits.count_address("guests", "192.0.2.7")


def test_a_whole_48_is_limited_too() -> None:
    limits = RateLimits(Allowed(guests=2, per_ipv6_site=3), Metrics())
    for network in range(6):
        limits.count_address("guests", f"2001:db8:7:{network}::1")
    with pytest.raises(TooMuch):
        limits.count_address("guests", "2001:db8:7:6::1")
    limits.count_address("guests", "2001:db8:8::1")


def test_sockets_of_one_ipv6_network_share_its_limit_and_free_it_when_they_close() -> None:
    limits = RateLimits(Allowed(sockets_per_address=2, per_ipv6_site=2), Metrics())
    with ExitStack() as open_sockets:
        for number in range(4):
            open_sockets.enter_context(limits.socket(f"player {number}", f"2001:db8:7:{number // 2}::{number}"))
        for address in ("2001:db8:7:1::9", "2001:db8:7:2::9"):
            with pytest.raises(TooMuch), limits.socket("another", address):
                pass
    with limits.socket("another", "2001:db8:7:1::9"):
        pass


def test_a_refusal_names_the_seconds_until_there_is_room_again() -> None:
    # Windows end at multiples of their length, so the end of a short one may be a second away.
    limits = RateLimits(Allowed(replays=1, replays_window=1_000_000), Metrics())
    limits.count("replays", "ann")
    with pytest.raises(TooMuch) as refused:
        limits.count("replays", "ann")
    assert 1 < refused.value.seconds <= 1_000_000
