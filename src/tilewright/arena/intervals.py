"""Confidence intervals for duplicate deals, with the standard library alone.

Games of one deal depend on each other, so a deal is one value: the mean of its games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean

Interval = tuple[float, float]

Z95 = NormalDist().inv_cdf(0.975)
# Two deals won and two lost, as Agresti and Coull add to a proportion: a bot that has won every deal so far has a
# variance of 0, but it is not sure to win the next one.
_IMAGINED = (0.0, 0.0, 1.0, 1.0)


def rate_interval(shares: Sequence[float], weights: Sequence[float] | None = None) -> Interval:
    """Return the 95 % interval of a win rate from one value per deal, each from 0 to 1.

    >>> [round(bound, 3) for bound in rate_interval([1.0] * 20)]
    [0.804, 1.0]
    """
    usual = 1.0 if weights is None else fmean(weights)
    weighed = [*(weights or [1.0] * len(shares)), *(usual for _ in _IMAGINED)]
    low, high = mean_interval([*shares, *_IMAGINED], weighed)
    return (max(0.0, low), min(1.0, high))


def mean_interval(values: Sequence[float], weights: Sequence[float] | None = None) -> Interval:
    """Return the 95 % interval of the mean of at least two values, by the normal approximation."""
    weighed = weights or [1.0] * len(values)
    middle, count = fmean(values, weighed), len(values)
    squares = sum((weight * (value - middle)) ** 2 for value, weight in zip(values, weighed, strict=True))
    reach = Z95 * sqrt(squares * count / (count - 1)) / sum(weighed)
    return (middle - reach, middle + reach)
