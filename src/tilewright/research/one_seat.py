"""One seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.bots.kinds import LADDERS
from tilewright.games import GameRules
from tilewright.research.actions import NotLegal, action_of
from tilewright.research.aec import observation_space
from tilewright.research.episode import Episode, Observation
from tilewright.research.settings import Setting, refuse_unknown, rulebook_of, seed_of, setting_of
from tilewright.tiles import BadInput

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Any, Any]):
    """A game or round from one seat; named bots have the others, clockwise, and play between the agent's turns.

    `info` has the mask too. With `forgives` an action that the mask forbids ends the game with a reward of -1;
    without it, it raises NotLegal.
    """

    def __init__(self, setting: Setting, seat: int, forgives: bool) -> None:
        self.metadata = {"render_modes": []}
        self.setting: Setting = setting
        self.rules: GameRules = setting.rules
        self.seat: int = seat
        self.forgives: bool = forgives
        self.action_space = spaces.Discrete(setting.actions)
        self.observation_space = observation_space(setting.slices[0], setting.shapes)
        self._seed: int | None = None
        self._number = 0
        self._episode: Episode[Any] | None = None

    @property
    def episode(self) -> Episode[Any]:
        """The game, or BadInput before the first `reset`."""
        if self._episode is None:
            raise BadInput("there is no game yet: call reset(seed=...) first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the first game of the seed, or the next one, and let the bots before the agent play.

        A deal in which one of them goes out before the agent has a turn is left out.
        """
        seed = None if seed is None else seed_of(seed)
        super().reset(seed=seed)
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed, self._number = secrets.randbits(32) if seed is None else seed, 0
        self._episode = self.setting.deal(self._seed, self._number)
        while self._episode.over:
            self._number += 1
            self._episode = self.setting.deal(self._seed, self._number)
        return self._seen()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.episode.observation(self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: int) -> Stepped:
        """Take an action, and let the bots play until the agent is in turn again or the game is over."""
        episode = self.episode
        try:
            if episode.over:
                raise NotLegal("no action is legal: the game is over")
            episode.take(action_of(action))
        except NotLegal:
            if not self.forgives:
                raise
            observation, info = self._seen()
            return observation, -1.0, True, False, info
        observation, info = self._seen()
        return observation, episode.playing.rewards(self.setting.reward)[self.seat], episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the agent, under the name that masked learners call."""
        return self.episode.observation(self.seat)["action_mask"].astype(np.bool_)


def gym_env(
    rules: str | GameRules = "classic-nl",
    seats: int = 4,
    opponents: Sequence[str] | None = None,
    form: str = "commit",
    **options: Any,
) -> OneSeat:
    """Return a Gymnasium environment of one seat against bots, which are named as in `tilewright simulate`.

    Options: `house`, `reward`, `seat` (0), `forgives` (no), and `most` for the form `candidates`. Without opponents all
    are `greedy`, in Turbo `turbo-greedy`.
    """
    book = rulebook_of(rules)
    expect("seats", seats, int, "a whole number")
    options["opponents"] = [LADDERS.of(book).yardstick] * (seats - 1) if opponents is None else opponents
    setting = setting_of(book, seats, form, options)
    refuse_unknown(options, "house", "opponents", "reward", "seat", "forgives")
    return OneSeat(setting, options.get("seat", 0), bool(options.get("forgives", False)))
