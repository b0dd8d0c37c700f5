"""The roles of the table's jokers where jokers remember: each stands on for what it stood for, or is freed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from tilewright.sets.reading import Shape
from tilewright.sets.readings import readings
from tilewright.sets.rules import SHORTEST
from tilewright.sets.stands import best_meanings
from tilewright.solver.joined import faces_of
from tilewright.solver.law import Law
from tilewright.solver.program import JOKER
from tilewright.tiles.faces import CODES


class Source(Struct, frozen=True):
    """Where a freed joker comes from: the numbers it lay with, and how many of them it may meet again (A-19)."""

    numbers: bytes
    limit: int


class Roles(Struct, frozen=True):
    """A choice for every joker of the table: the faces that jokers stand on for, and what the freed ones ask.

    `needed` are faces of which a numbered piece must lie on the table.
    """

    kept: bytes
    needed: bytes
    freed: tuple[Source, ...]


def all_roles(rows: Sequence[bytes], law: Law) -> list[Roles]:
    """Return every choice of roles for the jokers of the rows, those that keep most first."""
    by_row = [list(dict.fromkeys(_roles(row, law))) for row in rows if JOKER in row]
    found = {
        Roles(
            bytes(sorted(b"".join(roles.kept for roles in chosen))),
            bytes(sorted(set(b"".join(roles.needed for roles in chosen)))),
            tuple(source for roles in chosen for source in roles.freed),
        ): None
        for chosen in product(*by_row)
    }
    return sorted(found, key=lambda roles: len(roles.freed))


def _roles(row: bytes, law: Law) -> Iterator[Roles]:
    """Yield the roles that the jokers of one row may take, for each thing they may stand for."""
    faces = faces_of(row)
    numbers = bytes(code for code in row if code != JOKER)
    source = Source(numbers, 1 if len(numbers) > 1 else 0)
    meanings = [[CODES[face] for (face,) in meaning] for meaning in best_meanings(faces, law.sets)]
    every = sorted({code for meaning in meanings for code in meaning})
    in_group = readings(faces, law.sets)[0].shape is Shape.GROUP
    asks_all = law.both and len(row) == SHORTEST and in_group
    for meaning in sorted(map(sorted, meanings)):
        for keeps in product((True, False), repeat=len(meaning)):
            kept = [code for code, keep in zip(meaning, keeps, strict=True) if keep]
            freed = [code for code, keep in zip(meaning, keeps, strict=True) if not keep]
            needed = (every if asks_all and freed else sorted(set(freed))) if law.replaced else []
            yield Roles(bytes(kept), bytes(needed), (source,) * len(freed))
