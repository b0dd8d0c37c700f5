"""The best turns of many positions at once."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.kernel import is_compiled, native
from tilewright.solver.classic import queries
from tilewright.solver.common.question import JOKER
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import Answer, Goal, Objective, is_opening, solve, weights_of
from tilewright.solver.special_turns import has_special_jokers
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles.faces import FACES
from tilewright.tiles.tile import codes_of, face_of, tiles_of

MOST_AT_ONCE = 1 << 10
"""More positions are solved in several calls, so that memory is bounded and an interrupt is noticed."""


def solve_many(positions: Iterable[Position], objective: Goal = Objective.TILES) -> list[Answer]:
    """Return what `solve` returns for each position; much faster where one question to the compiled kernel decides.

    That is the case unless special jokers are in play, jokers on the table keep their meaning, or rare house rules
    apply. In such a batch `us` is the mean time of a position. Other threads run meanwhile.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles.notation import read_row, read_table
    >>> rules = booklet("classic-nl")
    >>> many = [read_position(read_table("B4 B5 B6"), read_row(rack), rules) for rack in ("B3 K9", "B7 B8", "R1")]
    >>> [answer.tiles for answer in solve_many(many)]
    [1, 2, 0]
    """
    asked = list(positions)
    answers: dict[int, Answer] = {}
    if is_compiled() and objective is not Objective.OUT:
        for places in _groups(asked):
            found = _solved([asked[place] for place in places], objective)
            answers |= {place: answer for place, answer in zip(places, found, strict=True) if answer is not None}
    return [answers.get(place) or solve(position, objective) for place, position in enumerate(asked)]


def _groups(positions: Sequence[Position]) -> Iterator[list[int]]:
    """Yield the places of positions that have the rules in common, and whether the player has opened."""
    groups: dict[object, list[int]] = {}
    for place, position in enumerate(positions):
        groups.setdefault((position.rules, position.opened), []).append(place)
    for places in groups.values():
        for first in range(0, len(places), MOST_AT_ONCE):
            yield places[first : first + MOST_AT_ONCE]


def _solved(positions: Sequence[Position], objective: Goal) -> list[Answer | None]:
    """Return the answers for positions of one group, None where one question to the kernel does not decide."""
    rules, opening = turn_rules(positions[0].rules), is_opening(positions[0])
    separate = opening and not rules.opening_extras
    chosen: Sequence[int] = range(len(positions)) if rules.counts_suffice else ()
    if rules.has_special_jokers:
        chosen = [place for place in chosen if not has_special_jokers(positions[place])]
    if rules.jokers_bound and not opening:
        chosen = [place for place in chosen if not _has_joker(positions[place].table)]
    weights = weights_of(positions[0].rules, objective)
    if opening and not separate:
        return _with_extras(positions, chosen, weights)
    demands = rules.opening if opening else rules.turn
    return _answers(positions, chosen, _Question(separate, demands, weights, 0))


def _with_extras(positions: Sequence[Position], chosen: Sequence[int], weights: bytes) -> list[Answer | None]:
    """Return the answers for openings with extras, None where the best turn is not an opening (A-08)."""
    rules = turn_rules(positions[0].rules)
    opens = _Question(True, rules.opening, queries.NO_WEIGHTS, -1)
    answers = _answers(positions, chosen, opens)
    # Most racks have no opening. With one, the best turn usually contains one too, unless jokers are bound.
    able = [place for place in chosen if (answer := answers[place]) and answer.played]
    for place in able:
        answers[place] = None
    able = [place for place in able if not (rules.jokers_bound and _has_joker(positions[place].table))]
    turns = _answers(positions, able, _Question(False, rules.turn, weights, 0))
    tiles = {face_of(tile): tile for tile in tiles_of(positions[0].rules.box.contents)}
    played = [
        replace(positions[place], rack=tuple([tiles[face] for face in turn.played]))
        for place in able
        if (turn := turns[place])
    ]
    proven = _answers(played, range(len(played)), opens)
    for place, proof in zip(able, proven, strict=True):
        if proof and proof.played:
            answers[place] = turns[place]
    return answers


class _Question(Struct, frozen=True):
    """A question about many positions; `apart` if the table is left alone."""

    apart: bool
    demands: bytes
    weights: bytes
    floor: int


def _answers(positions: Sequence[Position], chosen: Sequence[int], asked: _Question) -> list[Answer | None]:
    """Return the answers of the kernel for the chosen positions, None for the others."""
    answers: list[Answer | None] = [None] * len(positions)
    if not chosen:
        return answers
    began = time.perf_counter()
    values = bytes((*FACE_VALUES, positions[0].rules.jokers.penalty))
    cases = [(positions[place].table, positions[place].rack) for place in chosen]
    found = native.solve_many(cases, asked.apart, asked.demands, asked.weights, asked.floor, FACES, values)
    us = (time.perf_counter() - began) * 1e6 / len(cases)
    with _without_collections():
        for place, (rows, played, points) in zip(chosen, found, strict=True):
            answers[place] = Answer(rows=rows, played=played, tiles=len(played), points=points, exact=True, us=us)
    return answers


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


def _has_joker(table: Table) -> bool:
    return JOKER in chain.from_iterable(map(codes_of, table))
