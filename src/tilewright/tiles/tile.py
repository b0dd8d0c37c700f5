"""Tiles with ids: an id is a face and a copy, fixed by the box, so it does not reveal when a tile was drawn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NewType

from msgspec import Struct

from tilewright.tiles.faces import CODES, FACES, Face, Joker, JokerKind, Number, Row
from tilewright.tiles.notation import write_face

TileId = NewType("TileId", int)
TileRow = tuple[TileId, ...]

MOST_PIECES = 160
"""The number of pieces in the largest box (NL-38)."""
# Room for the most copies of one face in any box: four classic jokers among 160 pieces (NL-38).
_COPIES = 4

_FACE_OF: tuple[Face, ...] = tuple(face for face in FACES for _ in range(_COPIES))
IDS = len(_FACE_OF)
"""Ids of tiles run from 0 to this number less one, whatever the box."""
_CODE_OF = bytes(code for code in range(len(FACES)) for _ in range(_COPIES)).ljust(256, b"\xff")


class Box(Struct, frozen=True, cache_hash=True):
    """All pieces of an edition: copies of every number, and how many jokers of each kind."""

    copies: int
    jokers: tuple[tuple[JokerKind, int], ...]


class NoTileLeft(ValueError):
    """A row needs a face that no tile is left for."""

    def __init__(self, face: Face) -> None:
        super().__init__(f"no tile with {write_face(face)} is left")
        self.face = face


def copies_in(box: Box, face: Face) -> int:
    """Return how many pieces of the box show `face`."""
    match face:
        case Number():
            return box.copies
        case Joker(kind):
            return dict(box.jokers).get(kind, 0)


@lru_cache(maxsize=1 << 6)
def _copies(box: Box) -> dict[Face, int]:
    return {face: copies_in(box, face) for face in FACES}


@lru_cache(maxsize=1 << 6)
def faces_in(box: Box) -> frozenset[Face]:
    """Return the faces that the box has."""
    return frozenset(face for face, copies in _copies(box).items() if copies)


@lru_cache(maxsize=1 << 6)
def tiles_of(box: Box) -> TileRow:
    """Return every tile of the box, in the order of the ids."""
    return tuple(TileId(CODES[face] * _COPIES + copy) for face in FACES for copy in range(copies_in(box, face)))


def face_of(tile: TileId) -> Face:
    """Return what the tile shows."""
    return _FACE_OF[tile]


def code_of(tile: TileId) -> int:
    """Return the code of the face the tile shows, its place in FACES."""
    return tile // _COPIES


def codes_of(tiles: Iterable[TileId]) -> bytes:
    """Return the codes of the faces the tiles show, in their order."""
    # Ids are below 256, so one table of bytes translates them all.
    return bytes(tiles).translate(_CODE_OF)


def faces_of(tiles: Iterable[TileId]) -> Row:
    """Return what the tiles show, in their order."""
    return tuple([_FACE_OF[tile] for tile in tiles])


def assign(rows: Iterable[Sequence[Face]], tiles: Iterable[TileId]) -> tuple[TileRow, ...]:
    """Return the rows with a tile for each face, each tile used at most once, or raise NoTileLeft.

    Equal pieces are interchangeable; the first in `tiles` is used first.
    """
    free: defaultdict[Face, list[TileId]] = defaultdict(list)
    # Tiles are taken from the end of a list.
    for tile in reversed(tuple(tiles)):
        free[_FACE_OF[tile]].append(tile)
    found: list[TileRow] = []
    for row in rows:
        taken: list[TileId] = []
        for face in row:
            left = free[face]
            if not left:
                raise NoTileLeft(face)
            taken.append(left.pop())
        found.append(tuple(taken))
    return tuple(found)


def tiles_showing(rows: Iterable[bytes]) -> tuple[TileRow, ...]:
    """Return rows of face codes as tiles, each of them used once; the lowest ids of a face come first."""
    lowest = [*range(0, IDS, _COPIES)]
    found: list[TileRow] = []
    for row in rows:
        taken: list[TileId] = []
        for code in row:
            taken.append(TileId(lowest[code]))
            lowest[code] += 1
        found.append(tuple(taken))
    return tuple(found)


def beyond_the_box(faces: Iterable[Face], box: Box) -> tuple[Face, ...]:
    """Return the faces that occur more often than in the box, in the order of their codes.

    >>> from tilewright.tiles.notation import read_row, write_row
    >>> classic = Box(copies=2, jokers=((JokerKind.CLASSIC, 2),))
    >>> write_row(beyond_the_box(read_row("R7 J R7 J R7 J D"), classic))
    'R7 J D'
    """
    held = _copies(box)
    # For the few pieces of a row this takes a third of the time of a Counter.
    counts: dict[Face, int] = {}
    for face in faces:
        counts[face] = counts.get(face, 0) + 1
    beyond = [face for face, count in counts.items() if count > held[face]]
    return tuple(sorted(beyond, key=CODES.__getitem__)) if beyond else ()
