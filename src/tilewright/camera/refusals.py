"""Why a picture is refused, in sentences: the same for every host that decodes pictures."""

from __future__ import annotations

from tilewright.errors import BadInput
from tilewright.tiles import complaint

MOST_BYTES = 40_000_000
MOST_PIXELS = 60_000_000
LONGEST_SIDE = 1 << 16


class BadPicture(BadInput):
    """A file that is not a picture, or a picture beyond the bounds."""


def damaged() -> BadPicture:
    """Return the refusal of a file that cannot be decoded."""
    return BadPicture(complaint("bad-photo", "this is not a JPEG, PNG or WebP picture, or it is damaged"))


def unreadable(reason: str) -> BadPicture:
    """Return the refusal of a file that cannot be opened."""
    return BadPicture(complaint("bad-photo-file", "the file cannot be read: {reason}", reason=reason))


def refuse_bytes(size: int) -> None:
    """Raise BadPicture for a file beyond the bounds."""
    if size > MOST_BYTES:
        english = "the file is too large: a photo has at most {most} MB"
        raise BadPicture(complaint("bad-photo-bytes", english, most=MOST_BYTES // 1_000_000))


def refuse_size(width: int, height: int) -> None:
    """Raise BadPicture for a picture beyond the bounds, before it is decoded."""
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        english = "the picture has {width} x {height} pixels: a photo has at most {most} megapixels"
        most = MOST_PIXELS // 1_000_000
        raise BadPicture(complaint("bad-photo-size", english, width=str(width), height=str(height), most=most))
