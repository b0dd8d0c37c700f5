"""Tree search for two players and an empty pool, who know each other's racks; `kernel/play/duel.c` is its twin."""

from collections.abc import Callable, Iterator
from itertools import product
from math import log, sqrt

from msgspec import Struct

from tilewright.bots.tiles.playouts.game import PlayoutGame
from tilewright.bots.tiles.playouts.generator import Generator
from tilewright.bots.tiles.playouts.policies import careful, lets_out, most_value, small_turns
from tilewright.bots.tiles.playouts.situation import Situation
from tilewright.bots.tiles.playouts.solving import NOTHING, Turn
from tilewright.bots.tiles.playouts.worlds import dealt
from tilewright.bots.tiles.search.counts import KINDS, ONE, Counts

MOST_STEPS = 1 << 16
"""The compiled form accepts no more steps, since each may take memory."""

# The square of the exploration constant of UCT.
_CURIOSITY = 0.25
# The turns that are tried in a state; of a small rack every part is.
_MOST_TURNS = 12
_SMALL_RACK = 6

_Outcomes = dict[tuple[object, ...], tuple[int, ...]]


class BestTurn(Struct, frozen=True):
    """What the best turn lays, the share of the win that it is worth, and whether that is proven."""

    laid: Counts
    share: float
    is_proven: bool


class Branch:
    """A state of the duel; `won` is counted for `mover`, who moved here.

    `settled` is the mover's proven share of the win, once it is known.
    """

    __slots__ = ("children", "exhausted", "game", "laid", "mover", "settled", "untried", "visits", "won")

    def __init__(self, game: PlayoutGame, mover: int, laid: Counts) -> None:
        self.game, self.mover, self.laid = game, mover, laid
        self.children: list[Branch] = []
        self.untried: Iterator[Turn] = _turns(self)
        self.exhausted: bool = False
        self.visits, self.won = 0, 0.0
        self.settled: float | None = _share(game.winners, mover) if game.winners else None

    @property
    def worth(self) -> float:
        """The mover's share of the win, proven or estimated."""
        return self.won / self.visits if self.settled is None else self.settled


def duel(known: Situation, steps: int, in_time: Callable[[], bool]) -> BestTurn:
    """Return the best turn of the seat that acts, as far as the steps tell; without time its share is 0.

    Steps are visits of the tree and states played on from there; an outcome known from before costs none.
    """
    game = dealt(known, Generator(0, 0))
    root, outcomes, visits = Branch(game, 1 - game.seat, 0), _Outcomes(), 0
    while visits + len(outcomes) < steps and root.settled is None and in_time():
        _visit(root, outcomes)
        visits += 1
    # An estimate may be as high as a proven share, but only the latter is sure.
    best = max(root.children, key=lambda child: (child.worth, child.settled is not None, child.visits), default=None)
    return BestTurn(0, 0.0, False) if best is None else BestTurn(best.laid, best.worth, root.settled is not None)


def _share(winners: tuple[int, ...], seat: int) -> float:
    return (seat in winners) / len(winners)


def _visit(root: Branch, outcomes: _Outcomes) -> None:
    """Descend to an untried turn, play it out, and back up the result."""
    path = [root]
    while path[-1].settled is None:
        node = path[-1]
        if (child := _tried_anew(node)) is not None:
            path.append(child)
            break
        open_children = [child for child in node.children if child.settled is None]
        if not open_children:
            break
        tries = _CURIOSITY * log(node.visits)
        path.append(max(open_children, key=lambda child: child.won / child.visits + sqrt(tries / child.visits)))
    last = path[-1]
    won = _share(_careful_winners(last.game, outcomes), last.mover) if last.settled is None else last.settled
    for node in reversed(path):
        _settle(node)
        if node.settled is not None:
            won = node.settled if node.mover == last.mover else 1 - node.settled
        node.visits += 1
        node.won += won if node.mover == last.mover else 1 - won


def _careful_winners(start: PlayoutGame, outcomes: _Outcomes) -> tuple[int, ...]:
    """Play the careful policy to the end; it is deterministic, so that every state on the way has the same winners."""
    game, line = start.copy(), []
    while not game.winners:
        key = (game.table, *game.racks, *game.opened, game.seat, game.passes, game.lap)
        if key in outcomes:
            game.winners = outcomes[key]
            break
        line.append(key)
        game.play(careful(game))
    outcomes.update(dict.fromkeys(line, game.winners))
    return game.winners


def _tried_anew(node: Branch) -> Branch | None:
    """Return a new child, or None if every turn has one."""
    turn = next(node.untried, None)
    if turn is None:
        node.exhausted = True
        return None
    game = node.game.copy()
    game.play(turn)
    child = Branch(game, node.game.seat, turn.laid)
    node.children.append(child)
    # A rack that goes out leaves nothing to try.
    node.exhausted = turn.laid == node.game.racks[node.game.seat]
    return child


def _settle(node: Branch) -> None:
    """Settle a state once a reply is proven to win, or all replies are settled."""
    if node.settled is not None or not node.children:
        return
    shares = [child.settled for child in node.children]
    if 1.0 in shares:
        node.settled = 0.0
    elif node.exhausted and None not in shares:
        node.settled = 1 - max(share for share in shares if share is not None)


def _turns(node: Branch) -> Iterator[Turn]:
    """Yield turns worth trying, the careful one first, without those that let the other player go out at once."""
    game = node.game
    usual = careful(game)
    yield usual
    if usual.laid == game.racks[game.seat]:
        return
    is_small = game.sizes[game.seat] <= _SMALL_RACK
    for turn in _others(game, is_small):
        if not is_small and len(node.children) >= _MOST_TURNS:
            return
        if all(turn.laid != child.laid for child in node.children) and not lets_out(game, turn):
            yield turn


def _others(game: PlayoutGame, is_small: bool) -> Iterator[Turn]:
    yield NOTHING
    yield most_value(game)
    yield from _parts(game) if is_small else small_turns(game)


def _parts(game: PlayoutGame) -> Iterator[Turn]:
    """Yield the turn of every part of the rack that may be laid; a joker is laid last."""
    seat, solver = game.seat, game.solver
    opened = game.opened[seat]
    counts = game.racks[seat].to_bytes(KINDS, "little")
    held = [code for code, count in enumerate(counts) if count][::-1]
    for taken in product(*(range(counts[code] + 1) for code in held)) if opened or solver.rules.extras else ():
        part = sum(count * ONE[code] for code, count in zip(held, taken, strict=True))
        if opened or solver.opens(part, game.least_points[seat]):
            turn = solver.whole_rack(game.table, part)
            if turn.laid:
                yield turn
