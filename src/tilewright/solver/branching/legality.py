"""Whether rows the kernel laid are a legal turn: what counts alone cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product

from msgspec import Struct

from tilewright.game.jokers import keeps_promises
from tilewright.sets.cover import covers
from tilewright.sets.readings import readings
from tilewright.solver.branching.candidate_sets import faces_of, laid_by
from tilewright.solver.branching.node import Node, count_codes
from tilewright.solver.classic.queries import feasible
from tilewright.solver.classic.question import FACES, JOKER, KINDS, WEIGHTS
from tilewright.solver.rules import Law

Rows = tuple[bytes, ...]


class Case(Struct, frozen=True, kw_only=True, dict=True):
    """A position to be searched: the table as rows of codes, the bounds, the weights, and what an opening asks.

    `least_points` is asked of all rows laid (the table is then left out), `cover` of the rack pieces among them. The
    turn must be worth more than `floor` beyond what must be laid.
    """

    law: Law
    table: Rows
    least: bytes
    most: bytes
    weights: bytes
    floor: int
    least_points: int | None = None
    cover: int | None = None

    @cached_property
    def on_table(self) -> bytes:
        """How many pieces of each face lie on the table."""
        return count_codes(self.table)

    @cached_property
    def on_rack(self) -> bytes:
        """How many of each the rack holds."""
        return bytes([more - on for more, on in zip(self.most, self.on_table, strict=True)])

    @cached_property
    def worth(self) -> tuple[int, ...]:
        """The weights as numbers."""
        return WEIGHTS.unpack(self.weights)


def legal(case: Case, node: Node, rows: Rows) -> Rows | None:
    """Return the rows in legal orders with the jokers in their places, or None if that is no legal turn."""
    if not node.settled or not opens(case, played(node, rows)):
        return None
    return next((laid for laid in _with_jokers(case.law, node, rows) if _lawful(case, node, laid)), None)


def played(node: Node, rows: Rows) -> bytes:
    """Return how many rack pieces of each face lie in the rows."""
    return bytes([laid - on for laid, on in zip(count_codes(rows), node.base, strict=True)])


def opens(case: Case, pieces: bytes) -> bool:
    """Return whether the pieces contain an opening, where that is asked (A-08)."""
    if case.cover is None:
        return True
    if case.law.plain:
        counts = bytes(FACES) + pieces[:FACES] + bytes(1) + pieces[JOKER:]
        return feasible(counts, case.law.opening) is not None
    faces = faces_of(bytes(code for code in range(KINDS) for _ in range(pieces[code])))
    return covers(faces, case.law.sets, case.cover)


def points(rows: Rows, law: Law) -> int:
    """Return what rows count in an opening, in their order."""
    return sum(readings(faces_of(row), law.sets)[0].points for row in rows)


def _with_jokers(law: Law, node: Node, rows: Rows) -> Iterator[Rows]:
    """Yield the rows, as legal sets, for each choice of pieces that are jokers standing on."""
    places = [
        [(row, place) for row, codes in enumerate(rows) for place, code in enumerate(codes) if code == kept]
        for kept in node.kept
    ]
    for chosen in product(*places):
        standing = {*chosen, *node.standing}
        if len(standing) < len(chosen) + len(node.standing):
            continue
        laid = [
            bytes([JOKER if (row, place) in standing else code for place, code in enumerate(codes)])
            for row, codes in enumerate(rows)
        ]
        orders = [order for row in laid if (order := laid_by(row, law.sets))]
        if len(orders) == len(laid):
            yield tuple(orders)


def _lawful(case: Case, node: Node, rows: Rows) -> bool:
    """Return whether rows that are all sets are worth enough, and give freed jokers new sets."""
    if case.least_points is not None and points(rows, case.law) < case.least_points:
        return False
    if not node.freed or not case.law.new_set:
        return True
    before = tuple(faces_of(row) for row in case.table)
    return keeps_promises(before, tuple(faces_of(row) for row in rows), case.law.rules)
