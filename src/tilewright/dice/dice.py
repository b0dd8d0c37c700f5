"""The dice: which faces each has, and what a roll shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from tilewright.chance import Chance, draw
from tilewright.tiles.faces import Face, JokerKind, Row
from tilewright.tiles.notation import read_table
from tilewright.tiles.tile import Box

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

    >>> from tilewright.tiles.notation import write_row
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
