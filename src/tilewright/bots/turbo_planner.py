"""The planner of the dice game: it chooses which dice to roll, and plays as many as it can."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.dice_bot import chosen, own_dice, turn_of
from tilewright.bots.turbo_greedy import most_dice
from tilewright.chance import Chance
from tilewright.dice.commands import Command
from tilewright.dice.dice import DieIds, sides
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword_roll import best_roll


class TurboPlanner:
    """Tries out which dice to roll and which to keep, then plays the most dice."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the roll that promises most, or the turn that plays most."""
        return chosen(view, lambda: _roll(view, chance), lambda: most_dice(view))


def _roll(view: View, chance: Chance) -> DieIds:
    dice = own_dice(view)
    turn = turn_of(view)
    choice = best_roll(turn, [sides(die) for die in dice], chance, least=view.rules.dice.min_reroll)
    return tuple([dice[place] for place in choice.roll])
