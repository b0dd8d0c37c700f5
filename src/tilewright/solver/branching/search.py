"""Branch and bound for rules that counts cannot express: openings with extras, bound jokers, rare house rules.

The kernel solves a relaxation, so its answer is an upper bound. If it is a legal turn, it is optimal for that
subproblem. If not, the reason is turned into narrower subproblems that together cover every legal turn, and the one
with the highest bound comes next. The search ends when no open subproblem can beat the best legal turn found.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import chain, combinations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.table import Table
from tilewright.kernel import either, native
from tilewright.solver.branching.candidate_sets import sets_around, sets_with
from tilewright.solver.branching.legality import Case, legal_rows, opens, played, points
from tilewright.solver.branching.subproblem import Subproblem, all_roles, restricted, with_roles, with_row
from tilewright.solver.classic import kernel
from tilewright.solver.classic.question import KINDS, counts, demands
from tilewright.solver.common.question import JOKER, NO_CAP
from tilewright.solver.common.rows import CodedTurn, Rows, bounds, count_codes, rows_of
from tilewright.solver.rules import TurnRules
from tilewright.tiles import TileRow, codes_of


class _Entry(Struct, order=True):
    """A subproblem in the queue, by its negated bound; `rows` is the kernel's answer if that was not legal."""

    negated_bound: int
    depth: int
    number: int
    problem: Subproblem
    rows: Rows | None = None


def branch_and_bound(case: Case, budget: int) -> CodedTurn | None:
    """Return the best legal turn worth more than the floor, or None if there is none.

    A search that gives up after `budget` questions to the kernel returns the best turn so far, or else the unchanged
    table, and marks it as not exact.
    """
    return _Search(case).run(budget)


class _Search:
    """One search; it lives for a single position."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.queue: list[_Entry] = []
        self.pushed = 0
        self.best: CodedTurn | None = None
        self.floor = case.floor

    def run(self, budget: int) -> CodedTurn | None:
        """Search until nothing can be better, or the budget is used up."""
        case = self.case
        base = case.on_table
        has_roles = not case.rules.jokers_bound or not base[JOKER]
        root = Subproblem(base=base, least=case.least, most=case.most, has_roles=has_roles)
        problems = [root] if has_roles else [*filter(None, _children(case, root, ()))]
        bound = self.bound(root, problems)
        for problem in problems:
            self.push(problem, -bound, -1)
        while self.queue and -self.queue[0].negated_bound > self.floor:
            entry = heappop(self.queue)
            if entry.rows is not None:
                for child in filter(None, _children(case, entry.problem, entry.rows)):
                    self.push(child, entry.negated_bound, entry.depth - 1)
            elif budget:
                budget -= 1
                self.solve(entry)
            else:
                return self.give_up()
        if self.best and case.rules.two_rack_tiles:
            # A part of a long run may lack the rack pieces of the whole, so not every set was tried.
            return replace(self.best, exact=self.best.worth == self.worth_of(root, case.floor))
        return self.best

    def bound(self, root: Subproblem, problems: Sequence[Subproblem]) -> int:
        """Return a bound on all turns; it decides ties only where a role must be branched before it can be bounded."""
        if self.case.least == self.case.most:
            return 0
        if all(problem.overfull is None for problem in problems):
            return NO_CAP
        return self.worth_of(root, self.floor)

    def worth_of(self, root: Subproblem, floor: int) -> int:
        """Return what the best rows of all pieces are worth if any are worth more than the floor, else the floor."""
        case = self.case
        found = kernel.solve(root.counts + _demands(case, root), case.weights, floor, NO_CAP)
        return found[0] if found else floor

    def push(self, problem: Subproblem, negated_bound: int, depth: int, rows: Rows | None = None) -> None:
        """Queue a subproblem: the highest bound first, then the deepest, then the oldest."""
        self.pushed += 1
        heappush(self.queue, _Entry(negated_bound, depth, self.pushed, problem, rows))

    def solve(self, entry: _Entry) -> None:
        """Ask the kernel, keep a legal turn, and queue anything else for branching."""
        case, problem = self.case, entry.problem
        if problem.overfull is not None:
            self.push(problem, entry.negated_bound, entry.depth, ())
            return
        floor = self.floor - problem.gained
        found = kernel.solve(problem.counts + _demands(case, problem), case.weights, floor, NO_CAP)
        if found is None:
            return
        worth = problem.gained + found[0]
        rows = (*problem.rows, *rows_of(found[1]))
        if (turn := legal_rows(case, problem, rows)) is not None:
            self.best, self.floor = CodedTurn(turn, worth, True), worth
        else:
            self.push(problem, -worth, entry.depth, rows)

    def give_up(self) -> CodedTurn:
        """Return the best turn so far, or one that leaves the table and all jokers alone."""
        case = self.case
        if self.best is not None:
            return replace(self.best, exact=False)
        nothing = CodedTurn(case.table, -1, False)
        if case.least != case.on_table:
            return nothing
        least_points = case.cover if case.least_points is None else case.least_points
        rack = counts(bytes(KINDS), case.on_rack[:JOKER] + bytes(1))
        demanded = demands(case.rules.sets.min_natural, least_points)
        found = kernel.solve(rack + demanded, case.weights, self.floor, NO_CAP)
        return CodedTurn((*case.table, *rows_of(found[1])), found[0], False) if found else nothing


def _demands(case: Case, problem: Subproblem) -> bytes:
    """Return the kernel's demands on the rows still to be laid."""
    if case.least_points is None:
        return case.rules.turn
    left = max(0, case.least_points - points(problem.rows, case.rules))
    return demands(case.rules.sets.min_natural, left)


