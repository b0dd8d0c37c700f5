"""Pictures decoded from files: within bounds, as they are shown, and nothing of them but their pixels."""

from __future__ import annotations

import io
import os
import struct
import warnings
from pathlib import Path

import msgspec
from PIL import Image, ImageOps

from tilewright.camera.photo import Photo, Pixels, read_pixels
from tilewright.camera.refusals import MOST_BYTES, BadPicture, damaged, refuse_bytes, refuse_size, unreadable

_FORMATS = ("JPEG", "PNG", "WEBP")
# What Pillow raises for files that are cut off or changed; it has no exception of its own for them.
_DAMAGED = (OSError, SyntaxError, ValueError, TypeError, KeyError, IndexError, EOFError, struct.error, OverflowError,
            ZeroDivisionError, Image.DecompressionBombError)  # fmt: skip


def read(source: str | os.PathLike[str] | bytes) -> Photo:
    """Return the tiles of a photo given by its path or its bytes, or raise BadPicture (a BadInput)."""
    pixels = decoded(source)
    photo = read_pixels(pixels)
    return photo if isinstance(source, bytes) else msgspec.structs.replace(photo, photo=os.fspath(source))


def decoded(source: str | os.PathLike[str] | bytes) -> Pixels:
    """Return the pixels of a JPEG, PNG or WebP picture with its orientation applied, or raise BadPicture."""
    data = source if isinstance(source, bytes) else _contents(Path(source))
    refuse_bytes(len(data))
    try:
        with warnings.catch_warnings():
            # Pillow warns of sizes that are within the bounds here.
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
                refuse_size(opened.width, opened.height)
                shown = ImageOps.exif_transpose(opened).convert("RGB")
    except BadPicture:
        raise
    except _DAMAGED:
        raise damaged() from None
    return Pixels(shown.width, shown.height, shown.tobytes())


def _contents(path: Path) -> bytes:
    """Return the bytes of a file, with at most one more than a photo may have."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise unreadable(wrong.strerror or "?") from None
