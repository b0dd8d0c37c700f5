"""The best turn of a position: what to play, and the table it leads to."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import chain

from msgspec import Struct

from tilewright.game.position import Position
from tilewright.game.table import Table, faces_on
from tilewright.rules.rulebook import Rulebook
from tilewright.solver import kernel
from tilewright.solver.branching.candidate_sets import faces_of
from tilewright.solver.branching.legality import Case
from tilewright.solver.branching.node import count_codes
from tilewright.solver.branching.search import Found, searched
from tilewright.solver.classic import queries as best
from tilewright.solver.classic.queries import NO_CAP, rows_of
from tilewright.solver.classic.question import FACES, JOKER, KINDS, WEIGHTS
from tilewright.solver.present.assign_tiles import tiles_in
from tilewright.solver.rules import Law, law_of
from tilewright.solver.special import queries as special
from tilewright.solver.special.question import WEIGHTS as SPECIAL_WEIGHTS
from tilewright.solver.special.turns import holds_special, special_found, special_mask, special_playable
from tilewright.solver.weights import FACE_VALUES, most_tiles, most_value, most_weight, scaled
from tilewright.tiles.faces import FACES as EVERY_FACE
from tilewright.tiles.faces import Face, JokerKind, Row
from tilewright.tiles.tile import TileRow, codes_of


class Objective(Enum):
    """What a turn is to be best at."""

    TILES = "tiles"
    """Most rack pieces, then most rack value."""

    POINTS = "points"
    """Most rack value, jokers at what a held one costs, then most pieces."""

    OUT = "out"
    """All of the rack, or nothing."""


Goal = Objective | Mapping[Face, int]
"""An objective, or what each face is worth (0 where it is not named): most of that, then most pieces."""


class Answer(Struct, frozen=True, kw_only=True):
    """The best turn: the rows it leaves, the rack pieces it plays, their number and rack value.

    Nothing played means that there is no legal turn, and the rows are the table's. `exact` says that it is proven
    best, `us` how many microseconds it took.
    """

    rows: tuple[Row, ...]
    played: Row
    tiles: int
    points: int
    exact: bool
    us: float


def solve(position: Position, objective: Goal = Objective.TILES) -> Answer:
    """Return the best turn for the seat in turn.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles.notation import read_row, read_table, write_table
    >>> position = read_position(read_table("B4 B5 B6"), read_row("B3 K9"), booklet("classic-nl"))
    >>> write_table(solve(position).rows)
    'B3 B4 B5 B6'
    """
    began = time.perf_counter()
    found = best_found(position, objective)
    us = (time.perf_counter() - began) * 1e6
    if found is None:
        return Answer(rows=faces_on(position.table), played=(), tiles=0, points=0, exact=True, us=us)
    played = _beyond(b"".join(found.rows), b"".join([codes_of(row) for row in position.table]))
    # TW-65: a held joker costs the same, whatever its kind.
    values = (*FACE_VALUES, *[position.rules.jokers.penalty] * len(JokerKind))
    return Answer(
        rows=tuple(faces_of(row) for row in found.rows),
        played=faces_of(played),
        tiles=len(played),
        points=sum(values[code] for code in played),
        exact=found.exact,
        us=us,
    )


def _beyond(laid: bytes, table: bytes) -> bytes:
    """Return the codes of the pieces that are laid beyond those of the table, in their order."""
    counts = [0] * len(EVERY_FACE)
    for code in laid:
        counts[code] += 1
    for code in table:
        counts[code] -= 1
    return b"".join([bytes((code,)) * count for code, count in enumerate(counts) if count])


def best_table(position: Position, objective: Goal = Objective.TILES) -> Table | None:
    """Return the table that the best turn leaves, as tiles, or None if there is no legal turn; for bots in a hurry."""
    found = best_found(position, objective)
    return None if found is None or found.worth < 0 else tiles_in(found.rows, position)


def playable(position: Position) -> bool:
    """Return whether there is any legal turn; faster than asking for the best one."""
    if holds_special(position):
        return special_playable(position)
    law, opening = law_of(position.rules), _is_opening(position)
    if opening or not law.bound:
        # With extras or without, a player who can open at all can do so beside the table.
        before: Table = () if opening else position.table
        counts = best.counts_of(chain.from_iterable(map(codes_of, before)), codes_of(position.rack))
        if not best.playable(counts, law.opening if opening else law.turn):
            return False
        if law.plain:
            return True
    return best_table(position) is not None


def mask(position: Position, chosen: TileRow = ()) -> frozenset[Face]:
    """Return the faces of which one more rack piece, played with those chosen, is part of some legal turn.

    Each round plays as many faces not yet known to fit as possible, so a few rounds find them all.
    """
    if holds_special(position):
        return special_mask(position, chosen)
    taken = codes_of(chosen)
    spare = count_codes([codes_of(position.rack)])
    wanted = {code for code in range(KINDS) if spare[code] > taken.count(code)}
    fits: set[int] = set()
    while wanted:
        weights = WEIGHTS.pack(*[int(code in wanted) for code in range(KINDS)])
        found = _found(position, weights, 0, taken)
        if found is None:
            break
        laid, before = count_codes(found.rows), count_codes([codes_of(row) for row in position.table])
        more = {code for code in wanted if laid[code] - before[code] > taken.count(code)}
        if not more:
            break
        fits |= more
        wanted -= more
    return frozenset(EVERY_FACE[code] for code in fits)


def best_found(position: Position, objective: Goal = Objective.TILES) -> Found | None:
    """Return the best turn in codes, or None if there is no legal one."""
    if holds_special(position):
        if objective is Objective.OUT:
            return special_found(position, None, codes_of(position.rack)) if position.rack else None
        return special_found(position, _special_weights(position.rules, objective))
    if objective is Objective.OUT:
        return _found(position, _NOTHING, -1, codes_of(position.rack)) if position.rack else None
    return _found(position, _weights(position.rules, objective), 0)


_NOTHING = WEIGHTS.pack(*[0] * KINDS)


def _weights(rules: Rulebook, objective: Goal) -> bytes:
    if objective is Objective.TILES:
        return most_tiles(rules.jokers.penalty)
    if objective is Objective.POINTS:
        return most_value(rules.jokers.penalty)
    assert isinstance(objective, Mapping)
    return most_weight([objective.get(face, 0) for face in EVERY_FACE[:KINDS]])


def _special_weights(rules: Rulebook, objective: Goal) -> bytes:
    if isinstance(objective, Objective):
        return special.weights_of(_weights(rules, objective))
    return SPECIAL_WEIGHTS.pack(*scaled([objective.get(face, 0) for face in EVERY_FACE]))


def _found(position: Position, weights: bytes, floor: int, chosen: bytes = b"") -> Found | None:
    """Return the legal turn that plays what is chosen and is worth most, if worth more than `floor` beyond that.

    Most turns are settled by one question to the kernel; where its answer is no legal turn, a search begins.
    """
    law, opening = law_of(position.rules), _is_opening(position)
    beside = opening and not law.extras
    if opening and law.extras and law.plain and not _may_open(position, law):
        return None
    before = [codes_of(row) for row in position.table]
    least, most = best.bounds(KINDS, b"" if beside else b"".join(before), codes_of(position.rack), chosen)
    asked = law.opening if beside else law.turn
    remembers = law.bound and least[JOKER] > 0
    laid = None
    if not remembers:
        counts = least[:FACES] + most[:FACES] + least[JOKER:] + most[JOKER:]
        laid = kernel.solve(counts + asked, weights, floor, NO_CAP)
        if laid is None:
            return None
        rows = rows_of(laid[1])
        if law.plain and (beside or not opening or _opens(rows, before, law)):
            return Found((*before, *rows) if beside else rows, laid[0], True)
    least_points = position.rules.opening.min if opening else None
    case = Case(
        law=law,
        table=() if beside else tuple(before),
        least=least,
        most=most,
        weights=weights,
        floor=floor,
        least_points=least_points if beside else None,
        cover=None if beside else least_points,
    )
    found = searched(case, laid)
    return Found((*before, *found.rows), found.worth, found.exact) if found and beside else found


def _is_opening(position: Position) -> bool:
    """Return whether the turn must open: one that may do so with nothing, extras and all, is like any other."""
    return not position.opened and not (position.rules.opening.extras and position.rules.opening.min == 0)


def _may_open(position: Position, law: Law) -> bool:
    """Return whether the rack holds an opening at all: whatever extras follow, its own pieces make it (A-08).

    Most racks that have not opened do not, and this is the quickest question there is.
    """
    return best.feasible(best.counts_of((), codes_of(position.rack)), law.opening) is not None


def _opens(rows: Sequence[bytes], before: Sequence[bytes], law: Law) -> bool:
    """Return whether what the rows have beyond those before contains an opening."""
    pieces = _beyond(b"".join(rows), b"".join(before))
    return best.feasible(best.counts_of((), pieces), law.opening) is not None
