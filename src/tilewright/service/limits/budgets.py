"""Budgets of processor time: what a request has cost is measured, and charged to its player and its network."""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator

from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import Asker, networks_of
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget
from tilewright.words.say import sentence

# Two for each charge, as with the counts of rate limits.
_SWEPT_AT_ONCE = 2


class Purse:
    """The processor time that each player and each network may use for one kind of work.

    For each of them it remembers when everything charged so far will have been paid back by their share of a core. They
    may ask as long as that is less than `saved` seconds away, so a question is never refused for what it will cost.
    """

    def __init__(
        self, budget: Budget, per_ipv6_site: int, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._budget, self._per_site, self._metrics, self._clock = budget, per_ipv6_site, metrics, clock
        self._paid_at: dict[str, float] = {}
        self._unswept: deque[str] = deque()

    def __len__(self) -> int:
        """Return how many players and networks are remembered."""
        return len(self._paid_at)

    def check(self, asker: Asker) -> None:
        """Raise TooMuch if the player or the network has used up its budget."""
        now = self._clock()
        late = max((self._paid_at.get(key, now) for key, _ in self._shares(asker)), default=now)
        if (seconds := late - now - self._budget.saved) >= 0:
            self._metrics.limited.labels("processor").inc()
            raise TooMuch(sentence("refused-too-often-processor"), max(1, math.ceil(seconds)))

    def charge(self, asker: Asker, seconds: float) -> None:
        """Take processor time from the budgets of the player and the network."""
        now = self._clock()
        self._sweep(now)
        for key, share in self._shares(asker):
            self._paid_at[key] = max(now, self._paid_at.get(key, now)) + seconds / share

    def _shares(self, asker: Asker) -> Iterator[tuple[str, float]]:
        """Yield what an asker counts as, each with its share of a core."""
        if asker.player:
            yield f"player {asker.player}", self._budget.player
        for network, sites in zip(networks_of(asker.address), (1, self._per_site), strict=False):
            yield f"network {network}", self._budget.network * sites

    def _sweep(self, now: float) -> None:
        """Forget those of the next few that have paid everything back."""
        if not self._unswept:
            self._unswept.extend(self._paid_at)
        for _ in range(min(_SWEPT_AT_ONCE, len(self._unswept))):
            key = self._unswept.popleft()
            if self._paid_at.get(key, now) <= now:
                self._paid_at.pop(key, None)
