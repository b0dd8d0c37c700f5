"""The best-first search of the special kernel: that of `classic/search.py`, with sets in progress in the state.

Free jokers (classic ones, doubles and color changes) are counted as little as possible; with `exact_jokers` every
joker counts. The prunings marked "Free jokers" are proven by exchange: of the optimal solutions take one with the
fewest jokers, then with the fewest places in mirrored runs, then with the fewest jokers before the first number of a
run. Each such pruning only drops what could be changed into a solution that comes earlier in that order.
"""

from heapq import heappush

from tilewright.solver.common import best_first
from tilewright.solver.common.lanes import ONES, covers, distributions, excess, lane, nonzero, smaller, total
from tilewright.solver.common.question import NUMBERS
from tilewright.solver.special.ahead import Ahead, Runs, TooManySteps, cost_of, relaxed
from tilewright.solver.special.choices import LAST, MARKED, Choices, Partial, SearchState, Step
from tilewright.solver.special.mirrored_runs import MirroredRun
from tilewright.solver.special.question import Question, run_joker_count
from tilewright.solver.special.stages import JOKER_CAPACITY, Action, Stages


class Search:
    """One best-first search; it lives for a single question."""

    def __init__(self, question: Question, stages: Stages, exact_jokers: bool, floor: int) -> None:
        self.question, self.stages, self.floor = question, stages, floor
        self.exact_jokers = exact_jokers
        self.choices: Choices = Choices(question, exact_jokers)
        self.ahead: Ahead | None = Ahead(stages.actions, question.pieces.available)
        self.least_points: int = question.least_points or 0
        # Free jokers add their weight only at the end.
        weights = question.wild_weights
        self.weights = weights if self.exact_jokers else (0, 0, 0, weights[3])
        self.required: int = question.required_wild if self.exact_jokers else question.required_wild & 0xF000
        self.end: SearchState | None = None
        self.nodes: list[SearchState] = []
        self.queue: list[best_first.Entry] = []
        self.buckets: dict[tuple[object, ...], list[SearchState]] = {}

    def worth(self, wild: int) -> int:
        """Return what jokers add during the search."""
        return sum([weight * lane(wild, kind) for kind, weight in enumerate(self.weights)])

    def run(self, budget: int) -> bool:
        """Search for the best `end` worth more than the floor; return False if the budget of nodes is used up."""
        try:
            if not self.nodes:
                self.insert_root()
            return best_first.run(self, budget)
        except TooManySteps:
            self.ahead = None
            self.nodes, self.queue, self.buckets = [], [], {}
            return self.run(budget)

    def is_answer(self, node: SearchState) -> bool:
        """Return whether an end has the points, the jokers and the run that the question demands."""
        return node.points >= self.least_points and not node.required_left

    def insert_root(self) -> None:
        """Add the root if its estimate is above the floor."""
        wild, load_left = self.question.wild, JOKER_CAPACITY * total(self.question.wild)
        value = -self.worth(self.required)
        ahead = self.most_ahead(0, (0, 0, 0), 2 * total(wild), load_left)
        if ahead >= 0 and value + ahead + self.worth(wild) > self.floor:
            root = SearchState(value, 0, 0, 0, (), (), wild, self.required, load_left, 0, 0, -1, None)
            self.insert(root, value + ahead + self.worth(wild))

    def most_ahead(self, number: int, open_runs: Runs, units: int, load_left: int) -> int:
        """Return an upper bound on what a number and all later ones can add, or -1 if they cannot be laid."""
        bound = self.stages.bound[number][load_left]
        if bound < 0 or self.ahead is None:
            return bound
        return min(bound, self.ahead.most(number, open_runs, units))

    def insert(self, node: SearchState, estimate: int) -> None:
        """Add the node unless another node of its bucket dominates it; mark the nodes that it dominates."""
        key = (node.number, node.need, node.pending, node.mirrored)
        bucket = self.buckets.setdefault(key, [])
        if any(_dominates(other, node) for other in bucket):
            return
        for other in bucket:
            other.dominated = _dominates(node, other)
        bucket[:] = [other for other in bucket if not other.dominated]
        bucket.append(node)
        heappush(self.queue, (-min(estimate, self.question.cap), -_rank(node), len(self.nodes), 0))
        self.nodes.append(node)

    def expand(self, index: int, estimate: int, _cursor: int) -> None:
        """Add the successors that can reach the estimate; put the node back with the next lower estimate."""
        node, lower = self.nodes[index], self.floor
        for action in self.stages.actions[node.number]:
            reach = self.reach(node, action)
            if reach < estimate:
                lower = max(lower, reach)
            # Higher ones were expanded when the node had their estimate.
            if reach == estimate:
                for partial in self.choices.of(node, action):
                    self.extend_counted(index, action, partial)
        if lower > self.floor:
            heappush(self.queue, (-lower, -_rank(node), index, 0))

    def reach(self, node: SearchState, action: Action) -> int:
        """Return the most that a node can reach with an action, or -1 if it cannot be completed."""
        if action.load > node.load_left or not covers(node.left, action.wild):
            return -1
        open_runs = node.n1, node.need - node.n1, node.n3
        units = _units(node.left, node.pending, node.mirrored) - 2 * total(action.wild)
        ahead = self.most_ahead(
            node.number + 1,
            relaxed(open_runs, action.runs),
            units - cost_of(open_runs, action.runs),
            node.load_left - action.load,
        )
        if ahead < 0:
            return -1
        return min(node.value + action.reward + ahead + self.worth(node.left), self.question.cap)

    def extend_counted(self, index: int, action: Action, partial: Partial) -> None:
        """Extend the counted runs, short ones first, by the remaining numbers and by classic jokers where needed."""
        need = partial.n1 + partial.n2
        fillers = excess(need, partial.runs)
        spare = (partial.left & 15) - total(fillers)
        replaceable = nonzero(action.leftover)
        if spare < 0 or (not self.exact_jokers and fillers & replaceable):
            return
        limits = 0
        if spare and partial.n3:
            limits = excess(partial.n3, partial.runs + fillers - need)
            if not self.exact_jokers:
                limits &= ~replaceable
        for extra, used in distributions(limits, spare) if limits else ((0, 0),):
            self.add_successor(
                index, Step(action, partial.choices, partial.runs, fillers, extra), partial, spare - used
            )

    def add_successor(self, index: int, step: Step, partial: Partial, jokers: int) -> None:
        """Add the state after the step, unless it can be pruned."""
        node, number = self.nodes[index], self.nodes[index].number
        beyond = step.runs + step.jokers + step.extra - partial.n1 - partial.n2
        extended = smaller(partial.n3, beyond)
        n1 = beyond - extended
        # Jokers do not start runs, numbers do.
        if not covers(step.runs, n1):
            return
        n2, n3 = partial.n1 + partial.twos, partial.n2 + extended + partial.threes
        if step.extra and not self.exact_jokers:
            # Every run through here must be extended, so a long run is no better than one of two.
            mask = nonzero(step.extra)
            n2 += n3 & mask
            n3 &= ~mask
        left = partial.left & ~15 | jokers
        need = n1 + n2
        if not self.can_meet_needs(number, need, n1, left):
            return
        if number == LAST:
            if need or partial.mirrored or min(partial.pending, default=MARKED) < MARKED:
                return
        else:
            # Long runs that the next number cannot extend make no difference: clip them, so that states merge.
            n3 = smaller(n3, _reach(self.question.pieces.available[number + 1], left) - need)
        used = node.left - left
        value = min(node.value + step.action.reward + self.worth(used), self.question.cap)
        load_left = node.load_left - step.action.load
        units = _units(left, partial.pending, partial.mirrored)
        ahead = self.most_ahead(number + 1, (n1, n2, n3), units, load_left)
        if ahead < 0:
            return
        if number < LAST:
            ahead += self.worth(left)
        if min(value + ahead, self.question.cap) <= self.floor:
            return
        points = self.points(node, step, partial, left) if self.least_points else 0
        if points < 0:
            return
        made = SearchState(
            value=value,
            need=need,
            n1=n1,
            n3=n3,
            pending=partial.pending,
            mirrored=partial.mirrored,
            left=left,
            required_left=excess(node.required_left, used),
            load_left=load_left,
            points=points,
            number=number + 1,
            parent=index,
            step=step,
        )
        self.insert(made, value + ahead)

    def points(self, node: SearchState, step: Step, partial: Partial, left: int) -> int:
        """Return the points after the step, capped at those demanded, or -1 if they cannot be reached any more."""
        number = node.number
        pieces = step.action.places + total(step.runs) + total(step.jokers) + total(step.extra)
        points = node.points + partial.points + (number + 1) * pieces
        widths = (left & 15) + 2 * lane(left, 1) + lane(left, 2)
        if points + self.stages.points_bound[number + 1] + NUMBERS * widths < self.least_points:
            return -1
        return min(points, self.least_points)

    def can_meet_needs(self, number: int, need: int, n1: int, left: int) -> bool:
        """Return whether the pieces needed at the next two numbers may exist, jokers included.

        A double serves both numbers, and after a color change the old color needs nothing more.
        """
        here = self.question.pieces.available[number + 1] if number < LAST else 0
        beyond = self.question.pieces.available[number + 2] if number + 1 < LAST else 0
        if not covers(_reach(here, left), need) or not covers(_reach(beyond, left), n1):
            return False
        helped = (left & 15) + 2 * lane(left, 1) + 2 * lane(left, 2)
        return total(excess(need, here)) + total(excess(n1, beyond)) <= helped


def _rank(node: SearchState) -> int:
    """Return what breaks ties between equal estimates: furthest along, then least needed and most kept."""
    kept = total(node.n3) + 8 * total(node.left)
    return node.number * 1024 + kept - total(node.n1) - total(node.need) - 2 * len(node.mirrored)


def _units(left: int, pending: tuple[int, ...], mirrored: tuple[MirroredRun, ...]) -> int:
    """Return what the jokers left and the sets in progress can pay in the relaxation of `ahead.py`."""
    return 2 * total(left) + sum(code < MARKED for code in pending) + 2 * len(mirrored)


def _reach(available: int, left: int) -> int:
    """Return how many pieces each color can put into runs at a number, jokers included, as far as a lane counts."""
    jokers = run_joker_count(left)
    return smaller(available, ONES * (7 - jokers)) + ONES * jokers


def _dominates(one: SearchState, two: SearchState) -> bool:
    """Return whether the first state can do whatever the second can, for at least the same worth."""
    return (
        one.value >= two.value
        and one.points >= two.points
        and covers(two.n1, one.n1)
        and covers(one.n3, two.n3)
        and covers(one.left, two.left)
        and covers(two.required_left, one.required_left)
    )
