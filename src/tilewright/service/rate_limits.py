"""How often something may be asked for: by one socket, one player, one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter

from tilewright.service.errors import TooMuch
from tilewright.service.metrics import Metrics
from tilewright.service.rate_limit_counts import Counts
from tilewright.service.settings import Allowed
from tilewright.words.sentence import sentence


class Turnstile:
    """Counts what comes in on this node and refuses what is too much."""

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
        """Count one of something for somebody, or raise TooMuch."""
        if not self._limiter.hit(self._items[what], whose):
            self._refuse(what)

    @contextmanager
    def socket(self, player: str, address: str) -> Iterator[None]:
        """Count an open socket of a player at an address for as long as it is open, or raise TooMuch."""
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
