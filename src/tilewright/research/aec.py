"""The tile games and Turbo as a PettingZoo environment in which seats act one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tilewright.games import GameRules
from tilewright.research.actions import NotLegal, action_of
from tilewright.research.episode import Episode, Observation
from tilewright.research.observing import MOST, Slices, Vector, size_of
from tilewright.research.settings import Setting, refuse_unknown, seed_of, setting_of
from tilewright.tiles import BadInput


def observation_space(slices: Slices, shapes: Mapping[str, tuple[int, ...]]) -> spaces.Dict:
    """Return the space of observations of one seat."""
    boxes = {name: spaces.Box(0, MOST, shape, np.uint8) for name, shape in shapes.items()}
    mask = spaces.Box(0, 1, shapes["action_mask"], np.int8)
    return spaces.Dict({"observation": spaces.Box(0, MOST, (size_of(slices),), np.uint8), **boxes, "action_mask": mask})


class SeatsEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One episode at a time, in which seats act in turn; the mask allows exactly what is legal.

    With `forgives` an action that the mask forbids ends the game: its seat gets -1, the others 0. Without it, it raises
    NotLegal and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tilewright_v1",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(self, setting: Setting, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.render_mode, self.forgives = options.get("render_mode"), bool(options.get("forgives", False))
        if self.render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {self.render_mode}")
        self.setting, self.rules = setting, setting.rules
        self.slices, self.state_slices = setting.slices
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(setting.seats)]
        self.state_space = spaces.Box(0, MOST, (size_of(self.state_slices),), np.uint8)
        # Every seat has spaces of its own, because a space has a random generator.
        self._spaces = {
            agent: (observation_space(self.slices, setting.shapes), spaces.Discrete(setting.actions))
            for agent in self.possible_agents
        }
        self._seed: int | None = None
        self._number = 0
        self._forfeited = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's actions."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of the seed; without a seed the next one of the seed before, or of a random one."""
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed, self._number = secrets.randbits(32) if seed is None else seed_of(seed), 0
        self.episode: Episode[Any] = self.setting.deal(self._seed, self._number)
        self._forfeited = False
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.agents[self.episode.playing.seat]

    def step(self, action: int | None) -> None:
        """Take an action of the seat in turn; a seat whose game is over steps with None."""
        self._refuse_before_reset()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            self.episode.take(-1 if action is None else action_of(action))
        except NotLegal:
            if not self.forgives:
                raise
            self._forfeited = True
        if self._forfeited or self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self._earned(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.playing.seat]

    def observe(self, agent: str) -> Observation:
        """Return the vector of a seat and its mask; only the seat in turn has legal actions."""
        self._refuse_before_reset()
        if agent not in self.possible_agents:
            raise BadInput(f"there is no agent {agent!r}: there are {', '.join(self.possible_agents)}")
        return self.episode.observation(self.possible_agents.index(agent), self._forfeited)

    def state(self) -> Vector:
        """Return everything as one vector, racks and pool included."""
        self._refuse_before_reset()
        state: Vector = self.episode.engine.state()
        return state

    def render(self) -> str | None:
        """Return the game as text or as SVG; `human` prints the text."""
        self._refuse_before_reset()
        engine = self.episode.engine
        shown: str = engine.picture() if self.render_mode == "svg" else engine.text()
        if self.render_mode != "human":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _refuse_before_reset(self) -> None:
        if self._seed is None:
            raise BadInput("there is no game yet: call reset(seed=...) first")

    def _earned(self) -> Sequence[float]:
        if self._forfeited:
            return [-float(agent == self.agent_selection) for agent in self.possible_agents]
        return self.episode.playing.rewards(self.setting.reward)


def raw_env(rules: str | GameRules = "classic-nl", seats: int = 4, form: str = "commit", **options: Any) -> SeatsEnv:
    """Return the environment without PettingZoo's wrappers, which check how it is used; it steps a little faster."""
    setting = setting_of(rules, seats, form, options)
    refuse_unknown(options, "house", "reward", "render_mode", "forgives")
    return SeatsEnv(setting, options)


def env(
    rules: str | GameRules = "classic-nl", seats: int = 4, form: str = "commit", **options: Any
) -> AECEnv[Any, Any, Any]:
    """Return a PettingZoo AEC environment of one game under a tile rulebook, or of one round of Turbo.

    Options: `house` (house rules by key), `reward` (`wins` or `points`), `render_mode` (`human`, `ansi` or `svg`),
    `forgives` (no), and for the form `candidates` how many at most (`most`).
    """
    made = raw_env(rules, seats, form, **options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


def parallel_env(
    rules: str | GameRules = "classic-nl", seats: int = 4, form: str = "commit", **options: Any
) -> ParallelEnv[Any, Any, Any]:
    """Return the same environment in PettingZoo's parallel form; only the action of the seat in turn counts."""
    return turn_based_aec_to_parallel(env(rules, seats, form, **options))
