"""A match between bots, of any kind of game, through its engine."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Generic

from msgspec import Struct

from tilewright.bots.protocol import Bot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import Chance, branch
from tilewright.engine import (
    Command,
    Engine,
    Event,
    Fault,
    Refused,
    Rules,
    Seat,
    Seen,
    Shuffles,
    State,
    View,
    play,
    replay,
)


class Played(Struct, Generic[State, Event], frozen=True):
    """A finished match: its events, its last state, and the number of refused commands of each seat."""

    events: tuple[Event, ...]
    state: State
    refused: tuple[int, ...]


def start_events(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], rules: Rules, seats: int, chance: Chance
) -> tuple[Event, ...]:
    """Return the first events of a match, with secrets and nonces made from `chance`."""
    return engine.start(rules, seats, shuffles_from(engine, rules, seats, chance))


def shuffles_from(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen], rules: Rules, seats: int, chance: Chance
) -> Shuffles:
    """Return the secrets and nonces of a match, made from `chance`."""
    secrets = tuple(branch(chance, "secret", game).key for game in range(1, engine.games_in(rules, seats) + 1))
    return Shuffles(secrets, tuple(branch(chance, "nonce", seat).key for seat in range(seats)))


def play_match(
    engine: Engine[Rules, State, Command, Event, Fault, View, Seen],
    first_events: Sequence[Event],
    bots: Sequence[Bot[View, Seen, Command]],
    chance: Chance,
    replace: Callable[[View, Command, Chance], Command] | None = None,
) -> Played[State, Event]:
    """Return a match played to its end with one bot for each seat; the bots draw from `chance`.

    `replace` may exchange the command that a bot chose. A refused command is counted, as is a turn that a bot gives up
    (NoTurn), and the engine's fallback is played instead.
    """
    events = list(first_events)
    refused = [0] * len(bots)
    known = [SeenSoFar(events, engine.seen, Seat(seat)) for seat in range(len(bots))]
    state = replay(engine, events)
    for turn in count():
        if not (seats := engine.to_move(state)):
            return Played(tuple(events), state, tuple(refused))
        seat, own = seats[0], branch(chance, turn)
        view = engine.view(state, seat)
        try:
            command = bots[seat].choose(view, known[seat], own)
            if replace is not None:
                command = replace(view, command, branch(own, "mishap"))
            step = play(engine, state, seat, command)
        except Refused:
            # A bot's defect shows in the count; it must not end hours of other games.
            refused[seat] += 1
            step = play(engine, state, seat, engine.fallback(state))
        state = step.state
        events += step.events
    raise AssertionError("a match ends")
