"""The search where rules ask more than counts can say: openings with extras, jokers that remember, odd house rules.

The kernel answers a question that asks too little, so its answer is a bound. If it is a legal turn, it is the best one.
If not, the reason is turned into narrower questions that together miss no legal turn, and so on, the most promising
first. The search ends when no question left can beat the best legal turn found, which proves it best.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver import kernel
from tilewright.solver.branching.candidate_sets import sets_with
from tilewright.solver.branching.joker_roles import all_roles
from tilewright.solver.branching.legality import Case, Rows, legal, opens, played, points
from tilewright.solver.branching.node import Node, count_codes, with_roles, with_row, within
from tilewright.solver.classic.queries import NO_CAP, rows_of
from tilewright.solver.classic.question import FACES, JOKER, KINDS, NO_OPENING

# Questions put to the kernel before the search settles for what it has; booklets as printed need a few dozen.
BUDGET = 4_000


class Found(Struct, frozen=True):
    """A legal turn: rows of codes, what it is worth (-1: nothing is played), and whether it is proven best."""

    rows: Rows
    worth: int
    exact: bool


class _Entry(Struct, order=True):
    """A question in the queue, or one that was answered by rows that are no legal turn; sorted best first."""

    dread: int
    depth: int
    number: int
    node: Node
    rows: Rows | None = None


def searched(case: Case, first: tuple[int, bytes] | None = None, budget: int = BUDGET) -> Found | None:
    """Return the best legal turn worth more than the floor, or None if there is none.

    `first` is the kernel's answer to the whole question, if it was asked already. A search that gives up returns what
    it has, if only the table as it lies, and says that nothing is proven.
    """
    return _Search(case).run(first, budget)


class _Search:
    """One search; it lives for a single position."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.queue: list[_Entry] = []
        self.pushed = 0
        self.best: Found | None = None
        self.floor = case.floor

    def run(self, first: tuple[int, bytes] | None, budget: int) -> Found | None:
        """Search until nothing can be better, or the budget is spent."""
        case = self.case
        base = case.on_table
        gained = sum(worth * (low - on) for worth, low, on in zip(case.worth, case.least, base, strict=True))
        settled = not case.law.bound or not base[JOKER]
        root = Node(base=base, least=case.least, most=case.most, gained=gained, settled=settled)
        self.floor += gained
        bound = self.look_at(_Entry(-NO_CAP, 0, 0, root), first)
        while self.queue and -self.queue[0].dread > self.floor:
            entry = heappop(self.queue)
            if entry.rows is not None:
                for child in filter(None, _children(case, entry.node, entry.rows)):
                    self.push(child, entry.dread, entry.depth - 1)
            elif budget:
                budget -= 1
                self.look_at(entry)
            else:
                return self.given_up()
        if self.best and case.law.two_rack_tiles:
            # Part of a long run may lack the rack pieces of the whole, so not every set there is was tried.
            return replace(self.best, exact=self.best.worth == bound)
        return self.best

    def push(self, node: Node, dread: int, depth: int, rows: Rows | None = None) -> None:
        """Put a question in the queue: the most hopeful first, then the narrowest, then the first made."""
        self.pushed += 1
        heappush(self.queue, _Entry(dread, depth, self.pushed, node, rows))

    def look_at(self, entry: _Entry, laid: tuple[int, bytes] | None = None) -> int:
        """Have the kernel answer; remember a legal turn, put anything else back, and return what it is worth."""
        case, node = self.case, entry.node
        if node.crowded is not None:
            self.push(node, entry.dread, entry.depth, ())
            return -entry.dread
        if laid is None:
            laid = kernel.solve(node.counts + _asked(case, node), case.weights, self.floor - node.gained, NO_CAP)
        if laid is None:
            return self.floor
        worth = node.gained + laid[0]
        rows = (*node.rows, *rows_of(laid[1]))
        if turn := legal(case, node, rows):
            self.best, self.floor = Found(turn, worth, True), worth
        else:
            self.push(node, -worth, entry.depth, rows)
        return worth

    def given_up(self) -> Found:
        """Return the best turn so far, or one that leaves the table and all jokers alone."""
        case = self.case
        if self.best is not None:
            return replace(self.best, exact=False)
        nothing = Found(case.table, -1, False)
        if case.least != case.on_table:
            return nothing
        least = case.cover if case.least_points is None else case.least_points
        asked = case.law.turn[:1] + bytes([NO_OPENING if least is None else least])
        laid = kernel.solve(bytes(FACES) + case.on_rack[:FACES] + bytes(2) + asked, case.weights, self.floor, NO_CAP)
        return Found((*case.table, *rows_of(laid[1])), laid[0], False) if laid else nothing


