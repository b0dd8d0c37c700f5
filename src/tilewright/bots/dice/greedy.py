"""The simple bots of Turbo: greedy rolls all its dice and plays as many as it can, random does anything legal."""

from collections.abc import Sequence

from msgspec.structs import replace

from tilewright.bots.dice.turns import chosen, own_dice, turn_of
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.dice.commands import Command
from tilewright.dice.grid import Faces
from tilewright.dice.placed import DieIds
from tilewright.dice.turn import shows_set
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.crossword.task import Limits

LIMITS = Limits(steps=400, layouts=1_500)
"""The search limits of bots; they nearly always suffice for the best turn."""


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
