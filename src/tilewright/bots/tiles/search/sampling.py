"""Worlds: racks and pools that agree with all a seat has seen, dealt at random, the likelier ones oftener."""

from __future__ import annotations

from math import prod
from random import Random

from tilewright.bots.tiles.search.counts import Pile, codes_in, pile_of, pile_of_tiles
from tilewright.bots.tiles.search.fast_game import Sketch
from tilewright.bots.tiles.search.opponents import Knowledge, Other
from tilewright.bots.tiles.search.playable import Lays
from tilewright.bots.tiles.search.policies import Style, careful, hoard, lay, rush

# How often racks are dealt again that their owner would hardly have kept quiet with.
_MOST_TRIES = 3

# So many turns without an opening are hardly for want of one.
_LONG = 8

# How likely a turn lays nothing before the opening, nothing after it, and something then: for those who lay all they
# can, as counted in games of two to four greedy bots, and for those who hold back, who may lay for some reason too.
_LAYS_ALL = (0.73, 0.54, 0.46)
_HOLDS_BACK = (1.0, 1.0, 0.1)

# The styles of those who hold back, the commoner ones oftener. The last opens at once, so that it is not among those
# who have not opened.
_HOLDERS = (hoard, hoard, careful, rush)


class World:
    """A game as it may stand, and the style each opponent plays in; own seats' styles are there to be replaced."""

    __slots__ = ("game", "styles")

    def __init__(self, game: Sketch, styles: list[Style]) -> None:
        self.game, self.styles = game, styles


def sampled(known: Knowledge, lays: Lays, random: Random) -> World:
    """Return a world that the seat cannot tell from the real one.

    Racks with which their owners would not have kept quiet are mostly dealt again: nobody keeps a rack that goes out,
    few keep an opening, and whoever lays all it can holds nothing that fitted.
    """
    view = known.view
    assert view.seat is not None
    styles = [_style(other, random) for other in known.others]
    hidden = known.unseen
    for seat, other in enumerate(known.others):
        if seat != view.seat:
            hidden -= pile_of_tiles(tuple(other.held))
    free = _mixed(codes_in(hidden), random)
    racks: list[Pile] = []
    for seat, other in enumerate(known.others):
        if seat == view.seat:
            racks.append(known.rack)
            continue
        certain = pile_of_tiles(tuple(other.held))
        count = view.counts[seat] - len(other.held)
        for _ in range(_MOST_TRIES):
            rack = free[:count]
            if not _would_speak(other, certain + pile_of(rack[other.drawn :]), styles[seat], lays):
                break
            free = _mixed(free, random)
            rack = free[:count]
        racks.append(certain + pile_of(rack))
        free = free[count:]
    game = Sketch(view.rules, known.table, racks, free)
    game.opened = list(view.opened)
    game.seat, game.passes, game.lap = view.seat, view.passes, view.lap
    return World(game, styles)


def _mixed(codes: list[int], random: Random) -> list[int]:
    # Only random() gives the same numbers in every version of Python.
    keys = [random.random() for _ in codes]
    return [code for _, code in sorted(zip(keys, codes, strict=True))]


def _style(other: Other, random: Random) -> Style:
    """Return a style as likely as the opponent's turns make it."""
    turns = (other.waited, other.went_on, other.laid)
    lays_all, holds = (prod(map(pow, each, turns)) for each in (_LAYS_ALL, _HOLDS_BACK))
    if random.random() * (lays_all + holds) < lays_all:
        return lay
    return _HOLDERS[int(random.random() * (len(_HOLDERS) - (other.waited > _LONG and not other.opened)))]


def _would_speak(other: Other, rack: Pile, style: Style, lays: Lays) -> bool:
    """Return whether it would have laid something when it last laid nothing, had it held this rack."""
    if other.quiet is None:
        return False
    if not other.opened:
        waits = lays.extras and style in (hoard, careful)
        return lays.opens(rack) and (not waits or lays.fits(other.quiet, rack))
    if style is lay:
        return bool(lays.most(other.quiet, rack, lays.most_tiles))
    return lays.fits(other.quiet, rack)
