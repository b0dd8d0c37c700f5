"""The box: its pieces, and how many can play with them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import OneOf, Parameter
from tilewright.tiles.faces import JokerKind
from tilewright.tiles.tile import Box

# FR-02 with A-01, DE-02, NL-01: 104 numbers and 2 jokers. NL-38 to NL-42: the larger set, whole or reduced.
_BOXES = {
    106: Box(copies=2, jokers=((JokerKind.CLASSIC, 2),)),
    108: Box(copies=2, jokers=((JokerKind.CLASSIC, 4),)),
    # TW-02 with A-02, TW-03: two jokers of each of the four kinds.
    112: Box(copies=2, jokers=tuple((kind, 2) for kind in JokerKind)),
    160: Box(copies=3, jokers=((JokerKind.CLASSIC, 4),)),
}

FEWEST_SEATS = 2


def sizes(special: bool) -> tuple[int, ...]:
    """Return the sizes of the boxes with special jokers, or of those without."""
    return tuple(pieces for pieces, box in _BOXES.items() if _is_special(box) == special)


def _is_special(box: Box) -> bool:
    return any(kind is not JokerKind.CLASSIC for kind, _ in box.jokers)


class BoxRules(Struct, frozen=True):
    """The pieces of the game."""

    pieces: Annotated[int, Parameter(OneOf(tuple(_BOXES)), "how many pieces are in the box")]

    @property
    def contents(self) -> Box:
        """The contents of the box."""
        return _BOXES[self.pieces]

    @property
    def has_special_jokers(self) -> bool:
        """Whether the box has jokers other than classic ones."""
        return _is_special(self.contents)

    @property
    def most_seats(self) -> int:
        """The most players: four, or six with three copies of each number (NL-39, A-36)."""
        return 6 if self.contents.copies > 2 else 4
