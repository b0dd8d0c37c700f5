"""Duels: two players and an empty pool, so that each knows what the other holds, searched as a tree of small lays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log, sqrt

from tilewright.bots.tiles.search.counts import Pile
from tilewright.bots.tiles.search.fast_game import GO_ON, Sketch
from tilewright.bots.tiles.search.playable import Lays
from tilewright.bots.tiles.search.policies import careful, lets_out, most_value, small_turns

# How much an untried turn tempts, against one that has done well.
_CURIOSITY = 0.5
_MOST_TURNS = 12


class Node:
    """A state of the duel; `won` counts for whoever moved here.

    `settled` is the share of the win that the mover has for certain, once that is known.
    """

    __slots__ = ("children", "exhausted", "game", "laid", "mover", "settled", "untried", "visits", "won")

    def __init__(self, game: Sketch, mover: int, laid: Pile) -> None:
        self.game, self.mover, self.laid = game, mover, laid
        self.children: list[Node] = []
        self.untried: Iterator[Pile] | None = None
        self.exhausted = False
        self.visits, self.won = 0, 0.0
        self.settled: float | None = _share(game, mover) if game.winners else None


def duel(game: Sketch, lays: Lays, budget: int, in_time: Callable[[], bool]) -> Pile | None:
    """Return the turn that does best against good replies, or None where every one of them seems to lose."""
    root = Node(game, 1 - game.seat, GO_ON)
    for _ in range(budget):
        if root.settled is not None or not in_time():
            break
        _visit(root, lays)
    best = max(root.children, key=lambda child: (_worth(child), child.visits), default=None)
    return None if best is None or _worth(best) == 0 else best.laid


def _worth(node: Node) -> float:
    return node.won / node.visits if node.settled is None else node.settled


def _share(game: Sketch, seat: int) -> float:
    return (seat in game.winners) / len(game.winners)


def _visit(root: Node, lays: Lays) -> None:
    """Go down to a turn not yet tried, play it out, and count it on the way back."""
    path = [root]
    while path[-1].settled is None:
        node = path[-1]
        if (child := _tried_anew(node, lays)) is not None:
            path.append(child)
            break
        open_children = [child for child in node.children if child.settled is None]
        if not open_children:
            break
        path.append(max(open_children, key=lambda child: _tempting(child, node.visits)))
    won = _played_out(path[-1], lays)
    for node in reversed(path):
        _settle(node)
        if node.settled is not None:
            won = node.settled if node.mover == path[-1].mover else 1 - node.settled
        node.visits += 1
        node.won += won if node.mover == path[-1].mover else 1 - won


def _played_out(node: Node, lays: Lays) -> float:
    """Return the mover's share when both go on carefully from here."""
    if node.settled is not None:
        return node.settled
    game = node.game.copy()
    while not game.winners:
        game.play(careful(game, lays))
    return _share(game, node.mover)


def _tried_anew(node: Node, lays: Lays) -> Node | None:
    """Return a child not yet tried, if there is one."""
    if node.untried is None:
        node.untried = _turns(node.game, lays)
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
    """Settle a node as soon as a reply wins outright, or all of them are settled."""
    if node.settled is not None or not node.children:
        return
    shares = [child.settled for child in node.children]
    if 1.0 in shares:
        node.settled = 0.0
    elif node.exhausted and None not in shares:
        node.settled = 1 - max(share for share in shares if share is not None)


def _tempting(child: Node, visits: int) -> float:
    return child.won / child.visits + _CURIOSITY * sqrt(log(visits) / child.visits)


def _turns(game: Sketch, lays: Lays) -> Iterator[Pile]:
    """Yield turns worth trying, the careful one first; those that let the other out at once are left out."""
    usual = careful(game, lays)
    yield usual
    if usual == game.racks[game.seat]:
        return
    tried = {usual}
    for pile in (GO_ON, most_value(game, lays), *small_turns(game, lays)):
        if pile in tried or len(tried) >= _MOST_TURNS:
            continue
        tried.add(pile)
        if not lets_out(game, 1 - game.seat, pile, lays):
            yield pile
