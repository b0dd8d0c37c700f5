"""How much each player and each network stores: what can be written without end has a limit per day."""

import math
import time
from functools import partial

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter

from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import networks_of
from tilewright.service.limits.rate_limits import Counts
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed, now
from tilewright.words.say import sentence

TABLE = 2_000
MATCH = 50_000
LINE = 200
REPORT = 20_000
"""Bytes that a table, a match, a chat line besides its text, and a report count for."""

_NEAR = 0.8
_MOST_NEAR = 1_000
_MILLIS = 1_000


class StoredBytes:
    """Counts what players store through this node, for them and for their networks."""

    def __init__(self, allowed: Allowed, metrics: Metrics) -> None:
        self._metrics = metrics
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._window = allowed.stored_window
        most = {
            "player": allowed.stored_bytes,
            "network": allowed.address_stored_bytes,
            "site": allowed.address_stored_bytes * allowed.per_ipv6_site,
        }
        self._items: dict[str, RateLimitItem] = {
            of: RateLimitItemPerSecond(bound, self._window, f"stored by a {of}") for of, bound in most.items()
        }
        # When each player or network came near its limit; the latest comes last.
        self._near: dict[tuple[str, str], int] = {}
        for of in most:
            metrics.stored_near.labels(of).set_function(partial(self._near_of, of))

    def count(self, player: str, address: str, size: int) -> None:
        """Count bytes that are about to be stored, or raise TooMuch."""
        whose = [("player", player), *zip(("network", "site"), networks_of(address), strict=False)]
        for of, key in whose:
            item = self._items[of]
            if not self._limiter.test(item, key, cost=size):
                left = self._limiter.get_window_stats(item, key).reset_time - time.time()
                self._note_near(of, key)
                self._metrics.limited.labels(f"stored by a {of}").inc()
                which = "refused-stored-player" if of == "player" else "refused-stored-here"
                raise TooMuch(sentence(which), max(1, math.ceil(left)))
        for of, key in whose:
            item = self._items[of]
            self._limiter.hit(item, key, cost=size)
            if self._limiter.get_window_stats(item, key).remaining < (1 - _NEAR) * item.amount:
                self._note_near(of, key)

    def warning(self) -> str | None:
        """Return a sentence for the operator if somebody has stored nearly as much as allowed."""
        near = self._count_near()
        if not any(near.values()):
            return None
        networks = near["network"] + near["site"]
        return (
            f"{near['player']} players and {networks} networks have stored {_NEAR:.0%} or more of what is allowed "
            f"in {self._window} seconds"
        )

    def _note_near(self, of: str, key: str) -> None:
        self._near.pop((of, key), None)
        self._near[of, key] = now()
        if len(self._near) > _MOST_NEAR:
            del self._near[next(iter(self._near))]

    def _near_of(self, of: str) -> float:
        return self._count_near()[of]

    def _count_near(self) -> dict[str, int]:
        """Return how many were near their limit in the last window."""
        since = now() - self._window * _MILLIS
        self._near = {whose: at for whose, at in self._near.items() if at >= since}
        kinds = [of for of, _ in self._near]
        return {of: kinds.count(of) for of in self._items}
