"""The adaptive bot: plays about as well as the others at the table."""

from collections.abc import Sequence
from math import log
from statistics import fmean

from msgspec import Struct

from tilewright.bots.protocol import TileBot, play_or_pass
from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.greedy import Casual, Greedy
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.timing import Cautious, Timing, others
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.events import Passed, TilesPlayed
from tilewright.game.table import Position, Table
from tilewright.game.view import DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen, View
from tilewright.solver.solve import Objective, best_table
from tilewright.tiles import Number, TileId, TileRow, face_of

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


class _Seat(Struct, eq=False):
    """A seat in the current game: the table when its last turn ended, if known, and how many tiles it drew then."""

    opened: bool = False
    left_table: Table | None = None
    drew: int = 0


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


class Level(Struct, frozen=True):
    """A way to play, how common it is, and the shares of its plays that move rows, that lay what was overlooked before,
    and of its tiles that are small.
    """

    bot: TileBot
    prior: float
    moves: float
    overlooks: float
    small: float


# Measured after the opening in 30 games of two players each. A person is never as pure as a bot, so that no share is 0.
_LEVELS = (
    Level(Beginner(), 0.2, 0.03, 0.35, 0.45),
    Level(Casual(), 0.35, 0.58, 0.32, 0.45),
    Level(Greedy(), 0.3, 0.67, 0.02, 0.45),
    Level(Cautious(), 0.15, 0.6, 0.09, 0.05),
)
# Those who hold back are met in the same way.
_STRONGER = Timing()
_HOLDS_BACK, _FEW_TURNS, _LONG = 0.8, 6, 8

# How many tiles more than the others it may hold, at each level, before it plays one level better, and how many fewer
# before it plays one level worse. From casual to greedy is a large step.
_BEHIND, _AHEAD = (6, 12, 3, 3), 7


class Adaptive:
    """Judges from what everybody has seen how well the others play, and plays a turn of that level.

    Each level is a way to play that a person could have: it never sees more than its seat, and goes out when its level
    sees how.
    """

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that a player of the others' level would take."""
        if view.shown:
            return play_or_pass(view, None)
        return _bot_for(view, habits_of_others(view, seen)).choose(view, seen, chance)


def _bot_for(view: View, habits: Habits) -> TileBot:
    opponents = others(view)
    opened = any(opened for seat, opened in enumerate(view.opened) if seat != view.seat)
    if not opened and habits.waiting > _LONG * len(opponents):
        return Hoarder()
    turns = habits.plays + habits.idle
    # With few turns, only a clear habit counts.
    if turns >= _FEW_TURNS and habits.idle / turns > _HOLDS_BACK + 0.3 / turns**0.5:
        return _STRONGER
    level, behind = level_of(habits), len(view.rack) - fmean(opponents)
    if behind >= _BEHIND[level]:
        level += 1
    elif behind <= -_AHEAD and level:
        level -= 1
    return _LEVELS[level].bot if level < len(_LEVELS) else _STRONGER


def level_of(habits: Habits) -> int:
    """Return the most likely level, 0 to 3."""
    return max(range(len(_LEVELS)), key=lambda level: _log_likelihood(habits, _LEVELS[level]))


def _log_likelihood(habits: Habits, level: Level) -> float:
    shares = (
        (level.moves, habits.moved, habits.plays - habits.moved),
        (level.overlooks, habits.overlooked, habits.plays - habits.overlooked),
        (level.small, habits.small, habits.high),
    )
    return log(level.prior) + sum(yes * log(share) + no * log(1 - share) for share, yes, no in shares)
