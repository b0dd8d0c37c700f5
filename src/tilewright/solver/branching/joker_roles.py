"""The roles of the table's jokers where jokers remember: each stands on for what it stood for, or is freed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.game.jokers import freeing
from tilewright.sets.stands import best_meanings
from tilewright.solver.branching.candidate_sets import faces_of
from tilewright.solver.classic.question import JOKER
from tilewright.solver.rules import Law
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
    by_row = [_roles(row, law) for row in rows if JOKER in row]
    found = {
        Roles(
            bytes(sorted(b"".join(roles.kept for roles in chosen))),
            bytes(sorted(set(b"".join(roles.needed for roles in chosen)))),
            tuple(source for roles in chosen for source in roles.freed),
        ): None
        for chosen in product(*by_row)
    }
    return sorted(found, key=lambda roles: len(roles.freed))


@lru_cache(maxsize=1 << 12)
def _roles(row: bytes, law: Law) -> tuple[Roles, ...]:
    """Return the roles that the jokers of one row may take, for each thing they may stand for."""
    found: dict[Roles, None] = {}
    faces = faces_of(row)
    numbers = bytes(code for code in row if code != JOKER)
    source = Source(numbers, 1 if len(numbers) > 1 else 0)
    for meanings in sorted(best_meanings(faces, law.sets), key=str):
        for keeps in product((True, False), repeat=len(meanings)):
            pairs = list(zip(meanings, keeps, strict=True))
            kept = [CODES[face] for (face,), keep in pairs if keep]
            freed = [meaning for meaning, keep in pairs if not keep]
            needed = {
                CODES[face] for meaning in freed if law.replaced for face in freeing(faces, meaning, law.rules.jokers)
            }
            found[Roles(bytes(sorted(kept)), bytes(sorted(needed)), (source,) * len(freed))] = None
    return tuple(found)
