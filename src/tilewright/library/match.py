"""A match that is played step by step, with undo, and whole games between bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, overload

from tilewright.arena.deals import distinct
from tilewright.arena.kinds import CONTESTS
from tilewright.arguments import expect, wrong_type
from tilewright.bots.plug_in import BotFailed
from tilewright.bots.protocol import AnyBot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import branch
from tilewright.dice import commands as dice_commands
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Outcome, Refused, Seat
from tilewright.game.commands import Command
from tilewright.game.view import View
from tilewright.games import AnyEvent, AnySeen, GameRules
from tilewright.library.editions import DiceEdition, TileEdition, rules_of
from tilewright.library.recording import Record
from tilewright.library.state import AnyTurn, State, V, begun, engine_of, plays_in, root_of, seat_of
from tilewright.records.kinds import RECORDS
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.plays import GridPlay
from tilewright.solver.plays import Play
from tilewright.words.say import sentence

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
        self.rules: GameRules = rules_of(rules)
        if seed is not None:
            expect("seed", seed, int, "a whole number, or None")
        if not isinstance(seats, int):
            expect("seats", seats, (list, tuple), "a number, or the names of the players")
            for name in seats:
                expect("seats", name, str, "a number, or the names of the players")
        self.seed: int = secrets.randbits(_SEED_BITS) if seed is None else seed
        count = seats if isinstance(seats, int) else len(seats)
        named = [f"seat {seat}" for seat in range(count)] if isinstance(seats, int) else seats
        self.names: tuple[str, ...] = tuple(named)
        step = begun(self.rules, count, self.seed)
        self._events: list[AnyEvent] = list(step.events)
        self._state: State[V] = step.state
        self._before: list[tuple[int, State[V]]] = []

    @property
    def state(self) -> State[V]:
        """The match as it is now, as a value."""
        return self._state

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act: one in a game, all between two games, none after the match."""
        return self._state.to_move

    @property
    def outcome(self) -> Outcome | None:
        """The winners, points and games won of the whole match, or None while it is in progress."""
        return self._state.outcome

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Every event of the match so far, with what is hidden from the seats."""
        return tuple(self._events)

    def view(self, seat: int | None = None) -> V:
        """Return what a seat may see of the match; None is a spectator."""
        return self._state.view(seat)

    def seen(self, seat: int) -> Sequence[AnySeen]:
        """Return every event of the match as the seat saw it; the sequence grows with the match."""
        return SeenSoFar(self._events, engine_of(self._state).seen, seat_of(self._state, seat))

    @overload
    def legal_plays(self: Match[View], limit: int | None = ...) -> Iterator[Play]: ...
    @overload
    def legal_plays(self: Match[dice_view.View], limit: int | None = ...) -> Iterator[GridPlay]: ...
    def legal_plays(self, limit: int | None = None) -> Iterator[Play] | Iterator[GridPlay]:
        """Return the legal plays of the seat in turn, most pieces first; none between games or before a roll."""
        return plays_in(self._state, limit)

    def faults(self, turn: AnyTurn = None, seat: int | None = None, language: str = "en") -> tuple[str, ...]:
        """Return everything that is wrong with a turn, in words; raise NotYourTurn if the seat may not act."""
        return self._state.faults(turn, seat, language)

    def play(self, turn: AnyTurn = None, seat: int | None = None) -> tuple[AnyEvent, ...]:
        """Carry out a turn of the seat to move and return its events, or raise Refused or BadInput.

        A turn is what `State.apply` takes.
        """
        step = self._state.step(turn, seat)
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
            view = self.view(seats[0])
            chance = branch(root_of(self.seed), "turn", len(self._before))
            command: object = bots[seats[0]].choose(view, self.seen(seats[0]), chance)
            if not isinstance(command, Command | dice_commands.Command):
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

    def __copy__(self) -> Match[V]:
        twin: Match[V] = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, _events=[*self._events], _before=[*self._before])
        return twin

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return f"<Match {self.rules.id}, seed {self.seed}; {'; '.join(str(self).splitlines())}>"

    def _repr_svg_(self) -> str:
        return self._state._repr_svg_()


def play_game(bots: Sequence[str | AnyBot], rules: GameRules | str = DEFAULT, seed: int = 0) -> Record:
    """Return the record of one game between bots, given by name or as objects; one seed gives one game.

    A bot that breaks the rules raises IllegalTurn.

    >>> play_game(["greedy", "beginner"], "classic-nl", seed=7).winners
    (0,)
    """
    book = rules_of(rules)
    contest = CONTESTS.of(book)
    expect("bots", bots, (list, tuple), "one bot for each seat: specs, or objects with `choose`")
    for one in bots:
        if isinstance(one, type) or not (isinstance(one, str) or callable(getattr(one, "choose", None))):
            raise wrong_type("bots", one, "one bot for each seat: specs, or objects with `choose`")
    expect("seed", seed, int, "a whole number")
    names = distinct([one if isinstance(one, str) else type(one).__name__ for one in bots])
    players = [contest.bot(one) if isinstance(one, str) else one for one in bots]
    match = Match(contest.single_game(book), names, seed)
    match.play_bots(dict(enumerate(players)))
    return match.record()
