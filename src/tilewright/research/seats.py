"""What the PettingZoo environments share: one game of a seed after the other, in which seats act in turn."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tilewright.research.choosing import NotLegal, action_of
from tilewright.research.episode import refuse_reward, seed_of
from tilewright.tiles.notation import BadInput

Observation = dict[str, NDArray[Any]]

OPTIONS = ("house", "reward", "render_mode", "forgives")
"""The options of every form."""


class Playing(Protocol):
    """A game in progress, or as it ended."""

    @property
    def seat(self) -> int:
        """The seat in turn."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0."""


class SeatsEnv(ABC, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One game at a time; who derives from it deals, takes actions, observes and draws.

    With `forgives` an action that the mask forbids ends the game: its seat gets -1, the others 0. Without it, it raises
    NotLegal and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tilewright_v1",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__()
        render_mode = options.get("render_mode")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode}")
        self.reward, self.render_mode = refuse_reward(options.get("reward", "wins")), render_mode
        self.forgives = bool(options.get("forgives", False))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seed: int | None = None
        self._number = 0
        self._forfeited = False

    @property
    @abstractmethod
    def episode(self) -> Playing:
        """The game in the engine."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by a forbidden action."""
        return self._forfeited or self.playing.over

    @abstractmethod
    def deal(self, seed: int, number: int) -> Playing:
        """Return a deal of a seed."""

    @abstractmethod
    def take(self, action: int) -> None:
        """Take an action of the seat in turn, or raise NotLegal."""

    @abstractmethod
    def pictured(self) -> str:
        """Return the game as SVG."""

    @abstractmethod
    def text(self) -> str:
        """Return the game as text."""

    @abstractmethod
    def made_spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """Return the spaces of observations and of actions, the same for every seat."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations."""
        return self._spaces(agent)[0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's actions."""
        return self._spaces(agent)[1]

    def _spaces(self, agent: str) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        if not hasattr(self, "_by_agent"):
            # Every seat has spaces of its own, because a space has a random generator.
            self._by_agent = {agent: self.made_spaces() for agent in self.possible_agents}
        return self._by_agent[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of the seed; without a seed the next one of the seed before, or of a random one."""
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed, self._number = secrets.randbits(32) if seed is None else seed_of(seed), 0
        self.playing, self._forfeited = self.deal(self._seed, self._number), False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.playing.seat]

    def step(self, action: int | None) -> None:
        """Take an action of the seat in turn; a seat whose game is over steps with None."""
        self.refuse_before_reset()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            self.take(-1 if action is None else action_of(action))
        except NotLegal:
            if not self.forgives:
                raise
            self._forfeited = True
        if self.over:
            self.rewards = dict(zip(self.possible_agents, self._earned(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.playing.seat]

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent, or raise BadInput if there is no such agent or no game yet."""
        self.refuse_before_reset()
        if agent not in self.possible_agents:
            raise BadInput(f"there is no agent {agent!r}: there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def refuse_before_reset(self) -> None:
        """Raise BadInput if no game was dealt yet."""
        if self._seed is None:
            raise BadInput("there is no game yet: call reset(seed=...) first")

    def _earned(self) -> Sequence[float]:
        if self._forfeited:
            return [-float(agent == self.agent_selection) for agent in self.possible_agents]
        return self.playing.rewards(self.reward)

    def render(self) -> str | None:
        """Return the game as text or as SVG; `human` prints the text."""
        self.refuse_before_reset()
        if self.render_mode == "svg":
            return self.pictured()
        if self.render_mode != "human":
            return self.text()
        print(self.text())
        return None

    def close(self) -> None:
        """Nothing is open."""
