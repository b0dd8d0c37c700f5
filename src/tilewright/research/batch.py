"""Many games that are stepped in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.research.choosing import ACTIONS, NotLegal, action_text
from tilewright.research.dice_episode import ACTIONS as DICE_ACTIONS
from tilewright.research.dice_episode import SLICES, DiceEpisode, one_round
from tilewright.research.dice_kernel import TURBO_KERNEL, can_play_dice, written_dice
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, rulebook_of, seed_of, tile_rules
from tilewright.research.kernel_games import KERNEL, KernelGames, can_play, written
from tilewright.research.observing import Slices, Vector, observed_slices, size_of
from tilewright.research.stepping import Stepped, blank
from tilewright.tiles.notation import BadInput, shortened

MOST_THREADS = 64


class Games(Protocol):
    """Games that are stepped together."""

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take one action in every game and write what they lead to, or raise NotLegal."""

    def preferred(self, preferences: NDArray[np.float32]) -> NDArray[np.int64]:
        """Return the legal action of every game that is preferred to all others."""


class Played(Protocol):
    """A game that the engine plays."""

    @property
    def seat(self) -> int:
        """The seat in turn."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def mask(self) -> NDArray[np.int8]:
        """A flag for each action of the seat in turn."""

    def choose(self, action: int) -> None:
        """Take an action for the seat in turn, or raise NotLegal."""

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0."""


class EngineGames:
    """Games that the engine plays one after the other, for every rulebook; `deal` begins a deal of a seed."""

    def __init__(self, deal: Callable[[int, int], Played], reward: str) -> None:
        self._deal, self._reward = deal, reward
        self._games: dict[int, Played] = {}

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        for place in places:
            self._games[place] = self._deal(seed, number)
            self._write(place, now)
            number += 1
        return number

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take the actions and write what they lead to; if one is illegal, nothing is changed."""
        for place, game in self._games.items():
            action = int(actions[place])
            if not (0 <= action < len(game.mask) and game.mask[action]):
                named = action_text(action) if len(game.mask) == ACTIONS else action
                raise NotLegal(f"action {named} is not legal in game {place}")
        for place, game in self._games.items():
            game.choose(int(actions[place]))
            now.ended[place], now.rewards[place] = game.over, game.rewards(self._reward)
            if not game.over:
                self._write(place, now)

    def preferred(self, preferences: NDArray[np.float32]) -> NDArray[np.int64]:
        """Return the legal action of every game that is preferred to all others."""
        return _preferred(np.array([game.mask for _, game in sorted(self._games.items())]), preferences)

    def _write(self, place: int, now: Stepped) -> None:
        game = self._games[place]
        now.observations[place], now.seats[place] = game.observed(game.seat), game.seat
        if now.masks.size:
            now.masks[place] = game.mask


def _preferred(masks: NDArray[np.int8], preferences: NDArray[np.float32]) -> NDArray[np.int64]:
    return np.asarray(np.where(masks, preferences, -np.inf).argmax(axis=1))


class Batch:
    """`n` games in the form `commit`; a game that ends is followed by the next deal of the seed.

    Lazy games have no masks: `preferred` asks only what decides the next action.
    """

    def __init__(self, rules: GameRules, games: Games, n: int, shape: tuple[Slices, int, int], lazy: bool) -> None:
        self.rules, self.games, self.n, self.lazy = rules, games, n, lazy
        slices, self._actions, self.players = shape
        self.slices = dict(slices)
        self._next = 0

    def reset(self, seed: int) -> Stepped:
        """Deal all games."""
        self._seed, self._now = seed_of(seed), self._blank()
        self._next = self.games.begin(range(self.n), self._seed, 0, self._now)
        return self._now

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Take one action in every game, or raise NotLegal."""
        self._refuse_before_reset()
        now = self._blank()
        self.games.step(self._chosen(actions), now)
        ended = map(int, np.flatnonzero(now.ended))
        self._next = self.games.begin(ended, self._seed, self._next, now)
        self._now = now
        return now

    def preferred(self, preferences: object) -> NDArray[np.int64]:
        """Return the legal action of every game with the highest preference, the first of equal ones.

        `preferences` has a row for each game and a number for each action. Random numbers choose a legal action at
        random; scores of a network with Gumbel noise choose one by their softmax over the legal actions.
        """
        self._refuse_before_reset()
        numbers = self._numbers(preferences)
        return self.games.preferred(numbers) if self.lazy else _preferred(self._now.masks, numbers)

    def _refuse_before_reset(self) -> None:
        if not self._next:
            raise BadInput("there are no games yet: call reset(seed) first")

    def _numbers(self, preferences: object) -> NDArray[np.float32]:
        """Return preferences as the kernel reads them, without infinite ones, or raise BadInput."""
        shape = (self.n, self._actions)
        try:
            numbers = np.asarray(preferences, np.float32)
        except (TypeError, ValueError):
            numbers = np.asarray(np.nan, np.float32)
        if numbers.shape != shape or np.isnan(numbers).any():
            raise BadInput(f"preferences are an array of numbers of the shape {shape}")
        largest = np.finfo(np.float32).max
        return np.ascontiguousarray(np.clip(numbers, -largest, largest))

    def _chosen(self, actions: object) -> NDArray[np.int64]:
        """Return one action for each game, or raise BadInput."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            chosen = np.asarray(None)
        if chosen.ndim != 1 or (len(chosen) and chosen.dtype.kind not in "iu"):
            raise NotLegal(f"actions are whole numbers, one for each game, not {shortened(repr(actions))}")
        if len(chosen) != self.n:
            raise BadInput(f"{self.n} games take {self.n} actions, not {len(chosen)}")
        return chosen.astype(np.int64)

    def _blank(self) -> Stepped:
        return blank(self.n, size_of(self.slices), 0 if self.lazy else self._actions, self.players)


def vector_env(n: int, rules: str | GameRules = "classic-nl", seats: int = 4, **options: Any) -> Batch:
    """Return `n` games that are stepped together; options: `house`, `reward`, how many `threads` step them (1), `lazy`.

    Lazy games have no masks, see `Batch.preferred`. What the kernel does not know is played by the engine: threads do
    not help it.
    """
    expect("n", n, int, "a whole number")
    if n < 1:
        raise BadInput(f"there is at least one game, not {n}")
    refuse_unknown(options, "house", "reward", "threads", "lazy")
    threads, reward = options.get("threads", 1), refuse_reward(options.get("reward", "wins"))
    expect("threads", threads, int, "a whole number")
    if not 1 <= threads <= MOST_THREADS:
        raise BadInput(f"threads are from 1 to {MOST_THREADS}, not {threads}")
    lazy = options.get("lazy", False)
    expect("lazy", lazy, bool, "True or False")
    game = rulebook_of(rules)
    if isinstance(game, TurboRules):
        if lazy:
            raise BadInput("lazy is for the tile games: the masks of Turbo are found with the roll")
        turbo = one_round(game, seats, options.get("house"))
        rounds: Games = EngineGames(partial(DiceEpisode, turbo), reward)
        if can_play_dice(turbo):
            rounds = KernelGames(TURBO_KERNEL, written_dice(turbo, reward), n, threads)
        return Batch(turbo, rounds, n, (SLICES, DICE_ACTIONS, seats), lazy=False)
    book = tile_rules(game, seats, options.get("house"))
    games: Games = EngineGames(partial(Episode, book, seats), reward)
    if can_play(book):
        games = KernelGames(KERNEL, written(book, seats, reward, lazy), n, threads, lazy)
    return Batch(book, games, n, (observed_slices(seats), ACTIONS, seats), lazy)
