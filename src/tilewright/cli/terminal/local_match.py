"""A match on this machine between a person and bots, in which each player gets only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from tilewright.arena.match import start_events
from tilewright.bots.protocol import AnyBot
from tilewright.chance import Chance, branch
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.screen import Screen
from tilewright.engine import Command, Engine, Event, Fault, Seat, Seen, View, play, replay
from tilewright.games import GameRules

ME = Seat(0)

Names = tuple[str, ...]


class TerminalGame(Struct, frozen=True, kw_only=True):
    """One kind of game at the terminal: what is shown, and how the person takes a turn.

    `commands` is the type of all commands, the clock's among them.
    `event_in_words` is given an event, the view before it and the names. `seconds` returns the time limit of a turn, or
    None if the rules have no clock. `memory` creates what the terminal remembers between turns. `before_bots` runs
    before bots play. `game_ended` is the event that reveals a secret.
    """

    engine: Engine[Any, Any, Any, Any, Any, Any, Any]
    commands: Any
    event_in_words: Callable[[Any, Any, Names], str]
    usual_bots: str
    seconds: Callable[[Any], int | None]
    memory: Callable[[], Any]
    before_bots: Callable[[Any, Table], None]
    take_turn: Callable[[Any, Table, Any], None]
    is_over: Callable[[Any], bool]
    game_ended: type[Any]
    deal_next: object
    title: Callable[[Any], str]
    next_game: str
    show_welcome: Callable[[Screen, Any, int | None], None]
    show_rules: Callable[[Screen, Any], None]
    show_players: Callable[[Screen, Any], None]
    show_left: Callable[[Screen, Any], None]
    show_scores: Callable[[Screen, Any], None]


class Players(Struct, frozen=True):
    """The names of all seats with the person first, the bots of the other seats, and the chance of the match."""

    names: Names
    bots: Sequence[AnyBot]
    chance: Chance


class LocalMatch(Generic[View, Seen, Command, Fault]):
    """A match with a person at seat 0 and bots at the others; it tells what happened in sentences.

    `commands` are those of a match that is resumed; `is_saved` says whether leaving loses nothing.
    """

    def __init__(
        self,
        game: TerminalGame,
        rules: GameRules,
        players: Players,
        commands: Sequence[tuple[Seat, Command]] = (),
        is_saved: bool = False,
    ) -> None:
        self.game, self.names = game, players.names
        self._engine: Engine[Any, Any, Command, Any, Fault, View, Seen] = game.engine
        self._bots = dict(enumerate(players.bots, start=1))
        self._chance = players.chance
        self._seen: list[list[Seen]] = [[] for _ in self.names]
        self._news: list[str] = []
        self.commands: list[tuple[Seat, Command]] = []
        self.events: list[Any] = []
        self.is_saved = is_saved
        events = start_events(self._engine, rules, len(self.names), players.chance)
        self._state = replay(self._engine, events)
        self._observe(events, None)
        for seat, command in commands:
            if seat == ME:
                # What happened before the person's last command was told before the match was saved.
                self._news.clear()
            self._play(seat, command)

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._engine.view(self._state, ME)

    @property
    def seen(self) -> Sequence[Seen]:
        """Every event of the match as the person saw it."""
        return tuple(self._seen[ME])

    @property
    def is_mine(self) -> bool:
        """Whether the person may act now."""
        return ME in self._engine.to_move(self._state)

    def news(self) -> list[str]:
        """Return one sentence for each event since the last call."""
        news, self._news = self._news, []
        return news

    def faults(self, command: Command) -> tuple[Fault, ...]:
        """Return everything that would be wrong if the person did this now."""
        return self._engine.faults(self._state, ME, command)

    def act(self, command: Command) -> None:
        """Carry out the person's command, or raise IllegalTurn."""
        self._play(ME, command)

    def time_is_up(self, draft: Sequence[Sequence[int]]) -> None:
        """End the person's turn as the rulebook's clock does."""
        self._play(ME, self._engine.timeout(draft))

    def let_bots_play(self) -> None:
        """Let the bots act until the person may, or the match is over."""
        while not self.is_mine and (seats := self._engine.to_move(self._state)):
            seat = seats[0]
            seen = self._seen[seat]
            chance = branch(self._chance, "bot", seat, len(seen))
            self._play(seat, self._bots[seat].choose(self._engine.view(self._state, seat), seen, chance))

    def _play(self, seat: Seat, command: Command) -> None:
        before = self.view
        step = play(self._engine, self._state, seat, command)
        self._state = step.state
        self.commands.append((seat, command))
        self._observe(step.events, before)

    def _observe(self, events: Sequence[Event], before: View | None) -> None:
        """Show each seat its side of the events, and put the person's side into words."""
        self.events += events
        for event in events:
            for seat, seen in enumerate(self._seen):
                seen.append(self._engine.seen(event, Seat(seat)))
            self._news.append(self.game.event_in_words(self._seen[ME][-1], before, self.names))
