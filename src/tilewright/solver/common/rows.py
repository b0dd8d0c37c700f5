"""Solutions as the kernels return them, and counts of face codes."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

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


def playable_faces(least: bytes, most: bytes, best_rows: Callable[[Sequence[int]], Iterable[Codes] | None]) -> bytes:
    """Return for each face whether one more piece of it is part of some turn; `best_rows` solves for given weights.

    Each round plays as many faces not yet known to be playable as possible. A few rounds mark them all, and the last
    one proves that the others are not playable.
    """
    fits = bytearray(len(least))
    wanted = [int(high > low) for low, high in zip(least, most, strict=True)]
    while any(wanted) and (rows := best_rows(wanted)) is not None:
        counts = count_codes(rows, len(least))
        new = [code for code in range(len(least)) if wanted[code] and counts[code] > least[code]]
        if not new:
            break
        for code in new:
            fits[code], wanted[code] = 1, 0
    return bytes(fits)


class CodedTurn(Struct, frozen=True):
    """A legal turn: its rows, its worth (-1: nothing is played), and whether it is proven best."""

    rows: Rows
    worth: int
    exact: bool
