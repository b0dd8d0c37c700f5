"""The plain form of the solver: a search over the numbers 1 to 13, written to be read; `compiled/kernel` is its twin.

A state after a number says, per color, how many runs are open that are one (n1), two (n2) or at least three (n3)
pieces long. Runs of one and two still owe pieces: `need` = n1 + n2 of them must go on at the next number; runs of
three may. Which pieces lie in which run is settled afterwards, for only the counts matter:

- If k pieces of a color go into runs at a number, they serve the needy runs first, then the long ones, and the rest
  open new runs. Going on with a long run is never worse than ending it there and opening another.
- Jokers are free until the end ("relaxed"): as few as possible are used, and those left over are parked
  at the end of some run or in a group of three. If that fails, `_forced` settles it.

The search takes the most promising state first (A*): what it is worth plus a bound on all that lies ahead. The first
end it takes up is the best there is. Every choice and tie is settled by rules that the compiled form shares.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappush

from msgspec import Struct

from tilewright.solver import best_first
from tilewright.solver.classic.actions import Action
from tilewright.solver.classic.lanes import BELOW, ONES, TOPS, excess, lane, smaller, total
from tilewright.solver.classic.layout import Laid, Step, flat, grouped, laid_out, mirrored_rows, parked
from tilewright.solver.classic.leading_jokers import Lead, leads
from tilewright.solver.classic.question import NUMBERS, Plan, Program, mirrored, plan, read_program

# Nodes of a search before it is tried from the other end; the compiled form must have the same numbers.
FIRST_BUDGET, BUDGET_GROWTH, MOST_NODES = 800, 2, 1 << 22


def solve(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
    """Return the worth and the rows of the best way to lay pieces, or None if none is worth more than `floor`.

    `program.py` says what the bytes hold. Worth is counted above the lower bounds; numbers beyond a worth of `cap`
    count no more. Rows are flat: a length, then so many codes (52 is the joker).
    """
    program = read_program(question, weights, cap)
    # Worth is never negative, so no floor need be lower.
    floor = max(-1, floor)
    if program.least_points is not None:
        found = _best_rows(program, floor)
        return found and (found[0], flat(found[1]))
    jokers_worth = program.joker_weight * (program.jokers - program.jokers_owed)
    found = _best_rows(program, max(-1, floor - jokers_worth))
    if found is None:
        return None
    # Numbers cannot be worth more, jokers neither: if all of them lie, this is the best.
    if rows := parked(found[1], program.jokers):
        return found[0] + jokers_worth, flat(rows)
    return _forced(program, floor)


def _forced(program: Program, floor: int) -> tuple[int, bytes] | None:
    """Return the best answer when not all jokers find a place behind the best numbers.

    Wherever a number lies in a run there is room for every joker, so the answer either has such a run or is made of
    groups alone, which leave so little choice that jokers can be counted exactly.
    """
    by_groups = grouped(program, floor)
    if by_groups:
        floor = by_groups[0]
    jokers_worth = program.joker_weight * (program.jokers - program.jokers_owed)
    found = _best_rows(program, max(-1, floor - jokers_worth), needs_run=True)
    if found is None or found[0] + jokers_worth <= floor:
        return by_groups and (by_groups[0], flat(by_groups[1]))
    rows = parked(found[1], program.jokers)
    assert rows
    return found[0] + jokers_worth, flat(rows)


def _best_rows(program: Program, floor: int, needs_run: bool = False) -> tuple[int, list[Laid]] | None:
    """Return the worth and the rows of the best path worth more than `floor`, jokers left over aside.

    Which pieces get in each other's way may show early or late on the way up. Turned round, 13 to 1, sets stay sets, so
    a search that grows large is tried from the other end, and both ends in turn with ever more nodes. (An opening is
    small, and its points would not stay the same.)
    """
    exact = program.least_points is not None
    budget, turned = FIRST_BUDGET, False
    while True:
        asked = mirrored(program) if turned else program
        planned = plan(asked)
        if planned is None:
            return None
        search = _Search(asked, planned, floor, needs_run)
        if search.run(MOST_NODES if exact else budget):
            if search.end is None:
                return None
            rows = laid_out(best_first.path(search.nodes, search.end))
            return search.end.value, mirrored_rows(rows) if turned else rows
        turned = not turned
        if not turned:
            budget *= BUDGET_GROWTH


class _Node(Struct, gc=False):
    """A state after `number` numbers, and how it was reached."""

    value: int
    need: int
    n1: int
    n3: int
    jokers: int
    due: int
    points: int
    has_run: bool
    number: int
    parent: int
    step: Step | None
    beaten: bool = False


class _Move(Struct, frozen=True, gc=False):
    """An action with its lead, fit for some need: `owed` are the jokers that needy runs take where numbers lack."""

    action: Action
    lead: Lead
    runs: int
    owed: int
    used: int


@lru_cache(maxsize=1 << 12)
def spreads(most: int, spare: int) -> tuple[tuple[int, int], ...]:
    """Return every choice of up to `spare` jokers, at most so many in each lane, with their number."""
    found = [(0, 0)]
    for color in range(4):
        found = [
            (lanes + (more << 4 * color), used + more)
            for lanes, used in found
            for more in range(min(lane(most, color), spare - used) + 1)
        ]
    return tuple(found)


class _Search:
    """One best-first search; it lives for a single question."""

    def __init__(self, program: Program, planned: Plan, floor: int, needs_run: bool = False) -> None:
        self.program = program
        self.plan = planned
        self.floor = floor
        self.needs_run = needs_run
        self.exact = program.least_points is not None
        self.least_points = program.least_points or 0
        # What a joker adds on the way: in an opening all that it is worth, elsewhere nothing before the end.
        self.joker_worth = program.joker_weight if self.exact else 0
        self.jokers_due = program.jokers_owed if self.exact else 0
        self.end: _Node | None = None
        self.nodes: list[_Node] = []
        self.queue: list[tuple[int, int, int, int]] = []
        self.buckets: dict[int, list[_Node]] = {}
        self.moves: dict[int, list[_Move]] = {}

    def run(self, budget: int) -> bool:
        """Search for the best `end` worth more than the floor; return False if that took more nodes than allowed."""
        worth = -self.joker_worth * self.program.jokers_owed
        hope = worth + self.plan.bound[0][self.program.jokers] + self.joker_worth * self.program.jokers
        if hope <= self.floor:
            return True
        root = _Node(worth, 0, 0, 0, 0, 0, 0, False, 0, -1, None)
        self.insert(root, hope)
        return best_first.run(self, budget)

    def is_answer(self, node: _Node) -> bool:
        """Return whether an end has the points, the jokers and the run that are asked."""
        return node.points >= self.least_points and node.due == self.jokers_due and node.has_run >= self.needs_run

    def insert(self, node: _Node, hope: int) -> None:
        """Add the node unless another one beats it; drop those that it beats.

        Of two states with the same need, the one with as few runs of one, as many of three, as few jokers used and as
        much worth can do whatever the other can. (A run of two in the place of one of one has a choice more.)
        """
        value, n1, n3, jokers = node.value, node.n1, node.n3 | TOPS, node.jokers
        due, points, has_run = node.due, node.points, node.has_run
        key = node.need | node.number << 16
        bucket = self.buckets.get(key)
        if bucket is None:
            self.buckets[key] = [node]
        else:
            for other in bucket:
                if (
                    other.value >= value
                    and other.jokers <= jokers
                    and other.due >= due
                    and other.points >= points
                    and other.has_run >= has_run
                    and (((n1 | TOPS) - other.n1) & ((other.n3 | TOPS) - (n3 & BELOW)) & TOPS) == TOPS
                ):
                    return
            for other in bucket:
                other.beaten = (
                    value >= other.value
                    and jokers <= other.jokers
                    and due >= other.due
                    and points >= other.points
                    and has_run >= other.has_run
                    and (((other.n1 | TOPS) - n1) & (n3 - other.n3) & TOPS) == TOPS
                )
            bucket[:] = [other for other in bucket if not other.beaten]
            bucket.append(node)
        # Among equal hopes the furthest along, then the one that owes least and keeps most.
        rank = node.number * 1024 + total(node.n3) - 8 * jokers - total(n1) - total(node.need)
        heappush(self.queue, (-min(hope, self.program.cap), -rank, len(self.nodes), 0))
        self.nodes.append(node)

    def expand(self, index: int, hope: int, cursor: int) -> None:
        """Lay every move of the node that still can reach its hope; put it back with the next best hope."""
        node = self.nodes[index]
        left = self.program.jokers - node.jokers
        key = node.number | left << 4 | node.need << 8
        moves = self.moves.get(key)
        if moves is None:
            moves = self.moves[key] = self.fitting(node.number, node.need, left)
        ahead = node.value + self.plan.bound[node.number + 1][left] + self.joker_worth * left
        for place in range(cursor, len(moves)):
            move = moves[place]
            reach = min(ahead + move.action.reward, self.program.cap)
            if reach <= self.floor:
                return
            if reach < hope:
                rank = node.number * 1024 + total(node.n3) - 8 * node.jokers - total(node.n1) - total(node.need)
                heappush(self.queue, (-reach, -rank, index, place))
                return
            spare = left - move.used
            most = self.most_extra(node, move, spare) if spare else 0
            if most:
                for extra, more in spreads(most, spare):
                    self.follow(index, node, move, extra, spare - more)
            else:
                self.follow(index, node, move, 0, spare)

    def fitting(self, number: int, need: int, left: int) -> list[_Move]:
        """Return the moves that meet the need with at most `left` jokers."""
        found = []
        allowed = self.plan.joker_ok[number] * 7
        openings = leads(number, self.program.jokers, self.exact)
        for action in self.plan.actions[number]:
            free = left - action.jokers
            for lead in openings:
                if lead.jokers > free or ((action.runs | TOPS) - lead.heads) & TOPS != TOPS:
                    continue
                runs = action.runs - lead.heads
                owed = excess(need, runs)
                used = lead.jokers + total(owed)
                if used <= free and not owed & ~allowed:
                    found.append(_Move(action, lead, runs, owed, action.jokers + used))
        return found

    def most_extra(self, node: _Node, move: _Move, spare: int) -> int:
        """Return how many jokers beyond the need each color may take: they only go on with long runs."""
        number = node.number
        k = move.runs + move.owed
        most = excess(node.n3, k - node.need) & self.plan.joker_ok[number] * 7
        if self.exact:
            return most
        # Free jokers: if a joker lies here beyond the need, every run through this number goes on. Were one to end,
        # the run with the joker could stop before it and leave its later pieces to the one that ends.
        ahead = self.plan.room[number + 1] + self.plan.joker_ok[number + 1] * (spare - 1)
        return smaller(most, excess(ahead, k))

    def follow(self, index: int, node: _Node, move: _Move, extra: int, left: int) -> None:
        """Add the state behind the move with `extra` jokers in long runs, unless it leads nowhere."""
        plan, number, lead, action = self.plan, node.number, move.lead, move.action
        beyond = move.runs + move.owed + extra - node.need
        going_on = smaller(node.n3, beyond)
        n1 = beyond - going_on
        # Jokers do not open runs, numbers do.
        if ((move.runs | TOPS) - n1) & TOPS != TOPS:
            return
        n2 = node.n1 + lead.twos
        n3 = node.need - node.n1 + going_on + lead.threes
        if extra and not self.exact:
            # Every run through here must go on: a long one then is as good as one of two.
            mask = ((((extra | TOPS) - ONES) & TOPS) >> 3) * 15
            n2 += n3 & mask
            n3 &= ~mask
        # Look ahead: what is owed at the next two numbers must be there, jokers included.
        need = n1 + n2
        room, room2 = plan.room[number + 1], plan.room[number + 2]
        reach = room + plan.joker_ok[number + 1] * left
        reach2 = room2 + plan.joker_ok[number + 2] * left
        if ((reach | TOPS) - need) & ((reach2 | TOPS) - n1) & TOPS != TOPS:
            return
        if total(excess(need, room)) + total(excess(n1, room2)) > left:
            return
        ahead = plan.bound[number + 1][left]
        if ahead < 0:
            return
        value, points = node.value + action.reward, 0
        if self.exact:
            used = self.program.jokers - node.jokers - left
            value += self.joker_worth * used
            if number + 1 < NUMBERS:
                ahead += self.joker_worth * left
            beside = action.pieces + total(move.owed) + total(extra)
            points = node.points + (number + 1) * beside + lead.points
            if points + plan.points_bound[number + 1] + NUMBERS * left < self.least_points:
                return
            points = min(points, self.least_points)
        value = min(value, self.program.cap)
        if min(value + ahead, self.program.cap) <= self.floor:
            return
        jokers = self.program.jokers - left
        has_run = self.needs_run and (node.has_run or action.runs > 0)
        # More long runs than the next number can go on with are of no use.
        n3 = smaller(n3, reach - need)
        step = Step(move.runs, move.owed + extra, action.grouped, action.jokers, action.groups, lead.parts)
        due = min(jokers, self.jokers_due)
        self.insert(_Node(value, need, n1, n3, jokers, due, points, has_run, number + 1, index, step), value + ahead)
