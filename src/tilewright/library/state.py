"""A match of any rulebook at one moment, as a value: what a seat sees as a position, what it lays as a command."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Generic, Protocol, TypeVar, cast, overload

from msgspec import Struct

from tilewright.arena.match import start_events
from tilewright.arguments import expect, wrong_type
from tilewright.bots import protocol
from tilewright.bots.dice import turns as dice_turns
from tilewright.bots.dice.turns import own_dice
from tilewright.bots.laying import dice_for, tiles_for
from tilewright.chance import Chance
from tilewright.dice import commands as dice_commands
from tilewright.dice import view as dice_view
from tilewright.dice.grid import Faces
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Engine, IllegalTurn, Outcome, Refused, Seat, Step, play, replay
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, Pass
from tilewright.game.table import Position
from tilewright.game.view import View
from tilewright.games import KINDS, AnyCommand, AnyEvent, AnyFault, AnyMatch, GameRules
from tilewright.library import drawn  # noqa: F401, for notebooks show what comes from here
from tilewright.library.drawn import picture
from tilewright.library.edge import language_of
from tilewright.library.editions import DiceEdition, TileEdition, rules_of
from tilewright.library.solving import legal_plays
from tilewright.library.tables import Rows, grid_of, rows_of
from tilewright.library.words import in_words
from tilewright.records.lines import Line
from tilewright.records.walk import after_turns
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.plays import GridPlay
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.pool import Turn as DicePosition
from tilewright.solver.crossword.solve import GridAnswer
from tilewright.solver.plays import Play
from tilewright.solver.position import BadPosition
from tilewright.solver.solve import Answer
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

Laid = Answer | Play | Rows | None
"""A turn of tiles: an answer or a play, or the table it leaves; None lays nothing."""

DiceLaid = GridAnswer | GridPlay | str | Faces | None
"""A turn of dice, likewise."""


@overload
def position_of(view: View) -> Position: ...
@overload
def position_of(view: dice_view.View) -> Turn: ...
def position_of(view: View | dice_view.View) -> Position | Turn:
    """Return the position of the seat whose view it is; in Turbo the seat must have rolled."""
    expect("view", view, (View, dice_view.View), _VIEW)
    if view.seat is None:
        raise BadPosition("a spectator has no position")
    if isinstance(view, View):
        return protocol.position_of(view)
    if not view.rolled:
        raise BadPosition("the dice have not been rolled in this turn")
    return dice_turns.turn_of(view)


@overload
def command_for(view: View, laid: Laid = None) -> Command: ...
@overload
def command_for(view: dice_view.View, laid: DiceLaid = None) -> dice_commands.Command: ...
def command_for(view: View | dice_view.View, laid: Laid | DiceLaid = None) -> Command | dice_commands.Command:
    """Return the command that lays an answer, a play or a whole table.

    Where nothing is laid, it is the command to draw, or to pass if nothing can be drawn; in Turbo to roll all dice, or
    to pass after the roll. Between two games it deals the next one.
    """
    expect("view", view, (View, dice_view.View), _VIEW)
    if isinstance(view, View):
        return _tile_command(view, laid)
    return _dice_command(view, laid)


_VIEW = "what a seat sees, as match.view(seat) returns it"


def _tile_command(view: View, laid: object) -> Command:
    if laid is None or (isinstance(laid, Answer) and not laid.tiles):
        return protocol.play_or_pass(view, None)
    rows = rows_of(laid.table if isinstance(laid, Answer | Play) else laid)
    return protocol.play_or_pass(view, tiles_for(position_of(view), rows))


def _dice_command(view: dice_view.View, laid: object) -> dice_commands.Command:
    if laid is None or (isinstance(laid, GridAnswer) and not laid.tiles):
        return dice_turns.chosen(view, lambda: dice_turns.own_dice(view), lambda: None)
    grid = grid_of(laid.table if isinstance(laid, GridAnswer | GridPlay) else laid)
    return dice_for(view, grid)


def fitting(command: object, rules: GameRules) -> AnyCommand:
    """Return a command for the kind of game, or raise Refused.

    `Pass` and `DealNext` of tiles are taken for those of Turbo, which mean the same.
    """
    dice = isinstance(rules, TurboRules)
    if dice and isinstance(command, Pass | DealNext):
        return dice_commands.Pass() if isinstance(command, Pass) else dice_commands.DealNext()
    if not isinstance(command, dice_commands.Command if dice else Command):
        raise Refused(f"{type(command).__name__} is not a command of {rules.id}")
    return command


V = TypeVar("V", View, dice_view.View)

LegalTurn = Play | GridPlay | AnyCommand
AnyTurn = AnyCommand | Laid | DiceLaid
"""A turn: an answer, a play, the table that it leaves (also as text), or a command; None lays nothing."""

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]


class Recorded(Protocol):
    """A record, which a module above defines."""

    @property
    def events(self) -> tuple[Line, ...]:
        """Its lines."""

    def __len__(self) -> int: ...


class State(Struct, Generic[V], frozen=True):
    """A match at one moment, by any rulebook: a value to keep, compare, hash, copy and pickle.

    `apply` returns the state after a turn and leaves this one as it was. `core` is the engine's own state.

    >>> state = State.start("classic-nl", seats=2, seed=8)
    >>> after = state.apply("R11 B11 O11")
    >>> state.to_move, after.to_move
    ((1,), (0,))
    """

    core: AnyMatch

    @overload
    @classmethod
    def start(cls, rules: Rulebook | TileEdition = ..., seats: int = ..., seed: int = ...) -> State[View]: ...
    @overload
    @classmethod
    def start(cls, rules: TurboRules | DiceEdition, seats: int = ..., seed: int = ...) -> State[dice_view.View]: ...
    @overload
    @classmethod
    def start(cls, rules: GameRules | str, seats: int = ..., seed: int = ...) -> State[Any]: ...
    @classmethod
    def start(cls, rules: GameRules | str = DEFAULT, seats: int = 2, seed: int = 0) -> State[Any]:
        """Return a match at its beginning, or raise BadInput; one seed gives one match."""
        return begun(rules_of(rules), seats, seed).state

    @classmethod
    def from_record(cls, record: Recorded, turn: int | None = None) -> State[Any]:
        """Return the state before a turn of a record, counted from 0, or after the last one; raise BadInput.

        Where the record reveals its secrets, the pool has its true order, else one at random. What comes by chance
        after the record is random either way.
        """
        if turn is not None:
            expect("turn", turn, int, "the number of a turn, or None for the end")
        if not isinstance(getattr(record, "events", None), tuple):
            raise wrong_type("record", record, "a record, as read_records yields it")
        found = after_turns(record.events, turn)
        if found is None:
            raise BadInput(f"there is no turn {turn}: the record has {len(record)}")
        return State(found)

    @property
    def rules(self) -> GameRules:
        """The rulebook of the match."""
        return self.core.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.core.shuffles.nonces)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act: one in a game, all between two games, none after the match."""
        return engine_of(self).to_move(self.core)

    @property
    def outcome(self) -> Outcome | None:
        """The winners, points and games won of the whole match, or None while it is in progress."""
        return engine_of(self).outcome(self.core)

    @property
    def legal(self) -> Iterator[LegalTurn]:
        """The legal turns of the seat to move, found one by one: its plays, most pieces first, then what lays nothing.

        Each can be given to `apply`. A play is a choice of pieces with one of the tables that it can leave.
        """
        return _legal(self)

    def view(self, seat: int | None = None) -> V:
        """Return what a seat may see of the match; None is a spectator."""
        seen: V = engine_of(self).view(self.core, None if seat is None else seat_of(self, seat))
        return seen

    def position(self) -> Position | DicePosition:
        """Return the position of the seat to move, or raise BadInput; in Turbo the seat must have rolled."""
        return position_of(self.view(actor_of(self)))

    def faults(self, turn: AnyTurn = None, seat: int | None = None, language: str = "en") -> tuple[str, ...]:
        """Return everything that is wrong with a turn, in words; raise NotYourTurn if the seat may not act."""
        language_of(language)
        found = engine_of(self).faults(self.core, *_asked(self, turn, seat))
        return tuple(in_words(fault, language) for fault in found)

    def apply(self, turn: AnyTurn = None, seat: int | None = None) -> State[V]:
        """Return the state after a turn of the seat to move, or raise Refused or BadInput.

        A turn is one of `legal`, an answer, the table that it leaves (also as text), or a command. Without one the
        seat draws, or passes if it cannot; in Turbo it rolls its dice; between two games the next one is dealt.
        """
        return self.step(turn, seat).state

    def step(self, turn: AnyTurn = None, seat: int | None = None) -> Step[State[V], AnyEvent]:
        """Return what `apply` returns, together with the events of the turn."""
        try:
            found = play(engine_of(self), self.core, *_asked(self, turn, seat))
        except IllegalTurn as wrong:
            faults = cast("tuple[AnyFault, ...]", wrong.faults)
            raise IllegalTurn(wrong.faults, " ".join(map(in_words, faults))) from None
        return Step(found.events, State(found.state))

    def __str__(self) -> str:
        return str(self.view(shown_to(self)))

    def __repr__(self) -> str:
        return f"<State {self.rules.id}; {'; '.join(str(self).splitlines())}>"

    def _repr_svg_(self) -> str:
        return picture(self.view(shown_to(self)))


