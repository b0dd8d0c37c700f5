"""Dice on the grid: each with its place, and what the grid they make shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tilewright.dice.dice import DieId
from tilewright.dice.grid import Cell, Faces
from tilewright.tiles.faces import Face

REACH = 99
"""How far a die may lie from the middle, each way: more than any grid needs, and little enough to draw and to store."""


class Placed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A die at its place: x to the right, y down."""

    x: int
    y: int
    die: DieId

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return Cell(self.x, self.y)


Grid = tuple[Placed, ...]

Showing = tuple[Face | None, ...]
"""What each die of the bag shows, in the order of their ids; None before its first roll in the round."""


def tidy(grid: Iterable[Placed]) -> Grid:
    """Return the grid row by row, so that grids that lie alike are equal."""
    return tuple(sorted(grid, key=lambda placed: (placed.y, placed.x)))


def dice_on(grid: Iterable[Placed]) -> set[DieId]:
    """Return the dice that lie on the grid."""
    return {placed.die for placed in grid}


def face_shown(showing: Showing, die: DieId) -> Face:
    """Return what a die shows that has been rolled."""
    face = showing[die - 1]
    assert face is not None
    return face


def faces_shown(showing: Showing, dice: Iterable[DieId]) -> tuple[Face, ...]:
    """Return what dice show that have been rolled, in their order."""
    return tuple([face_shown(showing, die) for die in dice])


def faces_on(grid: Iterable[Placed], showing: Showing) -> Faces:
    """Return the face at each cell of the grid."""
    return {placed.cell: face_shown(showing, placed.die) for placed in grid}


def clear_row(grid: Sequence[Placed]) -> int:
    """Return a row of the grid that no die lies in or beside, for an island of its own."""
    # Every die bars three rows at most, so the 18 of the bag leave some of the hundred from the middle down.
    return next(y for y in range(REACH + 1) if all(abs(placed.y - y) > 1 for placed in grid))
