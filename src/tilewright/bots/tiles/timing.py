"""The timing bot: holds back while that is safe, and plays when somebody is about to go out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.threats import is_ending, others
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table


class Timing(Struct, frozen=True):
    """Opens as soon as it can, then waits until it can go out, or an opponent is down to `few` tiles."""

    needs_history: ClassVar[bool] = False
    few: Annotated[int, Meta(ge=0)] = 2

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that opens or goes out, the one with the most tiles when time is short, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view))

    def _turn(self, view: View) -> Table | None:
        position = position_of(view)
        hurry = not position.opened or is_ending(view) or min(others(view)) <= self.few
        return best_table(position, Objective.TILES if hurry else Objective.OUT)
