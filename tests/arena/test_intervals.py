"""Intervals of win rates: as wide as they must be, by exact enumeration and by other formulas."""

from math import comb, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.arena.tally import Z95, mean_interval, rate_interval


def coverage(deals: int, lost: float, split: float) -> float:
    """Return how often the interval covers the true rate, over all results of `deals` deals between two bots."""
    won = 1 - lost - split
    truth, held = won + split / 2, 0.0
    for losses in range(deals + 1):
        for splits in range(deals - losses + 1):
            wins = deals - losses - splits
            low, high = rate_interval([0.0] * losses + [0.5] * splits + [1.0] * wins)
            if low <= truth <= high:
                ways = comb(deals, losses) * comb(deals - losses, splits)
                held += ways * lost**losses * split**splits * won**wins
    return held


@pytest.mark.parametrize("deals", [10, 25])
@pytest.mark.parametrize(
    ("lost", "split"), [(0.5, 0.0), (0.3, 0.4), (0.1, 0.8), (0.05, 0.3), (0.01, 0.03), (0.0, 0.1), (0.001, 0.0)]
)
def test_intervals_cover_the_true_rate_as_often_as_they_should(deals: int, lost: float, split: float) -> None:
    assert coverage(deals, lost, split) > 0.92


def test_a_bot_that_won_everything_has_an_interval_below_one() -> None:
    for deals in (3, 5, 50, 500):
        low, high = rate_interval([1.0] * deals)
        assert high == 1
        # A bot of this rate wins this many deals in a row one time in twenty.
        assert low < 0.05 ** (1 / deals)


@given(st.integers(1, 200), st.integers(0, 200))
def test_single_games_have_the_interval_of_agresti_and_coull(games: int, won: int) -> None:
    won = min(won, games)
    middle = (won + 2) / (games + 4)
    reach = Z95 * sqrt(middle * (1 - middle) / (games + 3))
    low, high = rate_interval([1.0] * won + [0.0] * (games - won))
    assert (low, high) == pytest.approx((max(0, middle - reach), min(1, middle + reach)))


@given(st.lists(st.floats(-500, 500), min_size=2, max_size=60))
def test_a_mean_has_the_interval_that_its_deviation_gives(values: list[float]) -> None:
    reach = Z95 * stdev(values) / sqrt(len(values))
    assert mean_interval(values) == pytest.approx((fmean(values) - reach, fmean(values) + reach), abs=1e-6)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=40), st.floats(0.1, 10))
def test_equal_weights_change_nothing(shares: list[float], weight: float) -> None:
    assert rate_interval(shares, [weight] * len(shares)) == pytest.approx(rate_interval(shares))
