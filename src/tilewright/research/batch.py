"""Many games that are stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.research.choosing import ACTIONS
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, tile_rules
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


class Batch:
    """`n` games in the form `commit`; a game that ends is followed by the next deal of the seed."""

    def __init__(self, rules: Rulebook, seats: int, n: int, reward: str) -> None:
        self.rules, self.players, self.n, self.reward = rules, seats, n, refuse_reward(reward)
        self.slices = dict(observed_slices(seats))
        self._episodes: list[Episode] = []

    def reset(self, seed: int) -> Stepped:
        """Deal all games."""
        self._seed, self._next = seed, self.n
        self._episodes = [Episode(self.rules, self.players, seed, number) for number in range(self.n)]
        self._observations = np.empty((self.n, size_of(self.slices)), np.uint8)
        self._masks = np.empty((self.n, ACTIONS), np.int8)
        return self._stepped(np.zeros((self.n, self.players)), np.zeros(self.n, np.bool_))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Take one action in every game, or raise NotLegal."""
        if len(actions) != self.n:
            raise BadInput(f"{self.n} games take {self.n} actions, not {len(actions)}")
        rewards, ended = np.zeros((self.n, self.players)), np.zeros(self.n, np.bool_)
        for place, action in enumerate(actions):
            episode = self._episodes[place]
            episode.choose(int(action))
            if episode.over:
                rewards[place], ended[place] = episode.rewards(self.reward), True
                self._episodes[place] = Episode(self.rules, self.players, self._seed, self._next)
                self._next += 1
        return self._stepped(rewards, ended)

    def _stepped(self, rewards: NDArray[np.float64], ended: NDArray[np.bool_]) -> Stepped:
        seats = np.empty(self.n, np.int64)
        for place, episode in enumerate(self._episodes):
            game, turn = episode.game, episode.turn
            self._observations[place] = observed(game, game.seat, turn.committed)
            self._masks[place] = np.frombuffer(turn.mask, np.int8)
            seats[place] = game.seat
        return Stepped(self._observations.copy(), self._masks.copy(), seats, rewards, ended)


def vector_env(n: int, rules: str | Rulebook = "classic-nl", seats: int = 4, **options: Any) -> Batch:
    """Return `n` games that are stepped together; options: `house` and `reward`."""
    if n < 1:
        raise BadInput(f"there is at least one game, not {n}")
    refuse_unknown(options, "house", "reward")
    return Batch(tile_rules(rules, seats, options.get("house")), seats, n, options.get("reward", "wins"))
