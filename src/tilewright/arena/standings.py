"""The standings of a league: win rates, overall and against each other bot, and fitted ratings with intervals.

A bot of strength s wins at a table with a probability proportional to exp(s): Bradley and Terry's model for two, and
Luce's, the first choice of Plackett and Luce's, for more. Openskill's figures are for show.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import log
from operator import itemgetter
from statistics import fmean

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from openskill.models import PlackettLuce
from scipy.optimize import minimize

from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.simulation import League
from tilewright.arena.tally import Z95, Interval, rate_interval
from tilewright.games import edition
from tilewright.rules.house import house_of

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


class Rate(Struct, frozen=True):
    """A win rate with its 95 % interval and number of games."""

    rate: float
    ci95: Interval
    games: int


class TableStandings(Struct, frozen=True, kw_only=True):
    """The standings at one table size; `against` has a bot's win rate in games with each other bot."""

    seats: int
    line_ups: int
    games: int
    rates: dict[str, Rate]
    ratings: dict[str, Rating]
    against: dict[str, dict[str, Rate]]


class Standings(Struct, frozen=True, kw_only=True):
    """The standings of a league, with its options."""

    rules: str
    house: dict[str, int | str]
    bots: tuple[str, ...]
    games: int
    fewer: dict[str, int]
    seed: int
    tables: tuple[TableStandings, ...]
    skills: dict[str, Skill]
    illegal: dict[str, int]


class _Value(Struct, frozen=True):
    """One bot in one deal: the share of its games that it won, and the weight of the deal."""

    share: float
    weight: float
    games: int


Played = Sequence[tuple[Simulation, DealResult]]


def standings(league: League, played: Played) -> Standings:
    """Return the standings after all results of a league."""
    illegal = dict.fromkeys(league.bots, 0)
    for simulation, result in played:
        for rotation in result.rotations:
            for bot, turns in zip(simulation.bots, rotation.illegal, strict=True):
                illegal[bot] += turns
    return Standings(
        rules=league.rules.id,
        house=house_of(league.rules, edition(league.rules.id).rulebook),
        bots=league.bots,
        games=league.games,
        fewer=dict(league.fewer),
        seed=league.seed,
        tables=tuple(
            _table(league.bots, seats, [pair for pair in played if len(pair[0].bots) == seats])
            for seats in league.tables
        ),
        skills=skills(league.bots, _games(played)),
        illegal=illegal,
    )


def ranked(table: TableStandings) -> list[str]:
    """Return the bots of a table size, strongest first."""
    return sorted(table.ratings, key=lambda bot: -table.ratings[bot].rating)


def _table(bots: Sequence[str], seats: int, played: Played) -> TableStandings:
    against: dict[str, dict[str, Rate]] = {bot: {} for bot in bots}
    for bot, other in permutations(bots, 2):
        against[bot][other] = _rate(_values(bot, [pair for pair in played if other in pair[0].bots]))
    return TableStandings(
        seats=seats,
        line_ups=len({simulation.bots for simulation, _ in played}),
        games=sum(len(result.rotations) for _, result in played),
        rates={bot: _rate(_values(bot, played)) for bot in bots},
        ratings=ratings(bots, [DealWins(simulation.bots, _won(result)) for simulation, result in played]),
        against=against,
    )


def _values(bot: str, played: Played) -> list[_Value]:
    """Return the value of each deal with the bot; line-ups weigh the same with any number of deals."""
    return [
        _Value(
            share=fmean(won for name, won in zip(simulation.bots, _won(result), strict=True) if name == bot)
            / len(result.rotations),
            weight=1 / simulation.deals,
            games=len(result.rotations),
        )
        for simulation, result in played
        if bot in simulation.bots
    ]


def _rate(values: Sequence[_Value]) -> Rate:
    weights = [value.weight for value in values]
    shares = [value.share for value in values]
    rate = fmean(shares, weights)
    return Rate(rate, rate_interval(shares, weights), sum(value.games for value in values))


def _won(result: DealResult) -> tuple[float, ...]:
    """Return the number of games that each bot of the line-up won in a deal."""
    return tuple(float(sum(column)) for column in zip(*(one.wins for one in result.rotations), strict=True))


def _games(played: Played) -> Iterator[Game]:
    """Yield single games, one deal of each line-up in turn, so that no line-up comes last as a whole."""
    turns, by_turn = Counter[int](), []
    for simulation, result in played:
        by_turn.append((turns[simulation.first], simulation, result))
        turns[simulation.first] += 1
    for _, simulation, result in sorted(by_turn, key=itemgetter(0)):
        for rotation in result.rotations:
            yield Game(simulation.bots, tuple(map(bool, rotation.wins)))
