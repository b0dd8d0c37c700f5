"""The games there are: each kind with its engine, and every rulebook by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from msgspec import Struct

from tilewright.dice import commands as dice_commands
from tilewright.dice import engine as dice_game
from tilewright.dice import events as dice_events
from tilewright.dice import faults as dice_faults
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.dice import DieId
from tilewright.dice.placed import Placed
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.engine import Command as AnyCommand
from tilewright.engine import Engine, Rules, State
from tilewright.engine import Event as AnyEvent
from tilewright.engine import Fault as AnyFault
from tilewright.engine import Seen as AnySeen
from tilewright.engine import View as AnyView
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command, PlayerCommand, PlayTiles
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.view import Seen, View
from tilewright.rules import booklets
from tilewright.rules.printing import Booklet, named
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import TileId

GameRules = Rulebook | TurboRules
"""The rulebook of whatever game; its type says which."""

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
    """Return the booklet of any game by its id, or raise BadHouseRule naming the ids there are."""
    return named(name, EDITIONS)


Rows = Sequence[Sequence[int]]


class Kind(Struct, Generic[Rules, State, AnyCommand, AnyEvent, AnyFault, AnyView, AnySeen], frozen=True, kw_only=True):
    """One kind of game: its engine, what its values are written and read as, and what a draft means in it.

    `commands` are those a player may send; the clock's is not among them. `limit` gives the seconds a turn may last,
    `untouched` the draft of a player who has moved nothing, `proposal` the command that ends the turn with a draft.
    """

    engine: Engine[Rules, State, AnyCommand, AnyEvent, AnyFault, AnyView, AnySeen]
    rules: object
    state: object
    commands: object
    events: object
    views: object
    seen: object
    limit: Callable[[State], int | None]
    untouched: Callable[[State], Rows]
    proposal: Callable[[Rows], AnyCommand]


def _laid(rows: Rows) -> PlayTiles:
    return PlayTiles(tuple(tuple(map(TileId, row)) for row in rows))


def _no_limit(match: object) -> None:
    """TB-34: there is no clock."""


def _placed(rows: Rows) -> dice_commands.PlaceDice:
    """Return the grid that rows of x, y and die make; others are left out, as the engine does when time is up."""
    return dice_commands.PlaceDice(tuple(Placed(row[0], row[1], DieId(row[2])) for row in rows if len(row) == 3))


TILES = Kind(
    engine=TILE_GAME,
    rules=Rulebook,
    state=Match,
    commands=PlayerCommand,
    events=Event,
    views=View,
    seen=Seen,
    limit=lambda match: match.rules.time.limit,
    untouched=lambda match: match.game.table,
    proposal=_laid,
)

DICE = Kind(
    engine=DICE_GAME,
    rules=TurboRules,
    state=dice_match.Match,
    commands=dice_commands.PlayerCommand,
    events=dice_events.Event,
    views=dice_view.View,
    seen=dice_view.Seen,
    limit=_no_limit,
    untouched=lambda match: tuple((placed.x, placed.y, placed.die) for placed in match.round.grid),
    proposal=_placed,
)
