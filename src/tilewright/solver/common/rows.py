"""Rows of face codes, as the kernel takes and returns them, and counts of codes."""

from collections.abc import Iterable

from msgspec import Struct

from tilewright.game.table import Table
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, FACES, Row, codes_of

Codes = Iterable[int]
Rows = tuple[bytes, ...]
"""Rows of face codes."""


class Solution(Struct, frozen=True):
    """A layout of the pieces: its worth by the weights of the question, and its rows in flat form.

    Flat rows stand one after the other, each with its length before it.
    """

    worth: int
    flat: bytes


def rows_of(flat: bytes) -> Rows:
    """Return flat rows as rows of face codes."""
    rows = []
    at = 0
    while at < len(flat):
        end = at + 1 + flat[at]
        rows.append(flat[at + 1 : end])
        at = end
    return tuple(rows)


def coded(table: Table) -> Rows:
    """Return the rows of a table as face codes."""
    return tuple([codes_of(row) for row in table])


def faces_of(row: bytes) -> Row:
    """Return the faces of a row of codes."""
    return tuple([FACES[code] for code in row])


def in_legal_order(row: bytes, rules: SetRules) -> bytes | None:
    """Return the row in an order that is a set, its own if possible, or None."""
    order = arranged(faces_of(row), rules)
    return None if order is None else bytes([CODES[face] for face in order])


def count_codes(rows: Iterable[Codes], kinds: int) -> bytes:
    """Return how often each of the first `kinds` faces occurs in the rows."""
    counts = bytearray(kinds)
    for row in rows:
        for code in row:
            counts[code] += 1
    return bytes(counts)


def bounds(kinds: int, table: Codes, rack: Codes, chosen: Codes = ()) -> tuple[bytes, bytes]:
    """Return for each of the first `kinds` faces how many pieces must be laid, and how many may be.

    The table and the pieces of the rack that are `chosen` must be laid.
    """
    least, most = bytearray(kinds), bytearray(kinds)
    for code in table:
        least[code] += 1
        most[code] += 1
    for code in rack:
        most[code] += 1
    for code in chosen:
        least[code] += 1
    return bytes(least), bytes(most)


class CodedTurn(Struct, frozen=True):
    """A legal turn: its rows, its worth (-1: nothing is played), and whether it is proven best."""

    rows: Rows
    worth: int
    exact: bool
