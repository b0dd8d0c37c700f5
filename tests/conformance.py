"""A conformance test for engines: play a match and check what every engine must guarantee.

from tests.conformance import Trial, conforms

def test_my_engine_conforms():
    conforms(my_engine, Trial(first_events=my_engine.start(...), choose=some_command))
"""

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
    play,
    replay,
)

# Replaying from the first event gets slower with every turn, so it is done now and then and at the end.
_BETWEEN_REPLAYS = 16
_BETWEEN_CLOCKS = 7


class Trial(Struct, Generic[State, Command, Event], frozen=True, kw_only=True):
    """One match to try an engine with.

    `choose` returns a seat's command, drawn from the given chance; it may be illegal, but not too often.
    `disguise`, if given, returns a state that differs in everything hidden from the seat, except what the end of a game
    is about to reveal; seat None is a spectator.
    `event_type`, if given, is the union of events: each is written as JSON and read back.
    `must_end` requires that the match ends within `commands` commands.
    """

    first_events: Sequence[Event]
    choose: Callable[[State, Seat, Chance], Command]
    disguise: Callable[[State, Seat | None, Chance], State] | None = None
    event_type: object = None
    seats: int = 2
    commands: int = 500
    must_end: bool = False
    chance: Chance = Chance(b"conformance")


class TrialResult(Struct, frozen=True):
    """How a trial went: commands carried out and refused, events, and whether the match ended."""

    done: int
    refused: int
    events: int
    over: bool


class DoesNotConform(AssertionError):
    """A guarantee that an engine breaks; the message names it and the number of the command."""


def conforms(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], trial: Trial[State, Command, Event]
) -> TrialResult:
    """Play the trial and return how it went, or raise DoesNotConform at the first broken guarantee.

    The guarantees: events replay to the state; a refused command changes nothing and has faults; deciding, applying and
    viewing are repeatable and leave the state alone; some seat is to move exactly while there is no outcome; the
    fallback is legal for the seats to move and for no other; views hide what is hidden; events survive storage.
    """
    checks = _Checks(engine, trial)
    checks.check_beginning()
    events, state = list(trial.first_events), replay(engine, trial.first_events)
    done = refused = 0
    for number in range(1, trial.commands + 1):
        checks.check_state(state, number)
        movers = engine.to_move(state)
        if not movers:
            break
        which, _ = draw(branch(trial.chance, number, "seat"), len(movers))
        step = checks.attempted(state, movers[which], checks.chosen(state, movers[which], number), number)
        if step is None:
            refused += 1
            checks.require(replay(engine, events) == state, "a refused command changes nothing", number)
            # The match makes progress even if most choices are refused.
            step = checks.attempted(state, movers[which], engine.fallback(state), number)
        if step is not None:
            checks.check_step(state, step, number)
            events += step.events
            state = step.state
            done += 1
        if number % _BETWEEN_REPLAYS == 0:
            checks.require(replay(engine, events) == state, "the events replay to the state", number)
    checks.require(replay(engine, events) == state, "the events replay to the state", done + refused)
    checks.check_state(state, done + refused)
    over = engine.outcome(state) is not None
    checks.require(over or not trial.must_end, "the match comes to its end", done + refused)
    return TrialResult(done, refused, len(events), over)


class _Checks(Generic[Rules, State, Command, Event, Fault, View, Seen]):
    """The guarantees of one engine, each a check that raises DoesNotConform."""

    def __init__(
        self, engine: Engine[Rules, State, Command, Event, Fault, View, Seen], trial: Trial[State, Command, Event]
    ) -> None:
        self.engine = engine
        self.trial = trial
        self.viewers: tuple[Seat | None, ...] = (None, *map(Seat, range(trial.seats)))

    def require(self, holds: bool, guarantee: str, number: int) -> None:
        """Raise DoesNotConform unless the guarantee holds."""
        if not holds:
            raise DoesNotConform(f"command {number}: it does not hold that {guarantee}")

    def chosen(self, state: State, seat: Seat, number: int) -> Command:
        """Return a seat's command: its choice, or now and then a time-out without a draft."""
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
        self.require(bool(movers) == (outcome is None), "a seat is to move exactly while there is no outcome", number)
        for seat in map(Seat, range(self.trial.seats)):
            step = self.attempted(state, seat, self.engine.fallback(state), number)
            guarantee = f"the fallback is legal for seat {seat} exactly if it is to move"
            self.require((step is not None) == (seat in movers), guarantee, number)
        self._check_views(state, number)

    def attempted(self, state: State, seat: Seat, command: Command, number: int) -> Step[State, Event] | None:
        """Return the step of the command, or None if it is refused; check either answer."""
        try:
            events = self.engine.decide(state, seat, command)
        except Refused as refused:
            self._check_refusal(state, seat, command, refused, number)
            return None
        self.require(len(events) > 0, "a command that is not refused has events", number)
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
        """Check one event: every seat has its view of it, and it survives storage."""
        for seat in self.viewers:
            seen = self.engine.seen(event, seat)
            self.require(seen == self.engine.seen(event, seat), "viewing twice gives the same", number)
        if self.trial.event_type is not None:
            stored = msgspec.json.encode(event)
            try:
                read: object = msgspec.json.decode(stored, type=self.trial.event_type)
            except msgspec.ValidationError:
                read = None
            self.require(read == event, "an event survives being stored and read", number)

    def _check_views(self, state: State, number: int) -> None:
        for seat in self.viewers:
            view = self.engine.view(state, seat)
            self.require(view == self.engine.view(state, seat), "viewing twice gives the same", number)
            if self.trial.disguise is not None:
                other = self.trial.disguise(state, seat, branch(self.trial.chance, number, "disguise", str(seat)))
                guarantee = f"what is hidden from {_name(seat)} does not change its view"
                self.require(view == self.engine.view(other, seat), guarantee, number)
                self._check_leaks(state, other, seat, number)

    def _check_leaks(self, state: State, other: State, seat: Seat | None, number: int) -> None:
        """Play the fallback in both states: if the views are equal afterwards, the events seen must be equal too."""
        for mover in self.engine.to_move(state):
            command = self.engine.fallback(state)
            here, there = self._tried(state, mover, command), self._tried(other, mover, command)
            if here is None or there is None:
                continue
            if self.engine.view(here.state, seat) == self.engine.view(there.state, seat):
                seen = [self.engine.seen(event, seat) for event in here.events]
                guarantee = f"no event shows {_name(seat)} what its view hides"
                self.require(seen == [self.engine.seen(event, seat) for event in there.events], guarantee, number)

    def _tried(self, state: State, seat: Seat, command: Command) -> Step[State, Event] | None:
        try:
            return play(self.engine, state, seat, command)
        except Refused:
            return None


def _name(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
