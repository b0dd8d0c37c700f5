"""The planner of the dice game: it weighs which dice to roll and which to keep for the next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from tilewright.bots.dice.greedy import LIMITS
from tilewright.bots.dice.turns import chosen, dice_to_roll, own_dice, turn_of
from tilewright.chance import Chance, branch
from tilewright.dice.commands import Command
from tilewright.dice.dice import DieIds, sides
from tilewright.dice.grid import Faces
from tilewright.dice.laying import shows_set
from tilewright.dice.placed import face_shown
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.roll import worth_of_rolling
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles.faces import Row

TURNS_LEFT = (0.0, 2.6, 3.6, 4.3, 4.8, 5.2, 5.5, 5.8, 6.0, 6.2)
"""The expected turns to play this number of dice: measured for few dice, extrapolated for more."""

POINT = 0.005
"""The cost in turns of a point in hand while no turn has failed; an untuned guess."""


class TurboPlanner:
    """Tries out which dice to roll; plays the most dice, and among such turns keeps those easiest to play next."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the most promising roll, or the turn that plays most dice."""
        value = partial(_soon, view.failed)
        return chosen(
            view,
            lambda: dice_to_roll(view, branch(chance, "roll"), value),
            lambda: _lay(view, branch(chance, "lay")),
        )


def _soon(failed: int, left: int, points: int) -> float:
    """Return the value of having `left` dice worth `points` in hand.

    The points decide a blocked round (TB-18), which gets more likely with every failed turn in a row.
    """
    return -TURNS_LEFT[left] - points * POINT * (1 << failed)


def _lay(view: View, chance: Chance) -> Faces | None:
    turn = turn_of(view)
    answers = {tuple(sorted(map(str, answer.played))): answer for answer in _most_dice(turn)}
    if not answers:
        return None
    if len(answers) == 1:
        return next(iter(answers.values())).grid
    return max(answers.values(), key=partial(_prospect, view, turn, chance)).grid


def _most_dice(turn: Turn) -> Iterator[GridAnswer]:
    """Yield turns that play the most dice possible, each without one of the dice that the first one plays."""
    best = solve_grid(turn, limits=LIMITS)
    if not best.played:
        return
    yield best
    if best.tiles == len(turn.own):
        return
    duty = turn.must_lay and shows_set(turn.own)
    for face in dict.fromkeys(best.played):
        place = turn.own.index(face)
        other = solve_grid(replace(turn, own=turn.own[:place] + turn.own[place + 1 :]), limits=LIMITS)
        if other.tiles == best.tiles and (not duty or shows_set(other.played)):
            yield other


def _prospect(view: View, turn: Turn, chance: Chance, answer: GridAnswer) -> float:
    """Return by how many turns the seat is ahead after this turn, estimated from the dice left and the grid."""
    assert view.seat is not None
    left = _dice_left(view, answer.played)
    after = replace(turn, grid=answer.grid)
    mine, theirs = (
        worth_of_rolling(after, [sides(die) for die in dice], chance, partial(_soon, 0))
        for dice in (left, view.hands[1 - view.seat])
    )
    return mine - theirs


def _dice_left(view: View, played: Row) -> DieIds:
    """Return the seat's dice without those played; of dice with equal faces the first count as played."""
    faces = list(played)
    left = []
    for die in own_dice(view):
        if (face := face_shown(view.showing, die)) in faces:
            faces.remove(face)
        else:
            left.append(die)
    return tuple(left)
