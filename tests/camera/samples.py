"""The photos and rendered pictures in tests/data/camera, with their labels."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "data" / "camera"
PHOTOS = ("rummy-14", "rummy2-12", "rummy3-12", "rummy4-11")
RENDERED = ("rendered-0002", "rendered-0007", "rendered-0009", "rendered-0018")


def picture(name: str) -> Path:
    """Return the path of a picture."""
    return FOLDER / f"{name}.jpg"


def png_of(width: int, height: int) -> bytes:
    """Return the beginning of a PNG of a size, with a row of nothing."""
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")
