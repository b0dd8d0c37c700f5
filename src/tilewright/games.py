"""The kinds of games with their engines, and every rulebook by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, assert_never

from msgspec import Struct

from tilewright.dice import commands as dice_commands
from tilewright.dice import engine as dice_game
from tilewright.dice import events as dice_events
from tilewright.dice import faults as dice_faults
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.placed import grid_of
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.engine import Command as AnyCommand
from tilewright.engine import Engine, Rules, Seat, Shuffles, State
from tilewright.engine import Event as AnyEvent
from tilewright.engine import Fault as AnyFault
from tilewright.engine import Seen as AnySeen
from tilewright.engine import View as AnyView
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command, PlayerCommand, PlayTiles
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.table import table_of
from tilewright.game.view import Seen, View
from tilewright.rules import booklets
from tilewright.rules.printing import Booklet, named
from tilewright.rules.rulebook import Rulebook

GameRules = Rulebook | TurboRules
"""A rulebook of any kind of game; its type says which kind."""

Value = TypeVar("Value")


class PerKind(Struct, Generic[Value], frozen=True, kw_only=True):
    """One value for each kind of game, found by the type of its rules.

    Each layer keeps what it needs to know of a kind in one of these. A new kind of game is one more field here, and the
    type checker then names every layer that lacks it.

    >>> PerKind(tiles="rack", dice="hand").of(TURBO.rulebook)
    'hand'
    """

    tiles: Value
    dice: Value

    def of(self, rules: GameRules) -> Value:
        """Return the value of the kind of game that the rules belong to."""
        match rules:
            case Rulebook():
                return self.tiles
            case TurboRules():
                return self.dice
            case _:
                assert_never(rules)

    def items(self) -> tuple[tuple[str, Value], ...]:
        """Return the name and the value of every kind."""
        return tuple((name, getattr(self, name)) for name in self.__struct_fields__)


TILE_GAME: Engine[Rulebook, Match, Command, Event, Fault, View, Seen] = tile_game

DICE_GAME: Engine[
    TurboRules,
    dice_match.Match,
    dice_commands.Command,
    dice_events.Event,
    dice_faults.Fault,
    dice_view.View,
    dice_view.Seen,
] = dice_game

EDITIONS: Mapping[str, Booklet[GameRules]] = {**booklets.EDITIONS, TURBO.rulebook.id: TURBO}


def edition(name: str) -> Booklet[GameRules]:
    """Return the booklet with this id, or raise BadHouseRule that lists the ids."""
    return named(name, EDITIONS)


Rows = Sequence[Sequence[int]]


class Kind(Struct, Generic[Rules, State, AnyCommand, AnyEvent, AnyFault, AnyView, AnySeen], frozen=True, kw_only=True):
    """One kind of game: its engine, the types of its values, and what a draft means in it.

    `commands` are those a player may send, so the clock's is not among them. `start` begins a match; the host's seat
    matters only where the rules let the host decide who starts. `limit` returns the seconds a turn may
    last, `untouched` the draft of a player who has moved nothing, `proposal` the command that ends a turn with a draft.
    """

    engine: Engine[Rules, State, AnyCommand, AnyEvent, AnyFault, AnyView, AnySeen]
    rules: object
    state: object
    commands: object
    events: object
    views: object
    seen: object
    start: Callable[[Rules, int, Shuffles, Seat], tuple[AnyEvent, ...]]
    limit: Callable[[State], int | None]
    untouched: Callable[[State], Rows]
    proposal: Callable[[Rows], AnyCommand]


def _no_limit(match: object) -> None:
    """TB-34: there is no clock."""


TILES = Kind(
    engine=TILE_GAME,
    rules=Rulebook,
    state=Match,
    commands=PlayerCommand,
    events=Event,
    views=View,
    seen=Seen,
    start=tile_game.start,
    limit=lambda match: match.rules.time.limit,
    untouched=lambda match: match.game.table,
    proposal=lambda rows: PlayTiles(table_of(rows)),
)

DICE = Kind(
    engine=DICE_GAME,
    rules=TurboRules,
    state=dice_match.Match,
    commands=dice_commands.PlayerCommand,
    events=dice_events.Event,
    views=dice_view.View,
    seen=dice_view.Seen,
    start=lambda rules, seats, shuffles, _host: dice_game.start(rules, seats, shuffles),
    limit=_no_limit,
    untouched=lambda match: tuple((placed.x, placed.y, placed.die) for placed in match.round.grid),
    proposal=lambda rows: dice_commands.PlaceDice(grid_of(rows)),
)

# A kind found by its rules fits them, which the type system cannot express.
AnyKind = Kind[Any, Any, Any, Any, Any, Any, Any]

KINDS: PerKind[AnyKind] = PerKind(tiles=TILES, dice=DICE)
