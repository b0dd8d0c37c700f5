"""Many games in the compiled kernel, where counts of pieces decide every turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.research.choosing import ACTIONS, NotLegal, action_name
from tilewright.research.stepping import Stepped
from tilewright.rules.deal import Starter
from tilewright.rules.pool import Empty
from tilewright.rules.rulebook import Rulebook
from tilewright.rules.scoring import Blocked, Tie
from tilewright.solver.commits import counts_decide
from tilewright.solver.common.question import JOKER
from tilewright.solver.rules import turn_rules
from tilewright.solver.special.question import demands
from tilewright.tiles.tile import codes_of, tiles_of

try:
    KERNEL: Any = import_module("tilewright.bots._kernel")
except ImportError:
    KERNEL = None

_STARTERS = (Starter.HIGHEST, Starter.LOT, Starter.HOST)


def can_play(rules: Rulebook) -> bool:
    """Return whether the kernel was built and knows all rules of a turn."""
    turn = turn_rules(rules)
    return KERNEL is not None and counts_decide(turn, special=turn.has_special_jokers) and not turn.jokers_bound


class KernelGames:
    """Games in the compiled kernel, without the engine; a test compares every step.

    The games are cut into a part for each thread; what happens in a game does not depend on the others.
    """

    def __init__(self, rules: Rulebook, seats: int, n: int, reward: str, threads: int) -> None:
        self._games = np.zeros((n, KERNEL.GAME_SIZE), np.uint8)
        self._rules = written(rules, seats, reward)
        cuts = [n * part // threads for part in range(threads + 1)]
        self._parts = [(begin, end) for begin, end in pairwise(cuts) if begin < end]

    def begin(self, places: Iterator[int] | range, seed: int, number: int, now: Stepped) -> int:
        """Deal games at places, the deals from `number` on; return the number of the next deal."""
        key = f"seed {seed}".encode()
        dealt = [(place, number + step) for step, place in enumerate(places)]

        def deal(place: int, deal_number: int) -> None:
            KERNEL.deal(self._games, place, deal_number, key, self._rules)
            KERNEL.look(self._games, place, place + 1, self._rules, now.observations, now.masks, now.seats)

        self._each(deal, dealt)
        return number + len(dealt)

    def step(self, actions: NDArray[np.int64], now: Stepped) -> None:
        """Take the actions and write what they lead to; if one is illegal, nothing is changed."""
        coded = np.where((actions < 0) | (actions >= ACTIONS), ACTIONS, actions).astype(np.uint8).tobytes()
        place = KERNEL.first_illegal(self._games, coded)
        if place >= 0:
            action = int(actions[place])
            name = action_name(action) if 0 <= action < ACTIONS else action
            raise NotLegal(f"action {name} is not legal in game {place}")
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)
        self._each(lambda begin, end: KERNEL.step(self._games, begin, end, coded, self._rules, *into), self._parts)

    def _each(self, work: Callable[[int, int], None], parts: list[tuple[int, int]]) -> None:
        if len(self._parts) < 2 or len(parts) < 2:
            for first, second in parts:
                work(first, second)
        else:
            for done in [_threads(len(self._parts)).submit(work, *part) for part in parts]:
                done.result()


@lru_cache(maxsize=8)
def _threads(count: int) -> ThreadPoolExecutor:
    """Return threads that all games share, so that games can be copied."""
    return ThreadPoolExecutor(count)


def written(rules: Rulebook, seats: int, reward: str) -> bytes:
    """Return the rules of a game as the kernel reads them."""
    least, points = turn_rules(rules).opening
    opening, scoring, box = rules.opening, rules.scoring, codes_of(tiles_of(rules.box.contents))
    return bytes(
        [
            least,
            points,
            opening.extras,
            rules.pool.empty is Empty.LAST_LAP,
            scoring.tie is not Tie.FEWEST_TILES,
            rules.jokers.penalty,
            opening.extras and opening.min == 0,
            scoring.blocked is Blocked.ALL_MINUS,
            reward == "points",
            _STARTERS.index(rules.deal.starter),
            rules.deal.rack,
            seats,
            len(box),
            *box,
            *(_special_rules(rules) if max(box) > JOKER else ()),
        ]
    )


def _special_rules(rules: Rulebook) -> tuple[int, int, int]:
    """Return whether a color change may be first, the least places on a side of a mirror, and the most colors there."""
    _, _, at_start, _, _, min_side, group_side = demands(turn_rules(rules).sets)
    return at_start, min_side, group_side
