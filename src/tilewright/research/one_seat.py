"""One seat of a tile game against bots, as a Gymnasium environment."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.bots.kinds import LADDERS
from tilewright.bots.specs import resolve
from tilewright.research.actions import NotLegal, action_of
from tilewright.research.aec import observation_space
from tilewright.research.compiled import KernelGame, tile_kernel
from tilewright.research.episode import Episode, Observation
from tilewright.research.observing import observed_slices
from tilewright.research.settings import refuse_reward, refuse_unknown, seed_of, tile_rules
from tilewright.research.tiles import EngineTiles, Seating, form_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Any, Any]):
    """A game from one seat; named bots have the others, clockwise, and play between the agent's turns.

    `info` has the mask too. With `forgives` an action that the mask forbids ends the game with a reward of -1;
    without it, it raises NotLegal.
    """

    def __init__(self, seating: Seating, reward: str, forgives: bool) -> None:
        self.metadata = {"render_modes": []}
        self.seating, self.rules, self.reward, self.forgives = seating, seating.rules, reward, forgives
        (self.seat,) = {*range(seating.seats)} - {*seating.bots}
        self._kernel = tile_kernel(seating, reward)
        self.action_space = spaces.Discrete(seating.shapes["action_mask"][0])
        self.observation_space = observation_space(observed_slices(seating.seats), seating.shapes)
        self._seed: int | None = None
        self._number = 0
        self._episode: Episode[EngineTiles] | None = None

    @property
    def episode(self) -> Episode[EngineTiles]:
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
        self._episode = self._deal(self._seed)
        while self._episode.over:
            self._number += 1
            self._episode = self._deal(self._seed)
        return self._seen()

    def _deal(self, seed: int) -> Episode[EngineTiles]:
        key, kernel = f"seed {seed}".encode(), self._kernel
        in_kernel = partial(KernelGame, kernel, "deal", self._number, key) if kernel else None
        return Episode(partial(EngineTiles, self.seating, seed, self._number), in_kernel)

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
        return observation, episode.playing.rewards(self.reward)[self.seat], episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the agent, under the name that masked learners call."""
        return self.episode.observation(self.seat)["action_mask"].astype(np.bool_)


def gym_env(
    rules: str | Rulebook = "classic-nl",
    seats: int = 4,
    opponents: Sequence[str] | None = None,
    form: str = "commit",
    **options: Any,
) -> OneSeat:
    """Return a Gymnasium environment of one seat against bots, which are named as in `tilewright simulate`.

    Options: `house`, `reward`, `seat` (0), `forgives` (no), and `most` for the form `candidates`. Without opponents all
    are `greedy`.
    """
    most = form_of(form, options)
    book = tile_rules(rules, seats, options.pop("house", None))
    refuse_unknown(options, "reward", "seat", "forgives")
    named = ["greedy"] * (seats - 1) if opponents is None else _specs(opponents)
    if len(named) != seats - 1:
        raise BadInput(f"{seats} seats have {seats - 1} opponents, not {len(named)}")
    reward, seat = refuse_reward(options.get("reward", "wins")), options.get("seat", 0)
    expect("seat", seat, int, "the number of a seat")
    if not 0 <= seat < seats:
        raise BadInput(f"seat is from 0 to {seats - 1}, not {seat}")
    bots = {(seat + step) % seats: resolve(spec, LADDERS.tiles) for step, spec in enumerate(named, 1)}
    return OneSeat(Seating(book, seats, most, bots), reward, bool(options.get("forgives", False)))


def _specs(opponents: object) -> list[str]:
    """Return the specs of bots, or raise WrongType."""
    expect("opponents", opponents, (list, tuple), "the specs of bots, one for each other seat")
    assert isinstance(opponents, list | tuple)
    for spec in opponents:
        expect("opponents", spec, str, "the specs of bots, one for each other seat")
    return [*opponents]
