"""Matches as values: `start` and `play` return events and a state, `view` what a seat may see of it."""

from __future__ import annotations

from typing import Any, cast, overload

from tilewright.arena.match import start_events
from tilewright.arguments import expect
from tilewright.chance import Chance
from tilewright.dice import commands as dice_commands
from tilewright.dice import events as dice_events
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Engine, IllegalTurn, Seat, Step, replay
from tilewright.engine import play as engine_play
from tilewright.game.commands import Command, DealNext, Pass
from tilewright.game.events import Event
from tilewright.game.match import Match as TileMatch
from tilewright.game.view import View
from tilewright.games import KINDS, AnyEvent, GameRules
from tilewright.library.turns import fitting
from tilewright.library.words import Fault, in_words
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

State = TileMatch
"""A match of tiles as a frozen value; `Match` is the object that changes."""

AnyState = State | dice_match.Match
_STATE = "the state of a match, as start returns it"
AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]


def root_of(seed: int) -> Chance:
    """Return the chance from which everything random in a match comes."""
    return Chance(f"seed {seed}".encode())


def engine_of(rules: GameRules) -> AnyEngine:
    """Return the engine of the kind of game that the rules belong to."""
    return KINDS.of(rules).engine


@overload
def start(rules: Rulebook, seats: int, seed: int) -> Step[State, Event]: ...
@overload
def start(rules: TurboRules, seats: int, seed: int) -> Step[dice_match.Match, dice_events.Event]: ...
@overload
def start(rules: GameRules, seats: int, seed: int) -> Step[AnyState, AnyEvent]: ...
def start(rules: GameRules, seats: int, seed: int) -> Step[Any, Any]:
    """Return the first events of a match and the state after them, or raise BadInput; one seed gives one match."""
    expect("rules", rules, (Rulebook, TurboRules), "a rulebook, as booklet returns it")
    expect("seats", seats, int, "a whole number")
    expect("seed", seed, int, "a whole number")
    kind = engine_of(rules)
    events = start_events(kind, rules, seats, root_of(seed))
    return Step(events, replay(kind, events))


@overload
def play(state: State, seat: int, command: Command) -> Step[State, Event]: ...
@overload
def play(
    state: dice_match.Match, seat: int, command: dice_commands.Command | Pass | DealNext
) -> Step[dice_match.Match, dice_events.Event]: ...
def play(state: AnyState, seat: int, command: Command | dice_commands.Command) -> Step[Any, Any]:
    """Return the events of a command and the state after them, or raise Refused; `state` does not change."""
    expect("state", state, AnyState, _STATE)
    return carried_out(state, seat, command)


@overload
def view(state: State, seat: int | None) -> View: ...
@overload
def view(state: dice_match.Match, seat: int | None) -> dice_view.View: ...
def view(state: AnyState, seat: int | None) -> View | dice_view.View:
    """Return what a seat may see of a match; None is a spectator."""
    expect("state", state, AnyState, _STATE)
    kind = engine_of(state.rules)
    seen: View | dice_view.View = kind.view(state, None if seat is None else seat_of(state, seat))
    return seen


def seat_of(state: AnyState, seat: int) -> Seat:
    """Return the seat with this number, or raise BadInput."""
    expect("seat", seat, int, "the number of a seat")
    count = len(state.shuffles.nonces)
    if not 0 <= seat < count:
        raise BadInput(f"there is no seat {seat}: seats are 0 to {count - 1}")
    return Seat(seat)


def carried_out(state: AnyState, seat: int, command: object) -> Step[AnyState, AnyEvent]:
    """Return the events of a command and the state after them, or raise Refused with the faults in words."""
    kind = engine_of(state.rules)
    try:
        return engine_play(kind, state, seat_of(state, seat), fitting(command, state.rules))
    except IllegalTurn as wrong:
        faults = cast("tuple[Fault, ...]", wrong.faults)
        raise IllegalTurn(wrong.faults, " ".join(map(in_words, faults))) from None
