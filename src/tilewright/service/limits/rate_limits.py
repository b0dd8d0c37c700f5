"""Rate limits per socket, player and address, and the counts behind them, in the memory of one node."""

import math
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import floor

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import Storage
from limits.storage.base import SlidingWindowCounterSupport, TimestampedSlidingWindow
from limits.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import networks_of
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed
from tilewright.words.say import sentence

# Two for each hit: so there are at most about twice as many as have not expired.
_SWEPT_AT_ONCE = 2


class _Count(Struct):
    """A count and the time at which it expires."""

    expires_at: float
    number: int = 0


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


class RateLimits:
    """The rate limits of one node."""

    def __init__(self, allowed: Allowed, metrics: Metrics) -> None:
        self.allowed = allowed
        self._metrics = metrics
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._in_use: Counter[str] = Counter()
        # Every kind for which the settings have a most and a window of the same name, and two that are named otherwise.
        rates = {
            what: (getattr(allowed, what), getattr(allowed, f"{what}_window"))
            for what in Allowed.__struct_fields__
            if hasattr(allowed, f"{what}_window")
        }
        rates["socket"] = (allowed.socket_messages, allowed.socket_window)
        rates["address"] = (allowed.address_messages, allowed.address_window)
        self._items: dict[str, RateLimitItem] = {
            what: RateLimitItemPerSecond(most, window, what) for what, (most, window) in rates.items()
        }
        self._site_items: dict[str, RateLimitItem] = {
            what: RateLimitItemPerSecond(most * allowed.per_ipv6_site, window, f"{what} of a site")
            for what, (most, window) in rates.items()
        }

    def count(self, what: str, whose: str) -> None:
        """Count one request of a kind for a key, or raise TooMuch."""
        item = self._items[what]
        if not self._limiter.hit(item, whose):
            left = self._limiter.get_window_stats(item, whose).reset_time - time.time()
            self._refuse(what, max(1, math.ceil(left)))

    def has_room(self, what: str, whose: str) -> bool:
        """Count one thing of a kind for a key, and return whether that is allowed; nobody is refused."""
        return bool(self._limiter.hit(self._items[what], whose))

    def count_address(self, what: str, address: str) -> None:
        """Count one request of a kind for an address and, if it is IPv6, for its /48, or raise TooMuch."""
        network, *sites = networks_of(address)
        self.count(what, network)
        if not all(self._limiter.hit(self._site_items[what], site) for site in sites):
            self._refuse(what)

    @contextmanager
    def socket(self, player: str, address: str) -> Iterator[None]:
        """Count a socket of a player and an address while it is open, or raise TooMuch."""
        of_player = {f"player {player}": self.allowed.sockets_per_player}
        with self._held("sockets", of_player | self._per_network("address", address, self.allowed.sockets_per_address)):
            yield

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Count a large body of an address while it is in memory, or raise TooMuch."""
        with self._held("analyses", self._per_network("upload", address, self.allowed.uploads_per_address)):
            yield

    def _per_network(self, what: str, address: str, most: int) -> dict[str, int]:
        """Return the keys of an address, each with the most that may be held at once."""
        limits = (most, most * self.allowed.per_ipv6_site)
        return {f"{what} {network}": limit for network, limit in zip(networks_of(address), limits, strict=False)}

    @contextmanager
    def _held(self, what: str, limits: Mapping[str, int]) -> Iterator[None]:
        """Count one thing for several keys while the block runs, or raise TooMuch."""
        if any(self._in_use[key] >= most for key, most in limits.items()):
            self._refuse(what)
        self._in_use.update(limits.keys())
        try:
            yield
        finally:
            self._in_use.subtract(limits.keys())
            for key in limits:
                if not self._in_use[key]:
                    del self._in_use[key]

    def _refuse(self, what: str, seconds: int = 1) -> None:
        self._metrics.limited.labels(what).inc()
        raise TooMuch(sentence(f"refused-too-often-{what}"), seconds)
