"""What a piece shows: a color and a number, or a kind of joker."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tilewright.arguments import expect


class Color(Enum):
    """One of the four colors; its value is the letter of the notation."""

    BLACK = "K"
    RED = "R"
    BLUE = "B"
    ORANGE = "O"


class JokerKind(Enum):
    """One of the four jokers; its value is the letter of the notation."""

    CLASSIC = "J"
    DOUBLE = "D"
    CHANGE = "C"
    MIRROR = "M"


class Number(Struct, frozen=True, cache_hash=True, tag=True):
    """A numbered face, such as the red 7."""

    color: Color
    value: int

    def __post_init__(self) -> None:
        """Refuse what is not a color or a number by its name; games take their faces from `FACES`, so this is rare."""
        expect("color", self.color, Color, "a Color, as in Color.RED")
        expect("value", self.value, int, "a whole number")

    def __str__(self) -> str:
        return f"{self.color.value}{self.value}"


class Joker(Struct, frozen=True, cache_hash=True, tag=True):
    """A joker's face."""

    kind: JokerKind

    def __post_init__(self) -> None:
        """Refuse what is not a kind of joker by its name."""
        expect("kind", self.kind, JokerKind, "a JokerKind, as in JokerKind.CLASSIC")

    def __str__(self) -> str:
        return self.kind.value


Face = Number | Joker
Row = tuple[Face, ...]

LOW, HIGH = 1, 13
COLORS = tuple(Color)

# All faces in the order of their codes: the numbers color by color, then the jokers.
FACES: tuple[Face, ...] = (
    *(Number(color, value) for color in Color for value in range(LOW, HIGH + 1)),
    *(Joker(kind) for kind in JokerKind),
)

CODES: dict[Face, int] = {face: code for code, face in enumerate(FACES)}

# Made once: the hash of a new face would have to be computed for every lookup.
SAME_VALUE: dict[int, tuple[Number, ...]] = {
    value: tuple(face for face in FACES if isinstance(face, Number) and face.value == value)
    for value in range(LOW, HIGH + 1)
}
