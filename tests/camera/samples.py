"""The photos and rendered pictures in tests/data/camera, with their labels."""

import io
import struct
import zlib
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parent.parent / "data" / "camera"
PHOTOS = ("rummy-14", "rummy2-12", "rummy3-12", "rummy4-11")
# Rendered with the jokers of a set that the network was not taught: cats.
STRANGE = ("cats-shown", "cats-later")
# The upper two rows of the first photo: R2 R3 R4 R5 and K2 K3 K4.
TWO_ROWS = ("rummy-14", (180, 80, 950, 300))
RENDERED = ("rendered-0002", "rendered-0007", "rendered-0009", "rendered-0018")


def picture(name: str) -> Path:
    """Return the path of a picture."""
    return FOLDER / f"{name}.jpg"


def part(name: str, box: tuple[int, int, int, int]) -> bytes:
    """Return a part of a picture as JPEG: photos are read 1,024 pixels wide, so a low one takes less time."""
    with Image.open(picture(name)) as whole:
        return encoded(whole.convert("RGB").crop(box))


def png_of(width: int, height: int) -> bytes:
    """Return the beginning of a PNG of a size, with a row of nothing."""
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


# Parts of the photos, and where they lie in a picture of many tiles.
_PARTS = {
    "rummy-14": ((60, 90, 950, 680), ((0, 0), (890, 0))),
    "rummy3-12": ((230, 220, 930, 540), ((0, 590), (0, 910))),
    "rummy4-11": ((190, 150, 830, 750), ((850, 590),)),
}


def many_tiles() -> bytes:
    """Return a JPEG of 61 tiles, put together from the photos."""
    sheet = Image.new("RGB", (1780, 1240), "#4a3526")
    for name, (box, places) in _PARTS.items():
        with Image.open(picture(name)) as photo:
            part = photo.convert("RGB").crop(box)
        for place in places:
            sheet.paste(part, place)
    return encoded(sheet)


def encoded(image: Image.Image, **options: object) -> bytes:
    """Return a picture as JPEG."""
    written = io.BytesIO()
    image.save(written, "JPEG", quality=92, **options)
    return written.getvalue()
