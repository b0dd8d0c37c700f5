"""The search of `plain.py` with special jokers: best first over the numbers 1 to 13; `compiled/special` is its twin.

States are as there, with the sets under way of `special_moves.py`. Classic jokers, doubles and color changes are free
until the end ("relaxed"): as few as possible are used, and those left over are parked. Mirrors are always counted.
With `exact` every joker is counted.

What free jokers are spared is proven by exchange: of the best answers take one with the fewest jokers, then with the
fewest places in mirrored runs, then with the fewest jokers before the first number of a run. Each rule marked "free
jokers" leaves out only what could be changed into one that comes before it in that order.
"""

from __future__ import annotations

from heapq import heappush

from tilewright.solver import best_first
from tilewright.solver.classic.lanes import ONES, TOPS, covers, excess, lane, smaller, total
from tilewright.solver.classic.question import NUMBERS
from tilewright.solver.classic.search import spreads
from tilewright.solver.special.drafts import LAST, Draft, Drafts, Node, Step
from tilewright.solver.special.moves import MARKED
from tilewright.solver.special.plan import BEARS, Action, Mode, Plan
from tilewright.solver.special.question import Task, wild_count


class Search:
    """One best-first search; it lives for a single question."""

    def __init__(self, task: Task, plan: Plan, mode: Mode, floor: int) -> None:
        self.task, self.plan, self.mode, self.floor = task, plan, mode, floor
        self.exact = mode.exact
        self.drafts = Drafts(task, mode)
        self.least_points = task.least_points or 0
        # What a joker adds on the way: free ones nothing before the end.
        weights = task.wild_weights
        self.weights = weights if self.exact else (0, 0, 0, weights[3])
        self.owed = task.wild_owed if self.exact else task.wild_owed & 0xF000
        self.end: Node | None = None
        self.nodes: list[Node] = []
        self.queue: list[tuple[int, int, int, int]] = []
        self.buckets: dict[tuple[object, ...], list[Node]] = {}

    def worth(self, wild: int) -> int:
        """Return what jokers are worth on the way."""
        return sum([weight * lane(wild, kind) for kind, weight in enumerate(self.weights)])

    def run(self, budget: int) -> bool:
        """Search for the best `end` worth more than the floor; return False if it takes more nodes and can go on."""
        if not self.nodes:
            self.begin()
        return best_first.run(self, budget)

    def is_answer(self, node: Node) -> bool:
        """Return whether an end has the points, the jokers and the run that are asked."""
        return node.points >= self.least_points and not node.debt and node.has_run >= self.mode.needs_run

    def begin(self) -> None:
        """Add the root, if there is any hope."""
        wild, borne = self.task.wild, BEARS * total(self.task.wild)
        value = -self.worth(self.owed)
        hope = value + self.plan.bound[0][borne] + self.worth(wild)
        if hope > self.floor:
            self.insert(Node(value, 0, 0, 0, (), (), wild, self.owed, borne, 0, False, 0, -1, None), hope)

    def rank(self, node: Node) -> int:
        """Return what settles equal hopes: the furthest along, then the one that owes least and keeps most."""
        return (
            node.number * 1024
            + total(node.n3)
            + 8 * total(node.left)
            - total(node.n1)
            - total(node.need)
            - 2 * len(node.mirrors)
        )

    def insert(self, node: Node, hope: int) -> None:
        """Add the node unless another one beats it; drop those that it beats (see `plain.py`)."""
        key = (node.number, node.need, node.flying, node.mirrors)
        bucket = self.buckets.setdefault(key, [])
        if any(_beats(other, node) for other in bucket):
            return
        for other in bucket:
            other.beaten = _beats(node, other)
        bucket[:] = [other for other in bucket if not other.beaten]
        bucket.append(node)
        heappush(self.queue, (-min(hope, self.task.cap), -self.rank(node), len(self.nodes), 0))
        self.nodes.append(node)

    def expand(self, index: int, hope: int, cursor: int) -> None:
        """Lay every action of the node that still can reach its hope; put it back with the next best hope."""
        node = self.nodes[index]
        ahead = node.value + self.plan.bound[node.number + 1][node.borne] + self.worth(node.left)
        actions = self.plan.actions[node.number]
        for place in range(cursor, len(actions)):
            action = actions[place]
            if action.cost > node.borne or not covers(node.left, action.wild):
                continue
            reach = min(ahead + action.reward, self.task.cap)
            if reach <= self.floor:
                return
            if reach < hope:
                heappush(self.queue, (-reach, -self.rank(node), index, place))
                return
            for draft in self.drafts.of(node, action):
                self.serve(index, action, draft)

    def serve(self, index: int, action: Action, draft: Draft) -> None:
        """Share the numbers left out to the counted runs, those that need one first, classic jokers where they lack."""
        need = draft.n1 + draft.n2
        owed = excess(need, draft.runs)
        spare = (draft.left & 15) - total(owed)
        filler = _nonzero(action.spare)
        if spare < 0 or (not self.exact and owed & filler):
            return
        most = 0
        if spare and draft.n3:
            most = excess(draft.n3, draft.runs + owed - need)
            if not self.exact:
                most &= ~filler
        for extra, more in spreads(most, spare) if most else ((0, 0),):
            self.follow(index, Step(action, draft.picks, draft.runs, owed, extra), draft, spare - more)

    def follow(self, index: int, step: Step, draft: Draft, jokers: int) -> None:
        """Add the state behind the step, unless it leads nowhere."""
        node, number = self.nodes[index], self.nodes[index].number
        beyond = step.runs + step.jokers + step.extra - draft.n1 - draft.n2
        going_on = smaller(draft.n3, beyond)
        n1 = beyond - going_on
        # Jokers do not open runs, numbers do.
        if not covers(step.runs, n1):
            return
        n2, n3 = draft.n1 + draft.twos, draft.n2 + going_on + draft.threes
        if step.extra and not self.exact:
            # Every run through here must go on: a long one then is as good as one of two.
            mask = _nonzero(step.extra)
            n2 += n3 & mask
            n3 &= ~mask
        left = draft.left & ~15 | jokers
        need = n1 + n2
        if not self.hopeful(number, need, n1, left):
            return
        if number == LAST:
            if need or draft.mirrors or min(draft.flying, default=MARKED) < MARKED:
                return
        else:
            # More long runs than the next number can go on with are of no use.
            n3 = smaller(n3, _reach(self.task.held[number + 1], left) - need)
        used = node.left - left
        value = min(node.value + step.action.reward + self.worth(used), self.task.cap)
        borne = node.borne - step.action.cost
        ahead = self.plan.bound[number + 1][borne]
        if ahead < 0:
            return
        if number < LAST:
            ahead += self.worth(left)
        if min(value + ahead, self.task.cap) <= self.floor:
            return
        points = self.points(node, step, draft, left) if self.least_points else 0
        if points < 0:
            return
        debt = excess(node.debt, used)
        has_run = self.mode.needs_run and (node.has_run or draft.ran or step.runs > 0)
        made = Node(
            value,
            need,
            n1,
            n3,
            draft.flying,
            draft.mirrors,
            left,
            debt,
            borne,
            points,
            has_run,
            number + 1,
            index,
            step,
        )
        self.insert(made, value + ahead)

    def points(self, node: Node, step: Step, draft: Draft, left: int) -> int:
        """Return the points behind the step as far as they matter, or -1 if too few can follow."""
        number = node.number
        beside = step.action.places + total(step.runs) + total(step.jokers) + total(step.extra)
        points = node.points + draft.points + (number + 1) * beside
        widths = (left & 15) + 2 * lane(left, 1) + lane(left, 2)
        if points + self.plan.points_bound[number + 1] + NUMBERS * widths < self.least_points:
            return -1
        return min(points, self.least_points)

    def hopeful(self, number: int, need: int, n1: int, left: int) -> bool:
        """Look ahead: what is owed at the next two numbers must be there.

        A double serves both, and behind a color change nothing is owed in the old color.
        """
        here = self.task.held[number + 1] if number < LAST else 0
        behind = self.task.held[number + 2] if number + 1 < LAST else 0
        if not covers(_reach(here, left), need) or not covers(_reach(behind, left), n1):
            return False
        helped = (left & 15) + 2 * lane(left, 1) + 2 * lane(left, 2)
        return total(excess(need, here)) + total(excess(n1, behind)) <= helped


def _nonzero(lanes: int) -> int:
    return ((((lanes | TOPS) - ONES) & TOPS) >> 3) * 15


def _reach(held: int, left: int) -> int:
    """Return how many pieces each color can put into runs at a number, jokers included, as far as a lane counts."""
    helping = wild_count(left)
    return smaller(held, ONES * (7 - helping)) + ONES * helping


def _beats(one: Node, two: Node) -> bool:
    """Whether one of two states can do whatever the other can: it needs no more, keeps no less and is worth as much."""
    return (
        one.value >= two.value
        and one.points >= two.points
        and one.has_run >= two.has_run
        and covers(two.n1, one.n1)
        and covers(one.n3, two.n3)
        and covers(one.left, two.left)
        and covers(two.debt, one.debt)
    )