def _children(case: Case, problem: Subproblem, rows: Rows) -> Iterable[Subproblem | None]:
    """Return narrower subproblems that together cover every legal turn, after an answer that was not legal."""
    if not problem.has_roles:
        return (with_roles(problem, roles, case.by_face) for roles in all_roles(case.table, case.rules))
    if (code := problem.overfull) is not None:
        fewer = restricted(problem, code, 0, problem.most[code] - 1, case.by_face)
        return chain([fewer], _fix_rows(case, problem, code))
    pieces = played(problem, rows)
    if not opens(case, pieces):
        return _play_more(case, problem, pieces)
    if problem.most[JOKER]:
        without = restricted(problem, JOKER, 0, 0, case.by_face)
        return chain([without], _fix_joker_rows(case, problem))
    # An old set extended by a freed joker counts as new only if its faces lie together in another row too.
    twins = _fix_twin_rows(case, problem) if case.rules.needs_new_set and problem.freed else ()
    if problem.bound:
        return chain(twins, _fix_rows(case, problem, problem.bound[0], bound=True))
    return chain(twins, _with_more_copies(case, problem, rows))


def _fix_rows(case: Case, problem: Subproblem, code: int, bound: bool = False) -> Iterator[Subproblem]:
    """Yield the subproblem with each candidate set of this face fixed; with `bound` the piece is a bound joker."""
    for row in sets_with(problem.most, code, case.rules.sets):
        yield with_row(problem, row, case.by_face, bytes([code]) if bound else b"")


def _fix_joker_rows(case: Case, problem: Subproblem) -> Iterator[Subproblem]:
    """Yield the subproblem with each candidate set of free jokers fixed, in ascending order to avoid repetition."""
    for row in sets_with(problem.most, JOKER, case.rules.sets):
        if row >= problem.last and _may_be_new(case, problem, row):
            yield replace(with_row(problem, row, case.by_face), last=row)


def _may_be_new(case: Case, problem: Subproblem, row: bytes) -> bool:
    """Return whether the row can be a new set for some freed joker (A-19), as far as is known."""
    if not case.rules.needs_new_set or not problem.freed or case.on_rack[JOKER]:
        return True
    if not problem.bound and any(_extends(row, old) and not _fits_twice(old, case.most) for old in case.table):
        return False
    # If a face has several copies, the joker need not join the very piece it was with.
    single = [code for code in row if case.most[code] == 1 and code not in problem.bound and code != JOKER]
    return any(sum(code in source.numbers for code in single) <= source.limit for source in problem.freed)


