"""Many games that are stepped in one call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.research.choosing import ACTIONS
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, rewards_of, tile_rules
from tilewright.research.kernel_games import KernelGames, can_play
from tilewright.research.observing import observed, observed_slices, size_of
from tilewright.research.stepping import Stepped, blank
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

MOST_THREADS = 64


class Games(Protocol):
    """Games that are stepped together."""

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take one action in every game and write what they lead to, or raise NotLegal."""


class EngineGames:
    """Games that the engine plays, for every rulebook."""

    def __init__(self, rules: Rulebook, seats: int, reward: str) -> None:
        self._rules, self._seats, self._reward = rules, seats, reward
        self._episodes: dict[int, Episode] = {}

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        for place in places:
            self._episodes[place] = Episode(self._rules, self._seats, seed, number)
            self._write(place, now)
            number += 1
        return number

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take one action in every game and write what they lead to, or raise NotLegal."""
        for place, episode in self._episodes.items():
            episode.choose(int(actions[place]))
            now.ended[place], now.rewards[place] = episode.over, 0
            if episode.over:
                now.rewards[place] = rewards_of(episode.match.results[-1], self._reward, self._rules)
            else:
                self._write(place, now)

    def _write(self, place: int, now: Stepped) -> None:
        episode = self._episodes[place]
        game, turn = episode.game, episode.turn
        now.observations[place] = observed(game, game.seat, turn.committed)
        now.masks[place] = np.frombuffer(turn.mask, np.int8)
        now.seats[place] = game.seat


class Batch:
    """`n` games in the form `commit`; a game that ends is followed by the next deal of the seed."""

    def __init__(self, rules: Rulebook, seats: int, n: int, reward: str, threads: int) -> None:
        self.rules, self.players, self.n, self.reward = rules, seats, n, refuse_reward(reward)
        self.slices = dict(observed_slices(seats))
        self._next = 0
        self.games: Games = (
            KernelGames(rules, seats, n, reward, threads) if can_play(rules) else EngineGames(rules, seats, reward)
        )

    def reset(self, seed: int) -> Stepped:
        """Deal all games."""
        self._seed, now = seed, self._blank()
        self._next = self.games.begin(range(self.n), seed, 0, now)
        return now

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Take one action in every game, or raise NotLegal."""
        if not self._next:
            raise BadInput("there are no games yet: call reset(seed) first")
        if len(actions) != self.n:
            raise BadInput(f"{self.n} games take {self.n} actions, not {len(actions)}")
        now = self._blank()
        self.games.step(np.asarray(actions, np.int64), now)
        ended = map(int, np.flatnonzero(now.ended))
        self._next = self.games.begin(ended, self._seed, self._next, now)
        return now

    def _blank(self) -> Stepped:
        return blank(self.n, size_of(self.slices), ACTIONS, self.players)


def vector_env(n: int, rules: str | Rulebook = "classic-nl", seats: int = 4, **options: Any) -> Batch:
    """Return `n` games that are stepped together; options: `house`, `reward`, and how many `threads` step them (1)."""
    if n < 1:
        raise BadInput(f"there is at least one game, not {n}")
    refuse_unknown(options, "house", "reward", "threads")
    threads = options.get("threads", 1)
    if not 1 <= threads <= MOST_THREADS:
        raise BadInput(f"threads are from 1 to {MOST_THREADS}, not {threads}")
    return Batch(tile_rules(rules, seats, options.get("house")), seats, n, options.get("reward", "wins"), threads)
