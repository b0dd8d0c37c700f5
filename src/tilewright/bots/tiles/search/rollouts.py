"""Rollouts: plans weighed by playing worlds on to their end, the weaker half left out round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, pstdev

from msgspec import Struct

from tilewright.bots.tiles.search.counts import Pile
from tilewright.bots.tiles.search.playable import Lays
from tilewright.bots.tiles.search.policies import Style
from tilewright.bots.tiles.search.sampling import World

# How many standard errors a plan must be ahead of the first one. Many plans are tried, so some are ahead by luck.
_CLEARLY = 2.0
# An error taken from few rollouts that happened to agree would be none at all.
_LEAST_SPREAD, _LEAST_WORLDS = 0.2, 6


class Plan(Struct, frozen=True):
    """What to lay now, and the style to play on in."""

    laid: Pile
    style: Style


def outcome_of(plan: Plan, world: World, lays: Lays) -> float:
    """Return the seat's share of the win when it follows the plan in this world."""
    game, styles = world.game.copy(), world.styles[:]
    seat = game.seat
    styles[seat] = plan.style
    game.play(plan.laid)
    while not game.winners:
        game.play(styles[game.seat](game, lays))
    return (seat in game.winners) / len(game.winners)


class Trial:
    """A plan on trial, with the outcomes of its rollouts world by world."""

    __slots__ = ("outcomes", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[float] = []

    @property
    def rate(self) -> float:
        """The share of its rollouts that it won."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def is_clearly_better(self, usual: Trial) -> bool:
        """Return whether it is ahead of the usual plan, in the worlds that both were tried in, by more than luck."""
        gains = [mine - theirs for mine, theirs in zip(self.outcomes, usual.outcomes, strict=False)]
        if len(gains) < _LEAST_WORLDS:
            return False
        return fmean(gains) > _CLEARLY * max(_LEAST_SPREAD, pstdev(gains)) / sqrt(len(gains))


def best_plan(
    plans: Sequence[Plan], world: Callable[[int], World], lays: Lays, budget: int, in_time: Callable[[], bool]
) -> Plan:
    """Return the plan that wins most, or the first and usual one unless another is clearly better.

    The usual plan and the better half of the others go on to the next round, all in the same worlds. `in_time` is
    asked between worlds; when it says no, what is known so far decides.
    """
    usual, *others = [Trial(plan) for plan in plans]
    rounds = max(1, ceil(log2(len(plans))))
    first = 0
    for _ in range(rounds):
        worlds = max(1, budget // (rounds * (len(others) + 1)))
        for number in range(first, first + worlds):
            if not in_time():
                break
            here = world(number)
            for trial in (usual, *others):
                trial.outcomes.append(outcome_of(trial.plan, here, lays))
        first += worlds
        others = sorted(others, key=lambda trial: -trial.rate)[: max(1, len(others) // 2)]
        if not others or others[0].rate <= usual.rate:
            return usual.plan
    return others[0].plan if others[0].is_clearly_better(usual) else usual.plan
