"""What a terminal can show: colors, lines, width; and how a piece looks on it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from typing import TextIO

from msgspec import Struct

from tilewright.tiles.faces import Color, Face, Number
from tilewright.tiles.notation import write_face

NARROWEST, WIDEST = 24, 200

# Ink and ground are both given, so a piece reads alike on light and on dark terminals; each pair has a contrast of 4.5
# or more. The letter is the mark that does without color, and what a player types.
_INKS_OF_256 = {
    Color.BLACK: "38;5;231;48;5;238",
    Color.RED: "38;5;231;48;5;160",
    Color.BLUE: "38;5;231;48;5;26",
    Color.ORANGE: "38;5;16;48;5;214",
}
_JOKER_OF_256 = "38;5;231;48;5;90"
# With 16 colors the ground stays the terminal's own; black must be its own ink, and yellow its nearest orange.
_INKS_OF_16 = {Color.BLACK: "1", Color.RED: "1;31", Color.BLUE: "1;34", Color.ORANGE: "1;33"}
_JOKER_OF_16 = "1;35"


class Style(Struct, frozen=True):
    """How to write: how many colors there are (0, 16 or 256), whether other than ASCII letters, and the width."""

    colors: int = 0
    unicode: bool = False
    width: int = 80

    @property
    def dash(self) -> str:
        """What a rule across the screen is made of."""
        return "─" if self.unicode else "-"

    @property
    def dot(self) -> str:
        """What parts short remarks on one line."""
        return "·" if self.unicode else "-"


def style_of(stream: TextIO, environment: Mapping[str, str] = os.environ) -> Style:
    """Return what the terminal behind a stream can show; a file, or a wish for no color, gets none."""
    unicode = "utf" in (stream.encoding or "").lower()
    columns = shutil.get_terminal_size((80, 24)).columns
    return Style(_colors(stream, environment), unicode, max(NARROWEST, min(WIDEST, columns)))


def _colors(stream: TextIO, environment: Mapping[str, str]) -> int:
    kind = environment.get("TERM", "")
    if environment.get("NO_COLOR") or kind == "dumb" or not stream.isatty():
        return 0
    rich = "256" in kind or environment.get("COLORTERM") or environment.get("WT_SESSION")
    return 256 if rich else 16


def piece(face: Face, style: Style, mark: str = " ") -> str:
    """Return a piece with a blank before it and its mark behind, in its color."""
    text = f" {write_face(face)}{mark}"
    match style.colors:
        case 256:
            ink = _INKS_OF_256[face.color] if isinstance(face, Number) else _JOKER_OF_256
        case 16:
            ink = _INKS_OF_16[face.color] if isinstance(face, Number) else _JOKER_OF_16
        case _:
            return text
    return f"\x1b[{ink}m{text}\x1b[0m"


def piece_width(face: Face) -> int:
    """Return how many columns a piece takes."""
    return len(write_face(face)) + 2


def strong(text: str, style: Style) -> str:
    """Return a text that stands out, where that is possible."""
    return f"\x1b[1m{text}\x1b[0m" if style.colors else text


def faint(text: str, style: Style) -> str:
    """Return a text that steps back, where that is possible."""
    return f"\x1b[2m{text}\x1b[0m" if style.colors else text
