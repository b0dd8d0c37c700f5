"""The kinds of games with their engines, and every rulebook by its id."""

from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import Any, Generic, TypeVar, assert_never, overload

from msgspec import Struct

from tilewright.dice import commands as dice_commands
from tilewright.dice import engine as dice_game
from tilewright.dice import events as dice_events
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.placed import grid_of
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.engine import Command as CommandT
from tilewright.engine import Engine, Seat, Shuffles
from tilewright.engine import Event as EventT
from tilewright.engine import Fault as FaultT
from tilewright.engine import Rules as RulesT
from tilewright.engine import Seen as SeenT
from tilewright.engine import State as StateT
from tilewright.engine import View as ViewT
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command, Fault, PlayerCommand, PlayTiles
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.game.table import table_of
from tilewright.game.view import Seen, View
from tilewright.rules import booklets
from tilewright.rules.handicap import Handicaps
from tilewright.rules.house import BadHouseRule
from tilewright.rules.printing import Booklet, named
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import JokerKind, complaint

GameRules = Rulebook | TurboRules
"""A rulebook of any kind of game; its type says which kind."""

AnyMatch = Match | dice_match.Match
AnyCommand = Command | dice_commands.Command
AnyEvent = Event | dice_events.Event
AnyFault = Fault | dice_commands.Fault
AnyView = View | dice_view.View
AnySeen = Seen | dice_view.Seen

ForTiles = TypeVar("ForTiles")
ForDice = TypeVar("ForDice")


class PerKind(Struct, Generic[ForTiles, ForDice], frozen=True, kw_only=True):
    """One value for each kind of game, found by the type of its rules.

    Each layer keeps what it needs to know of a kind in its `kinds.py`. A new kind of game is one more field here, and
    the type checker then names every layer that lacks it.

    >>> PerKind(tiles="rack", dice="hand").of(TURBO.rulebook)
    'hand'
    """

    tiles: ForTiles
    dice: ForDice

    @overload
    def of(self, rules: Rulebook) -> ForTiles: ...
    @overload
    def of(self, rules: TurboRules) -> ForDice: ...
    @overload
    def of(self, rules: GameRules) -> ForTiles | ForDice: ...
    def of(self, rules: GameRules) -> ForTiles | ForDice:
        """Return the value of the kind of game that the rules belong to."""
        match rules:
            case Rulebook():
                return self.tiles
            case TurboRules():
                return self.dice
            case _:
                assert_never(rules)

    def items(self) -> tuple[tuple[str, ForTiles | ForDice], ...]:
        """Return the name and the value of every kind."""
        return (("tiles", self.tiles), ("dice", self.dice))


def joker_kinds(rules: GameRules) -> tuple[JokerKind, ...]:
    """Return the kinds of jokers of a game."""
    match rules:
        case Rulebook():
            return tuple(kind for kind, _ in rules.box.contents.jokers)
        case TurboRules():
            return (JokerKind.CLASSIC,)


def refuse_handicaps(rules: GameRules, handicaps: Handicaps) -> None:
    """Raise BadHouseRule if a seat plays by rules that the game does not have: dice have no opening and no racks."""
    if handicaps and not isinstance(rules, Rulebook):
        english = "{rules} has no such handicap: there is no opening, and both players roll all their dice"
        raise BadHouseRule(complaint("bad-dice-handicap", english, rules=rules.id))


def handicaps_in(match: AnyMatch) -> Handicaps:
    """Return the handicaps of a match; a match of dice has none."""
    return match.handicaps if isinstance(match, Match) else ()


TILE_GAME: Engine[Rulebook, Match, Command, Event, Fault, View, Seen] = tile_game

DICE_GAME: Engine[
    TurboRules,
    dice_match.Match,
    dice_commands.Command,
    dice_events.Event,
    dice_commands.Fault,
    dice_view.View,
    dice_view.Seen,
] = dice_game

EDITIONS: Mapping[str, Booklet[GameRules]] = {**booklets.EDITIONS, TURBO.rulebook.id: TURBO}


def edition(name: str) -> Booklet[GameRules]:
    """Return the booklet with this id, or raise NoSuchRulebook that lists the ids."""
    return named(name, EDITIONS)


Rows = Sequence[Sequence[int]]


class Kind(
    Struct,
    Generic[RulesT, StateT, CommandT, EventT, FaultT, ViewT, SeenT],
    frozen=True,
    kw_only=True,
):
    """One kind of game: its name, its engine, the types of its values, and what a draft means in it.

    `commands` are those a player may send, so the clock's is not among them. `start` begins a match; the host's seat
    matters only where the rules let the host decide who starts, and handicaps are refused where they mean nothing.
    `limit` returns the seconds a turn may last, `racks` the pieces of all seats, `game_number` the number of the game
    in its match, `turns` the finished turns of the game, `untouched` the draft of a player who has moved nothing,
    `proposal` the command that ends a turn with a draft.
    """

    name: str
    engine: Engine[RulesT, StateT, CommandT, EventT, FaultT, ViewT, SeenT]
    rules: object
    state: object
    commands: UnionType
    events: UnionType
    views: object
    seen: UnionType
    start: Callable[[RulesT, int, Shuffles, Seat, Handicaps], tuple[EventT, ...]]
    limit: Callable[[StateT], int | None]
    racks: Callable[[StateT], tuple[tuple[int, ...], ...]]
    game_number: Callable[[StateT], int]
    turns: Callable[[StateT], int]
    untouched: Callable[[StateT], Rows]
    proposal: Callable[[Rows], CommandT]


def _start_dice(
    rules: TurboRules, seats: int, shuffles: Shuffles, _host: Seat, handicaps: Handicaps
) -> tuple[dice_events.Event, ...]:
    refuse_handicaps(rules, handicaps)
    return dice_game.start(rules, seats, shuffles)


def _no_limit(match: object) -> None:
    """TB-34: there is no clock."""


TILES = Kind(
    name="tiles",
    engine=TILE_GAME,
    rules=Rulebook,
    state=Match,
    commands=PlayerCommand,
    events=Event,
    views=View,
    seen=Seen,
    start=tile_game.start,
    limit=lambda match: match.rules.time.limit,
    racks=lambda match: match.game.racks,
    game_number=lambda match: match.game.number,
    turns=lambda match: match.game.turns,
    untouched=lambda match: match.game.table,
    proposal=lambda rows: PlayTiles(table_of(rows)),
)

DICE = Kind(
    name="dice",
    engine=DICE_GAME,
    rules=TurboRules,
    state=dice_match.Match,
    commands=dice_commands.PlayerCommand,
    events=dice_events.Event,
    views=dice_view.View,
    seen=dice_view.Seen,
    start=_start_dice,
    limit=_no_limit,
    racks=lambda match: match.round.hands,
    game_number=lambda match: match.round.number,
    turns=lambda match: match.round.turns,
    untouched=lambda match: tuple((placed.x, placed.y, placed.die) for placed in match.round.grid),
    proposal=lambda rows: dice_commands.PlaceDice(grid_of(rows)),
)

AnyKind = Kind[Any, Any, Any, Any, Any, Any, Any]
"""A kind that is known only at run time; its values are those of one match."""

KINDS: PerKind[AnyKind, AnyKind] = PerKind(tiles=TILES, dice=DICE)
