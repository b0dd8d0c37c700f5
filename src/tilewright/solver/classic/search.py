"""The best-first search of the classic kernel over the numbers 1 to 13.

A state after a number counts, per color, the open runs that are one (n1), two (n2) or at least three (n3) pieces long.
Runs of one and two are short: all `need` = n1 + n2 of them must be extended at the next number; long runs (n3) may be.
Only the counts matter; `layout.py` decides later which piece lies in which run:

- If k pieces of a color go into runs at a number, they extend the short runs first, then the long ones, and the rest
  start new runs. Extending a long run is never worse than ending it and starting another.
- Jokers are free until the end (a relaxation): the search uses as few as possible, and `solve.py` parks the others.
  An opening counts them exactly.

The state with the highest estimate comes first (A*): its worth plus a bound on what later numbers can add. The first
end that leaves the queue is optimal. Every choice and every tie is decided as in the compiled form.
"""

from collections.abc import Iterator, Sequence
from heapq import heappush

from msgspec import Struct

from tilewright.solver.classic.layout import Step
from tilewright.solver.classic.question import Question
from tilewright.solver.classic.stages import Action, Prefix, Stages, prefixes
from tilewright.solver.common import best_first
from tilewright.solver.common.lanes import TOPS, distributions, excess, nonzero, smaller, total
from tilewright.solver.common.question import NUMBERS


class SearchState(Struct, gc=False):
    """A state after `number` numbers, and the step that led to it."""

    value: int
    need: int
    n1: int
    n3: int
    jokers: int
    required_used: int
    points: int
    has_run: bool
    number: int
    parent: int
    step: Step | None
    dominated: bool = False


class _Move(Struct, frozen=True, gc=False):
    """An action with a prefix, for a certain need; `fillers` are the jokers that extend short runs without a number."""

    action: Action
    prefix: Prefix
    runs: int
    fillers: int
    used: int


