"""Likelihoods maximised by hill climbing, without knowledge of the model."""

from collections.abc import Sequence
from math import exp, inf, log

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import null_space
from scipy.optimize import minimize


def best_log_likelihood(outcomes: Sequence[float], counts: Sequence[int], mean: float) -> float:
    """Return the log-likelihood of counts under the likeliest distribution over the outcomes that has the mean.

    It climbs from some distribution with the mean along the directions that keep it, once more from where it stopped.
    """
    values, number = np.array(outcomes), np.array(counts, dtype=np.float64)
    keeping = null_space(np.vstack([np.ones_like(values), values]))
    chances = _with_mean(values, mean)

    def unlikeliness(step: NDArray[np.float64]) -> float:
        tried = chances + keeping @ step
        return -float(number @ np.log(tried)) if tried.min() > 0 else inf

    for _ in range(3):
        found = minimize(
            unlikeliness,
            np.zeros(keeping.shape[1]),
            method="Nelder-Mead",
            options={"xatol": 1e-10, "fatol": 1e-10, "maxiter": 5_000, "initial_simplex": _corners(chances, keeping)},
        )
        chances = chances + keeping @ found.x
    return float(number @ np.log(chances))


def _with_mean(values: NDArray[np.float64], mean: float) -> NDArray[np.float64]:
    """Return a distribution with the mean and no zero probability: uniform, with the rest at one end."""
    even = np.full(len(values), 1 / len(values))
    end = np.zeros(len(values))
    end[-1 if mean > values.mean() else 0] = 1
    part = (mean - even @ values) / (end @ values - even @ values)
    blended: NDArray[np.float64] = (1 - part) * even + part * end
    return blended


def _corners(chances: NDArray[np.float64], keeping: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the largest first steps of a climb that keep every probability positive."""
    far = chances.min() / 2
    return np.vstack([np.zeros(keeping.shape[1]), far * np.eye(keeping.shape[1])])


def naive_log_likelihood(strengths: Sequence[float], games: Sequence[tuple[tuple[int, ...], int]]) -> float:
    """Return the log-likelihood of games (players and winner), with one win and one loss against strength 0 added."""
    total = 0.0
    for seated, winner in games:
        total += log(exp(strengths[winner]) / sum(exp(strengths[bot]) for bot in seated))
    for strength in strengths:
        total += log(exp(strength) / (exp(strength) + 1)) + log(1 / (exp(strength) + 1))
    return total


def climbed_strengths(bots: int, games: Sequence[tuple[tuple[int, ...], int]]) -> list[float]:
    """Return the most likely strengths, with mean 0, by ever smaller steps up and down."""
    strengths, step = [0.0] * bots, 1.0
    best = naive_log_likelihood(strengths, games)
    while step > 1e-5:
        better = False
        for bot in range(bots):
            for change in (step, -step):
                tried = [*strengths[:bot], strengths[bot] + change, *strengths[bot + 1 :]]
                if (value := naive_log_likelihood(tried, games)) > best:
                    strengths, best, better = tried, value, True
        step = step if better else step / 2
    mean = sum(strengths) / bots
    return [strength - mean for strength in strengths]
