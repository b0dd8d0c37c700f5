"""Many games that are stepped in one call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.game.scoring import Result
from tilewright.research.choosing import ACTIONS
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, rewards_of, tile_rules
from tilewright.research.kernel_games import KernelGames, can_play
from tilewright.research.observing import Vector, observed, observed_slices, size_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput


class Stepped(Struct, frozen=True):
    """Every game from the seat in turn: vectors, masks and seats; and what the last step brought each seat of a game.

    A game that ended is dealt anew at once: `ended` marks it, and `rewards` are those of the game before.
    """

    observations: Vector
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]


class Games(Protocol):
    """Games that are stepped together."""

    def begin(self, place: int, seed: int, number: int) -> None:
        """Deal a game of a seed at a place."""

    def take(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take one action in every game, or raise NotLegal."""

    def ended(self) -> Iterator[tuple[int, Result]]:
        """Yield the places of games that are over, with their results."""

    def write(self, observations: Vector, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> None:
        """Write what the seat in turn of every game observes, its mask, and which seat it is."""


class EngineGames:
    """Games that the engine plays, for every rulebook."""

    def __init__(self, rules: Rulebook, seats: int, n: int) -> None:
        self._rules, self._seats = rules, seats
        self._episodes: dict[int, Episode] = {}

    def begin(self, place: int, seed: int, number: int) -> None:
        """Deal a game of a seed at a place."""
        self._episodes[place] = Episode(self._rules, self._seats, seed, number)

    def take(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take one action in every game, or raise NotLegal."""
        for place, episode in self._episodes.items():
            episode.choose(int(actions[place]))

    def ended(self) -> Iterator[tuple[int, Result]]:
        """Yield the places of games that are over, with their results."""
        return ((place, episode.match.results[-1]) for place, episode in self._episodes.items() if episode.over)

    def write(self, observations: Vector, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> None:
        """Write what the seat in turn of every game observes, its mask, and which seat it is."""
        for place, episode in self._episodes.items():
            game, turn = episode.game, episode.turn
            observations[place] = observed(game, game.seat, turn.committed)
            masks[place] = np.frombuffer(turn.mask, np.int8)
            seats[place] = game.seat


class Batch:
    """`n` games in the form `commit`; a game that ends is followed by the next deal of the seed."""

    def __init__(self, rules: Rulebook, seats: int, n: int, reward: str) -> None:
        self.rules, self.players, self.n, self.reward = rules, seats, n, refuse_reward(reward)
        self.slices = dict(observed_slices(seats))
        self._next = 0
        self.games: Games = (KernelGames if can_play(rules) else EngineGames)(rules, seats, n)

    def reset(self, seed: int) -> Stepped:
        """Deal all games."""
        self._seed, self._next = seed, self.n
        for place in range(self.n):
            self.games.begin(place, seed, place)
        return self._stepped(np.zeros((self.n, self.players)), np.zeros(self.n, np.bool_))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Take one action in every game, or raise NotLegal."""
        if not self._next:
            raise BadInput("there are no games yet: call reset(seed) first")
        if len(actions) != self.n:
            raise BadInput(f"{self.n} games take {self.n} actions, not {len(actions)}")
        rewards, ended = np.zeros((self.n, self.players)), np.zeros(self.n, np.bool_)
        self.games.take(actions)
        for place, result in [*self.games.ended()]:
            rewards[place], ended[place] = rewards_of(result, self.reward, self.rules), True
            self.games.begin(place, self._seed, self._next)
            self._next += 1
        return self._stepped(rewards, ended)

    def _stepped(self, rewards: NDArray[np.float64], ended: NDArray[np.bool_]) -> Stepped:
        observations = np.empty((self.n, size_of(self.slices)), np.uint8)
        masks, seats = np.empty((self.n, ACTIONS), np.int8), np.empty(self.n, np.int64)
        self.games.write(observations, masks, seats)
        return Stepped(observations, masks, seats, rewards, ended)


def vector_env(n: int, rules: str | Rulebook = "classic-nl", seats: int = 4, **options: Any) -> Batch:
    """Return `n` games that are stepped together; options: `house` and `reward`."""
    if n < 1:
        raise BadInput(f"there is at least one game, not {n}")
    refuse_unknown(options, "house", "reward")
    return Batch(tile_rules(rules, seats, options.get("house")), seats, n, options.get("reward", "wins"))
