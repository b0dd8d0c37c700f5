"""Many games that are stepped in one call."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.research.actions import NotLegal, action_text
from tilewright.research.compiled import Kernel, Stepped, blank
from tilewright.research.dice import EngineDice
from tilewright.research.episode import TooHard
from tilewright.research.observing import size_of
from tilewright.research.settings import Setting, refuse_unknown, seed_of, setting_of
from tilewright.research.tiles import EngineTiles
from tilewright.tiles import BadInput, shortened

MOST_THREADS = 64

# Games take unequal times, so a thread that is done early takes one more part.
_PARTS_OF_A_THREAD = 8

# An action that no kernel has, and how the kernel marks a game at whose turn it gave up.
_MOST_CODED = 255
_GAVE_UP = 2


class EngineGames:
    """Games that the engine plays one after the other, for every rulebook."""

    def __init__(self, setting: Setting, named: Callable[[int], str]) -> None:
        self._setting, self._named = setting, named
        self._games: dict[int, EngineTiles | EngineDice] = {}

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        for place in places:
            self._games[place] = self._setting.in_engine(seed, number)
            number += 1
            # A bot may go out before the agent has a turn; such a deal is left out.
            while self._games[place].over:
                self._games[place] = self._setting.in_engine(seed, number)
                number += 1
            self._write(place, now)
        return number

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take the actions and write what they lead to; if one is illegal, nothing is changed."""
        for place, mask in enumerate(self._masks()):
            action = int(actions[place])
            if not (0 <= action < len(mask) and mask[action]):
                raise NotLegal(f"action {self._named(action)} is not legal in game {place}")
        for place, game in self._games.items():
            game.choose(int(actions[place]))
            now.ended[place], now.rewards[place] = game.over, game.rewards(self._setting.reward)
            if not game.over:
                self._write(place, now)

    def preferred(self, preferences: NDArray[np.float32]) -> NDArray[np.int64]:
        """Return the legal action of every game that is preferred to all others."""
        return _preferred(self._masks(), preferences)

    def masks(self, places: NDArray[np.bool_]) -> NDArray[np.int8]:
        """Return the masks of games at some places; the other rows are zero."""
        return np.where(places[:, None], self._masks(), np.int8(0))

    def outs(self, places: NDArray[np.bool_]) -> NDArray[np.int8]:
        """Return whether the seat in turn can lay its whole rack, for games at some places."""
        games = [game for _, game in sorted(self._games.items())]
        outs = (isinstance(game, EngineTiles) and game.goes_out for game in games)
        return np.array([flag and out for flag, out in zip(places, outs, strict=True)], np.int8)

    def _masks(self) -> NDArray[np.int8]:
        return np.array([game.shown(acts=True)["action_mask"] for _, game in sorted(self._games.items())])

    def _write(self, place: int, now: Stepped) -> None:
        game = self._games[place]
        now.observations[place], now.seats[place] = game.observed(game.seat), game.seat
        if now.masks.size:
            now.masks[place] = game.shown(acts=True)["action_mask"]


