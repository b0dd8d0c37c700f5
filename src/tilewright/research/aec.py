"""The tile games as a PettingZoo environment in which seats act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tilewright.dice.turbo_rules import TurboRules
from tilewright.drawing.pictures import tiles_svg
from tilewright.game.table import faces_on
from tilewright.games import GameRules
from tilewright.research.episode import Episode, refuse_unknown, rulebook_of, tile_rules
from tilewright.research.forms import Commit, Form, form_of
from tilewright.research.kernel_episode import KernelEpisode
from tilewright.research.kernel_games import can_play
from tilewright.research.observing import MOST, Slices, observed, observed_slices, size_of, state_slices, whole_state
from tilewright.research.seats import OPTIONS, Observation, SeatsEnv
from tilewright.research.turbo import TurboEnv, turbo_env
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import faces_of


def observation_space(seats: int, form: Form) -> spaces.Dict:
    """Return the space of observations of one seat."""
    vector = spaces.Box(0, MOST, (size_of(observed_slices(seats)),), np.uint8)
    return spaces.Dict({"observation": vector, **form.spaces()})


class TileEnv(SeatsEnv):
    """One game, in which each action is one of the form's; the mask allows exactly what is legal."""

    playing: Episode | KernelEpisode

    def __init__(self, rules: Rulebook, seats: int, form: Form, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self.rules, self.form = rules, form
        self._in_kernel = isinstance(form, Commit) and can_play(rules)
        self.state_space = spaces.Box(0, MOST, (size_of(self.state_slices),), np.uint8)

    @property
    def slices(self) -> Slices:
        """The parts of an observation by name."""
        return observed_slices(len(self.possible_agents))

    @property
    def state_slices(self) -> Slices:
        """The parts of the state by name."""
        return state_slices(len(self.possible_agents))

    @property
    def episode(self) -> Episode:
        """The game in the engine; where the kernel plays, it is played again up to here."""
        return self.playing.plain if isinstance(self.playing, KernelEpisode) else self.playing

    def made_spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """Return the spaces of observations and of actions."""
        return observation_space(len(self.possible_agents), self.form), spaces.Discrete(self.form.actions)

    def deal(self, seed: int, number: int) -> Episode | KernelEpisode:
        """Return a deal of a seed."""
        if self._in_kernel:
            return KernelEpisode(self.rules, len(self.possible_agents), (seed, number), self.reward)
        return Episode(self.rules, len(self.possible_agents), seed, number)

    def take(self, action: int) -> None:
        """Take an action of the seat in turn, or raise NotLegal."""
        if isinstance(self.playing, KernelEpisode):
            self.playing.choose(action)
        else:
            self.form.take(self.playing, action)

    def observe(self, agent: str) -> Observation:
        """Return the vector of a seat and its mask; only the seat in turn has legal actions."""
        seat = self.seat_of(agent)
        if isinstance(self.playing, KernelEpisode) and not self._forfeited:
            mask = self.playing.mask if seat == self.playing.seat else np.zeros(self.form.actions, np.int8)
            return {"observation": self.playing.observed(seat), "action_mask": mask}
        game = self.episode.game
        if seat != game.seat or self.over:
            return {"observation": observed(game, seat, b""), **self.form.observed(None)}
        return {"observation": observed(game, seat, self.episode.committed), **self.form.observed(self.episode)}

    def state(self) -> NDArray[np.uint8]:
        """Return everything as one vector, racks and pool included."""
        self.refuse_before_reset()
        return whole_state(self.episode.game, self.episode.committed)

    def text(self) -> str:
        """Return the table and all racks as text."""
        return self.episode.text()

    def pictured(self) -> str:
        """Return the table and all racks as SVG."""
        game = self.episode.game
        racks = [(agent, faces_of(rack)) for agent, rack in zip(self.possible_agents, game.racks, strict=True)]
        return tiles_svg(faces_on(game.table), [*racks, (f"pool: {len(game.pool)}", ())])


def raw_env(
    rules: str | GameRules = "classic-nl", seats: int = 4, form: str = "commit", **options: Any
) -> TileEnv | TurboEnv:
    """Return the environment without PettingZoo's wrappers, which check how it is used; it steps a little faster."""
    game = rulebook_of(rules)
    if isinstance(game, TurboRules):
        return turbo_env(game, seats, form, options)
    return tile_env(game, seats, form, **options)


def tile_env(rules: str | Rulebook, seats: int, form: str = "commit", **options: Any) -> TileEnv:
    """Return the environment of a tile rulebook without wrappers."""
    chosen = form_of(form, options)
    refuse_unknown(options, *OPTIONS)
    return TileEnv(tile_rules(rules, seats, options.get("house")), seats, chosen, options)


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
