"""The random bot of the dice game: a random roll, and a random legal turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tilewright.bots.dice.greedy import LIMITS
from tilewright.bots.dice.turns import chosen, own_dice, turn_of
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.dice.commands import Command
from tilewright.dice.dice import DieIds
from tilewright.dice.grid import Faces
from tilewright.dice.laying import shows_set
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.solve import solve_grid


class TurboRandom:
    """Rolls some of its dice and plays some of what fits."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return a roll of some dice, or a legal turn with some of them."""
        return chosen(view, lambda: _roll(view, branch(chance, "roll")), lambda: _lay(view, branch(chance, "lay")))


def _roll(view: View, chance: Chance) -> DieIds:
    dice, chance = shuffled(own_dice(view), chance)
    count, _ = draw(chance, len(dice))
    return dice[: count + 1]


def _lay(view: View, chance: Chance) -> Faces | None:
    """Return the grid after playing from random dice, at least a set where one must be laid; None if nothing fits."""
    turn = turn_of(view)
    own, chance = shuffled(turn.own, chance)
    count, chance = draw(chance, len(own))
    thought_of = own[: count + 1]
    if turn.must_lay and shows_set(own):
        while not shows_set(thought_of):
            thought_of = own[: len(thought_of) + 1]
    answer = solve_grid(replace(turn, own=thought_of), limits=LIMITS)
    return answer.grid if answer.played else None
