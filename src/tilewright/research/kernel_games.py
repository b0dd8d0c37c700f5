"""Many games in a compiled kernel: the tile games where counts of pieces decide every turn, or rounds of Turbo."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.kernel import native
from tilewright.research.choosing import NotLegal, action_text
from tilewright.research.stepping import Stepped
from tilewright.rules.deal import Starter
from tilewright.rules.jokers import GroupOfThree, Reuse
from tilewright.rules.pool import Empty
from tilewright.rules.rulebook import Rulebook
from tilewright.rules.scoring import Blocked, Tie
from tilewright.sets.rules import written as written_sets
from tilewright.solver.commits import counts_decide
from tilewright.solver.rules import TurnRules, turn_rules
from tilewright.tiles.tile import codes_of, tiles_of

KERNEL: Any = native

# Games take unequal times, so a thread that is done early takes one more part.
_PARTS_OF_A_THREAD = 8

# An action that no kernel has.
_MOST_CODED = 255

# With two, every set has a number, and longer runs than five are two.
_MOST_BOUND_JOKERS = 2

# The turns of a game are of one of three kinds: 0, 1 if they never open, and this.
_BOUND_JOKERS = 2

_STARTERS = (Starter.HIGHEST, Starter.LOT, Starter.HOST)


def can_play(rules: Rulebook) -> bool:
    """Return whether the kernel was built and knows all rules of a turn."""
    turn = turn_rules(rules)
    special = turn.has_special_jokers
    bound_known = not turn.jokers_bound or (not special and _knows_bound_jokers(turn))
    return KERNEL is not None and counts_decide(turn, special=special) and bound_known


def _knows_bound_jokers(turn: TurnRules) -> bool:
    """Return whether jokers that keep their meaning do so as the kernel knows it, in a box with few of them."""
    jokers, box = turn.rules.jokers, turn.rules.box.contents
    return (
        turn.needs_replacement
        and jokers.reuse is Reuse.NEW_SET
        and jokers.group_of_three is GroupOfThree.EITHER
        and not turn.opening_extras
        and sum(count for _, count in box.jokers) <= _MOST_BOUND_JOKERS
    )


class KernelGames:
    """Games in a compiled kernel, without the engine; a test compares every step. `rules` is as the kernel reads it.

    The games are cut into parts, which threads take in turn; what happens in a game does not depend on the others. Lazy
    games find no masks: then it is asked about single actions.
    """

    def __init__(self, kernel: Any, rules: bytes, n: int, threads: int, lazy: bool = False) -> None:
        self._kernel, self._rules, self._lazy = kernel, rules, lazy
        self._games = np.zeros((n, kernel.GAME_SIZE), np.uint8)
        self._count, parts = threads, threads * _PARTS_OF_A_THREAD if threads > 1 else 1
        cuts = [n * part // parts for part in range(parts + 1)]
        self._parts = [(begin, end) for begin, end in pairwise(cuts) if begin < end]

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        key = f"seed {seed}".encode()
        dealt = [(place, number + step) for step, place in enumerate(places)]

        def deal(place: int, deal_number: int) -> None:
            self._kernel.deal(self._games, place, deal_number, key, self._rules)
            self._kernel.look(self._games, place, place + 1, self._rules, now.observations, now.masks, now.seats)

        self._each(deal, dealt)
        return number + len(dealt)

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take the actions and write what they lead to; if one is illegal, nothing is changed."""
        coded = np.where((actions < 0) | (actions > _MOST_CODED), _MOST_CODED, actions).astype(np.uint8).tobytes()
        if self._lazy:
            self._each(lambda begin, end: self._kernel.ask(self._games, begin, end, coded, self._rules), self._parts)
        place = self._kernel.first_illegal(self._games, coded)
        if place >= 0:
            raise NotLegal(f"action {self._named(int(actions[place]))} is not legal in game {place}")
        step, into = self._kernel.step, (now.observations, now.masks, now.seats, now.rewards, now.ended)
        self._each(lambda begin, end: step(self._games, begin, end, coded, self._rules, *into), self._parts)

    def preferred(self, preferences: NDArray[np.float32]) -> NDArray[np.int64]:
        """Return the legal action of every game that is preferred to all others."""
        actions = np.zeros(len(self._games), np.uint8)
        into = (preferences, self._rules, actions)
        self._each(lambda begin, end: self._kernel.prefer(self._games, begin, end, *into), self._parts)
        return actions.astype(np.int64)

    def _named(self, action: int) -> str:
        return action_text(action) if self._kernel is KERNEL else str(action)

    def _each(self, work: Callable[[int, int], None], parts: list[tuple[int, int]]) -> None:
        """Do the parts, each in the thread that is free first."""
        waiting = deque(parts)

        def take() -> None:
            while (part := _first_of(waiting)) is not None:
                work(*part)

        helpers = min(self._count, len(parts)) - 1
        others = [_threads(self._count - 1).submit(take) for _ in range(helpers)]
        try:
            take()
        finally:
            for done in others:
                done.result()


def _first_of(waiting: deque[tuple[int, int]]) -> tuple[int, int] | None:
    """Take the first part that waits; another thread may take the last one at the same time."""
    try:
        return waiting.popleft()
    except IndexError:
        return None


@lru_cache(maxsize=8)
def _threads(count: int) -> ThreadPoolExecutor:
    """Return threads that all games share, so that games can be copied."""
    return ThreadPoolExecutor(count)


def written(rules: Rulebook, seats: int, reward: str, lazy: bool = False) -> bytes:
    """Return the rules of a game as the kernel reads them; a lazy game finds no mask."""
    turn = turn_rules(rules)
    least, points = turn.opening
    opening, scoring, box = rules.opening, rules.scoring, codes_of(tiles_of(rules.box.contents))
    return bytes(
        [
            least,
            points,
            opening.extras,
            rules.pool.empty is Empty.LAST_LAP,
            scoring.tie is not Tie.FEWEST_TILES,
            rules.jokers.penalty,
            _BOUND_JOKERS if turn.jokers_bound else opening.extras and opening.min == 0,
            scoring.blocked is Blocked.ALL_MINUS,
            reward == "points",
            _STARTERS.index(rules.deal.starter),
            rules.deal.rack,
            seats,
            lazy,
            len(box),
            *box,
            *written_sets(turn.sets),
        ]
    )
