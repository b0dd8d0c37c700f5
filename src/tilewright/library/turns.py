"""What a seat sees as a position, and what it lays as a command."""

from __future__ import annotations

from typing import overload

from tilewright.arguments import expect
from tilewright.bots import protocol
from tilewright.bots.dice import turns as dice_turns
from tilewright.bots.laying import dice_for, tiles_for
from tilewright.dice import commands as dice_commands
from tilewright.dice import view as dice_view
from tilewright.dice.grid import Faces
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Refused
from tilewright.game.commands import Command, DealNext, Pass
from tilewright.game.table import Position
from tilewright.game.view import View
from tilewright.games import AnyCommand, GameRules
from tilewright.library import drawn  # noqa: F401, for notebooks show what comes from here
from tilewright.library.tables import Rows, grid_of, rows_of
from tilewright.solver.crossword.plays import GridPlay
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer
from tilewright.solver.plays import Play
from tilewright.solver.position import BadPosition
from tilewright.solver.solve import Answer

Laid = Answer | Play | Rows | None
"""A turn of tiles: an answer or a play, or the table it leaves; None lays nothing."""

DiceLaid = GridAnswer | GridPlay | str | Faces | None
"""A turn of dice, likewise."""


@overload
def position_of(view: View) -> Position: ...
@overload
def position_of(view: dice_view.View) -> Turn: ...
def position_of(view: View | dice_view.View) -> Position | Turn:
    """Return the position of the seat whose view it is; in Turbo the seat must have rolled."""
    expect("view", view, (View, dice_view.View), _VIEW)
    if view.seat is None:
        raise BadPosition("a spectator has no position")
    if isinstance(view, View):
        return protocol.position_of(view)
    if not view.rolled:
        raise BadPosition("the dice have not been rolled in this turn")
    return dice_turns.turn_of(view)


@overload
def command_for(view: View, laid: Laid = None) -> Command: ...
@overload
def command_for(view: dice_view.View, laid: DiceLaid = None) -> dice_commands.Command: ...
def command_for(view: View | dice_view.View, laid: Laid | DiceLaid = None) -> Command | dice_commands.Command:
    """Return the command that lays an answer, a play or a whole table.

    Where nothing is laid, it is the command to draw, or to pass if nothing can be drawn; in Turbo to roll all dice, or
    to pass after the roll. Between two games it deals the next one.
    """
    expect("view", view, (View, dice_view.View), _VIEW)
    if isinstance(view, View):
        return _tile_command(view, laid)
    return _dice_command(view, laid)


_VIEW = "what a seat sees, as match.view(seat) returns it"


def _tile_command(view: View, laid: object) -> Command:
    if laid is None or (isinstance(laid, Answer) and not laid.tiles):
        return protocol.play_or_pass(view, None)
    rows = rows_of(laid.table if isinstance(laid, Answer | Play) else laid)
    return protocol.play_or_pass(view, tiles_for(position_of(view), rows))


def _dice_command(view: dice_view.View, laid: object) -> dice_commands.Command:
    if laid is None or (isinstance(laid, GridAnswer) and not laid.tiles):
        return dice_turns.chosen(view, lambda: dice_turns.own_dice(view), lambda: None)
    grid = grid_of(laid.table if isinstance(laid, GridAnswer | GridPlay) else laid)
    return dice_for(view, grid)


def fitting(command: object, rules: GameRules) -> AnyCommand:
    """Return a command for the kind of game, or raise Refused.

    `Pass` and `DealNext` of tiles are taken for those of Turbo, which mean the same.
    """
    dice = isinstance(rules, TurboRules)
    if dice and isinstance(command, Pass | DealNext):
        return dice_commands.Pass() if isinstance(command, Pass) else dice_commands.DealNext()
    if not isinstance(command, dice_commands.Command if dice else Command):
        raise Refused(f"{type(command).__name__} is not a command of {rules.id}")
    return command