class Search:
    """One best-first search; it lives for a single question."""

    def __init__(self, question: Question, stages: Stages, floor: int, needs_run: bool = False) -> None:
        self.question = question
        self.stages = stages
        self.floor = floor
        self.needs_run = needs_run
        self.exact_jokers: bool = question.least_points is not None
        self.least_points: int = question.least_points or 0
        # A joker adds its weight during the search only where jokers are counted exactly.
        self.joker_weight: int = question.joker_weight if self.exact_jokers else 0
        self.required_jokers: int = question.required_jokers if self.exact_jokers else 0
        self.end: SearchState | None = None
        self.nodes: list[SearchState] = []
        self.queue: list[best_first.Entry] = []
        self.buckets: dict[int, list[SearchState]] = {}
        self.moves: dict[int, list[_Move]] = {}

    def run(self, budget: int) -> bool:
        """Search for the best `end` worth more than the floor; return False if the budget of nodes is used up."""
        value = -self.joker_weight * self.question.required_jokers
        estimate = value + self.stages.bound[0][self.question.jokers] + self.joker_weight * self.question.jokers
        if estimate <= self.floor:
            return True
        self.insert(SearchState(value, 0, 0, 0, 0, 0, 0, False, 0, -1, None), estimate)
        return best_first.run(self, budget)

    def is_answer(self, node: SearchState) -> bool:
        """Return whether an end has the points, the jokers and the run that the question demands."""
        return (
            node.points >= self.least_points
            and node.required_used == self.required_jokers
            and node.has_run >= self.needs_run
        )

    def insert(self, node: SearchState, estimate: int) -> None:
        """Add the node unless another node of its bucket dominates it; mark the nodes that it dominates."""
        bucket = self.buckets.setdefault(node.need | node.number << 16, [])
        for other in bucket:
            if dominates(other, node):
                return
        for other in bucket:
            other.dominated = dominates(node, other)
        bucket[:] = [other for other in bucket if not other.dominated]
        bucket.append(node)
        heappush(self.queue, (-min(estimate, self.question.cap), -_rank(node), len(self.nodes), 0))
        self.nodes.append(node)

    def expand(self, index: int, estimate: int, cursor: int) -> None:
        """Add the successors that can reach the estimate; put the node back with the next lower estimate."""
        node = self.nodes[index]
        left = self.question.jokers - node.jokers
        key = node.number | left << 4 | node.need << 8
        moves = self.moves.get(key)
        if moves is None:
            actions = self.stages.actions[node.number]
            moves = self.moves[key] = self.feasible_moves(actions, node.number, node.need, left)
        ahead = node.value + self.stages.bound[node.number + 1][left] + self.joker_weight * left
        for place in range(cursor, len(moves)):
            move = moves[place]
            reach = min(ahead + move.action.reward, self.question.cap)
            if reach <= self.floor:
                return
            if reach < estimate:
                heappush(self.queue, (-reach, -_rank(node), index, place))
                return
            for made, best in self.successors(index, node, move):
                self.insert(made, best)

    def successors(self, index: int, node: SearchState, move: _Move) -> Iterator[tuple[SearchState, int]]:
        """Yield the states after the move that cannot be pruned, each with its estimate."""
        spare = self.question.jokers - node.jokers - move.used
        limits = self.extra_limits(node, move, spare) if spare else 0
        for extra, used in distributions(limits, spare) if limits else ((0, 0),):
            if found := self.successor(index, node, move, extra, spare - used):
                yield found

    def feasible_moves(self, actions: Sequence[Action], number: int, need: int, left: int) -> list[_Move]:
        """Return the moves with these actions that meet the need with at most `left` jokers."""
        found = []
        allowed = self.stages.joker_allowed[number] * 7
        starts = prefixes(number, self.question.jokers, self.exact_jokers)
        for action in actions:
            free = left - action.jokers
            for prefix in starts:
                if prefix.jokers > free or ((action.runs | TOPS) - prefix.starts) & TOPS != TOPS:
                    continue
                runs = action.runs - prefix.starts
                fillers = excess(need, runs)
                used = prefix.jokers + total(fillers)
                if used <= free and not fillers & ~allowed:
                    found.append(_Move(action, prefix, runs, fillers, action.jokers + used))
        return found

    def extra_limits(self, node: SearchState, move: _Move, spare: int) -> int:
        """Return how many jokers beyond the need each color may take; they can only extend long runs."""
        number = node.number
        pieces = move.runs + move.fillers
        limits = excess(node.n3, pieces - node.need) & self.stages.joker_allowed[number] * 7
        if self.exact_jokers:
            return limits
        # Free jokers: with a joker beyond the need here, every run through this number is extended. If one ended here,
        # the run with the joker could stop before the joker and hand its later pieces to the run that ends.
        ahead = self.stages.run_room[number + 1] + self.stages.joker_allowed[number + 1] * (spare - 1)
        return smaller(limits, excess(ahead, pieces))

    def successor(
        self, index: int, node: SearchState, move: _Move, extra: int, left: int
    ) -> tuple[SearchState, int] | None:
        """Return the state after the move with `extra` jokers in long runs and its estimate, or None if pruned."""
        stages, number, prefix, action = self.stages, node.number, move.prefix, move.action
        beyond = move.runs + move.fillers + extra - node.need
        extended = smaller(node.n3, beyond)
        n1 = beyond - extended
        # Jokers do not start runs, numbers do.
        if ((move.runs | TOPS) - n1) & TOPS != TOPS:
            return None
        n2 = node.n1 + prefix.twos
        n3 = node.need - node.n1 + extended + prefix.threes
        if extra and not self.exact_jokers:
            # Every run through here must be extended, so a long run is no better than one of two.
            mask = nonzero(extra)
            n2 += n3 & mask
            n3 &= ~mask
        # Look-ahead: the pieces needed at the next two numbers must exist, jokers included.
        need = n1 + n2
        room, room2 = stages.run_room[number + 1], stages.run_room[number + 2]
        reach = room + stages.joker_allowed[number + 1] * left
        reach2 = room2 + stages.joker_allowed[number + 2] * left
        if ((reach | TOPS) - need) & ((reach2 | TOPS) - n1) & TOPS != TOPS:
            return None
        if total(excess(need, room)) + total(excess(n1, room2)) > left:
            return None
        ahead = stages.bound[number + 1][left]
        if ahead < 0:
            return None
        value, points = node.value + action.reward, 0
        if self.exact_jokers:
            value += self.joker_weight * (self.question.jokers - node.jokers - left)
            if number + 1 < NUMBERS:
                ahead += self.joker_weight * left
            pieces = action.pieces + total(move.fillers) + total(extra)
            points = node.points + (number + 1) * pieces + prefix.points
            if points + stages.points_bound[number + 1] + NUMBERS * left < self.least_points:
                return None
            points = min(points, self.least_points)
        value = min(value, self.question.cap)
        if min(value + ahead, self.question.cap) <= self.floor:
            return None
        jokers = self.question.jokers - left
        has_run = self.needs_run and (node.has_run or action.runs > 0)
        # Long runs that the next number cannot extend make no difference: clip them, so that states merge.
        n3 = smaller(n3, reach - need)
        step = Step(move.runs, move.fillers + extra, action.grouped, action.jokers, action.groups, prefix.partitions)
        required_used = min(jokers, self.required_jokers)
        made = SearchState(value, need, n1, n3, jokers, required_used, points, has_run, number + 1, index, step)
        return made, value + ahead


def _rank(node: SearchState) -> int:
    """Return what breaks ties between equal estimates: furthest along, then least needed and most kept."""
    return node.number * 1024 + total(node.n3) - 8 * node.jokers - total(node.n1) - total(node.need)


def dominates(one: SearchState, two: SearchState) -> bool:
    """Return whether the first of two states with the same need can do whatever the second can.

    It has no more runs of one, no fewer of three, no more jokers used and no less worth. (A run of two where the other
    has one of one leaves one choice more.)
    """
    return (
        one.value >= two.value
        and one.jokers <= two.jokers
        and one.required_used >= two.required_used
        and one.points >= two.points
        and one.has_run >= two.has_run
        and (((two.n1 | TOPS) - one.n1) & ((one.n3 | TOPS) - two.n3) & TOPS) == TOPS
    )
