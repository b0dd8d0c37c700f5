"""The searcher: weighs its turns by rollouts in sampled games that agree with what it has seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.generator import Generator
from tilewright.bots.tiles.playouts.policies import turn_by
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.playouts.worlds import dealt
from tilewright.bots.tiles.search.candidates import candidates, is_legal, table_with
from tilewright.bots.tiles.search.counts import Counts
from tilewright.bots.tiles.search.duel import duel
from tilewright.bots.tiles.search.endgame import exact_turn, is_small
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.bots.tiles.search.fast_solver import fast_solver
from tilewright.bots.tiles.search.opponents import counts_on
from tilewright.bots.tiles.search.rollouts import Rollouts, best_plan
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table

ROLLOUTS = 200

# The duel of two players costs more than a playout: its tree is searched in Python.
_SHARE_OF_A_DUEL = 5

# Two players who hold back decide their game when the pool is empty. Until it is nearly so, it waits without search.
_FAR_FROM_THE_END = 8

_FEW_SAMPLES = 3


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
        known = situation_of(sight_of(view, seen))
        search = _Search(position, known, int.from_bytes(chance.key[:8], "big"), self._rollouts, self._milliseconds)
        laid = search.between_two(view) if len(view.counts) == 2 else None
        if laid is None or not is_legal(position, laid):
            laid = search.weighed()
        return None if laid == LAY_NOTHING else table_with(position, laid)


class _Search:
    """The search for one turn."""

    def __init__(
        self, position: Position, known: Situation, seed: int, rollouts: int, milliseconds: float | None
    ) -> None:
        self._position, self._known, self._seed = position, known, seed
        self._rollouts, self._in_time = rollouts, _clock(milliseconds)

    def between_two(self, view: View) -> Counts | None:
        """Return the turn of a two-player game with known racks or a large pool; None where rollouts must decide."""
        if view.pool > _FAR_FROM_THE_END:
            return self._usual(Policy.CAREFUL)
        if view.pool:
            return None
        game, solver = _known_game(view, self._known), fast_solver(view.rules)
        if is_small(game):
            laid, share = exact_turn(game, solver)
            # If every turn loses against best replies, rollouts look for the one that weaker replies let win.
            return laid if share else None
        return duel(game, solver, max(1, self._rollouts // _SHARE_OF_A_DUEL), self._in_time)

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
        found = best_plan(plans, Rollouts(self._known, self._seed, self._in_time), self._rollouts)
        assert found.laid is not None
        return found.laid

    def _usual(self, policy: Policy) -> Counts:
        """Return what a policy plays in most of a few worlds, since a single one may mislead."""
        # How the others held back tells little about this; dealing without it is much faster in Python.
        known = replace(self._known, known=tuple(replace(seat, idle_table=None) for seat in self._known.known))
        # While there is a pool, what these policies play depends on the seat's own rack alone.
        worlds = [dealt(known, Generator(self._seed, number)) for number in range(_FEW_SAMPLES)]
        few = worlds[:1] if worlds[0].pool else worlds
        ((laid, _),) = Counter(turn_by(world, policy).laid for world in few).most_common(1)
        return laid

    def _plan(self, laid: Counts, policy: Policy) -> Plan:
        table = table_with(self._position, laid) if laid else self._position.table
        assert table is not None
        return Plan(laid=laid, table=movable(table, self._position.rules), policy=policy)


def _known_game(view: View, known: Situation) -> FastGame:
    """Return the game of two players with an empty pool: the other one holds all that is unseen."""
    racks = [known.rack if seat == known.viewer else known.unseen for seat in range(2)]
    game = FastGame(view.rules, counts_on(view.table), racks, [])
    game.opened = list(view.opened)
    game.seat, game.passes, game.lap = known.viewer, view.passes, view.lap
    return game


def _clock(milliseconds: float | None) -> Callable[[], bool]:
    """Return a function that tells whether time is left."""
    if milliseconds is None:
        return lambda: True
    ends = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() < ends
