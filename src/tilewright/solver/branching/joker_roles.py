"""The roles of the table's jokers where jokers are bound: each keeps its meaning, or is freed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tilewright.game.jokers import freeing
from tilewright.sets.stands import best_meanings
from tilewright.solver.branching.candidate_sets import faces_of
from tilewright.solver.common.question import JOKER
from tilewright.solver.rules import TurnRules
from tilewright.tiles.faces import CODES


class Source(Struct, frozen=True):
    """The row a freed joker comes from: its numbered pieces, and how many of them the joker may join again (A-19)."""

    numbers: bytes
    limit: int


class Roles(Struct, frozen=True):
    """A role for every joker of the table: the faces of the bound ones, and the sources of the freed ones.

    `needed` are faces of which a numbered piece must be on the table.
    """

    bound: bytes
    needed: bytes
    freed: tuple[Source, ...]


def all_roles(rows: Sequence[bytes], rules: TurnRules) -> list[Roles]:
    """Return every choice of roles for the jokers of the rows, those with fewest freed jokers first."""
    by_row = [_roles(row, rules) for row in rows if JOKER in row]
    found = {
        Roles(
            bytes(sorted(b"".join(roles.bound for roles in chosen))),
            bytes(sorted(set(b"".join(roles.needed for roles in chosen)))),
            tuple(source for roles in chosen for source in roles.freed),
        ): None
        for chosen in product(*by_row)
    }
    return sorted(found, key=lambda roles: len(roles.freed))


@lru_cache(maxsize=1 << 12)
def _roles(row: bytes, rules: TurnRules) -> tuple[Roles, ...]:
    """Return the possible roles of the jokers of one row, for each of their meanings."""
    found: dict[Roles, None] = {}
    faces = faces_of(row)
    numbers = bytes(code for code in row if code != JOKER)
    source = Source(numbers, 1 if len(numbers) > 1 else 0)
    for meanings in sorted(best_meanings(faces, rules.sets), key=str):
        for keeps in product((True, False), repeat=len(meanings)):
            pairs = list(zip(meanings, keeps, strict=True))
            bound = [CODES[face] for (face,), keep in pairs if keep]
            freed = [meaning for meaning, keep in pairs if not keep]
            needed = {
                CODES[face]
                for meaning in freed
                if rules.needs_replacement
                for face in freeing(faces, meaning, rules.rules.jokers)
            }
            found[Roles(bytes(sorted(bound)), bytes(sorted(needed)), (source,) * len(freed))] = None
    return tuple(found)
