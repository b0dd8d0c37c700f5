"""Tree search for two players and an empty pool, where each knows what the other holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log, sqrt

from tilewright.bots.tiles.search.counts import Counts
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.bots.tiles.search.fast_solver import FastSolver
from tilewright.bots.tiles.search.policies import careful, lets_out, most_value, small_turns

# The exploration constant of UCT.
_CURIOSITY = 0.5
_MOST_TURNS = 12


class Node:
    """A state of the duel; `won` is counted for `mover`, who moved here.

    `settled` is the mover's proven share of the win, once it is known.
    """

    __slots__ = ("children", "exhausted", "game", "laid", "mover", "settled", "untried", "visits", "won")

    def __init__(self, game: FastGame, mover: int, laid: Counts) -> None:
        self.game, self.mover, self.laid = game, mover, laid
        self.children: list[Node] = []
        self.untried: Iterator[Counts] | None = None
        self.exhausted = False
        self.visits, self.won = 0, 0.0
        self.settled: float | None = _share(game, mover) if game.winners else None


def duel(game: FastGame, solver: FastSolver, budget: int, in_time: Callable[[], bool]) -> Counts | None:
    """Return the best turn against good replies, or None where every turn seems to lose."""
    root = Node(game, 1 - game.seat, LAY_NOTHING)
    for _ in range(budget):
        if root.settled is not None or not in_time():
            break
        _visit(root, solver)
    best = max(root.children, key=lambda child: (_worth(child), child.visits), default=None)
    return None if best is None or _worth(best) == 0 else best.laid


def _worth(node: Node) -> float:
    return node.won / node.visits if node.settled is None else node.settled


def _share(game: FastGame, seat: int) -> float:
    return (seat in game.winners) / len(game.winners)


def _visit(root: Node, solver: FastSolver) -> None:
    """Descend to an untried turn, play it out, and back up the result."""
    path = [root]
    while path[-1].settled is None:
        node = path[-1]
        if (child := _tried_anew(node, solver)) is not None:
            path.append(child)
            break
        open_children = [child for child in node.children if child.settled is None]
        if not open_children:
            break
        path.append(max(open_children, key=lambda child: _tempting(child, node.visits)))
    won = _played_out(path[-1], solver)
    for node in reversed(path):
        _settle(node)
        if node.settled is not None:
            won = node.settled if node.mover == path[-1].mover else 1 - node.settled
        node.visits += 1
        node.won += won if node.mover == path[-1].mover else 1 - won


def _played_out(node: Node, solver: FastSolver) -> float:
    """Return the mover's share of the win when both play the careful policy from here."""
    if node.settled is not None:
        return node.settled
    game = node.game.copy()
    while not game.winners:
        game.play(careful(game, solver))
    return _share(game, node.mover)


def _tried_anew(node: Node, solver: FastSolver) -> Node | None:
    """Return a new child, or None if every turn has one."""
    if node.untried is None:
        node.untried = _turns(node.game, solver)
    laid = next(node.untried, None)
    if laid is None:
        node.exhausted = True
        return None
    game = node.game.copy()
    game.play(laid)
    child = Node(game, node.game.seat, laid)
    node.children.append(child)
    return child


def _settle(node: Node) -> None:
    """Settle a node once a reply is proven to win, or all replies are settled."""
    if node.settled is not None or not node.children:
        return
    shares = [child.settled for child in node.children]
    if 1.0 in shares:
        node.settled = 0.0
    elif node.exhausted and None not in shares:
        node.settled = 1 - max(share for share in shares if share is not None)


def _tempting(child: Node, visits: int) -> float:
    return child.won / child.visits + _CURIOSITY * sqrt(log(visits) / child.visits)


def _turns(game: FastGame, solver: FastSolver) -> Iterator[Counts]:
    """Yield turns worth trying, the careful one first, without those that let the other player go out at once."""
    usual = careful(game, solver)
    yield usual
    if usual == game.racks[game.seat]:
        return
    tried = {usual}
    for pieces in (LAY_NOTHING, most_value(game, solver), *small_turns(game, solver)):
        if pieces in tried or len(tried) >= _MOST_TURNS:
            continue
        tried.add(pieces)
        if not lets_out(game, 1 - game.seat, pieces, solver):
            yield pieces
