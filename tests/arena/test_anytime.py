"""Intervals that hold whenever one stops: the capital is a martingale, and the errors are as promised."""

from collections import Counter
from itertools import product
from math import exp, prod
from random import Random

import pytest

from bench.bots.anytime import ERROR, AnytimeMean, log_capital


def ended(values: tuple[float, ...], fair: float) -> AnytimeMean:
    """Return a mean that was tested with these values."""
    mean = AnytimeMean(fair)
    for value in values:
        mean.add(value)
    return mean


@pytest.mark.parametrize("chances", [(0.5, 0.0, 0.5), (0.25, 0.5, 0.25), (0.7, 0.1, 0.2), (0.02, 0.06, 0.92)])
def test_the_gamblers_expect_no_gain_at_the_true_mean(chances: tuple[float, ...]) -> None:
    # This is what Ville's inequality needs, here for all sequences of five values.
    fair, expected = chances[1] / 2 + chances[2], 0.0
    for places in product(range(3), repeat=5):
        weight = prod(chances[place] for place in places)
        expected += weight * exp(log_capital(Counter(place / 2 for place in places), fair))
    assert expected == pytest.approx(1)


@pytest.mark.parametrize("rate", [0.25, 0.5, 0.97])
def test_the_true_mean_is_hardly_ever_ruled_out_at_any_time(rate: float, deep: bool) -> None:
    runs, random, wrong = 4_000 if deep else 15, Random(str(rate)), 0
    for _ in range(runs):
        mean = AnytimeMean(rate)
        for _ in range(300 if deep else 120):
            mean.add(float(random.random() < rate))
            if mean.verdict != "open":
                wrong += 1
                break
    assert wrong / runs < ERROR + 3 * (ERROR * (1 - ERROR) / runs) ** 0.5


def test_the_verdict_and_the_interval_agree() -> None:
    random = Random(3)
    mean = AnytimeMean(0.5)
    for _ in range(40):
        for _ in range(5):
            mean.add(random.choice((0.0, 0.5, 1.0, 1.0)))
        low, high = mean.interval()
        assert 0 <= low <= mean.mean <= high <= 1
        assert (mean.verdict == "above") == (low > 0.5)
        assert mean.verdict != "below"
    assert mean.verdict == "above"


def test_a_clear_lead_is_decided_after_few_deals_and_from_both_sides() -> None:
    wins, losses = ended((1.0,) * 10, 0.5), ended((0.0,) * 10, 0.5)
    assert (wins.verdict, losses.verdict) == ("above", "below")
    low, high = wins.interval()
    assert losses.interval() == pytest.approx((1 - high, 1 - low))


def test_an_interval_is_not_much_wider_than_one_of_fixed_length() -> None:
    random = Random(5)
    low, high = ended(tuple(random.choice((0.0, 1.0)) for _ in range(1_000)), 0.9).interval()
    assert high - low < 2 * (2 * 1.96 * 0.5 / 1_000**0.5)
