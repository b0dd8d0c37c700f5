"""What was found in a photo: tiles with their places, the chances of their faces, and the rows they lie in."""

from __future__ import annotations

import struct
from collections import defaultdict
from functools import cache
from pathlib import Path

from msgspec import Struct

from tilewright.kernel import native
from tilewright.tiles import HIGH, Color, Face, Joker, JokerKind, Number, write_face

SIDE = 1024
"""The longer side at which a photo is looked at, in pixels."""
PARTS = 12
"""How many parts of a photo are looked at closer at most, where a number is in doubt."""

# In the order of the network: black, red, blue, orange or yellow; the numbers, then the jokers.
COLORS = (Color.BLACK, Color.RED, Color.BLUE, Color.ORANGE)
JOKERS = (JokerKind.CLASSIC, JokerKind.DOUBLE, JokerKind.CHANGE, JokerKind.MIRROR)
_NUMBERS = HIGH + len(JOKERS)
# The bytes of a look, tiles.h.
LOOK = 164
_RECORD = struct.Struct(f"=7f{_NUMBERS}f{len(COLORS)}f3ff2i{LOOK}x")

Place = tuple[float, float]


class Pixels(Struct, frozen=True):
    """A decoded picture as it is shown: rows from the top, three bytes a pixel."""

    width: int
    height: int
    rgb: bytes


class FoundTile(Struct, frozen=True, kw_only=True):
    """One tile: its face, the middle of it as shares of the photo's width and height, and how sure the face is.

    `right` and `up` lead from the middle to the middles of those edges, in the same shares. `numbers` has the chances
    of 1 to 13 and of the four jokers, `colors` those of black, red, blue and orange; `ink` is the group's share of the
    white of the tiles, as red, green and blue. `look` is for `likeness`, zeros if the tile is small.
    """

    face: Face
    x: float
    y: float
    sure: float
    right: Place
    up: Place
    numbers: tuple[float, ...]
    colors: tuple[float, ...]
    ink: tuple[float, ...]
    is_die: bool = False
    look: bytes = bytes(LOOK)


class Photo(Struct, frozen=True, kw_only=True):
    """A photo that was read; `places` has, for each row, the indices of its tiles from left to right."""

    width: int
    height: int
    tiles: tuple[FoundTile, ...]
    places: tuple[tuple[int, ...], ...]
    photo: str | None = None

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The faces of each row in our notation; a loose tile is a row of one."""
        return tuple(tuple(write_face(self.tiles[i].face) for i in row) for row in self.places)


@cache
def network() -> bytes:
    """Return the trained network; card.md beside it says how it was made and what it can do."""
    return Path(__file__).with_name("tiles.bin").read_bytes()


def read_pixels(pixels: Pixels) -> Photo:
    """Return the tiles of a decoded picture."""
    return photo_of(pixels, *native.read_photo(network(), pixels.rgb, pixels.width, pixels.height, SIDE, PARTS))


def photo_of(pixels: Pixels, records: bytes, width: int, height: int) -> Photo:
    """Return the photo that the kernel's records of its tiles describe; it looked at it in the size that is given."""
    ends = range(_RECORD.size, len(records) + 1, _RECORD.size)
    looks = (records[end - LOOK : end] for end in ends)
    found = [_tile(*one, width, height) for one in zip(_RECORD.iter_unpack(records), looks, strict=True)]
    rows = defaultdict[int, list[tuple[int, int]]](list)
    for i, (row, place, _) in enumerate(found):
        rows[row].append((place, i))
    places = tuple(tuple(i for _, i in sorted(rows[row])) for row in sorted(rows))
    return Photo(width=pixels.width, height=pixels.height, tiles=tuple(tile for *_, tile in found), places=places)


def face_of(number: int, color: int) -> Face:
    """Return the face of a number and a color as the network counts them."""
    return Number(COLORS[color], number + 1) if number < HIGH else Joker(JOKERS[number - HIGH])


def likeliest(numbers: tuple[float, ...], colors: tuple[float, ...]) -> tuple[Face, float]:
    """Return the likeliest face by the chances of numbers and colors, and how sure it is."""
    number, color = numbers.index(max(numbers)), colors.index(max(colors))
    return face_of(number, color), numbers[number] * (colors[color] if number < HIGH else 1.0)


def _tile(record: tuple[float, ...], look: bytes, width: int, height: int) -> tuple[int, int, FoundTile]:
    """Return the row of a tile, its place there, and the tile; lengths come in pixels of the scaled picture."""
    _, *edges = record[:7]
    x, y, right_x, right_y, up_x, up_y = (value / (width, height)[i % 2] for i, value in enumerate(edges))
    numbers, rest = record[7 : 7 + _NUMBERS], record[7 + _NUMBERS :]
    colors, ink, die, row, place = rest[:4], rest[4:7], rest[7], rest[8], rest[9]
    face, sure = likeliest(numbers, colors)
    tile = FoundTile(
        face=face,
        x=min(1.0, max(0.0, x)),
        y=min(1.0, max(0.0, y)),
        sure=sure,
        right=(right_x, right_y),
        up=(up_x, up_y),
        numbers=numbers,
        colors=colors,
        ink=ink,
        is_die=die > 0.5,
        look=look,
    )
    return int(row), int(place), tile