def begun(rules: GameRules, seats: int, seed: int) -> Step[State[Any], AnyEvent]:
    """Return the first events of a match and the state after them, or raise BadInput."""
    expect("seats", seats, int, "a whole number")
    expect("seed", seed, int, "a whole number")
    engine: AnyEngine = KINDS.of(rules).engine
    events = start_events(engine, rules, seats, root_of(seed))
    return Step(events, State(replay(engine, events)))


def root_of(seed: int) -> Chance:
    """Return the chance from which everything random in a match comes."""
    return Chance(f"seed {seed}".encode())


def engine_of(state: State[Any]) -> AnyEngine:
    """Return the engine of the kind of game that a state belongs to."""
    return KINDS.of(state.rules).engine


def seat_of(state: State[Any], seat: int) -> Seat:
    """Return the seat with this number, or raise BadInput."""
    expect("seat", seat, int, "the number of a seat")
    if not 0 <= seat < state.seats:
        raise BadInput(f"there is no seat {seat}: seats are 0 to {state.seats - 1}")
    return Seat(seat)


def actor_of(state: State[Any]) -> Seat:
    """Return the first seat that may act, or raise Refused after the match."""
    if not state.to_move:
        raise Refused(sentence("refused-match-over"))
    return state.to_move[0]


def shown_to(state: State[Any]) -> Seat | None:
    """Return the seat that a state is shown to: the one in turn, or a spectator."""
    seats = state.to_move
    return seats[0] if len(seats) == 1 else None


