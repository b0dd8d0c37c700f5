"""The searcher: thinks candidate turns through in many worlds that agree with what it has seen."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from tilewright.bots.bot import play_or_go_on, position_of
from tilewright.bots.candidates import candidates, table_with
from tilewright.bots.duel import duel
from tilewright.bots.knowledge import knowledge
from tilewright.bots.lays import lays_of
from tilewright.bots.piles import pile_of_tiles
from tilewright.bots.rollouts import Plan, best_plan
from tilewright.bots.sketch import GO_ON
from tilewright.bots.styles import careful
from tilewright.bots.worlds import World, sampled
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Table
from tilewright.game.view import Seen, View

_BUDGET = 150
_DUEL = 3


class Searcher:
    """Weighs laying against holding back by playing sampled games to their end.

    Its budget is a number of rollouts, so that a game can be repeated; milliseconds, if given, only cut a turn short.
    """

    def __init__(self, budget: int = _BUDGET, milliseconds: float | None = None) -> None:
        self._budget, self._milliseconds = budget, milliseconds

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that wins most of the games it thinks through."""
        if view.shown:
            return play_or_go_on(view, None)
        return play_or_go_on(view, self._turn(view, seen, chance))

    def _turn(self, view: View, seen: Sequence[Seen], chance: Chance) -> Table | None:
        position = position_of(view)
        piles = candidates(position)
        if len(piles) == 1:
            return None
        everything = pile_of_tiles(view.rack)
        if everything in piles:
            return table_with(position, everything)
        lays = lays_of(view.rules)
        known = knowledge(view, seen)
        random = Random(chance.key)

        @cache
        def world(_: int) -> World:
            return sampled(known, lays, random)

        game = world(0).game
        if len(game.racks) == 2 and not game.pool:
            laid = duel(game, lays, self._budget // _DUEL)
            if laid is not None and (laid == GO_ON or table_with(position, laid) is not None):
                return None if laid == GO_ON else table_with(position, laid)
        usual = careful(game, lays)
        piles = [usual, *(pile for pile in piles if pile != usual)]
        plans = [Plan(pile, careful) for pile in piles]
        found = best_plan(plans, world, lays, self._budget, self._clock())
        return None if found.laid == GO_ON else table_with(position, found.laid)

    def _clock(self) -> Callable[[], bool]:
        if self._milliseconds is None:
            return lambda: True
        ends = time.monotonic() + self._milliseconds / 1000
        return lambda: time.monotonic() < ends
