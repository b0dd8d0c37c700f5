"""Mishaps with dice: drafts in which time runs out, as players leave them."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.chance import Chance, draw
from tilewright.dice.commands import Command, DealNext, PlaceDice, TimeOut
from tilewright.dice.placed import Grid, Placed
from tilewright.dice.view import View

_ODDS = 1 << 32
_MOST_DISTURBANCES = 3
_REACH = 5


def perhaps_late_with_dice(probability: float) -> Callable[[View, Command, Chance], Command]:
    """Return what makes a turn run out of time, with that probability: before its roll, or in a random draft."""

    def mishap(view: View, command: Command, chance: Chance) -> Command:
        lot, chance = draw(chance, _ODDS)
        if lot >= probability * _ODDS or isinstance(command, DealNext):
            return command
        return TimeOut(_unfinished(command.grid if isinstance(command, PlaceDice) else view.grid, chance))

    return mishap


def _unfinished(grid: Grid, chance: Chance) -> Grid:
    """Return a grid on the way: up to three dice astray, or none, so that time-outs meet finished turns too."""
    dice = list(grid)
    count, chance = draw(chance, _MOST_DISTURBANCES + 1)
    for _ in range(min(count, len(dice))):
        which, chance = draw(chance, len(dice))
        right, chance = draw(chance, 2 * _REACH + 1)
        dice[which] = Placed(dice[which].x + right - _REACH, dice[which].y, dice[which].die)
    return tuple(dice)