def _fix_twin_rows(case: Case, problem: Subproblem) -> Iterator[Subproblem]:
    """Yield the subproblem with a second row fixed that contains an old row which a fixed joker row extends."""
    for old in case.table:
        extended = [row for row in problem.rows if _extends(row, old)]
        if len(extended) == 1 and JOKER in extended[0]:
            numbers = bytes(code for code in old if code != JOKER)
            for row in sets_around(numbers, problem.most):
                bound = [code for code in problem.bound if code in row]
                for count in range(len(bound) + 1):
                    for chosen in combinations(bound, count):
                        yield with_row(problem, row, case.by_face, bytes(chosen))


def _extends(row: bytes, old: bytes) -> bool:
    """Return whether a row contains all numbered pieces of an old one."""
    return all(row.count(code) >= old.count(code) for code in old if code != JOKER)


def _fits_twice(old: bytes, most: bytes) -> bool:
    """Return whether there are enough pieces for two rows like an old one."""
    return all(most[code] >= 2 * old.count(code) for code in old)


def _play_more(case: Case, problem: Subproblem, pieces: bytes) -> Iterator[Subproblem]:
    """Yield subproblems for turns that play at least one piece beyond some that contain no opening.

    Those are first extended as far as possible without an opening, so that few pieces are left to branch on.
    """
    short = bytearray(pieces)
    for code in range(KINDS):
        while short[code] < case.on_rack[code]:
            short[code] += 1
            if opens(case, bytes(short)):
                short[code] -= 1
                break
    fixed = count_codes(problem.rows, KINDS)
    rest: Subproblem | None = problem
    for code in range(KINDS):
        if rest is None:
            return
        if short[code] < case.on_rack[code]:
            # How many pieces of the face are still to be laid when `short` of them are played.
            left = problem.base[code] + short[code] - fixed[code]
            if more := restricted(rest, code, left + 1, KINDS, case.by_face):
                yield more
            rest = restricted(rest, code, 0, left, case.by_face)


def _with_more_copies(case: Case, problem: Subproblem, rows: Rows) -> Iterator[Subproblem | None]:
    """Yield subproblems with one more copy of a face next to a joker: then it need not be the old neighbor."""
    counted, fixed = count_codes(rows, KINDS), count_codes(problem.rows, KINDS)
    for code in sorted({code for row in problem.rows for code in row if code != JOKER}):
        yield restricted(problem, code, counted[code] - fixed[code] + 1, KINDS, case.by_face)


BUDGET = 4_000
"""Questions to the kernel before a search gives up; the booklets as printed need a few dozen."""


class Asked(Struct, frozen=True, kw_only=True):
    """A turn to find: it plays the `chosen` rack pieces and is worth more than `floor` beyond them."""

    rules: TurnRules
    opening: bool
    table: Table
    rack: TileRow
    chosen: bytes
    weights: bytes
    floor: int
    budget: int = BUDGET


def coded(table: Table) -> Rows:
    """Return the rows of a table as face codes."""
    return tuple([codes_of(row) for row in table])


def _plain(asked: Asked) -> CodedTurn | None:
    rules, least_points = asked.rules, asked.rules.rules.opening.least if asked.opening else None
    separate, table = asked.opening and not rules.opening_extras, coded(asked.table)
    least, most = bounds(KINDS, () if separate else chain(*table), codes_of(asked.rack), asked.chosen)
    case = Case(
        rules=rules,
        table=() if separate else table,
        least=least,
        most=most,
        weights=asked.weights,
        floor=asked.floor,
        least_points=least_points if separate else None,
        cover=None if separate else least_points,
    )
    # the opening consists of rack pieces, whatever extras follow. Most racks have none, and this is quick.
    turn = branch_and_bound(case, asked.budget) if opens(case, case.on_rack) else None
    return CodedTurn((*table, *turn.rows), turn.worth, turn.exact) if turn and separate else turn


def _compiled(asked: Asked) -> CodedTurn | None:
    rules = asked.rules
    demands = rules.kernel_opening if asked.opening else rules.kernel_turn
    found = native.turn(asked.table, asked.rack, asked.chosen, demands, asked.weights, asked.floor, asked.budget)
    if found is None:
        return None
    rows, worth, exact = found
    separate = asked.opening and not rules.opening_extras
    return CodedTurn((*coded(asked.table), *rows) if separate else rows, worth, exact)


best_turn = either(_plain, lambda: _compiled)
"""Return the best legal turn, or None if there is none."""
