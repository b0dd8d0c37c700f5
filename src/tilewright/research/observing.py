"""What a seat observes and what a central critic may see, as vectors of counts with a name for every slice."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from tilewright.game.game import Game
from tilewright.game.view import View
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import readings
from tilewright.sets.rules import faces_stood_for
from tilewright.solver.common.question import JOKER
from tilewright.tiles import CODES, FACES, TileRow, code_of, codes_of, faces_of, tiles_of

Vector = NDArray[np.uint8]
Slices = Mapping[str, slice]

KINDS = len(FACES)
MOST = 255
"""The highest number of a vector; turns beyond it are not counted."""


@lru_cache(maxsize=16)
def observed_slices(seats: int) -> Slices:
    """Return where each part of an observation is; seats are counted from the observer, clockwise.

    >>> observed_slices(2)["table"]
    slice(112, 168, None)
    """
    bags = dict.fromkeys(("rack", "committed", "table", "jokers_stand_for", "unseen"), KINDS)
    flags = dict.fromkeys(("rack_sizes", "opened", "in_turn", "starter"), seats)
    return laid_out(bags | flags | dict.fromkeys(("pool", "passes", "last_lap", "turns"), 1))


@lru_cache(maxsize=16)
def state_slices(seats: int) -> Slices:
    """Return where each part of the state is; seats are counted from seat 0, and `racks` has 56 counts for each."""
    bags = {"racks": seats * KINDS} | dict.fromkeys(("pool", "committed", "table", "jokers_stand_for"), KINDS)
    flags = dict.fromkeys(("opened", "in_turn", "starter"), seats)
    return laid_out(bags | flags | dict.fromkeys(("passes", "last_lap", "turns"), 1))


def size_of(slices: Slices) -> int:
    """Return the length of a vector with these slices."""
    return sum(len(range(part.start, part.stop)) for part in slices.values())


def observed(game: Game, seat: int, committed: bytes) -> Vector:
    """Return what a seat observes; `committed` are the pieces of its own unfinished turn."""
    return _vector(game, seat, game.racks[seat], (*map(len, game.racks), game.seat, len(game.pool)), committed)


def observed_in(view: View, committed: bytes = b"") -> Vector:
    """Return what the seat of a view observes when it is in turn: a bot can ask an agent."""
    assert view.seat is not None
    return _vector(view, view.seat, view.rack, (*view.counts, view.seat, view.pool), committed)


def _vector(now: Game | View, seat: int, held: TileRow, sizes: tuple[int, ...], committed: bytes) -> Vector:
    """Return a vector; `sizes` has those of all racks, who is in turn, and that of the pool."""
    # Plain bytes: for so few pieces they are faster than arrays.
    *counts, in_turn, pool = sizes
    seats, (rack, own, table, stood, unseen) = len(counts), range(0, 5 * KINDS, KINDS)
    flat = bytearray(5 * KINDS)
    for start, tiles in ((rack, held), *((table, row) for row in now.table)):
        for code in codes_of(tiles):
            flat[start + code] += 1
    for code in committed:
        flat[own + code] += 1
    for code in _stood_for(now):
        flat[stood + code] += 1
    around = [*range(seat, seats), *range(seat)]
    flat += bytes([counts[other] for other in around])
    flat += bytes([now.opened[other] for other in around])
    flat += bytes([other == in_turn for other in around])
    flat += bytes([other == now.starter for other in around])
    flat += bytes([pool, *_progress(now)])
    vector = np.frombuffer(flat, np.uint8)
    vector[unseen : unseen + KINDS] = boxed(now.rules) - vector[rack:own] - vector[table:stood]
    return vector


def whole_state(game: Game, committed: bytes) -> Vector:
    """Return everything, racks and pool included."""
    seats = range(len(game.racks))
    flags = [
        *game.opened,
        *(seat == game.seat for seat in seats),
        *(seat == game.starter for seat in seats),
        *_progress(game),
    ]
    own = np.bincount(np.frombuffer(committed, np.uint8), minlength=KINDS)
    racks = [_counted(rack) for rack in game.racks]
    stood = np.bincount(_stood_for(game), minlength=KINDS)
    parts = (*racks, _counted(game.pool), own, _counted(tuple(chain.from_iterable(game.table))), stood, np.array(flags))
    return np.concatenate(parts).astype(np.uint8)


def laid_out(sizes: Mapping[str, int]) -> Slices:
    """Return slices of these sizes, one after the other."""
    slices: dict[str, slice] = {}
    at = 0
    for name, size in sizes.items():
        slices[name] = slice(at, at + size)
        at += size
    return slices


def _progress(game: Game | View) -> tuple[int, int, int]:
    """Return the passes in a row, the turns left in the last lap with the one in progress (0: none yet), the turns."""
    return game.passes, game.lap or 0, min(game.turns, MOST)


def _counted(tiles: TileRow) -> NDArray[np.int64]:
    return np.bincount(np.frombuffer(codes_of(tiles), np.uint8), minlength=KINDS)


@lru_cache(maxsize=1 << 6)
def boxed(rules: Rulebook) -> Vector:
    """Return how many pieces of each face the box has."""
    return _counted(tiles_of(rules.box.contents)).astype(np.uint8)


def _stood_for(game: Game | View) -> list[int]:
    """Return the codes of the faces that jokers on the table may stand for, in the best reading of their rows."""
    rows = [row for row in game.table if code_of(max(row)) >= JOKER]
    return [code for row in rows for code in _meant(row, game.rules)]


@lru_cache(maxsize=1 << 10)
def _meant(row: TileRow, rules: Rulebook) -> tuple[int, ...]:
    best = readings(faces_of(row), set_rules(rules))[0]
    jokers = (stand for tile, stand in zip(row, best.stands, strict=True) if code_of(tile) >= JOKER)
    return tuple(CODES[face] for stand in jokers for meaning in faces_stood_for(stand) for face in meaning)
