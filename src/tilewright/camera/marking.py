"""A photo with what was found drawn on it."""

from __future__ import annotations

import io
import os

from PIL import Image, ImageDraw, ImageFont

from tilewright.camera.corrections import UNSURE
from tilewright.camera.photo import FoundTile, Photo
from tilewright.camera.pictures import decoded
from tilewright.tiles import Color, Number, write_face

_INKS = {Color.BLACK: "#101010", Color.RED: "#c8102e", Color.BLUE: "#1450c8", Color.ORANGE: "#e07800"}
_JOKER, _PLATE, _ROW, _UNSURE = "#7a2fa0", "#ffffff", "#18a058", "#ffb000"
# A larger picture shows no more of what was found.
_LONGEST_SIDE = 2048


def marked(source: str | os.PathLike[str] | bytes, photo: Photo) -> bytes:
    """Return the photo as PNG with the outline and the face of every tile, and a line along every row."""
    pixels = decoded(source)
    picture = Image.frombytes("RGB", (pixels.width, pixels.height), pixels.rgb)
    picture.thumbnail((_LONGEST_SIDE, _LONGEST_SIDE))
    draw = ImageDraw.Draw(picture)
    wide = max(2, max(picture.size) // 400)
    for row in photo.places:
        points = [_point(photo.tiles[i], picture, 0, -0.8) for i in row]
        draw.line(points, fill=_ROW, width=wide)
    for tile in photo.tiles:
        corners = [_point(tile, picture, *at) for at in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        draw.polygon(corners, outline=_UNSURE if tile.sure < UNSURE else _ROW, width=wide)
        _label(draw, tile, picture)
    written = io.BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def _point(tile: FoundTile, picture: Image.Image, right: float, up: float) -> tuple[float, float]:
    """Return a point of a tile in pixels, given in half edges from its middle."""
    x = tile.x + right * tile.right[0] + up * tile.up[0]
    y = tile.y + right * tile.right[1] + up * tile.up[1]
    return x * picture.width, y * picture.height


def _label(draw: ImageDraw.ImageDraw, tile: FoundTile, picture: Image.Image) -> None:
    """Write the face on a plate in the middle of the tile's lower half, upright in the picture."""
    (left, top), (right, bottom) = _point(tile, picture, -1, 0), _point(tile, picture, 1, 0)
    size = max(9.0, 0.45 * ((right - left) ** 2 + (bottom - top) ** 2) ** 0.5)
    at = _point(tile, picture, 0, -0.5)
    ink = _INKS[tile.face.color] if isinstance(tile.face, Number) else _JOKER
    font = ImageFont.load_default(size)
    draw.rectangle(draw.textbbox(at, write_face(tile.face), font=font, anchor="mm"), fill=_PLATE)
    draw.text(at, write_face(tile.face), fill=ink, font=font, anchor="mm")