def _asked(case: Case, node: Node) -> bytes:
    """Return what the kernel is to ask of the rows still to be laid."""
    if case.least_points is None:
        return case.law.turn
    return case.law.turn[:1] + bytes([max(0, case.least_points - points(node.rows, case.law))])


def _children(case: Case, node: Node, rows: Rows) -> Iterable[Node | None]:
    """Return narrower questions that together miss no legal turn, after an answer that was none."""
    if not node.settled:
        return (with_roles(node, roles, case.worth) for roles in all_roles(case.table, case.law))
    if (crowded := node.crowded) is not None:
        fewer = within(node, crowded, 0, node.most[crowded] - 1, case.worth)
        return chain([fewer], _settling(case, node, crowded))
    pieces = played(node, rows)
    if not opens(case, pieces):
        return _playing_more(case, node, pieces)
    if node.most[JOKER]:
        without = within(node, JOKER, 0, 0, case.worth)
        return chain([without], _settling_jokers(case, node))
    if node.kept:
        return _settling(case, node, node.kept[0], standing=True)
    return _with_more_copies(case, node, rows)


def _settling(case: Case, node: Node, code: int, standing: bool = False) -> Iterator[Node]:
    """Yield the question with each set settled that has a piece of this face, perhaps a joker standing on."""
    for row in sets_with(node.most, code, case.law.sets):
        yield with_row(node, row, case.worth, code if standing else None)


def _settling_jokers(case: Case, node: Node) -> Iterator[Node]:
    """Yield the question with each set settled that has free jokers in it; sets come in one order only."""
    for row in sets_with(node.most, JOKER, case.law.sets):
        if row >= node.last and _may_be_new(case, node, row):
            yield replace(with_row(node, row, case.worth), last=row)


def _may_be_new(case: Case, node: Node, row: bytes) -> bool:
    """Return whether the row may be a new set for some freed joker (A-19), for all that is known."""
    if not case.law.new_set or not node.freed or case.on_rack[JOKER]:
        return True
    # Of a face that is there more than once, the joker need not meet the very piece it lay with.
    alone = [code for code in row if case.most[code] == 1 and code not in node.kept and code != JOKER]
    return any(sum(code in source.numbers for code in alone) <= source.limit for source in node.freed)


def _playing_more(case: Case, node: Node, pieces: bytes) -> Iterator[Node]:
    """Yield questions for turns that play a piece beyond some that make no opening.

    Those are first made as many as they can be without an opening, so that few pieces are left to choose from.
    """
    short = bytearray(pieces)
    for code in range(KINDS):
        while short[code] < case.on_rack[code]:
            short[code] += 1
            if opens(case, bytes(short)):
                short[code] -= 1
                break
    settled = count_codes(node.rows)
    rest: Node | None = node
    for code in range(KINDS):
        if rest is None:
            return
        if short[code] < case.on_rack[code]:
            # So many of the face are still to be laid when `short` of them are played.
            left = node.base[code] + short[code] - settled[code]
            if more := within(rest, code, left + 1, KINDS, case.worth):
                yield more
            rest = within(rest, code, 0, left, case.worth)


def _with_more_copies(case: Case, node: Node, rows: Rows) -> Iterator[Node | None]:
    """Yield questions with one more copy of a face that lies with a joker: then it need not be the old neighbor."""
    laid, settled = count_codes(rows), count_codes(node.rows)
    for code in sorted({code for row in node.rows for code in row if code != JOKER}):
        yield within(node, code, laid[code] - settled[code] + 1, KINDS, case.worth)
