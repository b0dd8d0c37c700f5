"""Styles: simple ways to play on, by which a searcher thinks games through to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tilewright.bots.tiles.search.counts import ONE, Pile, codes_in
from tilewright.bots.tiles.search.fast_game import GO_ON, Sketch
from tilewright.bots.tiles.search.playable import Lays
from tilewright.tiles.faces import COLORS, HIGH

Style = Callable[[Sketch, Lays], Pile]

# An opponent with so few tiles may go out in its next turn.
_FEW = 1
_NUMBERED = len(COLORS) * HIGH


def lay(game: Sketch, lays: Lays) -> Pile:
    """Return as many tiles as can be laid."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return lays.opening(game.table, rack)
    return lays.most(game.table, rack, lays.most_tiles)


def hoard(game: Sketch, lays: Lays) -> Pile:
    """Hold back as the careful do, but with the pool empty lay most once somebody has passed and waiting may lose."""
    laid = careful(game, lays)
    if game.pool or not laid or laid == game.racks[game.seat]:
        return laid
    return most_value(game, lays) if game.lap is not None or game.passes else GO_ON


def rush(game: Sketch, lays: Lays) -> Pile:
    """Open at once, then hold back until all goes out, an opponent is nearly out, or the pool is."""
    seat = game.seat
    if not game.opened[seat] or game.lap is not None or len(game.pool) < len(game.racks) or _in_danger(game):
        return lay(game, lays)
    rack = game.racks[seat]
    return rack if lays.fits(game.table, rack) else GO_ON


def careful(game: Sketch, lays: Lays) -> Pile:
    """Lay nothing that others could use until the whole rack goes out.

    An opening waits as well where it may use the table: then it can be a part of going out. With the pool empty those
    pass who win when everybody does; the others lay little, and nothing that lets anybody out.
    """
    return _held_back(game, lays, bool(game.pool) or game.seat in game.lowest())


def patient(game: Sketch, lays: Lays) -> Pile:
    """Hold back as the careful do, and with the pool empty also while somebody after the seat must give way first."""
    if game.pool:
        return _held_back(game, lays, True)
    seats, lowest = len(game.racks), game.lowest()
    later = [(game.seat + step) % seats for step in range(1, seats - game.passes)]
    return _held_back(game, lays, game.seat in lowest or any(seat not in lowest for seat in later))


def _held_back(game: Sketch, lays: Lays, may_wait: bool) -> Pile:
    seat = game.seat
    rack = game.racks[seat]
    if not game.opened[seat] and not lays.opens(rack):
        return GO_ON
    if (game.opened[seat] or lays.extras) and lays.fits(game.table, rack):
        return rack
    if game.lap is not None:
        return most_value(game, lays)
    if not (game.opened[seat] or lays.extras):
        return lays.small_opening(rack)
    return GO_ON if may_wait else _guarded(game, lays)


def small_turns(game: Sketch, lays: Lays) -> Iterator[Pile]:
    """Yield the least that can be laid in a turn, dear pieces first."""
    rack = game.racks[game.seat]
    if game.opened[game.seat]:
        yield from _small_lays(game.table, rack, lays)
    elif opened := lays.small_opening(rack):
        yield opened


def _small_lays(table: Pile, rack: Pile, lays: Lays) -> Iterator[Pile]:
    """Yield single pieces that fit, then sets of three on the rack."""
    codes = sorted({code for code in codes_in(rack) if code < _NUMBERED}, key=lambda code: -(code % HIGH))
    for code in codes:
        if lays.fits(table, ONE[code]):
            yield ONE[code]
    held = set(codes)
    for code in codes:
        if code % HIGH >= 2 and {code - 1, code - 2} <= held:
            yield ONE[code] + ONE[code - 1] + ONE[code - 2]
    for number in range(HIGH - 1, -1, -1):
        group = [ONE[code] for code in codes if code % HIGH == number]
        if len(group) >= 3:
            yield group[0] + group[1] + group[2]


def _guarded(game: Sketch, lays: Lays) -> Pile:
    """Return a small lay after which nobody else can go out, else the one of most value."""
    others = [seat for seat in range(len(game.racks)) if seat != game.seat]
    for pile in small_turns(game, lays):
        if not any(lets_out(game, seat, pile, lays) for seat in others):
            return pile
    return most_value(game, lays)


def most_value(game: Sketch, lays: Lays) -> Pile:
    """Return the turn that lays most value, or opens."""
    rack = game.racks[game.seat]
    if not game.opened[game.seat]:
        return lays.opening(game.table, rack)
    return lays.most(game.table, rack, lays.most_value)


def lets_out(game: Sketch, seat: int, laid: Pile, lays: Lays) -> bool:
    """Return whether a seat could go out after the pile has been laid."""
    rack = game.racks[seat]
    if not game.opened[seat] and not (lays.extras and lays.opens(rack)):
        return False
    return lays.fits(game.table + laid, rack)


def _in_danger(game: Sketch) -> bool:
    """Return whether some opponent is nearly out."""
    return any(size <= _FEW for seat, size in enumerate(game.sizes) if seat != game.seat)
