"""Positions of puzzles on the crossword grid, and their ids."""

from collections.abc import Sequence

from tilewright.bots.dice.turns import turn_by
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import grid_of_list
from tilewright.dice.placed import DieId, Grid, Placed, face_shown
from tilewright.dice.round import Round
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.puzzles.puzzle import RENAMINGS, DicePuzzle, Kind, digest
from tilewright.rules.house import with_house
from tilewright.solver.crossword.pool import Turn
from tilewright.tabletop.positions import dice_match
from tilewright.tiles import CODES, Face, read_faces


def rules_of(puzzle: DicePuzzle) -> TurboRules:
    """Return the rules of a puzzle, or raise BadInput."""
    return with_house(TURBO.rulebook, puzzle.house)


def turn_of(puzzle: DicePuzzle) -> Turn:
    """Return the position of a puzzle, or raise BadInput."""
    return turn_by(rules_of(puzzle), grid_of_list(puzzle.table), read_faces(puzzle.rack))


def round_of(puzzle: DicePuzzle) -> Round:
    """Return the round in which the player has rolled the dice of a puzzle, or raise BadInput."""
    turn = turn_of(puzzle)
    return dice_match(turn.grid, turn.own, rules_of(puzzle)).round


def grid_after(now: Round, after: Faces) -> Grid | None:
    """Return the grid of faces as dice of the round, those that stay at their cells first; None if they are others."""
    stay = {die.cell: die.die for die in now.grid if after.get(die.cell) == face_shown(now.showing, die.die)}
    free: dict[Face, list[DieId]] = {}
    for die in (*(die.die for die in now.grid if die.cell not in stay), *now.hands[now.seat]):
        free.setdefault(face_shown(now.showing, die), []).append(die)
    laid = list(stay.items())
    for cell, face in after.items():
        if cell not in stay:
            if not free.get(face):
                return None
            laid.append((cell, free[face].pop(0)))
    return tuple(Placed(cell.x, cell.y, die) for cell, die in laid)


def dice_identity(turn: Turn, kind: Kind, rules: str) -> str:
    """Return the id of a puzzle, the same for positions that differ only in colors, place or direction."""
    least = min(
        (_cornered(grid, names), sorted(names[CODES[face]] for face in turn.own))
        for grid in (turn.grid, {Cell(cell.y, cell.x): face for cell, face in turn.grid.items()})
        for names in RENAMINGS
    )
    return digest(rules, kind.value, least)


def _cornered(grid: Faces, names: Sequence[int]) -> list[tuple[int, int, int]]:
    left, top = (min((cell[axis] for cell in grid), default=0) for axis in (0, 1))
    return sorted((cell.x - left, cell.y - top, names[CODES[face]]) for cell, face in grid.items())
