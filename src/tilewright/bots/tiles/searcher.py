"""The searcher: weighs its turns by rollouts in sampled games that agree with what it has seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.duel import MOST_STEPS
from tilewright.bots.tiles.playouts.generator import Generator
from tilewright.bots.tiles.playouts.kernel import duel
from tilewright.bots.tiles.playouts.policies import turn_by
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.playouts.solving import playout_solver
from tilewright.bots.tiles.playouts.worlds import dealt
from tilewright.bots.tiles.search.candidates import candidates, is_legal, table_with
from tilewright.bots.tiles.search.counts import LAY_NOTHING, Counts, size_of
from tilewright.bots.tiles.search.rollouts import Rollouts, best_plan
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table

ROLLOUTS = 100
STEPS = 3000

# Two players who hold back decide their game when the pool is empty. With special jokers a game is a race to go out,
# and playouts know too little about these to win it. In both cases it waits without search while the pool is larger.
WAITS = 8

_FEW_SAMPLES = 3


class Budget(Struct, frozen=True):
    """How much a turn is searched; with two players or special jokers only if the pool has at most `waits` tiles."""

    rollouts: int
    steps: int
    milliseconds: float | None
    waits: int


class Searcher:
    """Weighs playing against holding back by rollouts of sampled games.

    The budget is a number of rollouts, or of steps in a duel, so that games are reproducible; `milliseconds` can only
    cut a turn short.
    """

    def __init__(
        self,
        rollouts: Annotated[int, Meta(ge=1)] = ROLLOUTS,
        milliseconds: Annotated[float, Meta(gt=0)] | None = None,
        steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = STEPS,
        waits: Annotated[int, Meta(ge=0)] = WAITS,
    ) -> None:
        self._budget = Budget(rollouts, steps, milliseconds, waits)

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that wins the most rollouts, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view, seen, chance))

    def _turn(self, view: View, seen: Sequence[Seen], chance: Chance) -> Table | None:
        position = position_of(view)
        if out := best_table(position, Objective.OUT):
            return out
        known = situation_of(sight_of(view, seen))
        search = _Search(position, known, int.from_bytes(chance.key[:8], "big"), self._budget)
        laid = search.without_rollouts()
        if laid is None or not is_legal(position, laid):
            laid = search.weighed()
        return None if laid == LAY_NOTHING else table_with(position, laid)


class _Search:
    """The search for one turn."""

    def __init__(self, position: Position, known: Situation, seed: int, budget: Budget) -> None:
        self._position, self._known, self._seed = position, known, seed
        self._budget, self._in_time = budget, _clock(budget.milliseconds)
        others = [seat.count for place, seat in enumerate(known.known) if place != known.viewer]
        self._seats, self._pool = len(known.known), size_of(known.unseen) - sum(others)

    def without_rollouts(self) -> Counts | None:
        """Return the turn where waiting is best or two players know both racks; None where rollouts must decide."""
        two = self._seats == 2
        if self._pool > self._budget.waits and (two or any(self._known.rules.pairs)):
            return self._usual(Policy.CAREFUL)
        if not two or self._pool:
            return None
        found = duel(self._known, self._budget.steps, self._in_time)
        # If every turn loses against good replies, rollouts look for the one that weaker replies let win.
        return found.laid if found.share else None

    def weighed(self) -> Counts:
        """Return what the best plan plays; without a clearly better one, it holds back."""
        usual = self._usual(Policy.PATIENT)
        choices = candidates(self._position, usual, self._usual(Policy.CAREFUL))
        if usual not in choices:
            # Playouts ignore some joker rules. If their turn is illegal, the smallest legal one is the default.
            usual = choices[-1]
        if len(choices) == 1:
            return usual
        plans = [self._plan(usual, Policy.PATIENT), self._plan(usual, Policy.CAREFUL)]
        plans += [self._plan(pieces, Policy.CAREFUL) for pieces in choices if pieces != usual]
        found = best_plan(plans, Rollouts(self._known, self._seed, self._in_time), self._budget.rollouts)
        assert found.laid is not None
        return found.laid

    def _usual(self, policy: Policy) -> Counts:
        """Return what a policy that holds back plays in most of a few worlds, since a single one may mislead."""
        rules, own = self._known.rules, self._known.known[self._known.viewer]
        if self._pool:
            # The rack does not go out. While there is a pool, the policies only open, where that uses no row.
            waits = own.opened or rules.extras
            if waits:
                return LAY_NOTHING
            return playout_solver(rules).small_opening(self._known.rack, own.least_points).laid
        # How the others held back tells little about this; dealing without it is much faster in Python.
        known = replace(self._known, known=tuple(replace(seat, idle_table=None) for seat in self._known.known))
        worlds = [dealt(known, Generator(self._seed, number)) for number in range(_FEW_SAMPLES)]
        ((laid, _),) = Counter(turn_by(world, policy).laid for world in worlds).most_common(1)
        return laid

    def _plan(self, laid: Counts, policy: Policy) -> Plan:
        table = table_with(self._position, laid) if laid else self._position.table
        assert table is not None
        return Plan(laid=laid, table=movable(table, self._position.rules), policy=policy)


def _clock(milliseconds: float | None) -> Callable[[], bool]:
    """Return a function that tells whether time is left."""
    if milliseconds is None:
        return lambda: True
    ends = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() < ends
