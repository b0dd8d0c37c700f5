"""Exhaustive search of endgames: two players, an empty pool and few tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tilewright.bots.tiles.search.counts import KINDS, ONE, Counts
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.bots.tiles.search.fast_solver import FastSolver

# Ten tiles on both racks make at most 2**10 tables, and a game has a few thousand states.
_FEW_TILES = 10

_Key = tuple[tuple[Counts, ...], tuple[bool, ...], int, int, int | None]


def is_small(game: FastGame) -> bool:
    """Return whether a game is small enough for exhaustive search."""
    return len(game.racks) == 2 and not game.pool and sum(game.sizes) <= _FEW_TILES


def exact_turn(game: FastGame, solver: FastSolver) -> tuple[Counts, float]:
    """Return a best turn of the seat to act, and its guaranteed share of the win.

    Both players know both racks, since the pool is empty. Among equally good turns the smallest is returned.
    """
    return _Tried(solver).best(game)


class _Tried:
    """The solved states of one endgame; many orders of turns lead to the same state."""

    def __init__(self, solver: FastSolver) -> None:
        self._lays = solver
        self._best: dict[_Key, tuple[Counts, float]] = {}

    def best(self, game: FastGame) -> tuple[Counts, float]:
        key = (tuple(game.racks), tuple(game.opened), game.seat, game.passes, game.lap)
        if key not in self._best:
            self._best[key] = self._tried(game)
        return self._best[key]

    def _share(self, game: FastGame, seat: int) -> float:
        """Return a seat's share of the win with best play on both sides; both shares add up to 1."""
        share = self.best(game)[1]
        return share if game.seat == seat else 1 - share

    def _tried(self, game: FastGame) -> tuple[Counts, float]:
        seat = game.seat
        rack, opened = game.racks[seat], game.opened[seat]
        found = (LAY_NOTHING, -1.0)
        for pieces in (rack, LAY_NOTHING, *_parts(rack)):
            if pieces and not self._lays.may_lay(game.table, pieces, opened=opened):
                continue
            after = game.copy()
            after.play(pieces)
            share = (seat in after.winners) / len(after.winners) if after.winners else self._share(after, seat)
            if share > found[1]:
                found = (pieces, share)
            if found[1] == 1:
                break
        return found


def _parts(rack: Counts) -> Iterator[Counts]:
    """Yield every part of a rack, the smallest first."""
    counts = rack.to_bytes(KINDS, "little")
    held = [code for code, count in enumerate(counts) if count]
    for taken in sorted(product(*(range(counts[code] + 1) for code in held)), key=sum):
        yield sum(count * ONE[code] for code, count in zip(held, taken, strict=True))
