"""The counts behind the rate limits, in the memory of one node."""

from __future__ import annotations

import time
from collections import deque
from math import floor

from limits.storage import Storage
from limits.storage.base import SlidingWindowCounterSupport, TimestampedSlidingWindow

# Two for each hit: so there are at most about twice as many as have not expired.
_SWEPT_AT_ONCE = 2


class _Count:
    """A count and the time at which it expires."""

    __slots__ = ("expires_at", "number")

    def __init__(self, expires_at: float) -> None:
        self.number, self.expires_at = 0, expires_at


class Counts(Storage, SlidingWindowCounterSupport, TimestampedSlidingWindow):
    """Counts in memory; each hit deletes a few that have expired, so that no request pays for all of them.

    The library's own storage in memory starts a thread that scans all counts up to 100 times a second and waits for it
    to start, which stalls every table when there are thousands of players.
    """

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, _Count] = {}
        self._unswept: deque[str] = deque()

    @property
    def base_exceptions(self) -> type[Exception]:
        """The errors of the storage, of which there are none."""
        return Exception

    def __len__(self) -> int:
        """Return how many counts are in memory."""
        return len(self._counts)

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add to a count and return it."""
        self._sweep()
        if (count := self._living(key)) is None:
            count = self._counts[key] = _Count(time.time() + expiry)
        count.number += amount
        return count.number

    def get(self, key: str) -> int:
        """Return a count."""
        count = self._living(key)
        return 0 if count is None else count.number

    def get_expiry(self, key: str) -> float:
        """Return when a count expires."""
        count = self._living(key)
        return time.time() if count is None else count.expires_at

    def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count unless the window that ends now, part of which is in the window before, would exceed the limit."""
        previous, left, current, _ = self.get_sliding_window(key, expiry)
        if floor(previous * left / expiry + current) + amount > limit:
            return False
        _, now = self.sliding_window_keys(key, expiry, time.time())
        self.incr(now, 2 * expiry, amount)
        return True

    def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """Return the counts of the window before and of this one, each with the seconds that it still matters."""
        at = time.time()
        left = expiry - at % expiry
        previous, current = map(self.get, self.sliding_window_keys(key, expiry, at))
        return previous, left if previous else 0.0, current, left + expiry

    def clear(self, key: str) -> None:
        """Forget a count."""
        self._counts.pop(key, None)

    def clear_sliding_window(self, key: str, expiry: int) -> None:
        """Forget the counts of a window."""
        for each in self.sliding_window_keys(key, expiry, time.time()):
            self.clear(each)

    def check(self) -> bool:
        """Return that the storage works."""
        return True

    def reset(self) -> int:
        """Forget all counts, and return how many there were."""
        forgotten = len(self._counts)
        self._counts.clear()
        return forgotten

    def _living(self, key: str) -> _Count | None:
        """Return a count that has not expired; one that has is deleted."""
        count = self._counts.get(key)
        if count is not None and count.expires_at <= time.time():
            del self._counts[key]
            return None
        return count

    def _sweep(self) -> None:
        """Delete expired ones of the next few counts."""
        if not self._unswept:
            self._unswept.extend(self._counts)
        for _ in range(min(_SWEPT_AT_ONCE, len(self._unswept))):
            self._living(self._unswept.popleft())
