"""Rounds of Turbo in the compiled kernel, which has the search on the crossword grid in it."""

from __future__ import annotations

from struct import Struct as Packing
from types import SimpleNamespace
from typing import Any

import numpy as np

from tilewright.dice.dice import FAMILY
from tilewright.dice.grid import CrossingJoker
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.kernel import native
from tilewright.research.choosing import NotLegal
from tilewright.research.dice_episode import ACTIONS, SLICES, DiceEpisode
from tilewright.research.in_kernel import InKernel
from tilewright.research.observing import size_of
from tilewright.research.stepping import blank
from tilewright.solver.crossword.kernel import COMPILED_LIMITS
from tilewright.tiles.faces import CODES

TURBO_KERNEL: Any = None
if native is not None:
    _METHODS = {name: getattr(native, f"{name}_dice") for name in ("deal", "first_illegal", "step", "look", "observe")}
    TURBO_KERNEL = SimpleNamespace(GAME_SIZE=native.ROUND_SIZE, **_METHODS)

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
    return bytes([*numbers, *sides]) + _LIMITS.pack(COMPILED_LIMITS.steps, COMPILED_LIMITS.layouts)


class KernelRound(InKernel[DiceEpisode]):
    """A deal of a seed that two agents play."""

    _kernel = TURBO_KERNEL

    def __init__(self, rules: TurboRules, deal: tuple[int, int], reward: str) -> None:
        super().__init__(written_dice(rules, reward), blank(1, size_of(SLICES), ACTIONS, SEATS))
        self._dealt = (rules, *deal)
        self._deal(*deal)

    def _first(self) -> DiceEpisode:
        return DiceEpisode(*self._dealt)

    def _replay(self, plain: DiceEpisode, place: int) -> None:
        plain.choose(self._actions[place])

    def _refuse_forbidden(self, action: int) -> None:
        mask = self._now.masks[0]
        if not (0 <= action < ACTIONS and mask[action]):
            legal = " ".join(map(str, np.flatnonzero(mask)))
            raise NotLegal(f"action {action} is not legal: there are {legal}")
