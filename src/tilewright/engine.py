"""What every engine shares: seats, refusals, outcomes, and the protocol it fulfils.

Refused
  IllegalTurn    the command breaks the rules; its faults say how
  NotYourTurn    another seat is to act, or nobody is
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Generic, NewType, Protocol, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)

Rules = TypeVar("Rules", contravariant=True)
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
Fault = TypeVar("Fault", covariant=True)
View = TypeVar("View", covariant=True)
Seen = TypeVar("Seen", covariant=True)


class Refused(Exception):
    """A command that was not carried out; nothing has changed."""


class IllegalTurn(Refused):
    """A command that breaks the rules."""

    def __init__(self, faults: Sequence[object]) -> None:
        super().__init__(", ".join(map(str, faults)))
        self.faults = tuple(faults)


class NotYourTurn(Refused):
    """A command of a seat that is not to act."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat} is not to act now")
        self.seat = seat


class Shuffles(Struct, frozen=True):
    """Where a match's chance comes from: one secret a game, and one nonce of each seat mixed into all of them."""

    secrets: tuple[bytes, ...]
    nonces: tuple[bytes, ...]


class Outcome(Struct, frozen=True, kw_only=True):
    """How a match ended: who won, and each seat's points and games."""

    winners: tuple[Seat, ...]
    totals: tuple[Fraction, ...]
    games_won: tuple[int, ...]


class Step(Struct, Generic[State, Event], frozen=True):
    """What one command made happen, and the state after it."""

    events: tuple[Event, ...]
    state: State


class Engine(Protocol[Rules, State, Command, Event, Fault, View, Seen]):
    """One kind of game; a module of functions fulfils it.

    `decide` gives the events a command makes happen or raises Refused; `apply` folds one event, the first on None.
    """

    def refuse_seats(self, rules: Rules, seats: int) -> None:
        """Raise BadInput if so many cannot play by the rules."""
        ...

    def games_in(self, rules: Rules, seats: int) -> int:
        """Return how many games a match has at most; it needs a secret for each."""
        ...

    def start(self, rules: Rules, seats: int, shuffles: Shuffles) -> tuple[Event, ...]:
        """Return the events that begin a match, or raise BadInput."""
        ...

    def decide(self, state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
        """Return what the command makes happen, or raise Refused."""
        ...

    def apply(self, state: State | None, event: Event) -> State:
        """Return the state after the event."""
        ...

    def faults(self, state: State, seat: Seat, command: Command) -> tuple[Fault, ...]:
        """Return everything that is wrong with a command, or raise NotYourTurn."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may see of the state; None is somebody who only watches."""
        ...

    def seen(self, event: Event, seat: Seat | None) -> Seen:
        """Return what a seat may see of an event."""
        ...

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act."""
        ...

    def timeout(self, rows: Sequence[Sequence[int]]) -> Command:
        """Return the command by which the clock ends the turn of the seat to act, with the draft it had."""
        ...

    def fallback(self, state: State) -> Command:
        """Return a legal command for the seat to act when nobody is there to choose one."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        ...


def play(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], state: State, seat: Seat, command: Command
) -> Step[State, Event]:
    """Return what a command makes happen and the state it leads to, or raise Refused."""
    events = engine.decide(state, seat, command)
    for event in events:
        state = engine.apply(state, event)
    return Step(events, state)


def replay(engine: Engine[Rules, State, Command, Event, Fault, View, Seen], events: Iterable[Event]) -> State:
    """Return the state that a match's events lead to, from the first one on."""
    state: State | None = None
    for event in events:
        state = engine.apply(state, event)
    if state is None:
        raise ValueError("a match has at least one event")
    return state
