"""The best turn where special jokers lie on the table or the rack; `solve.py` has the classic ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from tilewright.game.position import Position
from tilewright.game.turn import judged
from tilewright.solver.branching.search import Found
from tilewright.solver.classic.queries import rows_of
from tilewright.solver.classic.question import JOKER
from tilewright.solver.present.assign_tiles import tiles_in
from tilewright.solver.rules import law_of
from tilewright.solver.special import queries as special
from tilewright.solver.special.queries import Asked
from tilewright.solver.weights import most_tiles
from tilewright.tiles.faces import FACES, Face
from tilewright.tiles.tile import TileRow, codes_of

Rows = tuple[bytes, ...]


def holds_special(position: Position) -> bool:
    """Return whether any special joker is in play."""
    if not law_of(position.rules).special:
        return False
    return max(chain.from_iterable(map(codes_of, (*position.table, position.rack))), default=0) > JOKER


def special_found(position: Position, weights: bytes | None, chosen: bytes = b"") -> Found | None:
    """Return the turn worth most that plays what is chosen, or without weights any such turn; None if none is legal.

    Rules that counts cannot say are held against the answer; where it breaks one, an opening beside the table is
    tried, and nothing is called proven.
    """
    opening = not position.opened
    beside = opening and not position.rules.opening.extras
    found = _asked(position, weights, chosen, beside=beside)
    if found is None or _is_legal(position, found.rows):
        return found
    if opening:
        found = _asked(position, weights, chosen, beside=True)
        if found is not None and _is_legal(position, found.rows):
            return Found(found.rows, found.worth, exact=False)
    return Found(tuple(codes_of(row) for row in position.table), -1, exact=False)


def special_playable(position: Position) -> bool:
    """Return whether any legal turn is known; by the weights of most tiles, so that both say the same."""
    found = special_found(position, special.weights_of(most_tiles(position.rules.jokers.penalty)))
    return found is not None and found.worth >= 0


def special_mask(position: Position, chosen: TileRow) -> frozenset[Face]:
    """Return the faces of which one more rack piece, played with those chosen, is part of some turn."""
    opening = not position.opened
    before = () if opening else chain.from_iterable(map(codes_of, position.table))
    counts = special.counts_of(before, codes_of(position.rack), codes_of(chosen))
    fits = special.mask(counts, _demand(position, beside=opening))
    return frozenset(face for face, fit in zip(FACES, fits, strict=True) if fit)


def keeping(before: Sequence[bytes], given: Sequence[bytes], position: Position) -> Rows:
    """Return rows of the same pieces in which rows of the table stay whole, tried one after the other."""
    asked = Asked(rules=law_of(position.rules).sets)
    pieces = Counter(chain.from_iterable(given))
    kept: list[bytes] = []
    rest: Rows = tuple(given)
    for row in sorted(before, key=len, reverse=True):
        left = pieces - Counter(chain.from_iterable((*kept, row)))
        if left.total() + len(row) + sum(map(len, kept)) > pieces.total():
            continue
        laid = special.feasible(special.counts_of(left.elements(), ()), asked).laid if left else None
        if laid is not None or not left:
            kept.append(row)
            rest = () if laid is None else rows_of(laid.flat)
    return (*kept, *rest)


def _demand(position: Position, *, beside: bool) -> Asked:
    return Asked(law_of(position.rules).sets, position.rules.opening.min if beside else None)


def _asked(position: Position, weights: bytes | None, chosen: bytes, *, beside: bool) -> Found | None:
    before = tuple(codes_of(row) for row in position.table)
    counts = special.counts_of(() if beside else chain.from_iterable(before), codes_of(position.rack), chosen)
    asked = _demand(position, beside=beside)
    answer = special.feasible(counts, asked) if weights is None else special.best(counts, weights, asked)
    if answer.laid is None:
        return None if answer.exact else Found(before, -1, exact=False)
    rows = rows_of(answer.laid.flat)
    return Found((*before, *rows) if beside else rows, answer.laid.worth, answer.exact)


def _is_legal(position: Position, rows: Rows) -> bool:
    law = law_of(position.rules)
    if law.plain and not law.bound and (position.opened or not law.extras):
        return True
    return not judged(position, tiles_in(rows, position)).faults
