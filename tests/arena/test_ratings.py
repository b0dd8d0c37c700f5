"""Ratings: the fit against a climb that knows nothing of it, and intervals that hold the truth."""

from math import exp
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.judges.naive_likelihood import climbed_strengths
from tilewright.arena.standings import DealWins, Game, fitted, ratings, skills
from tilewright.arena.tally import Z95

NAMES = ("a", "b", "c", "d")
TABLES = st.sampled_from([(0, 1), (0, 2), (1, 2), (0, 1, 2), (0, 0, 1), (1, 2, 2)])


@examples(8, 20)
@given(st.lists(TABLES.flatmap(lambda seated: st.tuples(st.just(seated), st.sampled_from(seated))), max_size=25))
def test_the_fit_maximises_the_likelihood(games: list[tuple[tuple[int, ...], int]]) -> None:
    # As many games as seats make a deal; here all of them end alike.
    deals = [DealWins(tuple(NAMES[bot] for bot in seated), _all_won(seated, winner)) for seated, winner in games]
    deals.append(DealWins(("a", "b"), (1.0, 1.0)))
    repeated = [game for game in games for _ in game[0]] + [((0, 1), 0), ((0, 1), 1)]
    fit = fitted(NAMES[:3], deals)
    assert fit.strengths.tolist() == pytest.approx(climbed_strengths(3, repeated), abs=2e-3)


def _all_won(seated: tuple[int, ...], winner: int) -> tuple[float, ...]:
    """Return a deal's wins where the winner's first seat wins every game."""
    place = seated.index(winner)
    return tuple(float(len(seated)) if seat == place else 0.0 for seat in range(len(seated)))


def dealt(random: Random, strengths: dict[str, float], seated: tuple[str, ...], luck: float) -> DealWins:
    """Return a deal whose games share the luck of their seats: the n-th rotation moves it on by n seats."""
    fortune = [random.gauss(0, luck) for _ in seated]
    won = dict.fromkeys(range(len(seated)), 0.0)
    for rotation in range(len(seated)):
        weights = [exp(strengths[bot] + fortune[(place + rotation) % len(seated)]) for place, bot in enumerate(seated)]
        won[random.choices(range(len(seated)), weights)[0]] += 1
    return DealWins(seated, tuple(won.values()))


@pytest.mark.slow(reason="plays and fits hundreds of made-up leagues")
@pytest.mark.parametrize(("spread", "luck"), [(0.3, 0.0), (1.5, 0.0), (0.0, 2.0)])
def test_intervals_cover_the_true_strengths(spread: float, luck: float, deep: bool) -> None:
    leagues = 1_000 if deep else 15
    truth = {bot: spread * (place - 1.5) for place, bot in enumerate(NAMES)}
    random = Random(f"{spread} {luck}")
    held = 0
    for _ in range(leagues):
        pairs = [(one, other) for one in NAMES for other in NAMES if one < other]
        fit = fitted(NAMES, [dealt(random, truth, pair, luck) for pair in pairs for _ in range(30)])
        reach = Z95 * np.sqrt(np.diag(fit.covariance))
        held += int(np.sum(np.abs(fit.strengths - np.array(list(truth.values()))) <= reach))
    shares = leagues * len(NAMES)
    assert held / shares > 0.95 - 4 * (0.95 * 0.05 / shares) ** 0.5 - 0.01


def test_correlated_games_of_a_deal_widen_the_interval() -> None:
    random = Random(3)
    even = [DealWins(("a", "b"), (1.0, 1.0)) for _ in range(200)]
    alike = [DealWins(("a", "b"), random.choice([(2.0, 0.0), (0.0, 2.0)])) for _ in range(200)]
    narrow, wide = (ratings(("a", "b"), deals)["a"].ci95 for deals in (even, alike))
    # Twice the games in one value: half as many values, and an interval wider by the root of two.
    assert (wide[1] - wide[0]) / (narrow[1] - narrow[0]) == pytest.approx(2**0.5, rel=0.05)


def test_four_hundred_points_are_ten_to_one() -> None:
    deals = [DealWins(("a", "b"), won) for won in [(2.0, 0.0)] * 10_000 + [(0.0, 2.0)] * 1_000]
    rated = ratings(("a", "b"), deals)
    assert rated["a"].rating - rated["b"].rating == pytest.approx(400, abs=2)
    assert rated["a"].rating == pytest.approx(-rated["b"].rating)


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    rated = ratings(("a", "b"), [DealWins(("a", "b"), (2.0, 0.0))] * 20)
    low, high = rated["a"].ci95
    assert 0 < low < rated["a"].rating < high < 2_000
    # The rule of three: forty wins in a row do not rule out a rate of 1 - 3/40.
    assert 1 / (1 + 10 ** (-2 * low / 400)) < 1 - 3 / 40


def test_skills_follow_the_winners() -> None:
    games = [Game(("a", "b", "c"), (True, False, False)), Game(("b", "c"), (True, False))] * 20
    shown = skills(("a", "b", "c"), games)
    assert shown["a"].mu > shown["b"].mu > shown["c"].mu
    assert all(skill.sigma < 25 / 3 for skill in shown.values())
    assert shown == skills(("a", "b", "c"), games)
