"""What a terminal can show (colors, characters, width), and how a piece looks on it."""

import os
import re
import shutil
import sys
from collections.abc import Mapping
from typing import TextIO

from msgspec import Struct

from tilewright.tiles import Color, Face, Number, read_face, write_face

NARROWEST, WIDEST = 24, 200

# Foreground and background are both set, so that a piece looks the same on light and dark terminals; each pair has a
# contrast of at least 4.5. The letter shows the color without colors, and is what a player types.
_COLORS_OF_256 = {
    Color.BLACK: "38;5;231;48;5;238",
    Color.RED: "38;5;231;48;5;160",
    Color.BLUE: "38;5;231;48;5;26",
    Color.ORANGE: "38;5;16;48;5;214",
}
_JOKER_OF_256 = "38;5;231;48;5;90"
# With 16 colors the background stays the terminal's; black is its default foreground, and orange is yellow.
_COLORS_OF_16 = {Color.BLACK: "1", Color.RED: "1;31", Color.BLUE: "1;34", Color.ORANGE: "1;33"}
_JOKER_OF_16 = "1;35"

# A piece in a sentence: a word of its own, so that no letter of another word is taken for a joker.
_PIECE = re.compile(r"(?<![\w-])(?:[KRBO](?:1[0-3]|[1-9])|[JDCM])(?![\w-])")


class Style(Struct, frozen=True):
    """The number of colors (0, 16 or 256), whether Unicode can be shown, and the width."""

    colors: int = 0
    unicode: bool = False
    width: int = 80

    @property
    def dash(self) -> str:
        """The character of a rule across the screen."""
        return "─" if self.unicode else "-"

    @property
    def dot(self) -> str:
        """The separator of short remarks on one line."""
        return "·" if self.unicode else "-"


def style_of(stream: TextIO, environment: Mapping[str, str] = os.environ) -> Style:
    """Return the style of a stream; files and NO_COLOR get no colors."""
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
    """Return a piece in its color, with a space before it and its mark after it."""
    return _painted(face, style, f" {write_face(face)}{mark}")


def in_color(text: str, stream: TextIO | None = None) -> str:
    """Return text with its pieces in their colors, where the stream, stdout unless it is named, shows colors."""
    style = style_of(stream or sys.stdout)
    return _PIECE.sub(lambda found: _painted(read_face(found[0]), style, found[0]), text) if style.colors else text


def _painted(face: Face, style: Style, text: str) -> str:
    match style.colors:
        case 256:
            color = _COLORS_OF_256[face.color] if isinstance(face, Number) else _JOKER_OF_256
        case 16:
            color = _COLORS_OF_16[face.color] if isinstance(face, Number) else _JOKER_OF_16
        case _:
            return text
    return f"\x1b[{color}m{text}\x1b[0m"


def piece_width(face: Face) -> int:
    """Return the width of a piece in columns."""
    return len(write_face(face)) + 2


def strong(text: str, style: Style) -> str:
    """Return the text in bold if there are colors."""
    return f"\x1b[1m{text}\x1b[0m" if style.colors else text


def faint(text: str, style: Style) -> str:
    """Return the text dimmed if there are colors."""
    return f"\x1b[2m{text}\x1b[0m" if style.colors else text
