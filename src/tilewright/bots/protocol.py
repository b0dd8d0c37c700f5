"""What a bot is: it gets what its seat may see and chooses a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from tilewright.chance import Chance
from tilewright.game.commands import Command, DealNext, DrawTile, Pass, PlayTiles
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View

_View = TypeVar("_View", contravariant=True)
_Seen = TypeVar("_Seen", contravariant=True)
_Command = TypeVar("_Command", covariant=True)


class Bot(Protocol[_View, _Seen, _Command]):
    """A program that plays any kind of game: all it must offer is `choose`.

    Only the arguments should decide the command, so that a seed repeats a game. A bot that never reads `seen` says so
    with the class attribute `needs_history = False`.
    """

    def choose(self, view: _View, seen: Sequence[_Seen], chance: Chance) -> _Command:
        """Return a command, given what the seat sees now, what it has seen so far, and a chance of its own."""


TileBot = Bot[View, Seen, Command]
AnyBot = Bot[Any, Any, Any]


def needs_history(bot: object) -> bool:
    """Return whether a bot reads `seen`; a bot without the class attribute `needs_history` is taken to."""
    return bool(getattr(bot, "needs_history", True))


def position_of(view: View) -> Position:
    """Return the position of the seat whose view it is."""
    assert view.seat is not None
    return Position(rules=view.rules, table=view.table, rack=view.rack, opened=view.opened[view.seat])


def play_or_pass(view: View, table: Table | None) -> Command:
    """Return the command that plays `table`; without one, draw, pass or deal the next game."""
    if view.shown:
        return DealNext()
    if table is not None:
        return PlayTiles(table)
    return DrawTile() if view.pool and view.lap is None else Pass()
