"""Contests: what a simulation needs to know of each kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic

from msgspec import Struct

from tilewright.bots.bot import Bot
from tilewright.bots.ladder import bot
from tilewright.bots.mishaps import perhaps_late
from tilewright.chance import Chance
from tilewright.engine import Command, Engine, Event, Fault, Rules, Seen, State, View
from tilewright.game import commands, events, faults, match, view
from tilewright.games import TILE_GAME
from tilewright.records.lines import Line
from tilewright.records.write import recorded
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook


class Course(Struct, frozen=True):
    """How a match went: its games, their turns together, and how many games ended without anybody going out."""

    games: int
    turns: int
    blocked: int


class Contest(Struct, Generic[Rules, State, Command, Event, Fault, View, Seen], frozen=True, kw_only=True):
    """One kind of game as bots play it.

    `single` shortens matches to one game, `mishap` makes turns run out of time with a probability.
    """

    engine: Engine[Rules, State, Command, Event, Fault, View, Seen]
    bot: Callable[[str], Bot[View, Seen, Command]]
    single: Callable[[Rules], Rules]
    mishap: Callable[[float], Callable[[View, Command, Chance], Command]]
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
    )


TILES: Contest[Rulebook, match.Match, commands.Command, events.Event, faults.Fault, view.View, view.Seen] = Contest(
    engine=TILE_GAME,
    bot=bot,
    single=_single_tile_game,
    mishap=perhaps_late,
    course=_tile_course,
    recorded=recorded,
)
