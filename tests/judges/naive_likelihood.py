"""Likelihoods maximised by methods that know nothing of the model: constrained search, and one step at a time."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize


def best_log_likelihood(outcomes: Sequence[float], counts: Sequence[int], mean: float) -> float:
    """Return the log-likelihood of counts under the likeliest distribution over the outcomes that has the mean."""
    number = np.array(counts, dtype=np.float64)

    def unlikeliness(chances: NDArray[np.float64]) -> float:
        return -float(number @ np.log(chances))

    found = minimize(
        unlikeliness,
        np.full(len(outcomes), 1 / len(outcomes)),
        jac=lambda chances: -number / chances,
        method="SLSQP",
        bounds=[(1e-9, 1.0)] * len(outcomes),
        constraints=[
            {"type": "eq", "fun": lambda chances: chances.sum() - 1},
            {"type": "eq", "fun": lambda chances: chances @ np.array(outcomes) - mean},
        ],
        options={"ftol": 1e-12, "maxiter": 500},
    )
    return -float(found.fun)


def naive_log_likelihood(strengths: Sequence[float], games: Sequence[tuple[tuple[int, ...], int]]) -> float:
    """Return the log-likelihood of games, each who sat there and who won, with a win and a loss against strength 0."""
    total = 0.0
    for seated, winner in games:
        total += log(exp(strengths[winner]) / sum(exp(strengths[bot]) for bot in seated))
    for strength in strengths:
        total += log(exp(strength) / (exp(strength) + 1)) + log(1 / (exp(strength) + 1))
    return total


def climbed_strengths(bots: int, games: Sequence[tuple[tuple[int, ...], int]]) -> list[float]:
    """Return the likeliest strengths by trying steps up and down, ever smaller, with a mean of nothing."""
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
