"""Questions that follow from a question: some pieces forced or left out, some sets settled beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver.branching.joker_roles import Roles, Source
from tilewright.solver.classic.question import FACES, JOKER, KINDS, MOST_COPIES


class Node(Struct, frozen=True, kw_only=True):
    """A question: `least` and `most` of the 53 faces are to be laid beside the `rows` that are settled already.

    A joker that stands on for what it stood for is counted and written as that face: `kept` lists those whose place
    is open, `standing` has the row and place of the others. `base` is the table counted so, and `gained` is what
    `rows` and forced pieces are worth above it.
    """

    base: bytes
    least: bytes
    most: bytes
    gained: int = 0
    kept: bytes = b""
    freed: tuple[Source, ...] = ()
    rows: tuple[bytes, ...] = ()
    standing: tuple[tuple[int, int], ...] = ()
    last: bytes = b""
    settled: bool = True

    @property
    def counts(self) -> bytes:
        """The bounds as the kernel takes them."""
        return self.least[:FACES] + self.most[:FACES] + self.least[JOKER:] + self.most[JOKER:]

    @property
    def crowded(self) -> int | None:
        """A face with more pieces than the kernel takes: copies of it, and jokers that stand for it."""
        return next((face for face in range(FACES) if self.most[face] > MOST_COPIES), None)


Weights = Sequence[int]


def within(node: Node, code: int, least: int, most: int, weights: Weights) -> Node | None:
    """Return the question with so many pieces of a face still to lay, at least and at most, or None if none can be."""
    low, high = max(least, node.least[code]), min(most, node.most[code])
    if low > high:
        return None
    return replace(
        node,
        least=_put(node.least, code, low),
        most=_put(node.most, code, high),
        gained=node.gained + weights[code] * (low - node.least[code]),
    )


def with_roles(node: Node, roles: Roles, weights: Weights) -> Node | None:
    """Return the question with the table's jokers in these roles, or None if a piece they need is not there."""
    base, least, most = bytearray(node.base), bytearray(node.least), bytearray(node.most)
    gained = node.gained
    for code in roles.needed:
        if not least[code]:
            if not most[code]:
                return None
            least[code] = 1
            gained += weights[code]
    for code in roles.kept:
        for counts in (base, least, most):
            counts[code] += 1
            counts[JOKER] -= 1
    return replace(
        node,
        base=bytes(base),
        least=bytes(least),
        most=bytes(most),
        gained=gained,
        kept=roles.kept,
        freed=roles.freed,
        settled=True,
    )


def with_row(node: Node, row: bytes, weights: Weights, standing: int | None = None) -> Node:
    """Return the question with a row settled; one piece of face `standing` in it is a joker that stands on."""
    least, most = bytearray(node.least), bytearray(node.most)
    gained = node.gained
    for code in row:
        most[code] -= 1
        if least[code]:
            least[code] -= 1
        else:
            gained += weights[code]
    kept, places = node.kept, node.standing
    if standing is not None:
        kept = kept.replace(bytes([standing]), b"", 1)
        places = (*places, (len(node.rows), row.index(standing)))
    return replace(
        node,
        least=bytes(least),
        most=bytes(most),
        gained=gained,
        kept=kept,
        rows=(*node.rows, row),
        standing=places,
    )


def count_codes(rows: Sequence[bytes]) -> bytes:
    """Return how often each of the 53 faces lies in the rows."""
    counts = bytearray(KINDS)
    for row in rows:
        for code in row:
            counts[code] += 1
    return bytes(counts)


def _put(counts: bytes, code: int, count: int) -> bytes:
    return counts[:code] + bytes([count]) + counts[code + 1 :]
