"""A match on this machine between a person and bots, in which each player gets only what its seat may see."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from tilewright.bots.protocol import AnyBot
from tilewright.chance import Chance
from tilewright.cli.terminal.language import language
from tilewright.cli.terminal.screen import Screen, Table
from tilewright.engine import Command, Engine, Fault, Seat, Seen, View
from tilewright.games import GameRules
from tilewright.hosting.rows import SeatHolder
from tilewright.local.match import Bots, LocalMatch, new_row
from tilewright.messages.fields import Millis
from tilewright.words.events import Reader

ME = Seat(0)
# The terminal has its own clock, and its bots do not pretend to think.
_NO_TIME = Millis(0)

Names = tuple[str, ...]


class TerminalGame(Struct, frozen=True, kw_only=True):
    """One kind of game at the terminal: what is shown, and how the person takes a turn.

    `commands` is the type of all commands, the clock's among them. `seconds` returns the time limit of a turn, or None
    if the rules have no clock. `memory` creates what the terminal remembers between turns. `before_bots` runs before
    bots play. `game_ended` is the event that reveals a secret.
    """

    engine: Engine[Any, Any, Any, Any, Any, Any, Any]
    commands: Any
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


class TerminalMatch(Generic[View, Seen, Command, Fault]):
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
        self.game: TerminalGame = game
        self.names: Names = players.names
        self.is_saved: bool = is_saved
        self._engine: Engine[Any, Any, Command, Any, Fault, View, Seen] = game.engine
        bots = {Seat(seat): bot for seat, bot in enumerate(players.bots, start=1)}
        holders = [SeatHolder(bot=name if Seat(seat) in bots else None) for seat, name in enumerate(self.names)]
        row = new_row(rules, holders, players.chance, _NO_TIME)
        self._match = LocalMatch(row, (), Bots(bots, players.chance), _NO_TIME)
        # The match as far as it was told, and how many of its events were.
        self._told: Any = None
        self._count = 0
        self._match.begin(_NO_TIME)
        for seat, command in commands:
            if seat == ME:
                # What happened before the person's last command was told before the match was saved.
                self.news()
            self._match.act(seat, command, _NO_TIME)

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._engine.view(self._match.loaded.state, ME)

    @property
    def seen(self) -> Sequence[Seen]:
        """Every event of the match as the person saw it."""
        return self._match.seen(ME)

    @property
    def commands(self) -> Sequence[tuple[Seat, Command]]:
        """What was carried out so far, by whom."""
        return self._match.commands

    @property
    def events(self) -> Sequence[Any]:
        """Every event of the match."""
        return self._match.events

    @property
    def is_mine(self) -> bool:
        """Whether the person may act now."""
        return ME in self._engine.to_move(self._match.loaded.state)

    def news(self) -> list[str]:
        """Return one sentence for each event since the last call."""
        told, words = [], self._match.loaded.hosted.words
        reader = Reader(names=self.names, seat=ME)
        for event in self._match.events[self._count :]:
            before = None if self._told is None else self._engine.view(self._told, ME)
            told.append(words.event(self._engine.seen(event, ME), before, reader, language()))
            self._told = self._engine.apply(self._told, event)
        self._count += len(told)
        return told

    def faults(self, command: Command) -> tuple[Fault, ...]:
        """Return everything that would be wrong if the person did this now."""
        return self._engine.faults(self._match.loaded.state, ME, command)

    def act(self, command: Command) -> None:
        """Carry out the person's command, or raise IllegalTurn."""
        self._match.act(ME, command, _NO_TIME)

    def time_is_up(self, draft: Sequence[Sequence[int]]) -> None:
        """End the person's turn as the rulebook's clock does."""
        self.act(self._engine.timeout(draft))

    def let_bots_play(self) -> None:
        """Let the bots act until the person may, or the match is over."""
        while not self.is_mine and (due := self._match.schedule.wake_at) is not None:
            self._match.do_what_is_due(due)
