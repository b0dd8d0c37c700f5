"""The hoarder: opens, then draws until its whole rack goes out at once."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.bot import play_or_go_on, position_of
from tilewright.bots.threats import fewest_of_others, is_ending
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table

# An opponent with so few tiles may go out in its next turn.
_FEW = 1


class Hoarder:
    """Opens as soon as it can and then holds everything back, unless waiting has become dangerous."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that opens or goes out, the one that lays most in danger, or the command that draws."""
        return play_or_go_on(view, None if view.shown else _turn(view))


def _turn(view: View) -> Table | None:
    position = position_of(view)
    if not position.opened or is_ending(view) or fewest_of_others(view) <= _FEW:
        return best_table(position)
    return best_table(position, Objective.OUT)
