"""Confidence intervals for a mean that hold whenever one stops, for runs that end as soon as they are sure.

A gambler who stakes a fixed share of the capital on each value being above (or below) a mean m cannot expect to gain if
m is the true mean. By Ville's inequality the capital then ever reaches 1 / error with a probability of at most `error`,
so every m at which it has grown that far is ruled out, at any time. The capital here is that of many gamblers with
different stakes together: "Estimating means of bounded random variables by betting" (Waudby-Smith and Ramdas, 2024).
"""

from collections import Counter
from math import exp, log, log1p

from tilewright.arena.tally import Interval

ERROR = 0.05
# Each side has half of the error.
_ENOUGH = log(2 / ERROR)
# The shares of their capital that the gamblers stake: bold ones decide clear cases, timid ones narrow ones.
_STAKES = tuple(0.95 * 0.7**place for place in range(16))
_HALVINGS = 30


class AnytimeMean:
    """The mean of values from 0 to 1, each a deal; `fair` is the mean that it is tested against."""

    def __init__(self, fair: float) -> None:
        self._fair, self._seen = fair, Counter[float]()

    def add(self, value: float) -> None:
        """Add the value of one more deal."""
        self._seen[value] += 1

    @property
    def count(self) -> int:
        """The number of values."""
        return self._seen.total()

    @property
    def mean(self) -> float:
        """The mean of the values so far."""
        return sum(value * count for value, count in self._seen.items()) / self.count

    @property
    def verdict(self) -> str:
        """Whether the mean is `above` the fair one, `below` it, or `open`."""
        if log_capital(self._seen, self._fair) >= _ENOUGH:
            return "above"
        return "below" if log_capital(_mirrored(self._seen), 1 - self._fair) >= _ENOUGH else "open"

    def interval(self) -> Interval:
        """Return the 95 % interval, valid at every moment; its lower end is above `fair` if the verdict is."""
        return (_ruled_out(self._seen), 1 - _ruled_out(_mirrored(self._seen)))


def log_capital(seen: Counter[float], mean: float) -> float:
    """Return the logarithm of the capital of gamblers who bet on values above `mean`; they began with 1 together.

    A value v multiplies the capital of a gambler with stake s by 1 - s + s v / mean.
    """
    logs = [sum(count * log1p(stake * (value / mean - 1)) for value, count in seen.items()) for stake in _STAKES]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def _ruled_out(seen: Counter[float]) -> float:
    """Return the highest mean that is ruled out by values above it."""
    # Every factor falls as the mean rises, and so does the capital.
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if log_capital(seen, middle) >= _ENOUGH else (low, middle)
    return low


def _mirrored(seen: Counter[float]) -> Counter[float]:
    return Counter({1 - value: count for value, count in seen.items()})
