"""The notation: pieces, rows and tables as text, read with exact complaints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilewright.tiles.faces import FACES, HIGH, LOW, Color, Face, Joker, Number, Row

_LONGEST_WORD_SHOWN = 24


class BadInput(ValueError):
    """Something given from outside that cannot be used; the message is a sentence that names the bad part."""


class BadNotation(BadInput):
    """Text that is no piece, row or table; the message names the offending part."""


def write_face(face: Face) -> str:
    """Return the text of a face: `K7`, `J`."""
    match face:
        case Number(color, value):
            return f"{color.value}{value}"
        case Joker(kind):
            return kind.value


_TEXT = {face: write_face(face) for face in FACES}
_FACE = {text: face for face, text in _TEXT.items()}


def write_row(row: Iterable[Face]) -> str:
    """Return the text of a row: `B4 B5 J`."""
    return " ".join([_TEXT[face] for face in row])


def write_table(rows: Iterable[Iterable[Face]]) -> str:
    """Return the text of a table: `B4 B5 B6 | K8 R8 O8`."""
    return " | ".join([write_row(row) for row in rows])


def read_face(word: str) -> Face:
    """Return the face a word names, in any case; raise BadNotation saying what is wrong with the word.

    >>> read_face("b14")
    Traceback (most recent call last):
    tilewright.tiles.notation.BadNotation: "b14" is no piece: numbers run from 1 to 13
    """
    face = _FACE.get(word.upper())
    if face is None:
        raise BadNotation(f"{quoted(word)} is no piece: {_complaint(word.upper())}")
    return face


def read_faces(words: Iterable[str]) -> Row:
    """Return the faces the words name, as a row that may be empty."""
    return tuple(read_face(word) for word in words)


def read_row(text: str) -> Row:
    """Return the row a text names.

    >>> write_row(read_row("  r3 J   r5 "))
    'R3 J R5'
    """
    words = text.split()
    if not words:
        raise BadNotation("the row is empty: write pieces with spaces between them, as in B4 B5 B6")
    return read_faces(words)


def read_table(text: str) -> tuple[Row, ...]:
    """Return the rows of a table; blank text is an empty table."""
    if not text.strip():
        return ()
    parts = text.split("|")
    for place, part in enumerate(parts, start=1):
        if not part.strip():
            raise BadNotation(f"row {place} of {len(parts)} is empty: a | stands between two rows")
    return tuple(read_row(part) for part in parts)


def read_rows(rows: Iterable[Sequence[str]]) -> tuple[Row, ...]:
    """Return the rows of a table given as lists of words, as in JSON."""
    read = tuple(read_faces(row) for row in rows)
    for place, row in enumerate(read, start=1):
        if not row:
            raise BadNotation(f"row {place} of {len(read)} is empty")
    return read


def quoted(word: str) -> str:
    """Return an offending word in quotes, cut short and free of control characters."""
    shown = word if len(word) <= _LONGEST_WORD_SHOWN else word[:_LONGEST_WORD_SHOWN] + "…"
    return '"' + "".join(letter if letter.isprintable() else "?" for letter in shown) + '"'


def _complaint(word: str) -> str:
    letter, rest = word[:1], word[1:]
    if letter not in {color.value for color in Color}:
        return "a piece is a color K, R, B or O with a number, or a joker J, D, C or M"
    if rest.isascii() and rest.isdigit() and not rest.startswith("0"):
        return f"numbers run from {LOW} to {HIGH}"
    return f"behind the color stands a number from {LOW} to {HIGH}, as in K7"
