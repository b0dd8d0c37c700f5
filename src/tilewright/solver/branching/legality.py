"""Whether rows from the kernel are a legal turn: the rules that counts cannot express."""

from collections.abc import Iterator
from functools import cached_property
from itertools import product

from msgspec import Struct

from tilewright.game.jokers import jokers_are_legal
from tilewright.sets.cover import covers
from tilewright.sets.readings import readings
from tilewright.solver.branching.candidate_sets import faces_of, in_legal_order
from tilewright.solver.branching.subproblem import Subproblem
from tilewright.solver.classic.queries import feasible
from tilewright.solver.classic.question import KINDS, WEIGHTS, counts
from tilewright.solver.common.question import JOKER
from tilewright.solver.common.rows import Rows, count_codes
from tilewright.solver.rules import TurnRules


class Case(Struct, frozen=True, kw_only=True, dict=True):
    """A position to search: the table, the bounds of the 53 faces, the weights, and the demands on an opening.

    `least_points` is demanded of all rows (the table is then left out), `cover` of the rack pieces among them. The
    turn must be worth more than `floor` beyond the pieces that must be laid.
    """

    rules: TurnRules
    table: Rows
    least: bytes
    most: bytes
    weights: bytes
    floor: int
    least_points: int | None = None
    cover: int | None = None

    @cached_property
    def on_table(self) -> bytes:
        """How many pieces of each face are on the table."""
        return count_codes(self.table, KINDS)

    @cached_property
    def on_rack(self) -> bytes:
        """How many pieces of each face are on the rack."""
        return bytes([most - on for most, on in zip(self.most, self.on_table, strict=True)])

    @cached_property
    def by_face(self) -> tuple[int, ...]:
        """The weights as numbers."""
        return WEIGHTS.unpack(self.weights)


def legal_rows(case: Case, problem: Subproblem, rows: Rows) -> Rows | None:
    """Return the rows in legal orders with the bound jokers in place, or None if the turn is not legal."""
    if not problem.has_roles or not opens(case, played(problem, rows)):
        return None
    placed = _with_bound_jokers(case.rules, problem, rows)
    return next((ordered for ordered in placed if _is_legal(case, problem, ordered)), None)


def played(problem: Subproblem, rows: Rows) -> bytes:
    """Return how many rack pieces of each face are in the rows."""
    return bytes([count - on for count, on in zip(count_codes(rows, KINDS), problem.base, strict=True)])


def opens(case: Case, pieces: bytes) -> bool:
    """Return whether the pieces contain an opening, where one is demanded (A-08)."""
    if case.cover is None:
        return True
    if case.rules.counts_suffice:
        return feasible(counts(bytes(KINDS), pieces), case.rules.opening) is not None
    faces = faces_of(bytes(code for code in range(KINDS) for _ in range(pieces[code])))
    return covers(faces, case.rules.sets, case.cover)


def points(rows: Rows, rules: TurnRules) -> int:
    """Return the points of rows in an opening, in their order."""
    return sum(readings(faces_of(row), rules.sets)[0].points for row in rows)


def _with_bound_jokers(rules: TurnRules, problem: Subproblem, rows: Rows) -> Iterator[Rows]:
    """Yield the rows, as legal sets, for each choice of the pieces that are bound jokers."""
    places = [
        [(row, place) for row, codes in enumerate(rows) for place, code in enumerate(codes) if code == bound]
        for bound in problem.bound
    ]
    for chosen in product(*places):
        jokers = {*chosen, *problem.bound_places}
        if len(jokers) < len(chosen) + len(problem.bound_places):
            continue
        placed = [
            bytes([JOKER if (row, place) in jokers else code for place, code in enumerate(codes)])
            for row, codes in enumerate(rows)
        ]
        ordered = [order for row in placed if (order := in_legal_order(row, rules.sets))]
        if len(ordered) == len(placed):
            yield tuple(ordered)


def _is_legal(case: Case, problem: Subproblem, rows: Rows) -> bool:
    """Return whether rows that are all sets have enough points, put freed jokers into new sets and keep the others."""
    if case.least_points is not None and points(rows, case.rules) < case.least_points:
        return False
    # Where jokers may have to lie apart, the order of a row may not be the one in which a joker keeps its meaning.
    keeps = case.rules.counts_suffice or not case.rules.jokers_bound
    if keeps and not (problem.freed and case.rules.needs_new_set):
        return True
    before = tuple(faces_of(row) for row in case.table)
    return jokers_are_legal(before, tuple(faces_of(row) for row in rows), case.rules.rules)
