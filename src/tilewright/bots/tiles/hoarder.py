"""The hoarder: draws until its whole rack goes out at once."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.small_opening import small_opening
from tilewright.bots.tiles.threats import holds_least
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table


class Hoarder:
    """Plays nothing that others could use, then its whole rack.

    It opens as early and as small as it can, unless the opening turn may use the table: then it waits with that too.
    With an empty pool the first player to play a tile usually loses, so it waits as long as it can.
    """

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that goes out, opens or limits the loss, or draw or pass."""
        return play_or_pass(view, None if view.shown else _turn(view))


def _turn(view: View) -> Table | None:
    position = position_of(view)
    if out := best_table(position, Objective.OUT):
        return out
    if not (position.opened or position.rules.opening.extras):
        return small_opening(position)
    return best_table(position, Objective.POINTS) if _is_last_chance(view) else None


def _is_last_chance(view: View) -> bool:
    """Return whether waiting may lose the game: in the last lap, or when passes begin to block it (A-29).

    It waits until somebody has passed: playing earlier gives the others what they are waiting for.
    """
    if view.lap is not None:
        return True
    return not view.pool and view.passes > 0 and not holds_least(view)
