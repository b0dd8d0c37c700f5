"""What a seat knows about the others in the game being played, gathered from all that it has seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilewright.bots.tiles.search.counts import Pile, box_pile, pile_of, pile_of_tiles
from tilewright.game.events import Passed, TilesPlayed
from tilewright.game.table import Table
from tilewright.game.view import DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen, View
from tilewright.tiles.tile import TileId, codes_of

_DEALS = (MatchStartSeen, GameDealSeen, ReshuffleSeen)


class Other:
    """One opponent as its turns have shown it.

    `held` are pieces it is known to hold. `quiet` is the table before which it last laid nothing, and `drawn` how many
    pieces came to its rack after that; None if it laid in its last turn or has had none. `waited` counts
    its turns before it opened, `went_on` and `laid` those after it.
    """

    __slots__ = ("drawn", "held", "laid", "opened", "quiet", "waited", "went_on")

    def __init__(self) -> None:
        self.held: set[TileId] = set()
        self.quiet: Pile | None = None
        self.drawn = 0
        self.opened = False
        self.waited = 0
        self.went_on = 0
        self.laid = 0

    def lays(self, played: Sequence[TileId]) -> None:
        """Take in a turn in which it laid these tiles."""
        self.held.difference_update(played)
        self.quiet = None
        self.laid += self.opened
        self.opened = True

    def goes_on(self, table: Pile, drawn: int) -> None:
        """Take in a turn in which it laid nothing."""
        self.quiet, self.drawn = table, drawn
        self.went_on += self.opened
        self.waited += not self.opened


class Knowledge(Struct, frozen=True, kw_only=True):
    """The seat's own view, the table as a pile, the pieces it has not seen, and what it knows of each seat."""

    view: View
    table: Pile
    rack: Pile
    unseen: Pile
    others: tuple[Other, ...]


def knowledge(view: View, seen: Sequence[Seen]) -> Knowledge:
    """Return what the seat of a view knows, which is no more than the view and what it has seen tell."""
    others = tuple(Other() for _ in view.counts)
    table: Table = ()
    for event in _of_this_game(seen):
        match event:
            case TilesPlayed(seat=seat, played=played):
                others[seat].lays(played)
                table = event.table
            case DrawSeen(seat=seat, count=count):
                others[seat].goes_on(_pile_on(table), count)
            case Passed(seat=seat):
                others[seat].goes_on(_pile_on(table), 0)
            case TimeOutSeen():
                _timed_out(others[event.seat], event, table)
                for other in others:
                    # Pieces that left the table are elsewhere now: what could be laid before it tells nothing more.
                    other.quiet = None
                table = event.table
            case _:
                pass
    on_table, rack = _pile_on(view.table), pile_of_tiles(view.rack)
    unseen = box_pile(view.rules.box.contents) - on_table - rack
    return Knowledge(view=view, table=on_table, rack=rack, unseen=unseen, others=others)


def _of_this_game(seen: Sequence[Seen]) -> list[Seen]:
    """Return what was seen since the last deal, in its order."""
    events: list[Seen] = []
    for place in range(len(seen) - 1, -1, -1):
        event = seen[place]
        if isinstance(event, _DEALS):
            break
        events.append(event)
    return events[::-1]


def _timed_out(other: Other, event: TimeOutSeen, before: Table) -> None:
    """A late turn tells nothing about what could have been laid, but pieces of the table may have gone to the rack."""
    lay, lies = _tiles_on(before), _tiles_on(event.table)
    other.held |= lay - lies - set(event.to_pool)
    other.held -= lies
    other.opened = other.opened or bool(lies - lay)


def _tiles_on(table: Table) -> set[TileId]:
    return {tile for row in table for tile in row}


def _pile_on(table: Table) -> Pile:
    return pile_of(code for row in table for code in codes_of(row))
