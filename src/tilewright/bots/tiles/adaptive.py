"""The adaptive bot: plays about as well as the others at the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean

from msgspec import Struct

from tilewright.bots.protocol import TileBot, play_or_pass
from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.casual import Casual
from tilewright.bots.tiles.cautious import Cautious
from tilewright.bots.tiles.greedy import Greedy
from tilewright.bots.tiles.habits import Habits, habits_of_others
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.threats import others
from tilewright.bots.tiles.timing import Timing
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View


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
