"""A match that is played step by step, with undo."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, overload

from tilewright.arguments import expect, wrong_type
from tilewright.bots.plug_in import BotFailed
from tilewright.bots.protocol import AnyBot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import branch
from tilewright.dice import commands as dice_commands
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.drawing.pictures import svg
from tilewright.engine import Outcome, Refused, Seat
from tilewright.game.commands import Command
from tilewright.game.view import View
from tilewright.games import AnyCommand, AnyEvent, AnyMatch, AnySeen, GameRules
from tilewright.library.editions import DiceEdition, TileEdition, rules_of
from tilewright.library.playing import carried_out, engine_of, root_of, seat_of, start
from tilewright.library.recording import Record
from tilewright.library.solving import legal_plays
from tilewright.library.turns import DiceLaid, Laid, command_for, fitting, position_of
from tilewright.library.words import in_words
from tilewright.records.kinds import RECORDS
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.plays import GridPlay
from tilewright.solver.plays import Play
from tilewright.words.sentence import sentence

V = TypeVar("V", View, dice_view.View)

_AnyCommand = Command | dice_commands.Command
AnyTurn = _AnyCommand | Laid | DiceLaid

_SEED_BITS = 63


class Match(Generic[V]):
    """A match of tiles or dice; `play` changes it, and `undo` takes the last turn back.

    The same seed gives the same deals and draws; without one it is random.

    >>> match = Match("classic-nl", seats=2, seed=8)
    >>> events = match.play("R11 B11 O11")
    >>> print(match)
    table: R11 B11 O11
    rack: -
    tiles held: 14 11; in the pool: 78
    >>> match.undo()
    >>> match.to_move
    (1,)
    """

    @overload
    def __init__(
        self: Match[View],
        rules: Rulebook | TileEdition = ...,
        seats: int | Sequence[str] = ...,
        seed: int | None = ...,
    ) -> None: ...
    @overload
    def __init__(
        self: Match[dice_view.View],
        rules: TurboRules | DiceEdition,
        seats: int | Sequence[str] = ...,
        seed: int | None = ...,
    ) -> None: ...
    @overload
    def __init__(
        self: Match[Any], rules: GameRules | str, seats: int | Sequence[str] = ..., seed: int | None = ...
    ) -> None: ...
    def __init__(
        self, rules: GameRules | str = DEFAULT, seats: int | Sequence[str] = 2, seed: int | None = None
    ) -> None:
        """Start a match for a number of seats, or for the names of those who sit there; raise BadInput."""
        self.rules = rules_of(rules)
        if seed is not None:
            expect("seed", seed, int, "a whole number, or None")
        if not isinstance(seats, int):
            expect("seats", seats, (list, tuple), "a number, or the names of the players")
            for name in seats:
                expect("seats", name, str, "a number, or the names of the players")
        self.seed = secrets.randbits(_SEED_BITS) if seed is None else seed
        count = seats if isinstance(seats, int) else len(seats)
        self.names = tuple(f"seat {seat}" for seat in range(count)) if isinstance(seats, int) else tuple(seats)
        self._engine = engine_of(self.rules)
        begun = start(self.rules, count, self.seed)
        self._events: list[AnyEvent] = list(begun.events)
        self._state: AnyMatch = begun.state
        self._before: list[tuple[int, AnyMatch]] = []

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act: one in a game, all between two games, none after the match."""
        return self._engine.to_move(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The winners, points and games won of the whole match, or None while it is in progress."""
        return self._engine.outcome(self._state)

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Every event of the match so far, with what is hidden from the seats."""
        return tuple(self._events)

    def view(self, seat: int | None = None) -> V:
        """Return what a seat may see of the match; None is a spectator."""
        seen: V = self._engine.view(self._state, None if seat is None else seat_of(self._state, seat))
        return seen

    def seen(self, seat: int) -> Sequence[AnySeen]:
        """Return every event of the match as the seat saw it; the sequence grows with the match."""
        return SeenSoFar(self._events, self._engine.seen, seat_of(self._state, seat))

    @overload
    def legal_plays(self: Match[View], limit: int | None = ...) -> Iterator[Play]: ...
    @overload
    def legal_plays(self: Match[dice_view.View], limit: int | None = ...) -> Iterator[GridPlay]: ...
    def legal_plays(self, limit: int | None = None) -> Iterator[Play] | Iterator[GridPlay]:
        """Return the legal plays of the seat in turn, most pieces first; none between games or before a roll."""
        seats = self.to_move
        if len(seats) != 1:
            return iter(())
        view = self._engine.view(self._state, seats[0])
        if isinstance(view, dice_view.View) and not view.rolled:
            return iter(())
        return legal_plays(position_of(view), limit)

    def faults(self, turn: AnyTurn = None, seat: int | None = None, language: str = "en") -> tuple[str, ...]:
        """Return everything that is wrong with a turn, in words; raise NotYourTurn if the seat may not act."""
        actor, command = self._command(turn, seat)
        return tuple(in_words(fault, language) for fault in self._engine.faults(self._state, actor, command))

    def play(self, turn: AnyTurn = None, seat: int | None = None) -> tuple[AnyEvent, ...]:
        """Carry out a turn of the seat to move and return its events, or raise Refused or BadInput.

        A turn is an answer, a play, the table that it leaves (also as text), or a command. Without one the seat draws,
        or passes if it cannot; in Turbo it rolls its dice; between two games the next one is dealt.
        """
        step = carried_out(self._state, *self._command(turn, seat))
        self._before.append((len(self._events), self._state))
        self._events += step.events
        self._state = step.state
        return step.events

    def play_bots(self, bots: Mapping[int, AnyBot]) -> None:
        """Let the bots of these seats act until another seat may, or the match is over; raise Refused or BotFailed.

        Each turn can be taken back on its own.
        """
        expect("bots", bots, Mapping, "bots by seat, as in {1: bot('greedy')}")
        for seat, one in bots.items():
            seat_of(self._state, seat)
            if isinstance(one, type) or not callable(getattr(one, "choose", None)):
                raise wrong_type("bots", one, "bots by seat, as bot(spec) returns them")
        while (seats := self.to_move) and bots.keys() >= set(seats):
            view = self._engine.view(self._state, seats[0])
            chance = branch(root_of(self.seed), "turn", len(self._before))
            command: object = bots[seats[0]].choose(view, self.seen(seats[0]), chance)
            if not isinstance(command, _AnyCommand):
                name, wrong = type(bots[seats[0]]).__name__, type(command).__name__
                raise BotFailed(f"the bot {name} returned a {wrong} that is not a command: command_for makes one")
            self.play(command, seats[0])

    def undo(self) -> None:
        """Take the last turn back, or raise Refused if there is none."""
        if not self._before:
            raise Refused(sentence("refused-nothing-to-undo"))
        count, self._state = self._before.pop()
        del self._events[count:]

    def record(self) -> Record:
        """Return the record of the match so far."""
        recorded = RECORDS.of(self.rules).recorded
        return Record(tuple(recorded(self._events, self.names, f"seed-{self.seed}")))

    def _command(self, turn: AnyTurn, seat: int | None) -> tuple[Seat, AnyCommand]:
        """Return the seat that acts, and the command that the turn stands for."""
        if seat is None and not self.to_move:
            raise Refused(sentence("refused-match-over"))
        actor = self.to_move[0] if seat is None else seat_of(self._state, seat)
        if isinstance(turn, _AnyCommand):
            return actor, fitting(turn, self.rules)
        view: Any = self._engine.view(self._state, actor)
        return actor, command_for(view, turn)

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return f"<Match {self.rules.id}, seed {self.seed}; {'; '.join(str(self).splitlines())}>"

    def _repr_svg_(self) -> str:
        seats = self.to_move
        return svg(self.view(seats[0] if len(seats) == 1 else None))
