"""Positions of the dice game given from outside, checked so that the solver need not."""

from tilewright.bots.dice.turns import turn_by
from tilewright.dice.grid import Faces, GridFaultKind, grid_faults
from tilewright.dice.notation import write_cell
from tilewright.dice.placed import SHOWN
from tilewright.dice.turbo_rules import TurboRules
from tilewright.solver.crossword.kernel import MOST_JOKERS
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.position import BadPosition, refuse_too_many_dice
from tilewright.tiles import Joker, JokerKind, Row, beyond_the_box, write_face, write_row

_JOKER = Joker(JokerKind.CLASSIC)

_WRONG = {
    GridFaultKind.LINE_NO_SET: "the line {faces} at {cells} of the table is not a set in this order",
    GridFaultKind.DIE_IN_NO_SET: "the {faces} at {cells} of the table is not in a set",
    GridFaultKind.CROSSING_JOKER_TWO_FACES: "the joker at {cells} of the table cannot be one face in both of its lines",
}


def read_turn(grid: Faces, own: Row, rules: TurboRules) -> Turn:
    """Return the turn for the solver, or raise BadPosition that names the line or face that is impossible."""
    refuse_too_many_dice(len(grid), len(own), rules.dice.hand)
    for face in beyond_the_box((*grid.values(), *own), SHOWN):
        raise BadPosition(f"no die shows {write_face(face)}")
    if (jokers := [*grid.values(), *own].count(_JOKER)) > MOST_JOKERS:
        raise BadPosition(f"{jokers} jokers are on the table and the rack together: the solver takes {MOST_JOKERS}")
    for fault in grid_faults(grid, rules.grid):
        faces = write_row(grid[cell] for cell in fault.cells)
        raise BadPosition(_WRONG[fault.kind].format(faces=faces, cells=" ".join(map(write_cell, fault.cells))))
    return turn_by(rules, grid, own)
