"""The greedy bot: plays as many tiles as it can, as soon as it can."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.solver.solve import best_table


class Greedy:
    """Plays the turn with the most tiles; among equals, the one with the most value."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn with the most tiles, or draw or pass."""
        return play_or_pass(view, None if view.shown else best_table(position_of(view)))
