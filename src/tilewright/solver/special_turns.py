"""The best turn where special jokers are on the table or the rack; `solve.py` handles the others."""

from itertools import chain

from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.common.question import JOKER
from tilewright.solver.common.rows import CodedTurn, Rows, coded, rows_of
from tilewright.solver.rules import turn_rules
from tilewright.solver.special import queries
from tilewright.solver.special.queries import Demands
from tilewright.solver.weights import most_tiles, with_special_jokers
from tilewright.tiles import FACES, Face, codes_of


def has_special_jokers(position: Position) -> bool:
    """Return whether any special joker is in play."""
    if not turn_rules(position.rules).has_special_jokers:
        return False
    return max(chain.from_iterable(map(codes_of, (*position.table, position.rack))), default=0) > JOKER


def best_special_turn(position: Position, weights: bytes | None, chosen: bytes = b"") -> CodedTurn | None:
    """Return the best turn that plays the chosen pieces, or without weights any such turn; None if none is legal.

    The answer is checked against the rules that counts cannot express. If it breaks one, an opening that leaves the
    table alone is tried, and nothing counts as proven.
    """
    opening = not position.opened
    turn = _solved(position, weights, chosen, separate=opening and not position.rules.opening.extras)
    if turn is None or _is_legal(position, turn.rows):
        return turn
    if opening:
        turn = _solved(position, weights, chosen, separate=True)
        if turn is not None and _is_legal(position, turn.rows):
            return CodedTurn(turn.rows, turn.worth, exact=False)
    return CodedTurn(coded(position.table), -1, exact=False)


def special_playable(position: Position) -> bool:
    """Return whether a legal turn is known; it uses the weights of most tiles, so that both agree."""
    turn = best_special_turn(position, with_special_jokers(most_tiles(position.rules.jokers.penalty)))
    return turn is not None and turn.worth >= 0


def special_mask(position: Position, chosen: bytes) -> frozenset[Face]:
    """Return the faces of which one more rack piece, played with those chosen, is part of some turn."""
    opening = not position.opened
    table = () if opening else chain.from_iterable(map(codes_of, position.table))
    counts = queries.counts_of(table, codes_of(position.rack), chosen)
    fits = queries.mask(counts, _demands(position, separate=opening))
    return frozenset(face for face, fit in zip(FACES, fits, strict=True) if fit)


def _demands(position: Position, *, separate: bool) -> Demands:
    return Demands(turn_rules(position.rules).sets, position.rules.opening.least if separate else None)


def _solved(position: Position, weights: bytes | None, chosen: bytes, *, separate: bool) -> CodedTurn | None:
    """Return the best turn by counts alone; a `separate` one is an opening that leaves the table alone."""
    table = coded(position.table)
    counts = queries.counts_of(() if separate else chain.from_iterable(table), codes_of(position.rack), chosen)
    demands = _demands(position, separate=separate)
    result = queries.feasible(counts, demands) if weights is None else queries.best(counts, weights, demands)
    if result.solution is None:
        return None if result.exact else CodedTurn(table, -1, exact=False)
    rows = rows_of(result.solution.flat)
    return CodedTurn((*table, *rows) if separate else rows, result.solution.worth, result.exact)


def _is_legal(position: Position, rows: Rows) -> bool:
    rules = turn_rules(position.rules)
    if rules.counts_suffice and not rules.jokers_bound and (position.opened or not rules.opening_extras):
        return True
    return not judged(position, assign_tiles(rows, position)).faults
