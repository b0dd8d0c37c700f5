"""Where the turnstile keeps its counts: in memory, and without the threads that would look after them."""

from __future__ import annotations

from threading import Timer

from limits.storage import MemoryStorage

_FEWEST_BETWEEN_SWEEPS = 1_000
_BETWEEN_SWEEPS_A_COUNT = 4


class _Running(Timer):
    """A timer that is always taken to run already, so that none is started."""

    def is_alive(self) -> bool:
        """Return that it runs."""
        return True


class Counts(MemoryStorage):
    """Counts in memory, of which the old are swept out every so many times that something is counted: the more counts
    there are the more seldom, so that sweeping costs each the same.

    The library's own way is a thread for each hundredth of a second in which something is counted, waited for until it
    runs, which looks through all counts: with thousands of players that halts every table.
    """

    def __init__(self) -> None:
        super().__init__()
        self.timer = _Running(0, self.sweep)
        self._until_sweep = _FEWEST_BETWEEN_SWEEPS

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count up, and return how much was counted in the time since the count began."""
        self._until_sweep -= 1
        if self._until_sweep <= 0:
            self.sweep()
        return super().incr(key, expiry, amount)

    def sweep(self) -> None:
        """Forget the counts whose time is over."""
        for key in tuple(self.expirations):
            self.get(key)
        self._until_sweep = _FEWEST_BETWEEN_SWEEPS + _BETWEEN_SWEEPS_A_COUNT * len(self.expirations)
