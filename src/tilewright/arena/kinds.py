"""Contests: what a simulation needs to know of each kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, assert_never

from msgspec import Struct

from tilewright.arena.dice_timeouts import perhaps_late_with_dice
from tilewright.arena.timeouts import perhaps_late
from tilewright.bots.dice.turns import turn_of
from tilewright.bots.protocol import Bot, position_of
from tilewright.bots.registry import bot, dice_bot
from tilewright.chance import Chance
from tilewright.dice import commands as dice_commands
from tilewright.dice import events as dice_events
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Command, Engine, Event, Fault, Rules, Seat, Seen, State, View
from tilewright.game import commands, events, view
from tilewright.games import DICE_GAME, TILE_GAME, GameRules
from tilewright.records import dice_write
from tilewright.records.lines import Line
from tilewright.records.write import recorded
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.solve import playable


class Course(Struct, frozen=True):
    """How a match went: its games, their turns together, and how many games ended without anybody going out.

    `penalised` are the seats whose turn was illegal where the rules let such a turn be ended, once for each.
    """

    games: int
    turns: int
    blocked: int
    penalised: tuple[Seat, ...] = ()


class Contest(Struct, Generic[Rules, State, Command, Event, Fault, View, Seen], frozen=True, kw_only=True):
    """One kind of game as bots play it.

    `single` shortens matches to one game, `mishap` makes turns run out of time with a probability, `holds_back` says
    whether a command lays nothing though some legal turn would.
    """

    engine: Engine[Rules, State, Command, Event, Fault, View, Seen]
    bot: Callable[[str], Bot[View, Seen, Command]]
    single: Callable[[Rules], Rules]
    mishap: Callable[[float], Callable[[View, Command, Chance], Command]]
    holds_back: Callable[[View, Command], bool]
    course: Callable[[Sequence[Event]], Course]
    recorded: Callable[[Iterable[Event], Sequence[str], str], Iterator[Line]]


def _single_tile_game(rules: Rulebook) -> Rulebook:
    return with_house(rules, {"match.games": 1, "match.rounds": 1})


def _tile_course(happened: Sequence[events.Event]) -> Course:
    ends = [event.reason for event in happened if isinstance(event, events.GameEnded)]
    return Course(
        games=len(ends),
        turns=sum(isinstance(event, events.TurnEvent) for event in happened),
        blocked=sum(reason is not events.EndReason.OUT for reason in ends),
        penalised=tuple(event.seat for event in happened if isinstance(event, events.Penalised)),
    )


def _holds_tiles_back(seen: view.View, command: commands.Command) -> bool:
    return isinstance(command, commands.DrawTile | commands.Pass) and playable(position_of(seen))


def _single_round(rules: TurboRules) -> TurboRules:
    return with_house(rules, {"match.rounds": 1, "match.sudden_death": "no"})


def _dice_course(happened: Sequence[dice_events.Event]) -> Course:
    ends = [event.reason for event in happened if isinstance(event, dice_events.RoundEnded)]
    return Course(
        games=len(ends),
        turns=sum(isinstance(event, dice_events.TurnEnd) for event in happened),
        blocked=sum(reason is not dice_events.RoundEnd.OUT for reason in ends),
    )


def _holds_dice_back(seen: dice_view.View, command: dice_commands.Command) -> bool:
    return isinstance(command, dice_commands.Pass) and solve_grid(turn_of(seen)).tiles > 0


TILES = Contest(
    engine=TILE_GAME,
    bot=bot,
    single=_single_tile_game,
    mishap=perhaps_late,
    holds_back=_holds_tiles_back,
    course=_tile_course,
    recorded=recorded,
)

DICE = Contest(
    engine=DICE_GAME,
    bot=dice_bot,
    single=_single_round,
    mishap=perhaps_late_with_dice,
    holds_back=_holds_dice_back,
    course=_dice_course,
    recorded=dice_write.recorded,
)


def refuse_bots(rules: GameRules, names: Iterable[str]) -> None:
    """Raise BadInput if one of these bots does not play by the rules, but another kind of game."""
    make = bot if isinstance(rules, Rulebook) else dice_bot
    for name in names:
        make(name)


def refuse_table(rules: GameRules, seats: int) -> None:
    """Raise BadInput if so many cannot play by the rules."""
    match rules:
        case Rulebook():
            TILE_GAME.refuse_seats(rules, seats)
        case TurboRules():
            DICE_GAME.refuse_seats(rules, seats)
        case _:
            assert_never(rules)
