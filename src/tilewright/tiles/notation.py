"""The notation: pieces, rows and tables as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tilewright import arguments, errors
from tilewright.tiles.faces import FACES, HIGH, LOW, Color, Face, Row


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
    tilewright.tiles.notation.BadNotation: "b14" is not a tile: numbers run from 1 to 13
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
