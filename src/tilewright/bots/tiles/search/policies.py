"""Simple policies that rollouts play with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tilewright.bots.tiles.search.counts import ONE, Counts, codes_in
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.bots.tiles.search.fast_solver import FastSolver
from tilewright.tiles.faces import COLORS, HIGH

Policy = Callable[[FastGame, FastSolver], Counts]

# An opponent with this few tiles may go out in its next turn.
_FEW = 1
_NUMBERED = len(COLORS) * HIGH


def lay_most(game: FastGame, solver: FastSolver) -> Counts:
    """Play as many tiles as possible."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return solver.opening(game.table, rack)
    return solver.most(game.table, rack, solver.most_tiles)


def hoard(game: FastGame, solver: FastSolver) -> Counts:
    """Hold back like `careful`, but with an empty pool play the most value once somebody has passed."""
    laid = careful(game, solver)
    if game.pool or not laid or laid == game.racks[game.seat]:
        return laid
    return most_value(game, solver) if game.lap is not None or game.passes else LAY_NOTHING


def rush(game: FastGame, solver: FastSolver) -> Counts:
    """Open at once, then hold back until the whole rack goes out, or an opponent or the pool is nearly out."""
    seat = game.seat
    if not game.opened[seat] or game.lap is not None or len(game.pool) < len(game.racks) or _in_danger(game):
        return lay_most(game, solver)
    rack = game.racks[seat]
    return rack if solver.fits(game.table, rack) else LAY_NOTHING


def careful(game: FastGame, solver: FastSolver) -> Counts:
    """Play nothing that others could use until the whole rack goes out.

    An opening that may use the table waits too, since it can be part of going out. With an empty pool a seat passes if
    it wins when everybody passes; otherwise it plays little, and nothing that lets anybody go out.
    """
    return _held_back(game, solver, bool(game.pool) or game.seat in game.lowest())


def patient(game: FastGame, solver: FastSolver) -> Counts:
    """Hold back like `careful`, and with an empty pool also while a later seat has to play first."""
    if game.pool:
        return _held_back(game, solver, True)
    seats, lowest = len(game.racks), game.lowest()
    later = [(game.seat + step) % seats for step in range(1, seats - game.passes)]
    return _held_back(game, solver, game.seat in lowest or any(seat not in lowest for seat in later))


def _held_back(game: FastGame, solver: FastSolver, may_wait: bool) -> Counts:
    seat = game.seat
    rack = game.racks[seat]
    if not game.opened[seat] and not solver.opens(rack):
        return LAY_NOTHING
    if (game.opened[seat] or solver.extras) and solver.fits(game.table, rack):
        return rack
    if game.lap is not None:
        return most_value(game, solver)
    if not (game.opened[seat] or solver.extras):
        return solver.small_opening(rack)
    return LAY_NOTHING if may_wait else _guarded(game, solver)


def small_turns(game: FastGame, solver: FastSolver) -> Iterator[Counts]:
    """Yield the smallest turns, high pieces first."""
    rack = game.racks[game.seat]
    if game.opened[game.seat]:
        yield from _small_lays(game.table, rack, solver)
    elif opened := solver.small_opening(rack):
        yield opened


def _small_lays(table: Counts, rack: Counts, solver: FastSolver) -> Iterator[Counts]:
    """Yield single pieces that fit, then sets of three on the rack."""
    codes = sorted({code for code in codes_in(rack) if code < _NUMBERED}, key=lambda code: -(code % HIGH))
    for code in codes:
        if solver.fits(table, ONE[code]):
            yield ONE[code]
    held = set(codes)
    for code in codes:
        if code % HIGH >= 2 and {code - 1, code - 2} <= held:
            yield ONE[code] + ONE[code - 1] + ONE[code - 2]
    for number in range(HIGH - 1, -1, -1):
        group = [ONE[code] for code in codes if code % HIGH == number]
        if len(group) >= 3:
            yield group[0] + group[1] + group[2]


def _guarded(game: FastGame, solver: FastSolver) -> Counts:
    """Return a small turn after which nobody else can go out, or the one with the most value."""
    others = [seat for seat in range(len(game.racks)) if seat != game.seat]
    for pieces in small_turns(game, solver):
        if not any(lets_out(game, seat, pieces, solver) for seat in others):
            return pieces
    return most_value(game, solver)


def most_value(game: FastGame, solver: FastSolver) -> Counts:
    """Return the turn with the most value, or an opening."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return solver.opening(game.table, rack)
    return solver.most(game.table, rack, solver.most_value)


def lets_out(game: FastGame, seat: int, laid: Counts, solver: FastSolver) -> bool:
    """Return whether a seat could go out after `laid` has been played."""
    rack = game.racks[seat]
    if not game.opened[seat] and not (solver.extras and solver.opens(rack)):
        return False
    return solver.fits(game.table + laid, rack)


def _in_danger(game: FastGame) -> bool:
    """Return whether an opponent may go out in its next turn."""
    return any(size <= _FEW for seat, size in enumerate(game.sizes) if seat != game.seat)
