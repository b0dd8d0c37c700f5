"""Dice: which faces each has, what a roll shows, and dice on the grid, each with its place."""

from collections.abc import Iterable, Sequence
from typing import Annotated, NewType

from msgspec import Meta, Struct

from tilewright.chance import Chance, draw
from tilewright.dice.grid import Cell, Faces
from tilewright.tiles import Box, Face, JokerKind, Row, read_table

DieId = NewType("DieId", int)
DieIds = tuple[DieId, ...]

# A-T1: no booklet prints the faces. Nine dice hold every color and number once and two jokers. The four colors of a
# number are on different dice, and so are any nine consecutive numbers of one color.
FAMILY: tuple[Row, ...] = read_table("""
    K1 B2 R6 O7 K10 B11 |
    K2 B3 R7 O8 K11 B12 |
    K3 B4 R8 O9 K12 B13 |
    O1 K4 B5 R9 O10 K13 |
    R1 O2 K5 B6 R10 O11 |
    R2 O3 K6 B7 R11 O12 |
    R3 O4 K7 B8 R12 O13 |
    R4 O5 K8 B9 R13 J   |
    B1 R5 O6 K9 B10 J
""")
FAMILIES = 2

BAG: DieIds = tuple(map(DieId, range(1, FAMILIES * len(FAMILY) + 1)))
"""The ids of all dice, from 1; the second family follows the first."""

SHOWN = Box(len(BAG), ((JokerKind.CLASSIC, len(BAG)),))
"""How many dice of a physical set can show each face: FAMILY is our inference (A-T1), so it limits nobody else's."""


def sides(die: DieId) -> Row:
    """Return the faces a die has.

    >>> from tilewright.tiles import write_row
    >>> write_row(sides(DieId(17)))
    'R4 O5 K8 B9 R13 J'
    """
    return FAMILY[(die - 1) % len(FAMILY)]


def thrown(dice: Iterable[DieId], chance: Chance) -> tuple[Row, Chance]:
    """Return the faces that the dice show when rolled, in their order, and the chance after it."""
    faces: list[Face] = []
    for die in dice:
        able = sides(die)
        side, chance = draw(chance, len(able))
        faces.append(able[side])
    return tuple(faces), chance


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
