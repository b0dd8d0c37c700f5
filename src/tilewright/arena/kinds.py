"""What a simulation needs to know of each kind of game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic

from msgspec import Struct

from tilewright import games
from tilewright.arena.dice_timeouts import time_out_dice
from tilewright.arena.kernel_matches import Contested, MatchCounts, Names, play_in_kernel
from tilewright.arena.timeouts import time_out_tiles
from tilewright.bots.dice.turns import turn_of
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import Bot, position_of
from tilewright.bots.specs import resolve
from tilewright.chance import Chance
from tilewright.dice import commands as dice_commands
from tilewright.dice import events as dice_events
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Command, Engine, Event, Fault, Rules, Seat, Seen, Shuffles, State, View
from tilewright.game import commands, events, view
from tilewright.games import DICE_GAME, KINDS, TILE_GAME, GameRules, PerKind
from tilewright.records.dice import write as dice_write
from tilewright.records.lines import Line
from tilewright.records.tiles.write import recorded
from tilewright.rules.handicap import Handicaps
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.solve import playable


class Contest(Struct, Generic[Rules, State, Command, Event, Fault, View, Seen], frozen=True, kw_only=True):
    """One kind of game as bots play it.

    `single_game` shortens a match to one game. `time_out` replaces a command by running out of time in a random draft.
    `holds_back` says whether a command lays nothing although a legal turn would. `play_in_kernel` plays a whole match
    without the engine, or returns None where that is not possible.
    """

    engine: Engine[Rules, State, Command, Event, Fault, View, Seen]
    start: Callable[[Rules, int, Shuffles, Seat, Handicaps], tuple[Event, ...]]
    bot: Callable[[str], Bot[View, Seen, Command]]
    single_game: Callable[[Rules], Rules]
    time_out: Callable[[View, Command, Chance], Command]
    holds_back: Callable[[View, Command], bool]
    counts: Callable[[Sequence[Event]], MatchCounts]
    recorded: Callable[[Iterable[Event], Sequence[str], str], Iterator[Line]]
    play_in_kernel: Callable[
        [Sequence[Event], Sequence[Bot[View, Seen, Command]], Chance, Names | None], Contested | None
    ]


def _single_tile_game(rules: Rulebook) -> Rulebook:
    return with_house(rules, {"match.games": 1, "match.rounds": 1})


def _tile_counts(happened: Sequence[events.Event]) -> MatchCounts:
    ends = [event.reason for event in happened if isinstance(event, events.GameEnded)]
    return MatchCounts(
        games=len(ends),
        turns=sum(isinstance(event, events.TurnEvent) for event in happened),
        blocked=sum(reason is not events.EndReason.OUT for reason in ends),
        penalised=tuple(event.seat for event in happened if isinstance(event, events.Penalised)),
    )


def _holds_tiles_back(seen: view.View, command: commands.Command) -> bool:
    return isinstance(command, commands.DrawTile | commands.Pass) and playable(position_of(seen))


def _single_round(rules: TurboRules) -> TurboRules:
    return with_house(rules, {"match.rounds": 1, "match.sudden_death": "no"})


def _dice_counts(happened: Sequence[dice_events.Event]) -> MatchCounts:
    ends = [event.reason for event in happened if isinstance(event, dice_events.RoundEnded)]
    return MatchCounts(
        games=len(ends),
        turns=sum(isinstance(event, dice_events.TurnEnd) for event in happened),
        blocked=sum(reason is not dice_events.RoundEnd.OUT for reason in ends),
    )


def _holds_dice_back(seen: dice_view.View, command: dice_commands.Command) -> bool:
    return isinstance(command, dice_commands.Pass) and solve_grid(turn_of(seen)).tiles > 0


TILES = Contest(
    engine=TILE_GAME,
    start=games.TILES.start,
    bot=partial(resolve, ladder=LADDERS.tiles),
    single_game=_single_tile_game,
    time_out=time_out_tiles,
    holds_back=_holds_tiles_back,
    counts=_tile_counts,
    recorded=recorded,
    play_in_kernel=play_in_kernel,
)

DICE = Contest(
    engine=DICE_GAME,
    start=games.DICE.start,
    bot=partial(resolve, ladder=LADDERS.dice),
    single_game=_single_round,
    time_out=time_out_dice,
    holds_back=_holds_dice_back,
    counts=_dice_counts,
    recorded=dice_write.recorded,
    play_in_kernel=lambda first_events, bots, chance, names: None,  # noqa: ARG005, dice are played by the engine alone
)


AnyContest = Contest[Any, Any, Any, Any, Any, Any, Any]

CONTESTS: PerKind[AnyContest, AnyContest] = PerKind(tiles=TILES, dice=DICE)


def refuse_bots(rules: GameRules, names: Iterable[str]) -> None:
    """Raise BadInput if one of these bots cannot play by the rules."""
    for name in names:
        resolve(name, LADDERS.of(rules))


def refuse_table(rules: GameRules, seats: int) -> None:
    """Raise BadInput if the rules do not allow this number of seats."""
    KINDS.of(rules).engine.refuse_seats(rules, seats)
