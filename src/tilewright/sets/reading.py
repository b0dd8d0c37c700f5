"""A reading: one way to see a row as a set, with what each piece stands for."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tilewright.tiles.faces import Color, Number
from tilewright.tiles.notation import write_face


class Shape(Enum):
    """The kinds of set."""

    GROUP = "group"
    RUN = "run"


class Stand(Struct, frozen=True):
    """What one piece stands for: a number, in one of `colors`; a joker may have several left to choose from."""

    value: int
    colors: tuple[Color, ...]


class Reading(Struct, frozen=True):
    """A row seen as a set: its shape, and per piece of the row what it stands for."""

    shape: Shape
    stands: tuple[Stand, ...]

    @property
    def points(self) -> int:
        """What the set counts in an opening: a joker counts as what it stands for (NL-13, FR-28, DE-26)."""
        return sum(stand.value for stand in self.stands)


def stand_of(number: Number) -> Stand:
    """Return what a numbered piece stands for: itself."""
    return Stand(number.value, (number.color,))


def faces_stood_for(stand: Stand) -> tuple[Number, ...]:
    """Return the faces the piece may stand for, one of them at a time."""
    return tuple(Number(color, stand.value) for color in stand.colors)


def write_stand(stand: Stand) -> str:
    """Return the text of what a piece stands for: `R4`, or `K3/O3` for either of two.

    >>> write_stand(Stand(3, (Color.BLACK, Color.ORANGE)))
    'K3/O3'
    """
    return "/".join(write_face(face) for face in faces_stood_for(stand))
