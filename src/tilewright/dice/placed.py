"""Dice on the grid: each with its place, and what the grid they make shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.dice.dice import DieId
from tilewright.dice.grid import Cell, Faces
from tilewright.tiles.faces import Face

REACH = 99
"""The largest distance of a die from the middle: more than any grid needs, and small enough to draw and store."""


class Placed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A die at its place: x to the right, y down."""

    x: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    y: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    die: Annotated[DieId, Meta(ge=-(2**31), lt=2**31)]

    @property
    def cell(self) -> Cell:
        """The cell of the die."""
        return Cell(self.x, self.y)


Grid = tuple[Placed, ...]

Showing = tuple[Face | None, ...]
"""What each die of the bag shows, in the order of their ids; None before its first roll in the round."""


def grid_of(rows: Iterable[Sequence[int]]) -> Grid:
    """Return the grid that rows of x, y and die mean; rows of another length are left out."""
    return tuple(Placed(row[0], row[1], DieId(row[2])) for row in rows if len(row) == 3)


def tidy(grid: Iterable[Placed]) -> Grid:
    """Return the grid sorted by rows, so that equal grids compare equal."""
    return tuple(sorted(grid, key=lambda placed: (placed.y, placed.x)))


def dice_on(grid: Iterable[Placed]) -> set[DieId]:
    """Return the dice on the grid."""
    return {placed.die for placed in grid}


def face_shown(showing: Showing, die: DieId) -> Face:
    """Return the face of a die that has been rolled."""
    face = showing[die - 1]
    assert face is not None
    return face


def faces_shown(showing: Showing, dice: Iterable[DieId]) -> tuple[Face, ...]:
    """Return the faces of dice that have been rolled, in their order."""
    return tuple([face_shown(showing, die) for die in dice])


def faces_on(grid: Iterable[Placed], showing: Showing) -> Faces:
    """Return the face at each cell of the grid."""
    return {placed.cell: face_shown(showing, placed.die) for placed in grid}


def clear_row(grid: Sequence[Placed]) -> int:
    """Return a row of the grid with no die in it or next to it, for a new island."""
    # A die blocks at most three rows, so the 18 dice leave some of the hundred rows from the middle down.
    return next(y for y in range(REACH + 1) if all(abs(placed.y - y) > 1 for placed in grid))
