"""Rate limits per socket, player and address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tilewright.service.errors import TooMuch
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed
from tilewright.words.sentence import sentence

_FEWEST_BETWEEN_SWEEPS = 1_000
_BETWEEN_SWEEPS_PER_COUNT = 4


class _Running(Timer):
    """A timer that claims to be running, so that the library starts none."""

    def is_alive(self) -> bool:
        """Return True."""
        return True


class Counts(MemoryStorage):
    """Counts in memory with an amortised sweep of expired ones.

    The library starts a thread that scans all counts up to 100 times a second and waits for it to start, which stalls
    every table when there are thousands of players.
    """

    def __init__(self) -> None:
        super().__init__()
        self.timer = _Running(0, self.sweep)
        self._until_sweep = _FEWEST_BETWEEN_SWEEPS

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add to a count and return it."""
        self._until_sweep -= 1
        if self._until_sweep <= 0:
            self.sweep()
        return super().incr(key, expiry, amount)

    def sweep(self) -> None:
        """Delete expired counts."""
        for key in tuple(self.expirations):
            self.get(key)
        self._until_sweep = _FEWEST_BETWEEN_SWEEPS + _BETWEEN_SWEEPS_PER_COUNT * len(self.expirations)


class RateLimits:
    """The rate limits of one node."""

    def __init__(self, allowed: Allowed, metrics: Metrics) -> None:
        self.allowed = allowed
        self._metrics = metrics
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._sockets: Counter[str] = Counter()
        self._items: dict[str, RateLimitItem] = {
            "commands": RateLimitItemPerSecond(allowed.commands, allowed.commands_window, "commands"),
            "socket": RateLimitItemPerSecond(allowed.socket_messages, allowed.socket_window, "socket"),
            "messages": RateLimitItemPerSecond(allowed.messages, allowed.messages_window, "messages"),
            "address": RateLimitItemPerSecond(allowed.address_messages, allowed.address_window, "address"),
            "guests": RateLimitItemPerSecond(allowed.guests, allowed.guests_window, "guests"),
            "passwords": RateLimitItemPerSecond(allowed.passwords, allowed.passwords_window, "passwords"),
            "chat": RateLimitItemPerSecond(allowed.chat, allowed.chat_window, "chat"),
            "tables": RateLimitItemPerSecond(allowed.tables, allowed.tables_window, "tables"),
            "matches": RateLimitItemPerSecond(allowed.matches, allowed.matches_window, "matches"),
            "analyses": RateLimitItemPerSecond(allowed.analyses, allowed.analyses_window, "analyses"),
        }

    def count(self, what: str, whose: str) -> None:
        """Count one request of a kind for a key, or raise TooMuch."""
        if not self._limiter.hit(self._items[what], whose):
            self._refuse(what)

    @contextmanager
    def socket(self, player: str, address: str) -> Iterator[None]:
        """Count a socket of a player and an address while it is open, or raise TooMuch."""
        keys = (f"player {player}", f"address {address}")
        most = (self.allowed.sockets_per_player, self.allowed.sockets_per_address)
        if any(self._sockets[key] >= limit for key, limit in zip(keys, most, strict=True)):
            self._refuse("sockets")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]

    def _refuse(self, what: str) -> None:
        self._metrics.limited.labels(what).inc()
        raise TooMuch(sentence(f"refused-too-often-{what}"))
