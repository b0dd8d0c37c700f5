"""What any engine must hold, checked by playing it: for those who write one of their own.

from tilewright.conformance import Trial, conforms

def test_my_engine_conforms():
    conforms(my_engine, Trial(first_events=my_engine.start(...), choose=some_command))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

import msgspec
from msgspec import Struct

from tilewright.chance import Chance, branch, draw
from tilewright.engine import (
    Command,
    Engine,
    Event,
    Fault,
    IllegalTurn,
    NotYourTurn,
    Refused,
    Rules,
    Seat,
    Seen,
    State,
    Step,
    View,
    replay,
)

# Replaying from the first event costs more with every turn, so it is done now and then and at the end.
_BETWEEN_REPLAYS = 16
_BETWEEN_CLOCKS = 7


class Trial(Struct, Generic[State, Command, Event], frozen=True, kw_only=True):
    """One match to try an engine with.

    `choose` gives what a seat does, by a chance of its own; it may be refused, but should often enough not be.
    `disguise`, if given, returns a state that differs in all that the seat may not know, but for what the end of a game
    is about to reveal; its seat None is somebody who watches.
    `event_type`, if given, is the union of events: each is written as JSON and read back.
    `must_end` asks for the end of the match within so many commands.
    """

    first_events: Sequence[Event]
    choose: Callable[[State, Seat, Chance], Command]
    disguise: Callable[[State, Seat | None, Chance], State] | None = None
    event_type: object = None
    seats: int = 2
    commands: int = 500
    must_end: bool = False
    chance: Chance = Chance(b"conformance")


class Conduct(Struct, frozen=True):
    """How a trial went: commands carried out and refused, events, and whether the match came to its end."""

    done: int
    refused: int
    events: int
    over: bool


class DoesNotConform(AssertionError):
    """A promise that an engine does not keep; the message names it and the command at which it was broken."""


def conforms(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], trial: Trial[State, Command, Event]
) -> Conduct:
    """Play the trial and return how it went, or raise DoesNotConform at the first promise that is broken.

    The promises: events replay to the state; a refused command changes nothing and has faults; deciding, applying and
    looking are repeatable and leave the state alone; somebody is to move exactly while there is no outcome; only seats
    to move may go on without a choice, and they always can; nobody sees what is hidden; events survive being stored.
    """
    court = _Court(engine, trial)
    court.check_beginning()
    events, state = list(trial.first_events), replay(engine, trial.first_events)
    done = refused = 0
    for number in range(1, trial.commands + 1):
        court.check_state(state, number)
        movers = engine.to_move(state)
        if not movers:
            break
        which, _ = draw(branch(trial.chance, number, "seat"), len(movers))
        step = court.attempted(state, movers[which], court.chosen(state, movers[which], number), number)
        if step is None:
            refused += 1
            court.require(replay(engine, events) == state, "a refused command changes nothing", number)
            # So that the match goes on even if most choices are refused.
            step = court.attempted(state, movers[which], engine.fallback(state), number)
        if step is not None:
            court.check_step(state, step, number)
            events += step.events
            state = step.state
            done += 1
        if number % _BETWEEN_REPLAYS == 0:
            court.require(replay(engine, events) == state, "the events replay to the state", number)
    court.require(replay(engine, events) == state, "the events replay to the state", done + refused)
    court.check_state(state, done + refused)
    over = engine.outcome(state) is not None
    court.require(over or not trial.must_end, "the match comes to its end", done + refused)
    return Conduct(done, refused, len(events), over)


class _Court(Generic[Rules, State, Command, Event, Fault, View, Seen]):
    """The promises of one engine, each a check that raises DoesNotConform."""

    def __init__(
        self, engine: Engine[Rules, State, Command, Event, Fault, View, Seen], trial: Trial[State, Command, Event]
    ) -> None:
        self.engine = engine
        self.trial = trial
        self.watchers: tuple[Seat | None, ...] = (None, *map(Seat, range(trial.seats)))

    def require(self, kept: bool, promise: str, number: int) -> None:
        """Raise DoesNotConform unless the promise is kept."""
        if not kept:
            raise DoesNotConform(f"command {number}: it does not hold that {promise}")

    def chosen(self, state: State, seat: Seat, number: int) -> Command:
        """Return what a seat does: its choice, and every now and then the clock's with nothing laid."""
        if number % _BETWEEN_CLOCKS == 0:
            return self.engine.timeout(())
        return self.trial.choose(state, seat, branch(self.trial.chance, number, "choice"))

    def check_beginning(self) -> None:
        """Check the first events."""
        self.require(len(self.trial.first_events) > 0, "a match begins with an event", 0)
        for event in self.trial.first_events:
            self.check_event(event, 0)
        state = replay(self.engine, self.trial.first_events)
        self.require(self.engine.outcome(state) is None, "a match that begins has no outcome", 0)

    def check_state(self, state: State, number: int) -> None:
        """Check what holds of any state."""
        movers, outcome = self.engine.to_move(state), self.engine.outcome(state)
        self.require(bool(movers) == (outcome is None), "somebody is to move exactly while there is no outcome", number)
        for seat in map(Seat, range(self.trial.seats)):
            going_on = self.engine.fallback(state)
            step = self.attempted(state, seat, going_on, number)
            promise = f"seat {seat} may go on exactly if it is to move"
            self.require((step is not None) == (seat in movers), promise, number)
        self._check_views(state, number)

    def attempted(self, state: State, seat: Seat, command: Command, number: int) -> Step[State, Event] | None:
        """Return what the command leads to, or None if it is refused; check that both are done rightly."""
        try:
            events = self.engine.decide(state, seat, command)
        except Refused as refused:
            self._check_refusal(state, seat, command, refused, number)
            return None
        self.require(len(events) > 0, "a command that is not refused makes something happen", number)
        self.require(self.engine.decide(state, seat, command) == events, "deciding twice gives the same", number)
        after = state
        for event in events:
            after = self.engine.apply(after, event)
        return Step(events, after)

    def _check_refusal(self, state: State, seat: Seat, command: Command, refused: Refused, number: int) -> None:
        try:
            faults = self.engine.faults(state, seat, command)
        except NotYourTurn:
            self.require(isinstance(refused, NotYourTurn), "faults and decide refuse alike", number)
            return
        self.require(isinstance(refused, IllegalTurn), "faults and decide refuse alike", number)
        assert isinstance(refused, IllegalTurn)
        self.require(len(faults) > 0, "an illegal turn has faults", number)
        self.require(refused.faults == tuple(faults), "a refusal names the faults of the turn", number)

    def check_step(self, before: State, step: Step[State, Event], number: int) -> None:
        """Check the events of a command that was carried out."""
        again = before
        for event in step.events:
            self.check_event(event, number)
            again = self.engine.apply(again, event)
        self.require(again == step.state, "applying twice gives the same", number)

    def check_event(self, event: Event, number: int) -> None:
        """Check one event: everybody may be told of it, and it survives being stored."""
        for seat in self.watchers:
            told = self.engine.seen(event, seat)
            self.require(told == self.engine.seen(event, seat), "looking twice shows the same", number)
        if self.trial.event_type is not None:
            stored = msgspec.json.encode(event)
            try:
                read: object = msgspec.json.decode(stored, type=self.trial.event_type)
            except msgspec.ValidationError:
                read = None
            self.require(read == event, "an event that was stored reads as it was", number)

    def _check_views(self, state: State, number: int) -> None:
        for seat in self.watchers:
            view = self.engine.view(state, seat)
            self.require(view == self.engine.view(state, seat), "looking twice shows the same", number)
            if self.trial.disguise is not None:
                other = self.trial.disguise(state, seat, branch(self.trial.chance, number, "disguise", str(seat)))
                promise = f"what is hidden from {_name(seat)} does not change its view"
                self.require(view == self.engine.view(other, seat), promise, number)
                self._check_whispers(state, other, seat, number)

    def _check_whispers(self, state: State, other: State, seat: Seat | None, number: int) -> None:
        """Go on in both states: where the seat cannot tell them apart afterwards, no event may have told it."""
        for mover in self.engine.to_move(state):
            command = self.engine.fallback(state)
            here, there = self._tried(state, mover, command), self._tried(other, mover, command)
            if here is None or there is None:
                continue
            if self.engine.view(here.state, seat) == self.engine.view(there.state, seat):
                told = [self.engine.seen(event, seat) for event in here.events]
                promise = f"no event tells {_name(seat)} what its view hides"
                self.require(told == [self.engine.seen(event, seat) for event in there.events], promise, number)

    def _tried(self, state: State, seat: Seat, command: Command) -> Step[State, Event] | None:
        try:
            events = self.engine.decide(state, seat, command)
        except Refused:
            return None
        for event in events:
            state = self.engine.apply(state, event)
        return Step(events, state)


def _name(seat: Seat | None) -> str:
    return "a watcher" if seat is None else f"seat {seat}"
