"""Subproblems of a position: pieces forced or excluded, rows fixed, and the role of each bound joker, kept or freed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.jokers import freeing
from tilewright.sets.stands import best_meanings
from tilewright.solver.branching.candidate_sets import faces_of
from tilewright.solver.classic.question import counts
from tilewright.solver.common.question import JOKER, MOST_COPIES, NUMBERED
from tilewright.solver.rules import TurnRules
from tilewright.tiles import CODES


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


class Subproblem(Struct, frozen=True, kw_only=True):
    """A subproblem: `least` and `most` bound the pieces of the 53 faces to lay beside the `rows` already fixed.

    A bound joker is counted and written as the face it stands for: `bound` lists those without a place yet,
    `bound_places` has the row and place of the others. `base` counts the table in this way. `gained` is the worth of
    fixed rows and forced pieces above it. `last` is the fixed row with a free joker that came last.
    """

    base: bytes
    least: bytes
    most: bytes
    gained: int = 0
    bound: bytes = b""
    freed: tuple[Source, ...] = ()
    rows: tuple[bytes, ...] = ()
    bound_places: tuple[tuple[int, int], ...] = ()
    last: bytes = b""
    has_roles: bool = True

    @property
    def counts(self) -> bytes:
        """The bounds as the kernel takes them."""
        return counts(self.least, self.most)

    @property
    def overfull(self) -> int | None:
        """A face with more pieces, bound jokers included, than the kernel takes."""
        return next((face for face in range(NUMBERED) if self.most[face] > MOST_COPIES), None)


Weights = Sequence[int]


def restricted(problem: Subproblem, code: int, least: int, most: int, weights: Weights) -> Subproblem | None:
    """Return the subproblem with tighter bounds for the pieces of a face, or None if they contradict."""
    low, high = max(least, problem.least[code]), min(most, problem.most[code])
    if low > high:
        return None
    return replace(
        problem,
        least=_put(problem.least, code, low),
        most=_put(problem.most, code, high),
        gained=problem.gained + weights[code] * (low - problem.least[code]),
    )


def with_roles(problem: Subproblem, roles: Roles, weights: Weights) -> Subproblem | None:
    """Return the subproblem with the table's jokers in these roles, or None if a needed piece does not exist."""
    base, least, most = bytearray(problem.base), bytearray(problem.least), bytearray(problem.most)
    gained = problem.gained
    for code in roles.needed:
        if not least[code]:
            if not most[code]:
                return None
            least[code] = 1
            gained += weights[code]
    for code in roles.bound:
        for counted in (base, least, most):
            counted[code] += 1
            counted[JOKER] -= 1
    return replace(
        problem,
        base=bytes(base),
        least=bytes(least),
        most=bytes(most),
        gained=gained,
        bound=roles.bound,
        freed=roles.freed,
        has_roles=True,
    )


def with_row(problem: Subproblem, row: bytes, weights: Weights, bound: bytes = b"") -> Subproblem:
    """Return the subproblem with a row fixed; for each face in `bound` one piece in it is a bound joker."""
    least, most = bytearray(problem.least), bytearray(problem.most)
    gained = problem.gained
    for code in row:
        most[code] -= 1
        if least[code]:
            least[code] -= 1
        else:
            gained += weights[code]
    unplaced, places = problem.bound, problem.bound_places
    for code in bound:
        unplaced = unplaced.replace(bytes([code]), b"", 1)
        places = (*places, (len(problem.rows), row.index(code)))
    return replace(
        problem,
        least=bytes(least),
        most=bytes(most),
        gained=gained,
        bound=unplaced,
        rows=(*problem.rows, row),
        bound_places=places,
    )


def _put(counted: bytes, code: int, count: int) -> bytes:
    return counted[:code] + bytes([count]) + counted[code + 1 :]
