"""The best turn of a position, or of many at once: what to play, and the table it leads to."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from itertools import chain

from msgspec import Struct
from msgspec.structs import astuple, replace

from tilewright.game.table import Position, Table, faces_on
from tilewright.kernel import native
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.classic import queries
from tilewright.solver.classic.question import KINDS, WEIGHTS
from tilewright.solver.common.masks import fitting
from tilewright.solver.common.rows import CodedTurn, Rows, bounds, faces_of
from tilewright.solver.rules import TurnRules, turn_rules
from tilewright.solver.special_turns import best_special_turn, has_special_jokers, special_mask, special_playable
from tilewright.solver.turn import BUDGET, Asked, best_turn
from tilewright.solver.weights import (
    most_special_weight,
    most_tiles,
    most_value,
    most_weight,
    rack_values,
    with_special_jokers,
)
from tilewright.tiles import CODES, FACES, Face, Row, codes_of, write_row, write_table


class Objective(Enum):
    """What a turn maximises."""

    TILES = "tiles"
    """Most rack pieces, then most rack value."""

    POINTS = "points"
    """Most rack value, jokers at the penalty for holding one, then most pieces."""

    OUT = "out"
    """The whole rack, or nothing."""


Goal = Objective | Mapping[Face, int]
"""An objective, or a weight for each face (0 if not named): the highest sum, then most pieces."""


class Answer(Struct, frozen=True, kw_only=True):
    """The best turn: the rows it leaves, the rack pieces it plays, their number and rack value.

    If nothing is played, there is no legal turn and the rows are those of the table. `exact` means that it is proven
    best, `us` is the time it took in microseconds.
    """

    rows: tuple[Row, ...]
    played: Row
    tiles: int
    points: int
    exact: bool
    us: float

    def __eq__(self, other: object) -> bool:
        # How long it took is not part of the value.
        return isinstance(other, Answer) and astuple(self)[:-1] == astuple(other)[:-1]

    def __hash__(self) -> int:
        return hash((self.rows, self.played))

    @property
    def table(self) -> tuple[Row, ...]:
        """The rows under the name that plays and records use."""
        return self.rows

    def __str__(self) -> str:
        return f"{write_row(self.played) or 'nothing'} -> {write_table(self.rows)}"

    def __repr__(self) -> str:
        return f"<Answer {self}>"


def solve(position: Position, objective: Goal = Objective.TILES) -> Answer:
    """Return the best turn for the player whose turn it is.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles import read_row, read_table, write_table
    >>> position = read_position(read_table("B4 B5 B6"), read_row("B3 K9"), booklet("classic-nl"))
    >>> write_table(solve(position).rows)
    'B3 B4 B5 B6'
    """
    began = time.perf_counter()
    return solved_together((position,), objective)[0] or _solved_alone(position, objective, began)


def solved_together(positions: Sequence[Position], objective: Goal) -> list[Answer | None]:
    """Return the answers for positions that have the rules in common, and whether the player has opened.

    They are made in one call of the kernel. They are None where that does not answer: for going out, and where special
    jokers are in play.
    """
    answers: list[Answer | None] = [None] * len(positions)
    book = positions[0].rules
    rules = turn_rules(book)
    demands = rules.kernel_turn if positions[0].opened else rules.kernel_opening
    if objective is Objective.OUT:
        return answers
    places: Sequence[int] = range(len(positions))
    if rules.has_special_jokers:
        places = [place for place in places if not has_special_jokers(positions[place])]
        if not places:
            return answers
    began = time.perf_counter()
    cases = [(positions[place].table, positions[place].rack) for place in places]
    values, weights = rack_values(book.jokers.penalty), weights_of(book, objective)
    found = native.solve_many(cases, demands, weights, BUDGET, FACES, values)
    us = (time.perf_counter() - began) * 1e6 / len(cases)
    for place, (rows, played, points, exact) in zip(places, found, strict=True):
        answers[place] = Answer(rows=rows, played=played, tiles=len(played), points=points, exact=exact, us=us)
    return answers


def _solved_alone(position: Position, objective: Goal, began: float) -> Answer:
    turn = best_coded_turn(position, objective)
    us = (time.perf_counter() - began) * 1e6
    if turn is None:
        return Answer(rows=faces_on(position.table), played=(), tiles=0, points=0, exact=True, us=us)
    played = played_codes(turn.rows, position.table)
    return Answer(
        rows=tuple(faces_of(row) for row in turn.rows),
        played=faces_of(played),
        tiles=len(played),
        points=rack_value(played, position.rules),
        exact=turn.exact,
        us=us,
    )


def rack_value(codes: bytes, rules: Rulebook) -> int:
    """Return what the pieces cost on a rack; a joker costs the same, whatever its kind (TW-65)."""
    values = rack_values(rules.jokers.penalty)
    return sum([values[code] for code in codes])


def played_codes(rows: Sequence[bytes], table: Table) -> bytes:
    """Return the codes of the pieces in the rows beyond those of the table, in ascending order."""
    counted = [0] * len(FACES)
    for code in b"".join(rows):
        counted[code] += 1
    for code in chain.from_iterable(map(codes_of, table)):
        counted[code] -= 1
    return b"".join([bytes((code,)) * count for code, count in enumerate(counted) if count])


def best_table(position: Position, objective: Goal = Objective.TILES) -> Table | None:
    """Return the table after the best turn, as tiles, or None if there is no legal turn; faster than `solve`."""
    turn = best_coded_turn(position, objective)
    return None if turn is None or turn.worth < 0 else assign_tiles(turn.rows, position)


def playable(position: Position) -> bool:
    """Return whether there is any legal turn; faster than asking for the best one."""
    if has_special_jokers(position):
        return special_playable(position)
    rules, opening = turn_rules(position.rules), not position.opened
    if opening or not rules.jokers_bound:
        # With extras or without, a player who can open at all can do so without touching the table.
        table: Table = () if opening else position.table
        counted = queries.counts_of(chain.from_iterable(map(codes_of, table)), codes_of(position.rack))
        if not queries.playable(counted, rules.opening if opening else rules.turn):
            return False
        if rules.counts_suffice:
            return True
    return best_table(position) is not None


def mask(position: Position, committed: Row = (), forbidden: Collection[Face] = ()) -> frozenset[Face]:
    """Return the faces of which one more rack piece, played with those committed, is part of some legal turn.

    Of a forbidden face no piece is played but those committed.
    """
    codes = bytes([CODES[face] for face in committed])
    if forbidden:
        position = _without(position, forbidden, codes)
    if has_special_jokers(position):
        return special_mask(position, codes)
    table = chain.from_iterable(map(codes_of, position.table))
    limits = bounds(KINDS, table, codes_of(position.rack), codes)
    fits = fitting(limits, lambda weights: rows_with(position, weights, codes))
    return frozenset(FACES[code] for code in range(KINDS) if fits[code])


def rows_with(position: Position, weights: Sequence[int], chosen: bytes) -> Rows | None:
    """Return the rows of the turn worth most that plays the chosen codes, or None if none is worth more than 0.

    There are no special jokers.
    """
    turn = _best_turn(position, WEIGHTS.pack(*weights), 0, chosen)
    # A search that gave up without a turn has the unchanged table, without the chosen pieces.
    return None if turn is None or turn.worth < 0 else turn.rows


def _without(position: Position, forbidden: Collection[Face], committed: bytes) -> Position:
    """Return the position without the rack pieces of the forbidden faces, but for those committed."""
    codes = codes_of(position.rack)
    spare = Counter(code for code in codes if FACES[code] in forbidden)
    spare.subtract(code for code in committed if FACES[code] in forbidden)
    rack = []
    for tile, code in zip(position.rack, codes, strict=True):
        if spare[code] > 0:
            spare[code] -= 1
        else:
            rack.append(tile)
    return replace(position, rack=tuple(rack))


def best_turn_with(position: Position, chosen: bytes) -> CodedTurn | None:
    """Return the turn with most pieces, then most value, of those that play the chosen codes; None if none is legal."""
    weights = most_tiles(position.rules.jokers.penalty)
    if has_special_jokers(position):
        turn = best_special_turn(position, with_special_jokers(weights), chosen)
        if turn is None and chosen:
            # Nothing beyond the chosen pieces can be played; they themselves perhaps can.
            turn = best_special_turn(position, None, chosen)
    else:
        turn = _best_turn(position, weights, -1 if chosen else 0, chosen)
    return None if turn is None or turn.worth < 0 else turn


def best_coded_turn(position: Position, objective: Goal = Objective.TILES) -> CodedTurn | None:
    """Return the best turn in face codes, or None if there is no legal one."""
    if has_special_jokers(position):
        if objective is Objective.OUT:
            return best_special_turn(position, None, codes_of(position.rack)) if position.rack else None
        return best_special_turn(position, _special_weights(position.rules, objective))
    if objective is Objective.OUT:
        return _best_turn(position, queries.NO_WEIGHTS, -1, codes_of(position.rack)) if position.rack else None
    return _best_turn(position, weights_of(position.rules, objective), 0)


def weights_of(rules: Rulebook, objective: Goal) -> bytes:
    """Return the weights of the 53 classic faces for an objective."""
    if objective is Objective.TILES:
        return most_tiles(rules.jokers.penalty)
    if objective is Objective.POINTS:
        return most_value(rules.jokers.penalty)
    assert isinstance(objective, Mapping)
    return most_weight([objective.get(face, 0) for face in FACES[:KINDS]])


def _special_weights(rules: Rulebook, objective: Goal) -> bytes:
    if isinstance(objective, Objective):
        return with_special_jokers(weights_of(rules, objective))
    return most_special_weight([objective.get(face, 0) for face in FACES])


def _best_turn(position: Position, weights: bytes, floor: int, chosen: bytes = b"") -> CodedTurn | None:
    """Return the best legal turn that plays the chosen pieces, if worth more than `floor` beyond them."""
    return best_turn(
        Asked(
            rules=turn_rules(position.rules),
            opening=not position.opened,
            table=position.table,
            rack=position.rack,
            chosen=chosen,
            weights=weights,
            floor=floor,
        )
    )


def opens(pieces: bytes, rules: TurnRules) -> bool:
    """Return whether the pieces contain an opening."""
    return queries.feasible(queries.counts_of((), pieces), rules.opening) is not None


MOST_AT_ONCE = 1 << 10
"""More positions are solved in several calls, so that memory is bounded and an interrupt is noticed."""


def solve_many(positions: Iterable[Position], objective: Goal = Objective.TILES) -> list[Answer]:
    """Return what `solve` returns for each position; much faster than one by one.

    Those with special jokers are solved one by one all the same; of the others `us` is the mean time of a position.
    Other threads run meanwhile.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles import read_row, read_table
    >>> rules = booklet("classic-nl")
    >>> many = [read_position(read_table("B4 B5 B6"), read_row(rack), rules) for rack in ("B3 K9", "B7 B8", "R1")]
    >>> [answer.tiles for answer in solve_many(many)]
    [1, 2, 0]
    """
    asked = list(positions)
    answers: list[Answer | None] = [None] * len(asked)
    with _without_collections():
        for places in _groups(asked):
            found = solved_together([asked[place] for place in places], objective)
            for place, answer in zip(places, found, strict=True):
                answers[place] = answer
    return [answer or solve(position, objective) for position, answer in zip(asked, answers, strict=True)]


def _groups(positions: Sequence[Position]) -> Iterator[list[int]]:
    """Yield the places of positions that have the rules in common, and whether the player has opened."""
    groups: dict[object, list[int]] = {}
    for place, position in enumerate(positions):
        groups.setdefault((position.rules, position.opened), []).append(place)
    for places in groups.values():
        for first in range(0, len(places), MOST_AT_ONCE):
            yield places[first : first + MOST_AT_ONCE]


@contextmanager
def _without_collections() -> Iterator[None]:
    """Postpone garbage collections: thousands of answers are made here, and none of them is garbage."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
