"""The best-first search that both plain forms share; `compiled/frontier.h` is its twin."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop
from typing import Protocol, TypeVar

from tilewright.solver.classic.question import NUMBERS

# What a node in the queue sorts by, all but its index turned round: hope, rank, index, and the action to go on with.
Entry = tuple[int, int, int, int]

StepT = TypeVar("StepT", covariant=True)


class Node(Protocol[StepT]):
    """A state after `number` numbers; the step that led to it from its parent, but for the root."""

    @property
    def number(self) -> int: ...
    @property
    def parent(self) -> int: ...
    @property
    def step(self) -> StepT | None: ...
    @property
    def beaten(self) -> bool: ...


NodeT = TypeVar("NodeT", bound=Node[object])


class Search(Protocol[NodeT]):
    """A search under way: the nodes met so far, and those still to be gone on from."""

    nodes: list[NodeT]
    queue: list[Entry]
    end: NodeT | None

    def is_answer(self, node: NodeT) -> bool:
        """Return whether a node behind the last number has all that was asked."""

    def expand(self, index: int, hope: int, cursor: int) -> None:
        """Lay every move of the node that still can reach its hope; put it back with the next best hope."""


def run(search: Search[NodeT], budget: int) -> bool:
    """Search for the best `end` worth more than the floor; return False if it takes more nodes and can go on."""
    while search.queue:
        if len(search.nodes) > budget:
            return False
        hope, _, index, cursor = heappop(search.queue)
        node = search.nodes[index]
        if node.beaten:
            continue
        if node.number == NUMBERS:
            if search.is_answer(node):
                search.end = node
                return True
        else:
            search.expand(index, -hope, cursor)
    return True


def path(nodes: Sequence[Node[StepT]], end: Node[StepT]) -> list[StepT]:
    """Return the steps that led to the end."""
    steps = []
    while end.step is not None:
        steps.append(end.step)
        end = nodes[end.parent]
    return steps[::-1]
