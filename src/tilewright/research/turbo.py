"""Turbo, the dice game, as a PettingZoo environment: each turn first chooses dice to roll, then dice to lay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.dice.view import view
from tilewright.drawing.pictures import svg
from tilewright.research.dice_episode import ACTIONS, SLICES, DiceEpisode, one_round
from tilewright.research.dice_kernel import KernelRound, can_play_dice
from tilewright.research.episode import refuse_unknown
from tilewright.research.observing import MOST, Slices, size_of
from tilewright.research.seats import OPTIONS, Observation, SeatsEnv
from tilewright.tiles.notation import BadInput


class TurboEnv(SeatsEnv):
    """One round of two seats; the mask allows exactly what is legal, and every path ends in a legal turn."""

    playing: DiceEpisode | KernelRound

    def __init__(self, rules: TurboRules, options: Mapping[str, Any]) -> None:
        super().__init__(SEATS, options)
        self.rules = rules
        self.state_space = spaces.Box(0, MOST, (size_of(SLICES),), np.uint8)

    @property
    def slices(self) -> Slices:
        """The parts of an observation by name."""
        return SLICES

    @property
    def state_slices(self) -> Slices:
        """The parts of the state by name: what seat 0 observes, because all dice are open."""
        return SLICES

    @property
    def episode(self) -> DiceEpisode:
        """The round in the engine; where the kernel plays, it is played again up to here."""
        return self.playing.plain if isinstance(self.playing, KernelRound) else self.playing

    def made_spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """Return the spaces of observations and of actions."""
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        vector = spaces.Box(0, MOST, (size_of(SLICES),), np.uint8)
        return spaces.Dict({"observation": vector, "action_mask": mask}), spaces.Discrete(ACTIONS)

    def deal(self, seed: int, number: int) -> DiceEpisode | KernelRound:
        """Return a deal of a seed."""
        if can_play_dice(self.rules):
            return KernelRound(self.rules, (seed, number), self.reward)
        return DiceEpisode(self.rules, seed, number)

    def take(self, action: int) -> None:
        """Take an action of the seat in turn, or raise NotLegal."""
        self.playing.choose(action)

    def observe(self, agent: str) -> Observation:
        """Return the vector of a seat and its mask; only the seat in turn has legal actions."""
        seat = self.seat_of(agent)
        acts = seat == self.playing.seat and not self.over
        mask = self.playing.mask if acts else np.zeros(ACTIONS, np.int8)
        return {"observation": self.playing.observed(seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Return everything as one vector."""
        self.refuse_before_reset()
        return self.playing.observed(0)

    def text(self) -> str:
        """Return the grid and all dice as text."""
        return str(view(self.episode.match, None))

    def pictured(self) -> str:
        """Return the grid and all dice as SVG."""
        return svg(view(self.episode.match, None))


def turbo_env(rules: TurboRules, seats: int, form: str, options: dict[str, Any]) -> TurboEnv:
    """Return the environment of one round without wrappers, or raise BadInput that names what is wrong."""
    if form != "commit":
        raise BadInput(f"{rules.id} has the form commit only, not {form}")
    refuse_unknown(options, *OPTIONS)
    return TurboEnv(one_round(rules, seats, options.get("house")), options)
