"""Styles: simple ways to play on, by which a searcher thinks games through to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tilewright.bots.lays import Lays
from tilewright.bots.piles import ONE, Pile, codes_in
from tilewright.bots.sketch import GO_ON, Sketch
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
    """Open at once, then hold everything back until all goes out, an opponent is nearly out, or the pool is."""
    seat = game.seat
    if not game.opened[seat] or game.lap is not None or len(game.pool) < len(game.racks) or _in_danger(game):
        return lay(game, lays)
    rack = game.racks[seat]
    return rack if lays.fits(game.table, rack) else GO_ON


def careful(game: Sketch, lays: Lays) -> Pile:
    """Open with little, then hold everything back, with the pool empty too, until all goes out.

    Whoever lays helps the others out. So with the pool empty those pass who win when everybody does; the others lay
    what does not let the next one out.
    """
    seat = game.seat
    rack = game.racks[seat]
    if not game.opened[seat]:
        opened = lays.small_opening(rack)
        return rack if opened and lays.extras and lays.fits(game.table, rack) else opened
    if lays.fits(game.table, rack):
        return rack
    if game.lap is not None:
        return lays.most(game.table, rack, lays.most_value)
    if game.pool or seat in game.lowest():
        return GO_ON
    return _guarded(game, lays)


def small_lays(table: Pile, rack: Pile, lays: Lays) -> Iterator[Pile]:
    """Yield the least that can be laid, dear pieces first: single pieces that fit, then sets of three on the rack."""
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
    """Return a small lay after which the next seat cannot go out, else the one of most value."""
    seat, after = game.seat, (game.seat + 1) % len(game.racks)
    table, rack, other = game.table, game.racks[seat], game.racks[after]
    for pile in small_lays(table, rack, lays):
        if not game.opened[after] or not lays.fits(table + pile, other):
            return pile
    return lays.most(table, rack, lays.most_value)


def _in_danger(game: Sketch) -> bool:
    """Return whether some opponent is nearly out."""
    return any(size <= _FEW for seat, size in enumerate(game.sizes) if seat != game.seat)
