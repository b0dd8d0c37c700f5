"""Ratings: strengths fitted to the winners at each table, with intervals, and openskill's figures for show.

A bot of strength s wins at a table with a probability proportional to exp(s): Bradley and Terry's model for two, and
Luce's, the first choice of Plackett and Luce's, for more. Needs scipy and openskill.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from openskill.models import PlackettLuce
from scipy.optimize import minimize

from tilewright.arena.intervals import Z95, Interval

Numbers = NDArray[np.float64]

# 400 points for ten to one, as chess players count.
_POINTS = 400 / log(10)


class DealWins(Struct, frozen=True):
    """One deal: the bots at the table, and how many of its games each won; there is one game for each seat."""

    bots: tuple[str, ...]
    won: tuple[float, ...]


class Rating(Struct, frozen=True):
    """A strength in points above the mean of the league, with its 95 % interval."""

    rating: float
    ci95: Interval


class Game(Struct, frozen=True):
    """One game: its bots, and which of them won."""

    bots: tuple[str, ...]
    won: tuple[bool, ...]


class Skill(Struct, frozen=True):
    """A skill of openskill: mean and standard deviation."""

    mu: float
    sigma: float


class Fit(Struct, frozen=True):
    """Strengths with mean 0, and the covariance of their errors."""

    strengths: Numbers
    covariance: Numbers


def ratings(bots: Sequence[str], deals: Sequence[DealWins]) -> dict[str, Rating]:
    """Return the ratings of the bots at tables of one size."""
    fit = fitted(bots, deals)
    middle = _POINTS * fit.strengths
    reach = _POINTS * Z95 * np.sqrt(np.diag(fit.covariance))
    return {
        bot: Rating(float(middle[place]), (float(middle[place] - reach[place]), float(middle[place] + reach[place])))
        for place, bot in enumerate(bots)
    }


def fitted(bots: Sequence[str], deals: Sequence[DealWins]) -> Fit:
    """Return the maximum-likelihood strengths and their covariance.

    Every bot also gets one win and one loss against a player of strength 0: otherwise a bot that never lost would be
    infinitely strong.
    """
    seats = np.array([[deal.bots.count(bot) for bot in bots] for deal in deals], dtype=np.float64)
    won = np.array([_won_by_bot(bots, deal) for deal in deals], dtype=np.float64)
    games = seats.sum(axis=1)
    total = won.sum(axis=0)

    def negative_log_likelihood(strengths: Numbers) -> tuple[float, Numbers]:
        tables = np.log(seats @ np.exp(strengths))
        value = games @ tables - total @ strengths + np.sum(2 * np.logaddexp(0, strengths) - strengths)
        slope = games @ _chances(seats, strengths) - total + np.tanh(strengths / 2)
        return float(value), slope

    found = minimize(negative_log_likelihood, np.zeros(len(bots)), jac=True, method="BFGS", options={"gtol": 1e-7})
    strengths: Numbers = found.x
    return Fit(strengths - strengths.mean(), _covariance(seats, won, strengths))


def _won_by_bot(bots: Sequence[str], deal: DealWins) -> list[float]:
    return [sum(won for name, won in zip(deal.bots, deal.won, strict=True) if name == bot) for bot in bots]


def _chances(seats: Numbers, strengths: Numbers) -> Numbers:
    """Return for each deal the probability that a bot wins a game, summed over its seats."""
    weights: Numbers = seats * np.exp(strengths)
    chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return chances


def _covariance(seats: Numbers, won: Numbers, strengths: Numbers) -> Numbers:
    """Return the covariance of the centered strengths: the wider of the model's and the sandwich estimate.

    Games of a deal depend on each other, which the model does not know, so each deal's slope is one value (the sandwich
    of Huber and White). If a bot has won nearly everything, that estimate is too small and the model's is used.
    """
    chances, games = _chances(seats, strengths), seats.sum(axis=1)
    imagined = np.diag(1 / (2 * np.cosh(strengths / 2) ** 2))
    information = np.diag(games @ chances) - (chances * games[:, None]).T @ chances + imagined
    slopes = won - games[:, None] * chances
    shown = slopes.T @ slopes * len(won) / max(1, len(won) - 1) + imagined
    center = np.eye(len(strengths)) - 1 / len(strengths)
    inverse = center @ np.linalg.inv(information)
    expected, seen = inverse @ center, inverse @ shown @ inverse.T
    wider = np.maximum(1, np.sqrt(np.diag(expected) / np.diag(seen)))
    covariance: Numbers = seen * np.outer(wider, wider)
    return covariance


def skills(bots: Sequence[str], games: Iterable[Game]) -> dict[str, Skill]:
    """Return openskill's skills after all games; they depend on the order and are for show only."""
    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        # A bot with two seats would play against itself; only its better seat counts.
        best = {
            bot: any(won for name, won in zip(game.bots, game.won, strict=True) if name == bot) for bot in game.bots
        }
        teams = model.rate([[now[bot]] for bot in best], ranks=[0 if won else 1 for won in best.values()])
        now |= {bot: rating for bot, (rating,) in zip(best, teams, strict=True)}
    return {bot: Skill(float(rating.mu), float(rating.sigma)) for bot, rating in now.items()}
