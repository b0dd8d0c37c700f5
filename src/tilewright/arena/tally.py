"""The tally of a simulation: wins by bot, seat and order, with confidence intervals.

Games of one deal depend on each other, so a deal is one value: the mean of its games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist, fmean

from msgspec import Struct

from tilewright.arena.deals import DealResult
from tilewright.arena.sprt import Verdict

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


class Tally(Struct, frozen=True, kw_only=True):
    """The figures of a simulation by bot name.

    `swept` counts the deals a bot won from every seat. `seat_rate` and `order_rate` are its win rates by seat and by
    order of play. `held_back` is the number of turns per game in which it played nothing although it could.
    """

    games: int
    wins: dict[str, float]
    win_rate: dict[str, float]
    ci95: dict[str, Interval]
    points: dict[str, float]
    turns: float
    games_per_s: float
    blocked: int
    deals: int
    swept: dict[str, int]
    seat_rate: dict[str, list[float]]
    order_rate: dict[str, list[float]]
    points_ci95: dict[str, Interval] | None
    held_back: dict[str, float] | None
    illegal: dict[str, int]
    sprt: Verdict | None = None


def tally(names: Sequence[str], done: Sequence[DealResult], seconds: float, sprt: Verdict | None = None) -> Tally:
    """Return the tally of at least one deal."""
    rotations = [rotation for result in done for rotation in result.rotations]
    games = sum(rotation.games for rotation in rotations)
    shares = {name: [won_share(result, place) for result in done] for place, name in enumerate(names)}
    wins = _sums(names, (rotation.wins for rotation in rotations))
    points = _sums(names, (rotation.points for rotation in rotations))
    illegal = _sums(names, (rotation.illegal for rotation in rotations))
    held_back = [rotation.held_back for rotation in rotations if rotation.held_back is not None]
    return Tally(
        games=games,
        wins={name: float(won) for name, won in wins.items()},
        win_rate={name: float(won / len(rotations)) for name, won in wins.items()},
        ci95={name: rate_interval(values) for name, values in shares.items()},
        points={name: float(total / games) for name, total in points.items()},
        turns=sum(rotation.turns for rotation in rotations) / games,
        games_per_s=games / seconds,
        blocked=sum(rotation.blocked for rotation in rotations),
        deals=len(done),
        swept={name: values.count(1.0) for name, values in shares.items()},
        seat_rate=_rates(names, done, lambda _, seat: seat),
        order_rate=_rates(names, done, lambda result, seat: (seat - result.starter) % len(names)),
        points_ci95=_points_intervals(names, done) if len(done) > 1 else None,
        held_back={name: float(held / games) for name, held in _sums(names, held_back).items()} or None,
        illegal={name: int(turns) for name, turns in illegal.items()},
        sprt=sprt,
    )


def won_share(result: DealResult, place: int) -> float:
    """Return the share of a deal's games that the bot at `place` won."""
    return float(_sum(rotation.wins[place] for rotation in result.rotations) / len(result.rotations))


def _sums(names: Sequence[str], rows: Iterable[Sequence[Fraction | int]]) -> dict[str, Fraction]:
    """Return the sums of columns by name, empty without rows."""
    return {name: _sum(column) for name, column in zip(names, zip(*rows, strict=True), strict=False)}


def _sum(values: Iterable[Fraction | int]) -> Fraction:
    """Return an exact sum; adding whole numbers first is much faster than adding fractions one by one."""
    whole: dict[int, int] = {}
    for value in values:
        whole[value.denominator] = whole.get(value.denominator, 0) + value.numerator
    return sum((Fraction(top, bottom) for bottom, top in whole.items()), Fraction())


def _rates(
    names: Sequence[str], done: Sequence[DealResult], where: Callable[[DealResult, int], int]
) -> dict[str, list[float]]:
    """Return the win rates of each bot by the index that `where` returns."""
    won: list[list[list[Fraction]]] = [[[] for _ in names] for _ in names]
    for result in done:
        for rotation in result.rotations:
            for place, seat in enumerate(rotation.seats):
                won[place][where(result, seat)].append(rotation.wins[place])
    return {name: [float(fmean(wins)) for wins in rows] for name, rows in zip(names, won, strict=True)}


def _points_intervals(names: Sequence[str], done: Sequence[DealResult]) -> dict[str, Interval]:
    """Return the intervals of points per game, with one value for each deal."""
    means: dict[str, list[float]] = {name: [] for name in names}
    for result in done:
        games = sum(rotation.games for rotation in result.rotations)
        for name, points in _sums(names, (rotation.points for rotation in result.rotations)).items():
            means[name].append(float(points / games))
    return {name: mean_interval(values) for name, values in means.items()}
