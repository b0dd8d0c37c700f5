"""Rate limits per socket, player and address."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter

from tilewright.service.errors import TooMuch
from tilewright.service.limits.counts import Counts
from tilewright.service.limits.networks import networks_of
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed
from tilewright.words.sentence import sentence


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
