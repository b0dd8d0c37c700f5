"""Rollouts: plans compared by playouts of the same worlds, dropping the weaker half in each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, pstdev

from tilewright.bots.tiles.playouts.kernel import playouts
from tilewright.bots.tiles.playouts.situation import Plan, Situation

# How many standard errors a plan must be ahead of the first. With many plans, some are ahead by luck.
_CLEARLY = 2.0
# A few rollouts that happen to agree would give a standard error of zero.
_LEAST_SPREAD, _LEAST_SAMPLES = 0.2, 6
# The clock is read between batches of this many worlds.
_BATCH = 4


class Trial:
    """A plan with the outcomes of its playouts, one per world."""

    __slots__ = ("outcomes", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.outcomes: list[float] = []

    @property
    def rate(self) -> float:
        """The mean outcome."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def is_clearly_better(self, usual: Trial) -> bool:
        """Return whether it is significantly better than the usual plan in the worlds both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.outcomes, usual.outcomes, strict=False)]
        if len(gains) < _LEAST_SAMPLES:
            return False
        return fmean(gains) > _CLEARLY * max(_LEAST_SPREAD, pstdev(gains)) / sqrt(len(gains))


class Rollouts:
    """The playouts of one turn: worlds dealt from a situation, in order; `in_time` is asked between batches."""

    def __init__(self, known: Situation, seed: int, in_time: Callable[[], bool]) -> None:
        self._known, self._seed, self._in_time = known, seed, in_time
        self._world = 0

    def try_all(self, trials: Sequence[Trial], worlds: int) -> None:
        """Add the outcomes of the next worlds to all trials; when the time is up, of fewer worlds."""
        plans, seat, end = [trial.plan for trial in trials], self._known.acting, self._world + worlds
        while self._world < end and self._in_time():
            count = min(_BATCH, end - self._world)
            masks = playouts(self._known, plans, self._seed, self._world, count)
            for place, mask in enumerate(masks):
                trials[place % len(plans)].outcomes.append((mask >> seat & 1) / mask.bit_count())
            self._world += count
        self._world = end


def best_plan(plans: Sequence[Plan], rollouts: Rollouts, budget: int) -> Plan:
    """Return the best plan, which is the first and usual one unless another is clearly better.

    The usual plan and the better half of the others stay for the next round, all in the same worlds.
    """
    usual, *others = [Trial(plan) for plan in plans]
    rounds = max(1, ceil(log2(len(plans))))
    for _ in range(rounds):
        rollouts.try_all((usual, *others), max(1, budget // (rounds * (len(others) + 1))))
        others = sorted(others, key=lambda trial: -trial.rate)[: max(1, len(others) // 2)]
        if not others or others[0].rate <= usual.rate:
            return usual.plan
    return others[0].plan if others[0].is_clearly_better(usual) else usual.plan
