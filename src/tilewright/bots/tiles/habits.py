"""How the other seats play, from what everybody has seen: the habits that tell beginners from experts."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.game.events import Passed, TilesPlayed
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen, View
from tilewright.solver.solve import Objective, best_table
from tilewright.tiles.faces import Number
from tilewright.tiles.tile import TileId, TileRow, face_of

_DEALS = (MatchStartSeen, GameDealSeen, ReshuffleSeen)
# How many games of a match are looked at: this one and the one before.
_GAMES = 2
_SMALL = 6


class Habits:
    """Counts of what the other seats did after they had opened; `waiting` counts turns before that, in this game alone.

    Of their `plays`, some moved rows of the table and some `overlooked` a tile before: it would have fitted when the
    seat ended its last turn, so it had not seen it, or had not wanted to. `small` and `high` count the tiles played.
    """

    __slots__ = ("high", "idle", "moved", "overlooked", "plays", "small", "waiting")

    def __init__(self) -> None:
        self.plays = self.moved = self.overlooked = self.idle = self.small = self.high = self.waiting = 0

    def note_tiles(self, played: TileRow) -> None:
        """Count the tiles of a play by their size; jokers are small, since they are kept like those."""
        high = sum(_is_high(tile) for tile in played)
        self.high += high
        self.small += len(played) - high


class _Seat:
    """A seat in the current game: the table when its last turn ended, if known, and how many tiles it drew then."""

    __slots__ = ("drew", "left_table", "opened")

    def __init__(self) -> None:
        self.opened = False
        self.left_table: Table | None = None
        self.drew = 0


def habits_of_others(view: View, seen: Sequence[Seen]) -> Habits:
    """Return the habits of all seats but the viewer's, from this game and the one before."""
    habits = Habits()
    table: Table = ()
    seats = [_Seat() for _ in view.counts]
    for event in _recent(seen):
        match event:
            case MatchStartSeen() | GameDealSeen() | ReshuffleSeen():
                seats, table, habits.waiting = [_Seat() for _ in view.counts], (), 0
            case TilesPlayed(seat=seat) if seat != view.seat:
                _note_play(habits, seats[seat], view, table, event)
                table = event.table
            case DrawSeen(seat=seat) | Passed(seat=seat) if seat != view.seat:
                _note_idle(habits, seats[seat], table, int(isinstance(event, DrawSeen)))
            case TilesPlayed():
                table = event.table
            case TimeOutSeen():
                table = event.table
                for one in seats:
                    one.left_table = None
            case _:
                pass
    return habits


def _recent(seen: Sequence[Seen]) -> Sequence[Seen]:
    """Return the events of the last games, from a deal on."""
    deals = 0
    for place in range(len(seen) - 1, -1, -1):
        deals += isinstance(seen[place], _DEALS)
        if deals == _GAMES:
            return seen[place:]
    return seen[:]


def _note_play(habits: Habits, seat: _Seat, view: View, before: Table, event: TilesPlayed) -> None:
    if seat.opened:
        habits.plays += 1
        habits.moved += _moves_rows(before, event.table)
        habits.note_tiles(event.played)
        if seat.left_table is not None:
            fitted = sum(_fits(view, seat.left_table, tile) for tile in event.played)
            # What it drew in its last turn it did not have before.
            habits.overlooked += fitted > seat.drew
    seat.opened, seat.left_table, seat.drew = True, event.table, 0


def _note_idle(habits: Habits, seat: _Seat, table: Table, drew: int) -> None:
    habits.idle += seat.opened
    habits.waiting += not seat.opened
    seat.left_table, seat.drew = table, drew


def _moves_rows(before: Table, after: Table) -> bool:
    """Return whether the tiles of a row lie in different rows now."""
    rows = [set(row) for row in after]
    return any(not any(row_after.issuperset(row) for row_after in rows) for row in before)


def _fits(view: View, table: Table, tile: TileId) -> bool:
    position = Position(rules=view.rules, table=table, rack=(tile,), opened=True)
    return best_table(position, Objective.OUT) is not None


def _is_high(tile: TileId) -> bool:
    face = face_of(tile)
    return isinstance(face, Number) and face.value > _SMALL
