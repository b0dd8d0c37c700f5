"""The notation at the edge of the library: text in and out."""

from __future__ import annotations

from collections.abc import Iterable

from tilewright import tiles as pieces
from tilewright.arguments import expect, wrong_type
from tilewright.library.edge import face_of
from tilewright.tiles import Face, Row, TileId


def read_row(text: str) -> Row:
    """Return the row that a text stands for, or raise BadNotation.

    >>> write_row(read_row("  r3 J   r5 "))
    'R3 J R5'
    """
    expect("text", text, str, 'a row as text, as in "B4 B5 B6"')
    return pieces.read_row(text)


def read_table(text: str) -> tuple[Row, ...]:
    """Return the rows of a table, or raise BadNotation; blank text is an empty table."""
    expect("text", text, str, 'a table as text, as in "B4 B5 B6 | K8 R8 O8"')
    return pieces.read_table(text)


def write_row(row: Iterable[Face]) -> str:
    """Return the text of a row: `B4 B5 J`."""
    expect("row", row, Iterable, "faces, as read_row returns them")
    return pieces.write_row([face_of("row", face) for face in row])


def write_table(rows: Iterable[Iterable[Face]]) -> str:
    """Return the text of a table: `B4 B5 B6 | K8 R8 O8`."""
    expect("rows", rows, Iterable, "rows of faces, as read_table returns them")
    return " | ".join([write_row(row) for row in rows])


def faces_of(tiles: Iterable[TileId]) -> Row:
    """Return what the tiles show, in their order."""
    expect("tiles", tiles, Iterable, "the ids of tiles, as views and events have them")
    listed = tuple(tiles)
    given: tuple[object, ...] = listed
    for one in given:
        if not isinstance(one, int) or not 0 <= one < pieces.IDS:
            raise wrong_type("tiles", one, "the ids of tiles, as views and events have them")
    return pieces.faces_of(listed)
