"""Many games in one call of the compiled kernel, where counts of pieces decide every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from struct import Struct as Packing
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.arena.match import start_events
from tilewright.chance import Chance, branch
from tilewright.engine import Seat, replay
from tilewright.game.events import EndReason
from tilewright.game.position import Position
from tilewright.game.scoring import Result, lowest_racks
from tilewright.games import TILE_GAME
from tilewright.research.choosing import ACTIONS, NotLegal, action_name
from tilewright.research.observing import KINDS as ALL_KINDS
from tilewright.research.observing import Vector, boxed, meant, observed_slices, size_of
from tilewright.rules.pool import Empty
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.solver.classic.question import KINDS
from tilewright.solver.commits import commits, counts_decide
from tilewright.solver.common.question import JOKER
from tilewright.solver.common.rows import rows_of
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import rack_value
from tilewright.solver.weights import most_tiles
from tilewright.tiles.faces import FACES, Row
from tilewright.tiles.tile import assign, codes_of, tiles_of

try:
    KERNEL: Any = import_module("tilewright.research._games")
except ImportError:
    KERNEL = None

_RULES = Packing(f"=5B3x{KINDS * 8}s")
_SEAT, _OVER, _STALE, _UNKNOWN = range(4)


def can_play(rules: Rulebook) -> bool:
    """Return whether the kernel was built and knows all rules of a turn."""
    turn = turn_rules(rules)
    return (
        KERNEL is not None and counts_decide(turn, special=False) and not (turn.jokers_bound or turn.has_special_jokers)
    )


class KernelGames:
    """Games in the compiled kernel, without the engine; a test compares every step.

    The kernel leaves to Python what jokers on the table stand for, and the few masks of openings that one question to
    the solver does not settle.
    """

    def __init__(self, rules: Rulebook, seats: int, n: int) -> None:
        self._rules, self._seats = rules, seats
        self._games = np.zeros((n, KERNEL.GAME_SIZE), np.uint8)
        self._observations = np.zeros((n, size_of(observed_slices(seats))), np.uint8)
        self._masks = np.zeros((n, ACTIONS), np.int8)
        self._notes = np.zeros((n, 4), np.uint8)
        self._written, self._box = _written(rules), boxed(rules).tobytes()

    def begin(self, place: int, seed: int, number: int) -> None:
        """Deal a game."""
        root = branch(Chance(f"seed {seed}".encode()), number)
        game = replay(TILE_GAME, start_events(TILE_GAME, self._rules, self._seats, root)).game
        racks = b"".join([_counted(codes_of(rack)) for rack in game.racks])
        KERNEL.deal(self._games, place, self._seats, int(game.starter), racks, codes_of(game.pool), self._written)

    def take(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take the actions in one call; if one is illegal, nothing is changed."""
        numbers = np.asarray(actions)
        coded = np.where((numbers < 0) | (numbers >= ACTIONS), ACTIONS, numbers).astype(np.uint8)
        place = KERNEL.step(self._games, coded.tobytes(), self._written)
        if place >= 0:
            action = int(numbers[place])
            name = action_name(action) if 0 <= action < ACTIONS else action
            raise NotLegal(f"action {name} is not legal in game {place}")
        self._look()

    def ended(self) -> Iterator[tuple[int, Result]]:
        """Yield the places of games that are over, with their results."""
        return ((int(place), self._result(int(place))) for place in np.flatnonzero(self._notes[:, _OVER]))

    def write(self, observations: Vector, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> None:
        """Write what the seat in turn of every game observes, its mask, and which seat it is."""
        self._look()
        if self._notes[:, _STALE:].any():
            for place in np.flatnonzero(self._notes[:, _STALE]):
                self._set_meanings(int(place))
            for place in np.flatnonzero(self._notes[:, _UNKNOWN]):
                self._set_mask(int(place))
            self._look()
        observations[:], masks[:], seats[:] = self._observations, self._masks, self._notes[:, _SEAT]

    def _look(self) -> None:
        KERNEL.look(self._games, self._box, self._observations, self._masks, self._notes)

    def _result(self, place: int) -> Result:
        _, racks, _, _ = self._read(place)
        left, sizes = tuple([rack_value(rack, self._rules) for rack in racks]), [*map(len, racks)]
        if 0 in sizes:
            return Result(EndReason.OUT, (Seat(sizes.index(0)),), left)
        return Result(EndReason.BLOCKED, lowest_racks(left, sizes, self._rules.scoring.tie), left)

    def _read(self, place: int) -> tuple[tuple[bytes, ...], list[bytes], bytes, bool]:
        """Return the rows of a game, its racks, what is committed, and whether the seat in turn has opened."""
        flat, counts, committed, opened = KERNEL.read(self._games, place)
        racks = [_codes(counts[at : at + KINDS]) for at in range(0, len(counts), KINDS)]
        return rows_of(flat), racks, _codes(committed), bool(opened)

    def _set_meanings(self, place: int) -> None:
        rows, _, _, _ = self._read(place)
        counts = bytearray(ALL_KINDS)
        for row in rows:
            if JOKER in row:
                for code in _meant(row, self._rules):
                    counts[code] += 1
        KERNEL.set_meanings(self._games, place, bytes(counts))

    def _set_mask(self, place: int) -> None:
        rows, racks, committed, opened = self._read(place)
        rack = racks[self._notes[place, _SEAT]]
        *table, held = assign([*map(_faces, rows), _faces(rack)], tiles_of(self._rules.box.contents))
        flags = commits(Position(rules=self._rules, table=tuple(table), rack=held, opened=opened), committed).flags
        KERNEL.set_mask(self._games, place, flags[:KINDS] + flags[-1:])


def _faces(codes: bytes) -> Row:
    return tuple([FACES[code] for code in codes])


def _counted(codes: bytes) -> bytes:
    return np.bincount(np.frombuffer(codes, np.uint8), minlength=KINDS).astype(np.uint8).tobytes()


def _codes(counts: bytes) -> bytes:
    return b"".join([bytes((code,)) * count for code, count in enumerate(counts) if count])


@lru_cache(maxsize=1 << 10)
def _meant(row: bytes, rules: Rulebook) -> tuple[int, ...]:
    """Return what the jokers of a row stand for, in the order in which the engine lays it."""
    laid = arranged(_faces(row), set_rules(rules))
    assert laid is not None
    return meant(laid, rules)


def _written(rules: Rulebook) -> bytes:
    """Return the rules as the kernel reads them."""
    turn, opening = turn_rules(rules), rules.opening
    least, points = turn.opening
    frees = opening.extras and opening.min == 0
    last_lap = rules.pool.empty is Empty.LAST_LAP
    return _RULES.pack(least, points, opening.extras, frees, last_lap, most_tiles(rules.jokers.penalty))
