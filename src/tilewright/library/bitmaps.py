"""Pictures as PNG; a room of its own, because `svg` needs no further package."""

from __future__ import annotations

from tilewright.arguments import expect
from tilewright.drawing.png import as_png
from tilewright.library.pictures import Pictured, svg
from tilewright.tiles import BadInput

_WIDEST = 8_000


def png(subject: Pictured, width: int = 1_200) -> bytes:
    """Return the picture that `svg` draws as PNG, of a width in pixels; it needs the extra `png`."""
    expect("width", width, int, "a number of pixels")
    if not 1 <= width <= _WIDEST:
        raise BadInput(f"the width of a picture is 1 to {_WIDEST} pixels, not {width}")
    return as_png(svg(subject), width)
