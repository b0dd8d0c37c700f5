"""The searcher: thinks its turns through in many worlds that agree with what it has seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from tilewright.bots.protocol import play_or_go_on, position_of
from tilewright.bots.tiles.search.candidates import candidates, is_legal, table_with
from tilewright.bots.tiles.search.counts import Pile
from tilewright.bots.tiles.search.duel import duel
from tilewright.bots.tiles.search.endgame import exact_turn, is_small
from tilewright.bots.tiles.search.fast_game import GO_ON, Sketch
from tilewright.bots.tiles.search.opponents import knowledge
from tilewright.bots.tiles.search.playable import Lays, lays_of
from tilewright.bots.tiles.search.policies import Style, careful, patient
from tilewright.bots.tiles.search.rollouts import Plan, best_plan
from tilewright.bots.tiles.search.sampling import World, sampled
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table

ROLLOUTS = 100

# A game of two takes longer to think through: nobody lays before the pool is empty, and then it is a long duel.
_SHARE_OF_TWO = 2

# Games of two who hold back are decided when the pool is empty. Until it is nearly so, it waits without a search.
_FAR_FROM_THE_END = 8

_FEW_WORLDS = 5


class Searcher:
    """Weighs laying against holding back by playing sampled games to their end.

    Its budget is a number of rollouts, so that a game can be repeated; milliseconds, if given, only cut a turn short.
    """

    def __init__(self, rollouts: int = ROLLOUTS, milliseconds: float | None = None) -> None:
        self._rollouts, self._milliseconds = rollouts, milliseconds

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that wins most of the games it thinks through, or the command that goes on without one."""
        return play_or_go_on(view, None if view.shown else self._turn(view, seen, chance))

    def _turn(self, view: View, seen: Sequence[Seen], chance: Chance) -> Table | None:
        position = position_of(view)
        if out := best_table(position, Objective.OUT):
            return out
        lays = lays_of(view.rules)
        known = knowledge(view, seen)
        random = Random(chance.key)
        in_time = _clock(self._milliseconds)

        @cache
        def world(_: int) -> World:
            return sampled(known, lays, random)

        rollouts = self._rollouts if len(view.counts) > 2 else self._rollouts // _SHARE_OF_TWO
        laid = _between_two(world(0).game, lays, rollouts, in_time) if len(view.counts) == 2 else None
        if laid is None or not is_legal(position, laid):
            laid = _weighed(position, lays, world, rollouts, in_time)
        return None if laid == GO_ON else table_with(position, laid)


def _between_two(game: Sketch, lays: Lays, rollouts: int, in_time: Callable[[], bool]) -> Pile | None:
    """Return the turn in a game of two whose racks are known, or that has far to go; None where it must be weighed."""
    if len(game.pool) > _FAR_FROM_THE_END:
        return careful(game, lays)
    if game.pool:
        return None
    if is_small(game):
        laid, share = exact_turn(game, lays)
        # A turn that loses against the best replies is chosen with an eye on weaker ones.
        return laid if share else None
    return duel(game, lays, rollouts, in_time)


def _weighed(
    position: Position, lays: Lays, world: Callable[[int], World], rollouts: int, in_time: Callable[[], bool]
) -> Pile:
    """Return what the best plan lays: by default to hold back."""
    usual = _commonest(patient, world, lays)
    piles = candidates(position, usual, _commonest(careful, world, lays))
    if usual not in piles:
        # Piles know less of jokers than some rulebooks: what must be laid is then the least that can be.
        usual = piles[-1]
    if len(piles) == 1:
        return usual
    others = [Plan(pile, careful) for pile in piles if pile != usual]
    return best_plan([Plan(usual, patient), Plan(usual, careful), *others], world, lays, rollouts, in_time).laid


def _commonest(style: Style, world: Callable[[int], World], lays: Lays) -> Pile:
    """Return what a style lays in most of a few worlds: who holds least is not known, so one world may mislead."""
    ((laid, _),) = Counter(style(world(number).game, lays) for number in range(_FEW_WORLDS)).most_common(1)
    return laid


def _clock(milliseconds: float | None) -> Callable[[], bool]:
    """Return what says whether there is time left."""
    if milliseconds is None:
        return lambda: True
    ends = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() < ends
