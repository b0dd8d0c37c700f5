"""The best-first search (A*) of both plain kernels; `kernel/solve/best_first.h` is its twin."""

from collections.abc import Sequence
from heapq import heappop
from typing import Protocol, TypeVar

from tilewright.solver.common.question import NUMBERS

Entry = tuple[int, int, int, int]
"""A node in the queue: estimate and rank (both negated for the heap), index, and the next action to try."""

StepT = TypeVar("StepT", covariant=True)


class Linked(Protocol[StepT]):
    """A state after `number` numbers, and the step from its parent; the root has none."""

    number: int
    parent: int
    dominated: bool

    @property
    def step(self) -> StepT | None: ...


LinkedT = TypeVar("LinkedT", bound=Linked[object])


class Search(Protocol[LinkedT]):
    """A search in progress: the nodes so far, and the queue of those not yet fully expanded."""

    nodes: list[LinkedT]
    queue: list[Entry]
    end: LinkedT | None

    def is_answer(self, node: LinkedT) -> bool:
        """Return whether a node after the last number meets all demands."""

    def expand(self, index: int, estimate: int, cursor: int) -> None:
        """Add the successors that can reach the estimate; put the node back with the next lower estimate."""


def run(search: Search[LinkedT], budget: int) -> bool:
    """Search for the best `end` worth more than the floor; return False if the budget of nodes is used up."""
    while search.queue:
        if len(search.nodes) > budget:
            return False
        estimate, _, index, cursor = heappop(search.queue)
        node = search.nodes[index]
        if node.dominated:
            continue
        if node.number == NUMBERS:
            if search.is_answer(node):
                search.end = node
                return True
        else:
            search.expand(index, -estimate, cursor)
    return True


def path(nodes: Sequence[Linked[StepT]], end: Linked[StepT]) -> list[StepT]:
    """Return the steps that led to the end."""
    steps = []
    while end.step is not None:
        steps.append(end.step)
        end = nodes[end.parent]
    return steps[::-1]
