"""The questions a position can be asked, in counts of faces: the best turn, going out, openings, what is playable.

Counts are 106 bytes: for each face code what must be laid, then for each what may be laid in all, then the same two
for jokers. What must be laid is the table, and whatever of the rack has been chosen already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from tilewright.solver import kernel
from tilewright.solver.classic.question import COUNTS_SIZE, FACES, JOKER, KINDS, NO_OPENING, WEIGHTS

Codes = Iterable[int]

NO_CAP = 1 << 48
_ONE_EACH = WEIGHTS.pack(*[1] * KINDS)
_NOTHING = WEIGHTS.pack(*[0] * KINDS)


class Laid(Struct, frozen=True):
    """A way to lay the pieces: its worth by the weights asked for, and flat rows."""

    worth: int
    flat: bytes


def asking(min_natural: int = 1, least_points: int | None = None) -> bytes:
    """Return what the rules ask: numbered pieces a set needs (A-24), and the least points if it is an opening."""
    return bytes((min_natural, NO_OPENING if least_points is None else least_points))


CLASSIC = asking()


def counts_of(table: Codes, rack: Codes, chosen: Codes = ()) -> bytes:
    """Return the counts of face codes (52 is the joker) on table and rack; `chosen` of the rack must be laid too."""
    least, most = bounds(KINDS, table, rack, chosen)
    return least[:JOKER] + most[:JOKER] + least[JOKER:] + most[JOKER:]


def bounds(kinds: int, table: Codes, rack: Codes, chosen: Codes = ()) -> tuple[bytes, bytes]:
    """Return how many of each of the first `kinds` faces must be laid, and how many may."""
    least, most = bytearray(kinds), bytearray(kinds)
    for code in table:
        least[code] += 1
        most[code] += 1
    for code in rack:
        most[code] += 1
    for code in chosen:
        least[code] += 1
    return bytes(least), bytes(most)


def best(counts: bytes, weights: bytes, asked: bytes = CLASSIC) -> Laid | None:
    """Return the way to lay the pieces that is worth most, or None if none is worth anything.

    The weights of `weights.py` make every piece worth something, so that None says: nothing can be played.
    """
    return _answer(counts, weights, 0, asked)


def goes_out(counts: bytes, asked: bytes = CLASSIC) -> Laid | None:
    """Return a way to lay every piece, or None."""
    most, jokers = counts[FACES : 2 * FACES], counts[-1:]
    return _answer(most + most + jokers + jokers, _NOTHING, -1, asked)


def feasible(counts: bytes, asked: bytes = CLASSIC) -> Laid | None:
    """Return some way to lay what must be laid, or None."""
    return _answer(counts, _NOTHING, -1, asked)


def playable(counts: bytes, asked: bytes = CLASSIC) -> bool:
    """Return whether any piece beyond what must be laid can be; faster than asking for the best turn."""
    return kernel.solve(counts + asked, _ONE_EACH, 0, 1) is not None


def mask(counts: bytes, asked: bytes = CLASSIC) -> bytes:
    """Return for each of the 53 faces whether one more piece of it, with what must be laid, is part of a legal turn."""
    least, most = counts[:FACES] + counts[-2:-1], counts[FACES : 2 * FACES] + counts[-1:]
    return fitting(least, most, lambda wanted: _answer(counts, WEIGHTS.pack(*wanted), 0, asked))


def fitting(least: bytes, most: bytes, answer: Callable[[Sequence[int]], Laid | None]) -> bytes:
    """Return for each face whether one more piece of it is ever laid; `answer` gives the best turn by weights.

    Each round lays as many faces not yet known to fit as possible, so a few rounds mark them all, and the last one
    proves that the others do not fit.
    """
    fits = bytearray(len(least))
    wanted = [int(more > less) for less, more in zip(least, most, strict=True)]
    while any(wanted) and (laid := answer(wanted)):
        for code, count in enumerate(count_faces(laid.flat, len(least))):
            if count > least[code]:
                fits[code], wanted[code] = 1, 0
    return bytes(fits)


def rows_of(flat: bytes) -> tuple[bytes, ...]:
    """Return flat rows as rows of face codes."""
    rows = []
    at = 0
    while at < len(flat):
        end = at + 1 + flat[at]
        rows.append(flat[at + 1 : end])
        at = end
    return tuple(rows)


def count_faces(flat: bytes, kinds: int = KINDS) -> bytes:
    """Return how often each of the 53 faces, or of so many others, lies in flat rows."""
    counts = bytearray(kinds)
    at = 0
    while at < len(flat):
        end = at + 1 + flat[at]
        for code in flat[at + 1 : end]:
            counts[code] += 1
        at = end
    return bytes(counts)


def played(counts: bytes, flat: bytes) -> bytes:
    """Return how many of each of the 53 faces lie in the rows beyond what had to be laid."""
    assert len(counts) == COUNTS_SIZE
    least = counts[:FACES] + counts[-2:-1]
    return bytes([count - less for count, less in zip(count_faces(flat), least, strict=True)])


def _answer(counts: bytes, weights: bytes, floor: int, asked: bytes) -> Laid | None:
    found = kernel.solve(counts + asked, weights, floor, NO_CAP)
    return found and Laid(*found)
