"""Confidence intervals at the edge of the library."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from tilewright.arena import tally
from tilewright.arena.tally import Interval
from tilewright.arguments import expect
from tilewright.errors import BadInput


def rate_interval(shares: Sequence[float]) -> Interval:
    """Return the 95 % interval of a win rate from one value per deal, each from 0 to 1.

    >>> [round(bound, 3) for bound in rate_interval([1.0] * 20)]
    [0.804, 1.0]
    """
    _expect_numbers("shares", shares)
    if wrong := next((share for share in shares if not 0 <= share <= 1), None):
        raise BadInput(f"shares are numbers from 0 to 1, not {wrong}")
    return tally.rate_interval(shares)


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the 95 % interval of the mean of at least two values, by the normal approximation."""
    _expect_numbers("values", values)
    if len(values) < 2:
        raise BadInput("an interval of a mean needs two values or more")
    return tally.mean_interval(values)


def _expect_numbers(name: str, values: object) -> None:
    expect(name, values, Sequence, "a list of numbers")
    assert isinstance(values, Sequence)
    for value in values:
        expect(name, value, (int, float), "a list of numbers")
        if not isfinite(value):
            raise BadInput(f"{name} are finite numbers, not {value}")
