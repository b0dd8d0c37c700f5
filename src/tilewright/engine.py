"""What every engine shares: seats, refusals, outcomes, and the protocol it implements.

Refused
  IllegalTurn    the command breaks the rules; its faults say how
  NotYourTurn    the seat may not act now
  NoTurn         the seat gave its turn up
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Generic, NewType, Protocol, TypeVar

from msgspec import Struct

from tilewright.errors import BadInput, TilewrightError

Seat = NewType("Seat", int)

Rules = TypeVar("Rules", contravariant=True)
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
Fault = TypeVar("Fault", covariant=True)
View = TypeVar("View", covariant=True)
Seen = TypeVar("Seen", covariant=True)


class Refused(TilewrightError):
    """A command that was refused and changed nothing."""

    def __reduce__(self) -> tuple[object, ...]:
        # It may be raised in another process, and be made of other arguments than its message.
        return _refused, (type(self), self.args), self.__dict__


def _refused(kind: type[Refused], args: tuple[object, ...]) -> Refused:
    return kind.__new__(kind, *args)


class IllegalTurn(Refused):
    """A command that breaks the rules; the message is made of the faults unless a layer above has words for them."""

    def __init__(self, faults: Sequence[object], message: str | None = None) -> None:
        super().__init__(", ".join(map(str, faults)) if message is None else message)
        self.faults: tuple[object, ...] = tuple(faults)


class NotYourTurn(Refused):
    """A command from a seat that may not act now."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat} may not act now")
        self.seat = seat


class NoTurn(Refused):
    """A bot that chose no turn it could be taken at: it was late, or its answer means nothing."""


class BadMatch(BadInput):
    """A match that cannot be played: too few or too many seats, or not one secret a game and one nonce a seat."""


class Shuffles(Struct, frozen=True):
    """The sources of a match's chance: one secret per game, and one nonce per seat that is mixed into every game."""

    secrets: tuple[bytes, ...]
    nonces: tuple[bytes, ...]


class Outcome(Struct, frozen=True, kw_only=True):
    """How a match ended: the winners, and the points and games won of each seat."""

    winners: tuple[Seat, ...]
    totals: tuple[Fraction, ...]
    games_won: tuple[int, ...]


class Step(Struct, Generic[State, Event], frozen=True):
    """The events of one command, and the state after them."""

    events: tuple[Event, ...]
    state: State


class Engine(Protocol[Rules, State, Command, Event, Fault, View, Seen]):
    """One kind of game; a module of functions implements it.

    `decide` returns the events of a command or raises Refused; `apply` folds one event, the first one on None.
    """

    def refuse_seats(self, rules: Rules, seats: int) -> None:
        """Raise BadInput if that number of players cannot play by the rules."""

    def games_in(self, rules: Rules, seats: int) -> int:
        """Return the largest number of games in a match; each needs a secret."""

    def start(self, rules: Rules, seats: int, shuffles: Shuffles) -> tuple[Event, ...]:
        """Return the events that begin a match, or raise BadInput."""

    def decide(self, state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
        """Return the events of the command, or raise Refused."""

    def apply(self, state: State | None, event: Event) -> State:
        """Return the state after the event."""

    def faults(self, state: State, seat: Seat, command: Command) -> tuple[Fault, ...]:
        """Return everything that is wrong with a command, or raise NotYourTurn."""

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may see of the state; None is a spectator."""

    def seen(self, event: Event, seat: Seat | None) -> Seen:
        """Return what a seat may see of an event."""

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act."""

    def timeout(self, rows: Sequence[Sequence[int]]) -> Command:
        """Return the command with which the clock ends a turn, given the rows of the draft."""

    def fallback(self, state: State) -> Command:
        """Return a legal command for the seat to move, for when no player chooses one."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it is in progress."""


def play(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], state: State, seat: Seat, command: Command
) -> Step[State, Event]:
    """Return the events of a command and the state after them, or raise Refused."""
    events = engine.decide(state, seat, command)
    for event in events:
        state = engine.apply(state, event)
    return Step(events, state)


def replay(engine: Engine[Rules, State, Command, Event, Fault, View, Seen], events: Iterable[Event]) -> State:
    """Return the state after all events of a match."""
    state: State | None = None
    for event in events:
        state = engine.apply(state, event)
    if state is None:
        raise ValueError("a match has at least one event")
    return state
