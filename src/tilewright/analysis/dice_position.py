"""Positions of the dice game given from outside, checked so that the solver need not."""

from __future__ import annotations

from tilewright.bots.dice.turns import turn_by
from tilewright.dice.dice import BAG, SHOWN
from tilewright.dice.grid import Faces, GridFaultKind, grid_faults
from tilewright.dice.notation import write_cell
from tilewright.dice.turbo_rules import TurboRules
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.position import BadPosition
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import write_face, write_row
from tilewright.tiles.tile import beyond_the_box, copies_in

_WRONG = {
    GridFaultKind.LINE_NO_SET: "the line {faces} at {cells} of the table is not a set in this order",
    GridFaultKind.DIE_IN_NO_SET: "the {faces} at {cells} of the table is not in a set",
    GridFaultKind.CROSSING_JOKER_TWO_FACES: "the joker at {cells} of the table cannot be one face in both of its lines",
}


def read_turn(grid: Faces, own: Row, rules: TurboRules) -> Turn:
    """Return the turn for the solver, or raise BadPosition that names the line or face that is impossible."""
    together = (*grid.values(), *own)
    for face in beyond_the_box(together, SHOWN):
        most = copies_in(SHOWN, face)
        if not most:
            raise BadPosition(f"no die shows {write_face(face)}")
        count = together.count(face)
        raise BadPosition(f"{write_face(face)} occurs {count} times on table and rack: only {most} dice can show it")
    if len(together) > len(BAG):
        raise BadPosition(f"{len(together)} dice are on the table and the rack together: there are {len(BAG)}")
    for fault in grid_faults(grid, rules.grid):
        faces = write_row(grid[cell] for cell in fault.cells)
        raise BadPosition(_WRONG[fault.kind].format(faces=faces, cells=" ".join(map(write_cell, fault.cells))))
    return turn_by(rules, grid, own)
