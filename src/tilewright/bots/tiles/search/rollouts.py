"""Rollouts: plans compared by playing samples to their end, dropping the weaker half in each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, pstdev

from msgspec import Struct

from tilewright.bots.tiles.search.counts import Counts
from tilewright.bots.tiles.search.fast_solver import FastSolver
from tilewright.bots.tiles.search.policies import Policy
from tilewright.bots.tiles.search.sampling import Sample

# How many standard errors a plan must be ahead of the first. With many plans, some are ahead by luck.
_CLEARLY = 2.0
# A few rollouts that happen to agree would give a standard error of zero.
_LEAST_SPREAD, _LEAST_SAMPLES = 0.2, 6


class Plan(Struct, frozen=True):
    """What to play now, and the policy for later turns."""

    laid: Counts
    policy: Policy


def outcome_of(plan: Plan, sample: Sample, solver: FastSolver) -> float:
    """Return the seat's share of the win when it follows the plan in this sample."""
    game, policies = sample.game.copy(), sample.policies[:]
    seat = game.seat
    policies[seat] = plan.policy
    game.play(plan.laid)
    while not game.winners:
        game.play(policies[game.seat](game, solver))
    return (seat in game.winners) / len(game.winners)


class Trial:
    """A plan with the outcomes of its rollouts, one per sample."""

    __slots__ = ("outcomes", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[float] = []

    @property
    def rate(self) -> float:
        """The mean outcome."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def is_clearly_better(self, usual: Trial) -> bool:
        """Return whether it is significantly better than the usual plan in the samples both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.outcomes, usual.outcomes, strict=False)]
        if len(gains) < _LEAST_SAMPLES:
            return False
        return fmean(gains) > _CLEARLY * max(_LEAST_SPREAD, pstdev(gains)) / sqrt(len(gains))


def best_plan(
    plans: Sequence[Plan], sample: Callable[[int], Sample], solver: FastSolver, budget: int, in_time: Callable[[], bool]
) -> Plan:
    """Return the best plan, which is the first and usual one unless another is clearly better.

    The usual plan and the better half of the others stay for the next round, all with the same samples. `in_time` is
    asked before each sample; when it returns False, the outcomes so far decide.
    """
    usual, *others = [Trial(plan) for plan in plans]
    rounds = max(1, ceil(log2(len(plans))))
    first = 0
    for _ in range(rounds):
        samples = max(1, budget // (rounds * (len(others) + 1)))
        for number in range(first, first + samples):
            if not in_time():
                break
            here = sample(number)
            for trial in (usual, *others):
                trial.outcomes.append(outcome_of(trial.plan, here, solver))
        first += samples
        others = sorted(others, key=lambda trial: -trial.rate)[: max(1, len(others) // 2)]
        if not others or others[0].rate <= usual.rate:
            return usual.plan
    return others[0].plan if others[0].is_clearly_better(usual) else usual.plan
