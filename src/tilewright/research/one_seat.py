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
from tilewright.bots.specs import resolve
from tilewright.research.aec import observation_space
from tilewright.research.choosing import NotLegal, action_of
from tilewright.research.episode import Episode, refuse_reward, refuse_unknown, seed_of, tile_rules
from tilewright.research.forms import Form, form_of
from tilewright.research.seat_games import EngineGame, KernelGame, SeatGame, Seating, kernel_plays
from tilewright.research.seats import Observation
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Any, Any]):
    """A game from one seat; named bots have the others, clockwise, and play between the agent's turns.

    `info` has the mask too. With `forgives` an action that the mask forbids ends the game with a reward of -1;
    without it, it raises NotLegal.
    """

    def __init__(self, rules: Rulebook, opponents: Sequence[str], form: Form, **options: Any) -> None:
        self.metadata = {"render_modes": []}
        self.rules, self.form, self.opponents = rules, form, tuple(opponents)
        self.seats = len(opponents) + 1
        self.seat = options.get("seat", 0)
        self.reward, self.forgives = refuse_reward(options.get("reward", "wins")), bool(options.get("forgives", False))
        expect("seat", self.seat, int, "the number of a seat")
        if not 0 <= self.seat < self.seats:
            raise BadInput(f"seat is from 0 to {self.seats - 1}, not {self.seat}")
        bots = iter([resolve(spec, LADDERS.tiles) for spec in opponents])
        seated = {(self.seat + step) % self.seats: next(bots) for step in range(1, self.seats)}
        self.seating = Seating(rules=rules, seat=self.seat, bots=seated, form=form, reward=self.reward)
        self._deal: type[EngineGame | KernelGame] = KernelGame if kernel_plays(self.seating) else EngineGame
        self.action_space = spaces.Discrete(form.actions)
        self.observation_space = observation_space(self.seats, form)
        self._seed: int | None = None
        self._number = 0
        self._game: SeatGame | None = None

    @property
    def game(self) -> SeatGame:
        """The game, or BadInput before the first `reset`."""
        if self._game is None:
            raise BadInput("there is no game yet: call reset(seed=...) first")
        return self._game

    @property
    def episode(self) -> Episode:
        """The game in the engine; where the kernel plays, it is played again up to here."""
        return self.game.episode

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
        self._game = self._deal(self.seating, (self._seed, self._number))
        while self._game.over:
            self._number += 1
            self._game = self._deal(self.seating, (self._seed, self._number))
        observation = self._game.observed()
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: int) -> Stepped:
        """Take an action, and let the bots play until the agent is in turn again or the game is over."""
        game = self.game
        try:
            if game.over:
                raise NotLegal("no action is legal: the game is over")
            game.take(action_of(action))
        except NotLegal:
            if not self.forgives:
                raise
            observation = game.observed()
            return observation, -1.0, True, False, {"action_mask": observation["action_mask"]}
        observation = game.observed()
        return observation, game.reward, game.over, False, {"action_mask": observation["action_mask"]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the agent, under the name that masked learners call."""
        return self.game.observed()["action_mask"].astype(np.bool_)


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
    chosen = form_of(form, options)
    book = tile_rules(rules, seats, options.pop("house", None))
    refuse_unknown(options, "reward", "seat", "forgives")
    named = ["greedy"] * (seats - 1) if opponents is None else _specs(opponents)
    if len(named) != seats - 1:
        raise BadInput(f"{seats} seats have {seats - 1} opponents, not {len(named)}")
    return OneSeat(book, named, chosen, **options)


def _specs(opponents: object) -> list[str]:
    """Return the specs of bots, or raise WrongType."""
    expect("opponents", opponents, (list, tuple), "the specs of bots, one for each other seat")
    assert isinstance(opponents, list | tuple)
    for spec in opponents:
        expect("opponents", spec, str, "the specs of bots, one for each other seat")
    return [*opponents]
