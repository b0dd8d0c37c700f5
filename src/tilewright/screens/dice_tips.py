"""Tips for the first game of dice: what the solver finds for the dice and the grid that a seat sees."""

from collections.abc import Iterator

from tilewright.bots.dice.greedy import most_dice
from tilewright.bots.dice.turns import HINT_CHANCE, dice_to_roll, own_dice
from tilewright.dice.grid import Cell, Faces, GridRules, grid_faults, is_set, lines, row_of
from tilewright.dice.placed import DieId, face_shown, faces_on, faces_shown
from tilewright.dice.turn import set_among
from tilewright.dice.view import View
from tilewright.messages.boards import Tip
from tilewright.tiles import Face
from tilewright.words.say import say


def dice_tips(view: View, language: str) -> Iterator[Tip]:
    """Yield the tips of a turn: which dice to keep before the roll, what can be laid after it."""
    if view.results or view.over:
        return
    if view.rolled:
        yield from _laying(view, language)
    elif all(view.showing[die - 1] for die in own_dice(view)):
        rolled = dice_to_roll(view, HINT_CHANCE)
        for die in own_dice(view):
            if die not in rolled:
                yield Tip("dice-keep", say("tip-dice-keep", language), (die,))
                break


def _laying(view: View, language: str) -> Iterator[Tip]:
    hand = own_dice(view)
    before = faces_on(view.grid, view.showing)
    after = most_dice(view)
    found = set_among(faces_shown(view.showing, hand))
    if found:
        first = next(die for die in hand if face_shown(view.showing, die) == found[0])
        yield Tip("dice-lay", say("tip-dice-lay", language), (first,))
    if after is None:
        yield Tip("dice-pass", say("tip-dice-pass", language))
    else:
        for cell in _crossings(before, after):
            yield Tip("dice-cross", say("tip-dice-cross", language), (_die_at(view, cell),))
            break
        else:
            if not found:
                yield Tip("dice-fit", say("tip-dice-fit", language))
    for cell in _blocked_ends(before, faces_shown(view.showing, hand), view.rules.grid):
        yield Tip("dice-blocked", say("tip-dice-blocked", language), (_die_at(view, cell),))
        break


def _crossings(before: Faces, after: Faces) -> Iterator[Cell]:
    """Yield the dice of the grid that a new set crosses."""
    for cell in _crossed(after) - _crossed(before):
        if before.get(cell) == after[cell]:
            yield cell


def _crossed(faces: Faces) -> set[Cell]:
    """Return the cells that are in two lines."""
    found = [cell for line in lines(faces) for cell in line]
    return {cell for cell in found if found.count(cell) > 1}


def _blocked_ends(faces: Faces, hand: tuple[Face, ...], rules: GridRules) -> Iterator[Cell]:
    """Yield the ends of sets that a die of the hand would continue, if nothing lay beside the cell it needs (A-T7)."""
    for line in lines(faces):
        row = row_of(line, faces)
        (first, second), last = line[:2], line[-1]
        step = Cell(second.x - first.x, second.y - first.y)
        for face in hand:
            for end, cell, longer in (
                (first, Cell(first.x - step.x, first.y - step.y), (face, *row)),
                (last, Cell(last.x + step.x, last.y + step.y), (*row, face)),
            ):
                if is_set(longer, rules) and grid_faults({**faces, cell: face}, rules):
                    yield end


def _die_at(view: View, cell: Cell) -> DieId:
    return next(placed.die for placed in view.grid if placed.cell == cell)
