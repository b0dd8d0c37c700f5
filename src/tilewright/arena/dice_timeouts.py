"""Turns of the dice game that run out of time in the middle of a random draft."""

from tilewright.chance import Chance, draw
from tilewright.dice.commands import Command, DealNext, PlaceDice, TimeOut
from tilewright.dice.placed import Grid, Placed
from tilewright.dice.view import View

_MOST_DISTURBANCES = 3
_REACH = 5


def time_out_dice(view: View, command: Command, chance: Chance) -> Command:
    """Return the time-out of a turn before its roll or on the way to `command`; dealing never runs out of time."""
    if isinstance(command, DealNext):
        return command
    return TimeOut(_unfinished(command.grid if isinstance(command, PlaceDice) else view.grid, chance))


def _unfinished(grid: Grid, chance: Chance) -> Grid:
    """Return `grid` with up to three dice moved; with none, time-outs meet finished turns too."""
    dice = list(grid)
    count, chance = draw(chance, _MOST_DISTURBANCES + 1)
    for _ in range(min(count, len(dice))):
        which, chance = draw(chance, len(dice))
        right, chance = draw(chance, 2 * _REACH + 1)
        dice[which] = Placed(dice[which].x + right - _REACH, dice[which].y, dice[which].die)
    return tuple(dice)
