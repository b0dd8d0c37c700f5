"""What bots of the dice game share: the solver's turn of a view, and the command of its answer."""

from collections.abc import Callable

from msgspec.structs import replace

from tilewright.bots.protocol import Bot
from tilewright.chance import Chance
from tilewright.dice.commands import Command, DealNext, Pass, PlaceDice, RollDice
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.placed import DieId, DieIds, Placed, face_shown, faces_on, faces_shown, sides
from tilewright.dice.turbo_rules import TurboRules
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.roll import Aim, best_roll
from tilewright.tiles import Face, Row

DiceBot = Bot[View, Seen, Command]

# Hints try out rolls with a chance of their own, so that they reveal nothing about the match's.
HINT_CHANCE = Chance(b"hint")

FEWEST_LEFT = Aim()
"""To have as few dice left as possible."""


def own_dice(view: View) -> DieIds:
    """Return the dice the seat has not played yet."""
    assert view.seat is not None
    return view.hands[view.seat]


def turn_of(view: View) -> Turn:
    """Return the solver's turn of a seat that has rolled."""
    return turn_by(view.rules, faces_on(view.grid, view.showing), faces_shown(view.showing, own_dice(view)))


def dice_to_roll(view: View, chance: Chance, aim: Aim = FEWEST_LEFT) -> DieIds:
    """Return the dice whose roll promises most; without an aim, every die played counts the same."""
    dice, aim = own_dice(view), replace(aim, least=view.rules.dice.min_reroll)
    choice = best_roll(turn_of(view), [sides(die) for die in dice], chance, aim)
    return tuple([dice[place] for place in choice.roll])


def turn_by(rules: TurboRules, grid: Faces, own: Row) -> Turn:
    """Return the solver's turn of a player with these faces and this grid."""
    return Turn(
        grid=grid,
        own=own,
        rules=rules.grid,
        must_lay=rules.dice.must_lay,
        max_sets=rules.dice.max_sets,
        joker_value=rules.jokers.penalty,
    )


def chosen(view: View, roll: Callable[[], DieIds], lay: Callable[[], Faces | None]) -> Command:
    """Return a bot's command: `roll` chooses the dice where there is a choice, `lay` returns the new grid or None."""
    if view.over:
        return DealNext()
    dice = own_dice(view)
    if not view.rolled:
        first = any(view.showing[die - 1] is None for die in dice)
        return RollDice(dice if first else roll())
    grid = lay()
    return Pass() if grid is None else placed(view, grid)


def placed(view: View, grid: Faces) -> PlaceDice:
    """Return the command that leaves this grid; dice that already show the right face stay."""
    stay = {die.cell: die.die for die in view.grid if grid.get(die.cell) == face_shown(view.showing, die.die)}
    free: dict[Face, list[DieId]] = {}
    # The seat's dice are used last, so that all dice of the grid stay on it.
    for die in (*(die.die for die in view.grid if die.cell not in stay), *own_dice(view)):
        free.setdefault(face_shown(view.showing, die), []).append(die)

    def die_at(cell: Cell, face: Face) -> DieId:
        return stay[cell] if cell in stay else free[face].pop(0)

    return PlaceDice(tuple(Placed(cell.x, cell.y, die_at(cell, face)) for cell, face in grid.items()))
