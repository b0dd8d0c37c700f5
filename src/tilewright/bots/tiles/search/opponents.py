"""What a seat knows about its opponents from everything it has seen in the current game."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.bots.tiles.search.counts import Counts, counts_of
from tilewright.game.events import Passed, TilesPlayed
from tilewright.game.table import Table, tiles_on
from tilewright.game.view import DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen
from tilewright.tiles import TileId, codes_of

_DEALS = (MatchStartSeen, GameDealSeen, ReshuffleSeen)


class Opponent(Struct, eq=False):
    """What the turns of one seat have shown.

    `held` are tiles it is known to hold. `idle_table` is the table at which it played nothing in its last turn, None if
    it played or had no turn; `drawn` is the number of tiles it drew then. `unopened_turns` counts its turns before it
    opened, `idle_turns` those after that without a play, `laid` those with one. `opened_with` is the number of tiles of
    its opening, 0 while that is not known.
    """

    held: set[TileId] = set()
    idle_table: Table | None = None
    drawn: int = 0
    opened: bool = False
    unopened_turns: int = 0
    idle_turns: int = 0
    laid: int = 0
    opened_with: int = 0

    def note_play(self, played: Sequence[TileId]) -> None:
        """Record a turn in which it played these tiles."""
        self.held.difference_update(played)
        self.idle_table = None
        if self.opened:
            self.laid += 1
        else:
            self.opened, self.opened_with = True, len(played)

    def note_idle_turn(self, table: Table, drawn: int) -> None:
        """Record a turn in which it played nothing."""
        self.idle_table, self.drawn = table, drawn
        self.idle_turns += self.opened
        self.unopened_turns += not self.opened


def opponents(seats: int, seen: Sequence[Seen]) -> tuple[Opponent, ...]:
    """Return what each seat has shown in the current game, from the events that a seat has seen."""
    others = tuple(Opponent() for _ in range(seats))
    table: Table = ()
    for event in _of_this_game(seen):
        note(others, event, table)
        if isinstance(event, TilesPlayed | TimeOutSeen):
            table = event.table
    return others


def note(others: Sequence[Opponent], event: Seen, table: Table) -> None:
    """Record what an event shows of its seat, given the table before it."""
    match event:
        case TilesPlayed(seat=seat, played=played):
            others[seat].note_play(played)
        case DrawSeen(seat=seat, count=count):
            others[seat].note_idle_turn(table, count)
        case Passed(seat=seat):
            others[seat].note_idle_turn(table, 0)
        case TimeOutSeen():
            _timed_out(others[event.seat], event, table)
            for other in others:
                # Pieces have left the table, so what could have been played before tells nothing any more.
                other.idle_table = None
        case _:
            pass


def _of_this_game(seen: Sequence[Seen]) -> list[Seen]:
    """Return the events since the last deal, in order."""
    events: list[Seen] = []
    for place in range(len(seen) - 1, -1, -1):
        event = seen[place]
        if isinstance(event, _DEALS):
            break
        events.append(event)
    return events[::-1]


def _timed_out(other: Opponent, event: TimeOutSeen, before: Table) -> None:
    """Record a time-out: table tiles may have gone to the rack; what could have been played stays unknown."""
    old, new = tiles_on(before), tiles_on(event.table)
    other.held |= old - new - set(event.to_pool)
    other.held -= new
    other.opened = other.opened or bool(new - old)


def counts_on(table: Table) -> Counts:
    """Return the counts of the pieces of a table."""
    return counts_of(code for row in table for code in codes_of(row))