def plays_in(state: State[Any], limit: int | None = None) -> Iterator[Any]:
    """Return the legal plays of the seat in turn, most pieces first; none between games or before a roll."""
    seat = shown_to(state)
    view = state.view(seat)
    if seat is None or (isinstance(view, dice_view.View) and not view.rolled):
        return iter(())
    return legal_plays(position_of(view), limit)


def _legal(state: State[Any]) -> Iterator[LegalTurn]:
    if not state.to_move:
        return
    seat = state.to_move[0]
    view = state.view(seat)
    yield from plays_in(state)
    commands: Iterator[AnyCommand] = iter((command_for(view),))
    if isinstance(view, View):
        commands = iter((command_for(view), ClaimReshuffle()))
    elif not view.rolled and not view.over:
        own = own_dice(view)
        chosen = (dice for count in range(len(own), -1, -1) for dice in combinations(own, count))
        commands = map(dice_commands.RollDice, chosen)
    yield from (one for one in commands if not engine_of(state).faults(state.core, seat, one))


def _asked(state: State[Any], turn: AnyTurn, seat: int | None) -> tuple[Seat, AnyCommand]:
    """Return the seat that acts, and the command that the turn stands for."""
    actor = actor_of(state) if seat is None else seat_of(state, seat)
    if isinstance(turn, Command | dice_commands.Command):
        return actor, fitting(turn, state.rules)
    return actor, command_for(state.view(actor), turn)
