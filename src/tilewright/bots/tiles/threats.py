"""What a seat can tell about its opponents: how close the end is, and who holds least."""

from __future__ import annotations

from tilewright.game.scoring import rack_value
from tilewright.game.table import tiles_on
from tilewright.game.view import View
from tilewright.tiles.tile import TileRow, tiles_of


def others(view: View) -> tuple[int, ...]:
    """Return how many tiles each opponent holds, in the order of the seats."""
    return tuple(count for seat, count in enumerate(view.counts) if seat != view.seat)


def is_ending(view: View) -> bool:
    """Return whether the pool may be empty before the seat's next turn."""
    return view.lap is not None or view.pool < len(view.counts)


def unseen(view: View) -> TileRow:
    """Return the tiles in the pool and on the opponents' racks."""
    known = {*view.rack, *tiles_on(view.table)}
    return tuple(tile for tile in tiles_of(view.rules.box.contents) if tile not in known)


def holds_least(view: View) -> bool:
    """Return whether the seat's rack is worth less than every other rack.

    Opponents are assumed to hold average unseen tiles. With an empty pool and one opponent this is exact.
    """
    penalty, hidden = view.rules.jokers.penalty, unseen(view)
    own, total = rack_value(view.rack, penalty), rack_value(hidden, penalty)
    return all(own * len(hidden) < total * count for count in others(view))
