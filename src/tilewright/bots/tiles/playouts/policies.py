"""The policies of playouts, in the plain form; `kernel/play/policies.c` is its twin."""

from collections.abc import Callable, Iterator

from tilewright.bots.tiles.playouts.game import PlayoutGame
from tilewright.bots.tiles.playouts.situation import Policy
from tilewright.bots.tiles.playouts.solving import NOTHING, Turn
from tilewright.bots.tiles.search.counts import ONE, codes_in
from tilewright.solver.common.question import NUMBERED, NUMBERS

# An opponent with this few tiles may go out in its next turn.
_FEW = 1


def turn_by(game: PlayoutGame, policy: Policy) -> Turn:
    """Return the turn that a policy takes for the seat to act."""
    return _TURNS[policy](game)


def lay_most(game: PlayoutGame) -> Turn:
    """Play as many tiles as possible."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return game.solver.opening(game.table, rack, game.least_points[game.seat])
    return game.solver.most(game.table, rack, game.solver.most_tiles)


def hoard(game: PlayoutGame) -> Turn:
    """Hold back, but with an empty pool play the most value once somebody has passed, unless it wins by waiting."""
    turn = _held_back(game, may_wait=True)
    if game.pool or turn.laid:
        return turn
    if game.seat in game.lowest() or (game.lap is None and not game.passes):
        return turn
    return most_value(game)


def careful(game: PlayoutGame) -> Turn:
    """Play nothing that others could use until the whole rack goes out.

    An opening that may use the table waits too, since it can be part of going out. With an empty pool a seat passes if
    it wins when everybody passes; otherwise it plays little, and nothing that lets anybody go out.
    """
    return _held_back(game, may_wait=bool(game.pool) or game.seat in game.lowest())


def rush(game: PlayoutGame) -> Turn:
    """Open at once, then hold back until the whole rack goes out, or an opponent or the pool is nearly out."""
    seat = game.seat
    in_danger = any(size <= _FEW for other, size in enumerate(game.sizes) if other != seat)
    if not game.opened[seat] or game.lap is not None or len(game.pool) < len(game.racks) or in_danger:
        return lay_most(game)
    return game.solver.whole_rack(game.table, game.racks[seat])


def patient(game: PlayoutGame) -> Turn:
    """Hold back like `careful`, and with an empty pool also while a later seat has to play first."""
    if game.pool:
        return _held_back(game, may_wait=True)
    seats, lowest = len(game.racks), game.lowest()
    later = [(game.seat + step) % seats for step in range(1, seats - game.passes)]
    return _held_back(game, may_wait=game.seat in lowest or any(seat not in lowest for seat in later))


_TURNS: dict[Policy, Callable[[PlayoutGame], Turn]] = {
    Policy.LAY_MOST: lay_most,
    Policy.HOARD: hoard,
    Policy.CAREFUL: careful,
    Policy.RUSH: rush,
    Policy.PATIENT: patient,
}


def _held_back(game: PlayoutGame, *, may_wait: bool) -> Turn:
    seat, solver = game.seat, game.solver
    rack, extras = game.racks[seat], solver.rules.extras
    if not game.opened[seat] and not solver.opens(rack, game.least_points[seat]):
        return NOTHING
    if (game.opened[seat] or extras) and (out := solver.whole_rack(game.table, rack)).laid:
        return out
    if game.lap is not None:
        return most_value(game)
    if not (game.opened[seat] or extras):
        return solver.small_opening(rack, game.least_points[seat])
    return NOTHING if may_wait else _guarded(game)


def most_value(game: PlayoutGame) -> Turn:
    """Play the most value, or an opening."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return game.solver.opening(game.table, rack, game.least_points[game.seat])
    return game.solver.most(game.table, rack, game.solver.most_value)


def _guarded(game: PlayoutGame) -> Turn:
    """Return a small turn after which nobody else can go out, or the one with the most value."""
    for turn in small_turns(game):
        if not lets_out(game, turn):
            return turn
    return most_value(game)


def small_turns(game: PlayoutGame) -> Iterator[Turn]:
    """Yield the smallest turns, high pieces first: singles that fit, runs of three, groups of three."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        if (opening := game.solver.small_opening(rack, game.least_points[game.seat])).laid:
            yield opening
        return
    codes = sorted({code for code in codes_in(rack) if code < NUMBERED}, key=lambda code: (-(code % NUMBERS), code))
    for code in codes:
        if game.solver.fits(game.table + ONE[code]):
            yield Turn(ONE[code], ONE[code])
    for code in codes:
        if code % NUMBERS >= 2 and {code - 1, code - 2} <= set(codes):
            run = ONE[code] + ONE[code - 1] + ONE[code - 2]
            yield Turn(run, run)
    for number in range(NUMBERS - 1, -1, -1):
        same = [ONE[code] for code in codes if code % NUMBERS == number]
        if len(same) >= 3:
            group = sum(same[:3])
            yield Turn(group, group)


def lets_out(game: PlayoutGame, turn: Turn) -> bool:
    """Return whether somebody else could go out after a turn."""
    solver, table, least = game.solver, game.table + turn.joined, game.least_points
    return any(
        solver.whole_rack(table, rack).laid != 0
        for seat, rack in enumerate(game.racks)
        if seat != game.seat and (game.opened[seat] or (solver.rules.extras and solver.opens(rack, least[seat])))
    )
