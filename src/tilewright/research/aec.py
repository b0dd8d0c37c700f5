"""The tile games as a PettingZoo environment in which seats act one after the other."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tilewright.drawing.pictures import tiles_svg
from tilewright.game.table import faces_on
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, tile_rules
from tilewright.research.forms import Form, form_of
from tilewright.research.observing import MOST, Slices, observed, observed_slices, size_of, state_slices, whole_state
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput
from tilewright.tiles.tile import faces_of

Observation = dict[str, NDArray[Any]]


def observation_space(seats: int, form: Form) -> spaces.Dict:
    """Return the space of observations of one seat."""
    vector = spaces.Box(0, MOST, (size_of(observed_slices(seats)),), np.uint8)
    return spaces.Dict({"observation": vector, **form.spaces()})


class TileEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One game, in which each action is one of the form's; the mask allows exactly what is legal."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tilewright_v1",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(self, rules: Rulebook, seats: int, form: Form, reward: str, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise BadInput(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode}")
        self.rules, self.form, self.reward, self.render_mode = rules, form, refuse_reward(reward), render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.state_space = spaces.Box(0, MOST, (size_of(self.state_slices),), np.uint8)
        self._action_space = {agent: spaces.Discrete(form.actions) for agent in self.possible_agents}
        self._observation_space = {agent: observation_space(seats, form) for agent in self.possible_agents}
        self._seed: int | None = None
        self._number = 0

    @property
    def slices(self) -> Slices:
        """The parts of an observation by name."""
        return observed_slices(len(self.possible_agents))

    @property
    def state_slices(self) -> Slices:
        """The parts of the state by name."""
        return state_slices(len(self.possible_agents))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations."""
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's actions."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of the seed; without a seed the next one of the seed before, or of a random one."""
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed, self._number = secrets.randbits(32) if seed is None else seed, 0
        self.episode = Episode(self.rules, len(self.possible_agents), self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.game.seat]

    def step(self, action: int | None) -> None:
        """Take an action of the seat in turn, or raise NotLegal; a seat whose game is over steps with None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.form.take(self.episode, -1 if action is None else int(action))
        if self.episode.over:
            earned = self.episode.rewards(self.reward)
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.game.seat]

    def observe(self, agent: str) -> Observation:
        """Return the vector of a seat and its mask; only the seat in turn has legal actions."""
        seat, game = self.possible_agents.index(agent), self.episode.game
        if seat != game.seat or self.episode.over:
            return {"observation": observed(game, seat, b""), **self.form.observed(None)}
        return {"observation": observed(game, seat, self.episode.committed), **self.form.observed(self.episode)}

    def state(self) -> NDArray[np.uint8]:
        """Return everything as one vector, racks and pool included."""
        return whole_state(self.episode.game, self.episode.committed)

    def render(self) -> str | None:
        """Return the table and all racks as text or as SVG; `human` prints the text."""
        if self.render_mode == "svg":
            game = self.episode.game
            racks = [(agent, faces_of(rack)) for agent, rack in zip(self.possible_agents, game.racks, strict=True)]
            return tiles_svg(faces_on(game.table), [*racks, (f"pool: {len(game.pool)}", ())])
        text = self.episode.text()
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def raw_env(rules: str | Rulebook = "classic-nl", seats: int = 4, form: str = "commit", **options: Any) -> TileEnv:
    """Return the environment without PettingZoo's wrappers, which check how it is used; it steps a little faster."""
    chosen = form_of(form, options)
    refuse_unknown(options, "house", "reward", "render_mode")
    book = tile_rules(rules, seats, options.get("house"))
    return TileEnv(book, seats, chosen, options.get("reward", "wins"), options.get("render_mode"))


def env(
    rules: str | Rulebook = "classic-nl", seats: int = 4, form: str = "commit", **options: Any
) -> AECEnv[Any, Any, Any]:
    """Return a PettingZoo AEC environment of one game under a tile rulebook.

    Options: `house` (house rules by key), `reward` (`wins` or `points`), `render_mode` (`human`, `ansi` or `svg`), and
    for the form `candidates` how many at most (`most`).
    """
    made = raw_env(rules, seats, form, **options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


def parallel_env(
    rules: str | Rulebook = "classic-nl", seats: int = 4, form: str = "commit", **options: Any
) -> ParallelEnv[Any, Any, Any]:
    """Return the same environment in PettingZoo's parallel form; only the action of the seat in turn counts."""
    return turn_based_aec_to_parallel(env(rules, seats, form, **options))