class KernelGames:
    """Games in the kernel, without the engine; a test compares every step.

    The games are cut into parts, which threads take in turn; what happens in a game does not depend on the others. Lazy
    games find no masks: then it is asked about single actions.
    """

    def __init__(self, kernel: Kernel, n: int, threads: int, lazy: bool = False) -> None:
        self._kernel, self._rules, self._lazy = kernel, kernel.rules, lazy
        self._games = np.zeros((n, kernel.game_size), np.uint8)
        # The last action is drawing: it is legal at the beginning of every turn.
        self._draws = bytes((kernel.shape[1] - 1,))
        self._count, parts = threads, threads * _PARTS_OF_A_THREAD if threads > 1 else 1
        cuts = [n * part // parts for part in range(parts + 1)]
        self._parts = [(begin, end) for begin, end in pairwise(cuts) if begin < end]

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        key, call, waiting = f"seed {seed}".encode(), self._kernel.call, [*places]

        left_out = list[int]()

        def deal(place: int, deal_number: int) -> None:
            try:
                call("deal", self._games, place, deal_number, key, self._rules)
            except TooHard:
                left_out.append(place)
            call("look", self._games, place, place + 1, self._rules, now.observations, now.masks, now.seats)
            # A bot may go out before the agent has a turn.
            if self._kernel.has_bots and call("first_illegal", self._games[place : place + 1], self._draws) == 0:
                left_out.append(place)

        while waiting:
            self._each(deal, [(place, number + step) for step, place in enumerate(waiting)])
            number += len(waiting)
            waiting = sorted({*left_out})
            left_out.clear()
        return number

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take the actions and write what they lead to; if one is illegal, nothing is changed."""
        call = self._kernel.call
        coded = np.where((actions < 0) | (actions > _MOST_CODED), _MOST_CODED, actions).astype(np.uint8).tobytes()
        if self._lazy:
            self._each(lambda begin, end: call("ask", self._games, begin, end, coded, self._rules), self._parts)
        place = call("first_illegal", self._games, coded)
        if place >= 0:
            raise NotLegal(f"action {self._kernel.named(int(actions[place]))} is not legal in game {place}")
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)

        def step(begin: int, end: int) -> None:
            while begin < end:
                try:
                    call("step", self._games, begin, end, coded, self._rules, *into)
                    return
                except TooHard:
                    # Nobody wins a game in which a bot's turn is too hard: the kernel has marked it as the last one.
                    begin += 1 + int(np.flatnonzero(now.ended[begin:end].view(np.uint8) == _GAVE_UP)[0])
                    now.ended[begin - 1] = True

        self._each(step, self._parts)

    def masks(self, places: NDArray[np.bool_]) -> NDArray[np.int8]:
        """Return the masks of lazy games at some places; the other rows are zero."""
        return self._asked("masks", places, self._kernel.shape[1])

    def outs(self, places: NDArray[np.bool_]) -> NDArray[np.int8]:
        """Return whether the seat in turn can lay its whole rack, for games at some places."""
        return self._asked("outs", places, 1)[:, 0]

    def _asked(self, name: str, places: NDArray[np.bool_], size: int) -> NDArray[np.int8]:
        found, call = np.zeros((len(places), size), np.int8), self._kernel.call
        wanted = (places.astype(np.uint8).tobytes(), self._rules, found)
        self._each(lambda begin, end: call(name, self._games, begin, end, *wanted), self._parts)
        return found

    def preferred(self, preferences: NDArray[np.float32]) -> NDArray[np.int64]:
        """Return the legal action of every game that is preferred to all others."""
        actions, call = np.zeros(len(self._games), np.uint8), self._kernel.call
        into = (preferences, self._rules, actions)
        self._each(lambda begin, end: call("prefer", self._games, begin, end, *into), self._parts)
        return actions.astype(np.int64)

    def _each(self, work: Callable[[int, int], None], parts: list[tuple[int, int]]) -> None:
        """Do the parts, each in the thread that is free first."""
        waiting = deque(parts)

        def take() -> None:
            while waiting:
                try:
                    part = waiting.popleft()
                except IndexError:
                    # Another thread took the last one.
                    return
                work(*part)

        helpers = min(self._count, len(parts)) - 1
        others = [_threads(self._count - 1).submit(take) for _ in range(helpers)]
        try:
            take()
        finally:
            for done in others:
                done.result()


@lru_cache(maxsize=8)
def _threads(count: int) -> ThreadPoolExecutor:
    """Return threads that all games share, so that games can be copied."""
    return ThreadPoolExecutor(count)


def _preferred(masks: NDArray[np.int8], preferences: NDArray[np.float32]) -> NDArray[np.int64]:
    return np.asarray(np.where(masks, preferences, -np.inf).argmax(axis=1))


class Batch:
    """`n` games in the form `commit`; a game that ends is followed by the next deal of the seed.

    Lazy games have no masks: `preferred` asks only what decides the next action.
    """

    def __init__(self, setting: Setting, games: EngineGames | KernelGames, n: int, lazy: bool) -> None:
        self.setting: Setting = setting
        self.games: EngineGames | KernelGames = games
        self.n: int = n
        self.lazy: bool = lazy
        self.rules: GameRules = setting.rules
        self.players: int = setting.seats
        self.slices: dict[str, slice] = dict(setting.slices[0])
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

    def outs(self, places: object = True) -> NDArray[np.int8]:
        """Return for each tile game whether the seat in turn can lay its whole rack; 0 without a flag in `places`."""
        if isinstance(self.rules, TurboRules):
            raise BadInput("outs are for the tile games: a round of Turbo has no racks")
        return self.games.outs(self._flags(places))

    def _flags(self, places: object) -> NDArray[np.bool_]:
        self._refuse_before_reset()
        try:
            return np.broadcast_to(np.asarray(places, np.bool_), self.n)
        except (TypeError, ValueError):
            raise BadInput(f"places are flags, one for each of {self.n} games") from None

    def masks(self, places: object = True) -> NDArray[np.int8]:
        """Return the masks of lazy games, or of those whose flag in `places` is set: the rows of others are zero."""
        wanted = self._flags(places)
        return self.games.masks(wanted) if self.lazy else np.where(wanted[:, None], self._now.masks, np.int8(0))

    def _refuse_before_reset(self) -> None:
        if not self._next:
            raise BadInput("there are no games yet: call reset(seed) first")

    def _numbers(self, preferences: object) -> NDArray[np.float32]:
        """Return preferences as the kernel reads them, without infinite ones, or raise BadInput."""
        shape = (self.n, self.setting.actions)
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
        return blank(self.n, size_of(self.slices), 0 if self.lazy else self.setting.actions, self.players)


def vector_env(n: int, rules: str | GameRules = "classic-nl", seats: int = 4, **options: Any) -> Batch:
    """Return `n` games that are stepped together; options: `house`, `reward`, how many `threads` step them (1), `lazy`.

    Lazy games have no masks, see `Batch.preferred`. With `opponents` bots have all seats but `seat` (0). What the
    kernel does not know is played by the engine: threads do not help it.
    """
    expect("n", n, int, "a whole number")
    if n < 1:
        raise BadInput(f"there is at least one game, not {n}")
    refuse_unknown(options, "house", "reward", "threads", "lazy", "opponents", "seat")
    threads, lazy = options.get("threads", 1), options.get("lazy", False)
    expect("threads", threads, int, "a whole number")
    if not 1 <= threads <= MOST_THREADS:
        raise BadInput(f"threads are from 1 to {MOST_THREADS}, not {threads}")
    expect("lazy", lazy, bool, "True or False")
    setting = setting_of(rules, seats, "commit", options)
    is_dice = isinstance(setting.rules, TurboRules)
    if lazy and is_dice:
        raise BadInput("lazy is for the tile games: the masks of Turbo are found with the roll")
    if setting.kernel is None:
        return Batch(setting, EngineGames(setting, str if is_dice else action_text), n, lazy)
    return Batch(setting, KernelGames(setting.kernel, n, threads, lazy), n, lazy)
