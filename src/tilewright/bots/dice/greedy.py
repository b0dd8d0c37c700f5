"""The greedy bot of the dice game: it rolls all its dice and plays as many as it can."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.dice.turns import chosen, own_dice, turn_of
from tilewright.chance import Chance
from tilewright.dice.commands import Command
from tilewright.dice.grid import Faces
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.budget import Limits
from tilewright.solver.crossword.solve import solve_grid

LIMITS = Limits(steps=400, layouts=1_500)
"""The search limits of bots, which are the same in both forms; they nearly always suffice for the best turn."""


class TurboGreedy:
    """Rolls every die left, then plays the most dice, and of those the highest."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the roll of all dice, or the turn that plays most."""
        return chosen(view, lambda: own_dice(view), lambda: most_dice(view))


def most_dice(view: View) -> Faces | None:
    """Return the grid after the turn that plays most dice, or None if none can be played."""
    answer = solve_grid(turn_of(view), limits=LIMITS)
    return answer.grid if answer.played else None
