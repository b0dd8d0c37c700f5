"""Pictures decoded from files: within bounds, as they are shown, and nothing of them but their pixels."""

from __future__ import annotations

import io
import os
import warnings
from pathlib import Path

import msgspec
from PIL import Image, ImageOps, UnidentifiedImageError

from tilewright.camera.photo import Photo, Pixels, read_pixels
from tilewright.errors import BadInput
from tilewright.tiles.notation import complaint

MOST_BYTES = 40_000_000
MOST_PIXELS = 60_000_000
LONGEST_SIDE = 1 << 16
_FORMATS = ("JPEG", "PNG", "WEBP")


class BadPicture(BadInput):
    """A file that is not a picture, or a picture beyond the bounds."""


def read(source: str | os.PathLike[str] | bytes) -> Photo:
    """Return the tiles of a photo given by its path or its bytes, or raise BadPicture (a BadInput)."""
    pixels = decoded(source)
    photo = read_pixels(pixels)
    return photo if isinstance(source, bytes) else msgspec.structs.replace(photo, photo=os.fspath(source))


def decoded(source: str | os.PathLike[str] | bytes) -> Pixels:
    """Return the pixels of a JPEG, PNG or WebP picture with its orientation applied, or raise BadPicture."""
    data = source if isinstance(source, bytes) else _contents(Path(source))
    if len(data) > MOST_BYTES:
        raise BadPicture(
            complaint(
                "bad-photo-bytes", "the file is too large: a photo has at most {most} MB", most=MOST_BYTES // 1_000_000
            )
        )
    try:
        with warnings.catch_warnings():
            # Pillow warns of sizes that are within the bounds here.
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
                _check_size(opened.width, opened.height)
                shown = ImageOps.exif_transpose(opened).convert("RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as wrong:
        if isinstance(wrong, BadPicture):
            raise
        english = "this is not a JPEG, PNG or WebP picture, or it is damaged"
        raise BadPicture(complaint("bad-photo", english)) from None
    return Pixels(shown.width, shown.height, shown.tobytes())


def _contents(path: Path) -> bytes:
    """Return the bytes of a file, with at most one more than a photo may have."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as wrong:
        english = "the file cannot be read: {reason}"
        raise BadPicture(complaint("bad-photo-file", english, reason=wrong.strerror or "?")) from None


def _check_size(width: int, height: int) -> None:
    """Raise BadPicture for a size beyond the bounds; nothing was decoded yet."""
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        english = "the picture has {width} x {height} pixels: a photo has at most {most} megapixels"
        most = MOST_PIXELS // 1_000_000
        raise BadPicture(complaint("bad-photo-size", english, width=width, height=height, most=most))
