"""The searcher: weighs its turns by rollouts in sampled games that agree with what it has seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Annotated

from msgspec import Meta

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.search.candidates import candidates, is_legal, table_with
from tilewright.bots.tiles.search.counts import Counts
from tilewright.bots.tiles.search.duel import duel
from tilewright.bots.tiles.search.endgame import exact_turn, is_small
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.bots.tiles.search.fast_solver import FastSolver, fast_solver
from tilewright.bots.tiles.search.opponents import knowledge
from tilewright.bots.tiles.search.policies import Policy, careful, patient
from tilewright.bots.tiles.search.rollouts import Plan, best_plan
from tilewright.bots.tiles.search.sampling import Sample, sampled
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table

ROLLOUTS = 100

# A rollout with two players takes longer: nobody plays before the pool is empty, and then a long duel follows.
_SHARE_OF_TWO = 2

# Two players who hold back decide their game when the pool is empty. Until it is nearly so, it waits without search.
_FAR_FROM_THE_END = 8

_FEW_SAMPLES = 5


class Searcher:
    """Weighs playing against holding back by rollouts of sampled games.

    The budget is a number of rollouts, so that games are reproducible; `milliseconds` can only cut a turn short.
    """

    def __init__(
        self,
        rollouts: Annotated[int, Meta(ge=1)] = ROLLOUTS,
        milliseconds: Annotated[float, Meta(gt=0)] | None = None,
    ) -> None:
        self._rollouts, self._milliseconds = rollouts, milliseconds

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that wins the most rollouts, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view, seen, chance))

    def _turn(self, view: View, seen: Sequence[Seen], chance: Chance) -> Table | None:
        position = position_of(view)
        if out := best_table(position, Objective.OUT):
            return out
        solver = fast_solver(view.rules)
        known = knowledge(view, seen)
        random = Random(chance.key)
        in_time = _clock(self._milliseconds)

        @cache
        def sample(_: int) -> Sample:
            return sampled(known, solver, random)

        rollouts = self._rollouts if len(view.counts) > 2 else self._rollouts // _SHARE_OF_TWO
        laid = _between_two(sample(0).game, solver, rollouts, in_time) if len(view.counts) == 2 else None
        if laid is None or not is_legal(position, laid):
            laid = _weighed(position, solver, sample, rollouts, in_time)
        return None if laid == LAY_NOTHING else table_with(position, laid)


def _between_two(game: FastGame, solver: FastSolver, rollouts: int, in_time: Callable[[], bool]) -> Counts | None:
    """Return the turn of a two-player game with known racks or a large pool; None where rollouts must decide."""
    if len(game.pool) > _FAR_FROM_THE_END:
        return careful(game, solver)
    if game.pool:
        return None
    if is_small(game):
        laid, share = exact_turn(game, solver)
        # If every turn loses against best replies, rollouts look for the one that weaker replies let win.
        return laid if share else None
    return duel(game, solver, rollouts, in_time)


def _weighed(
    position: Position, solver: FastSolver, sample: Callable[[int], Sample], rollouts: int, in_time: Callable[[], bool]
) -> Counts:
    """Return what the best plan plays; without a clearly better one, it holds back."""
    usual = _commonest(patient, sample, solver)
    choices = candidates(position, usual, _commonest(careful, sample, solver))
    if usual not in choices:
        # The fast solver ignores some joker rules. If its turn is illegal, the smallest legal one is the default.
        usual = choices[-1]
    if len(choices) == 1:
        return usual
    others = [Plan(pieces, careful) for pieces in choices if pieces != usual]
    return best_plan([Plan(usual, patient), Plan(usual, careful), *others], sample, solver, rollouts, in_time).laid


def _commonest(policy: Policy, sample: Callable[[int], Sample], solver: FastSolver) -> Counts:
    """Return what a policy plays in most of a few samples, since a single sample may mislead."""
    ((laid, _),) = Counter(policy(sample(number).game, solver) for number in range(_FEW_SAMPLES)).most_common(1)
    return laid


def _clock(milliseconds: float | None) -> Callable[[], bool]:
    """Return a function that tells whether time is left."""
    if milliseconds is None:
        return lambda: True
    ends = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() < ends
