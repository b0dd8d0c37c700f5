"""Rounds of Turbo in the compiled kernel, which has the search on the crossword grid in it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from struct import Struct as Packing
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.dice.dice import FAMILY
from tilewright.dice.grid import CrossingJoker
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.research.choosing import NotLegal
from tilewright.research.dice_episode import ACTIONS, SLICES, DiceEpisode
from tilewright.research.observing import Vector, size_of
from tilewright.research.stepping import blank
from tilewright.solver.crossword.kernel import LIMITS
from tilewright.tiles.faces import CODES

try:
    TURBO_KERNEL: Any = import_module("tilewright.research._turbo")
except ImportError:
    TURBO_KERNEL = None

_LIMITS = Packing("2i")


def can_play_dice(rules: TurboRules) -> bool:
    """Return whether the kernel was built and knows all rules of a round."""
    return TURBO_KERNEL is not None and rules.dice.max_sets is None


def written_dice(rules: TurboRules, reward: str) -> bytes:
    """Return the rules of a round as the kernel reads them."""
    dice, grid = rules.dice, rules.grid
    numbers = (
        dice.hand,
        dice.must_lay,
        dice.min_reroll,
        dice.block_after,
        rules.jokers.penalty,
        reward == "points",
        grid.descending,
        grid.crossing_joker is CrossingJoker.ONE,
    )
    sides = [CODES[face] for faces in FAMILY for face in faces]
    return bytes([*numbers, *sides]) + _LIMITS.pack(LIMITS.steps, LIMITS.layouts)


class KernelRound:
    """A deal of a seed that two agents play; a test compares every step with `DiceEpisode`."""

    def __init__(self, rules: TurboRules, deal: tuple[int, int], reward: str) -> None:
        seed, number = deal
        self._dealt, self._actions = (rules, seed, number), list[int]()
        self._plain: DiceEpisode | None = None
        self._replayed = 0
        self._rules, self._game = written_dice(rules, reward), np.zeros((1, TURBO_KERNEL.GAME_SIZE), np.uint8)
        self._now = now = blank(1, size_of(SLICES), ACTIONS, SEATS)
        TURBO_KERNEL.deal(self._game, 0, number, f"seed {seed}".encode(), self._rules)
        TURBO_KERNEL.look(self._game, 0, 1, self._rules, now.observations, now.masks, now.seats)

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return int(self._now.seats[0])

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self._now.ended[0])

    @property
    def mask(self) -> NDArray[np.int8]:
        """A flag for each action of the seat in turn."""
        return np.array(self._now.masks[0], np.int8)

    @property
    def plain(self) -> DiceEpisode:
        """The same round in the engine, which is played up to here only now."""
        if self._plain is None:
            self._plain = DiceEpisode(*self._dealt)
        for action in self._actions[self._replayed :]:
            self._plain.choose(action)
        self._replayed = len(self._actions)
        return self._plain

    def choose(self, action: int) -> None:
        """Take an action of the seat in turn, or raise NotLegal."""
        now = self._now
        if not (0 <= action < ACTIONS and now.masks[0, action]):
            legal = " ".join(map(str, np.flatnonzero(now.masks[0])))
            raise NotLegal(f"action {action} is not legal: there are {legal}")
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)
        TURBO_KERNEL.step(self._game, 0, 1, bytes((action,)), self._rules, *into)
        self._actions.append(action)

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        if seat == self._now.seats[0]:
            return np.array(self._now.observations[0], np.uint8)
        return np.array(bytearray(TURBO_KERNEL.observe(self._game, 0, seat, self._rules)), np.uint8)

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0; the kernel was told the kind at the deal."""
        rewards: list[float] = self._now.rewards[0].tolist()
        return rewards
