"""The arena: matches between bots, each deal played once from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import overload

from msgspec import Struct

from tilewright.bots.bot import Bot, position_of
from tilewright.bots.mishaps import unfinished
from tilewright.chance import Chance, branch, draw
from tilewright.engine import Seat, Shuffles, play, replay
from tilewright.game.commands import Command, DealNext, PlayTiles, TimeOut
from tilewright.game.events import Event, TurnEvent
from tilewright.game.match import Match, games_in, start
from tilewright.game.scoring import Result
from tilewright.game.view import Seen, View, seen
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import Rulebook

_ODDS = 1 << 32


class Played(Struct, frozen=True):
    """A match that was played: its events, and its state at the end."""

    events: tuple[Event, ...]
    match: Match

    @property
    def results(self) -> tuple[Result, ...]:
        """How its games ended."""
        return self.match.results

    @property
    def turns(self) -> int:
        """How many turns its games had together."""
        return sum(isinstance(event, TurnEvent) for event in self.events)


class SeenSoFar(Sequence[Seen]):
    """What a seat has seen of a growing list of events; made only where a bot looks."""

    def __init__(self, events: Sequence[Event], seat: Seat) -> None:
        self._events, self._seat = events, seat

    @overload
    def __getitem__(self, index: int) -> Seen: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Seen]: ...
    def __getitem__(self, index: int | slice) -> Seen | Sequence[Seen]:
        if isinstance(index, slice):
            return [seen(event, self._seat) for event in self._events[index]]
        return seen(self._events[index], self._seat)

    def __len__(self) -> int:
        return len(self._events)


def shuffles_of(rules: Rulebook, seats: int, chance: Chance) -> Shuffles:
    """Return the secrets and nonces of a match whose chance is all known beforehand."""
    secrets = tuple(branch(chance, "secret", game).key for game in range(games_in(rules, seats)))
    return Shuffles(secrets, tuple(branch(chance, "nonce", seat).key for seat in range(seats)))


def play_match(rules: Rulebook, bots: Sequence[Bot], shuffles: Shuffles, chance: Chance, mishaps: float = 0) -> Played:
    """Return a match played to its end by one bot a seat; `chance` is what the bots draw from.

    With the probability of `mishaps` a turn runs out of time in the middle of a random draft.
    """
    events = list(start(rules, len(bots), shuffles))
    match = replay(TILE_GAME, events)
    for turn in count():
        if not (seats := TILE_GAME.to_move(match)):
            return Played(tuple(events), match)
        seat, own = seats[0], branch(chance, turn)
        view = TILE_GAME.view(match, seat)
        command = bots[seat].choose(view, SeenSoFar(events, seat), own)
        if mishaps and not isinstance(command, DealNext):
            command = _perhaps_late(command, view, mishaps, branch(own, "mishap"))
        step = play(TILE_GAME, match, seat, command)
        match = step.state
        events += step.events
    raise AssertionError("a match ends")


def _perhaps_late(command: Command, view: View, mishaps: float, chance: Chance) -> Command:
    lot, chance = draw(chance, _ODDS)
    if lot >= mishaps * _ODDS:
        return command
    table = command.table if isinstance(command, PlayTiles) else view.table
    return TimeOut(unfinished(position_of(view), table, chance))
