"""Pieces: what they show, the notation of faces, rows and tables as text, and tiles with ids.

An id is a face and a copy, fixed by the box, so it does not reveal when a tile was drawn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from typing import NewType

from msgspec import Struct

from tilewright import arguments, errors
from tilewright.arguments import expect


class Color(Enum):
    """One of the four colors; its value is the letter of the notation."""

    BLACK = "K"
    RED = "R"
    BLUE = "B"
    ORANGE = "O"


class JokerKind(Enum):
    """One of the four jokers; its value is the letter of the notation."""

    CLASSIC = "J"
    DOUBLE = "D"
    CHANGE = "C"
    MIRROR = "M"


class Number(Struct, frozen=True, cache_hash=True, tag=True):
    """A numbered face, such as the red 7."""

    color: Color
    value: int

    def __post_init__(self) -> None:
        """Refuse what is not a color or a number by its name; games take their faces from `FACES`, so this is rare."""
        expect("color", self.color, Color, "a Color, as in Color.RED")
        expect("value", self.value, int, "a whole number")

    def __str__(self) -> str:
        return f"{self.color.value}{self.value}"


class Joker(Struct, frozen=True, cache_hash=True, tag=True):
    """A joker's face."""

    kind: JokerKind

    def __post_init__(self) -> None:
        """Refuse what is not a kind of joker by its name."""
        expect("kind", self.kind, JokerKind, "a JokerKind, as in JokerKind.CLASSIC")

    def __str__(self) -> str:
        return self.kind.value


Face = Number | Joker
Row = tuple[Face, ...]

LOW, HIGH = 1, 13
COLORS = tuple(Color)

# All faces in the order of their codes: the numbers color by color, then the jokers.
FACES: tuple[Face, ...] = (
    *(Number(color, value) for color in Color for value in range(LOW, HIGH + 1)),
    *(Joker(kind) for kind in JokerKind),
)

CODES: dict[Face, int] = {face: code for code, face in enumerate(FACES)}

# Made once: the hash of a new face would have to be computed for every lookup.
SAME_VALUE: dict[int, tuple[Number, ...]] = {
    value: tuple(face for face in FACES if isinstance(face, Number) and face.value == value)
    for value in range(LOW, HIGH + 1)
}


class Complaint(Struct, frozen=True):
    """A sentence about bad input: its key in the word files, its English text, and the values of both."""

    key: str
    english: str
    values: dict[str, str | int]

    def __str__(self) -> str:
        return self.english.format(**self.values)


BadInput = errors.BadInput
"""Input from outside that cannot be used; most layers import it and the two below from here."""

quoted = arguments.quoted
shortened = arguments.shortened


class BadNotation(BadInput):
    """Text that is not a piece, row or table; the message names the offending part."""


def complaint(key: str, english: str, /, **values: str | int) -> Complaint:
    """Return a complaint; layers above say it in the reader's language."""
    return Complaint(key, english, values)


def write_face(face: Face) -> str:
    """Return the text of a face: `K7`, `J`."""
    return _TEXT[face]


# The texts of all faces, which are written far more often than there are faces.
_TEXT = {face: str(face) for face in FACES}
_TEXTS = tuple(_TEXT.values())
_FACE = {text: face for face, text in _TEXT.items()}


def write_faces(row: Iterable[Face]) -> tuple[str, ...]:
    """Return the texts of faces: `("B4", "J")`."""
    return tuple([_TEXT[face] for face in row])


def write_codes(codes: bytes) -> tuple[str, ...]:
    """Return the texts of faces that are given by their codes."""
    return tuple([_TEXTS[code] for code in codes])


def write_row(row: Iterable[Face]) -> str:
    """Return the text of a row: `B4 B5 J`."""
    return " ".join([_TEXT[face] for face in row])


def write_table(rows: Iterable[Iterable[Face]]) -> str:
    """Return the text of a table: `B4 B5 B6 | K8 R8 O8`."""
    return " | ".join([write_row(row) for row in rows])


def read_face(word: str) -> Face:
    """Return the face that a word stands for, upper or lower case, or raise BadNotation.

    >>> read_face("b14")
    Traceback (most recent call last):
    tilewright.tiles.BadNotation: "b14" is not a tile: numbers run from 1 to 13
    """
    face = _FACE.get(word.upper())
    if face is None:
        raise BadNotation(_piece_complaint(word))
    return face


def read_faces(words: Iterable[str]) -> Row:
    """Return the faces of the words, as a row that may be empty."""
    given = tuple(words)
    try:
        # Records and programs write faces as we do.
        return tuple([_FACE[word] for word in given])
    except KeyError:
        return tuple([read_face(word) for word in given])


def read_row(text: str) -> Row:
    """Return the row that a text stands for.

    >>> write_row(read_row("  r3 J   r5 "))
    'R3 J R5'
    """
    words = text.split()
    if not words:
        english = "the row is empty: write tiles with spaces between them, as in B4 B5 B6"
        raise BadNotation(complaint("bad-row", english))
    return read_faces(words)


def read_table(text: str) -> tuple[Row, ...]:
    """Return the rows of a table; blank text is an empty table."""
    rows = [part.split() for part in text.split("|")]
    if rows == [[]]:
        return ()
    if not all(rows):
        english = "row {row} of {rows} is empty: write one | between two rows"
        raise BadNotation(complaint("bad-row-of-table", english, row=rows.index([]) + 1, rows=len(rows)))
    return tuple([read_faces(words) for words in rows])


def read_rows(rows: Iterable[Sequence[str]]) -> tuple[Row, ...]:
    """Return the rows of a table given as lists of words, as in JSON."""
    read = tuple(read_faces(row) for row in rows)
    for place, row in enumerate(read, start=1):
        if not row:
            english = "row {row} of {rows} is empty"
            raise BadNotation(complaint("bad-row-of-list", english, row=place, rows=len(read)))
    return read


def _piece_complaint(word: str) -> Complaint:
    letter, rest = word[:1].upper(), word[1:]
    if letter not in {color.value for color in Color}:
        key, why = "bad-piece", "a tile is a color K, R, B or O with a number, or a joker J, D, C or M"
    elif rest.isascii() and rest.isdigit() and not rest.startswith("0"):
        key, why = "bad-piece-range", "numbers run from {low} to {high}"
    else:
        key, why = "bad-piece-number", "the color must be followed by a number from {low} to {high}, as in K7"
    return complaint(key, f'"{{word}}" is not a tile: {why}', word=shortened(word), low=LOW, high=HIGH)


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

    >>> from tilewright.tiles import read_row, write_row
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
