"""One game of an agent against bots: through the engine, or in the compiled kernel."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from msgspec import Struct

from tilewright.bots.protocol import TileBot
from tilewright.bots.tiles import self_play
from tilewright.research.choosing import refuse_forbidden
from tilewright.research.episode import Episode
from tilewright.research.forms import Commit, Form
from tilewright.research.kernel_games import KERNEL, can_play, written
from tilewright.research.observing import observed
from tilewright.research.seats import Observation
from tilewright.rules.rulebook import Rulebook

# What the kernel reads in place of a bot.
_AGENT = b"\xff\0\0"

# What the kernel tells of a game: what the agent observes, its mask, its reward, and whether the game is over.
_Now = tuple[bytes, bytes, float, bool]

Deal = tuple[int, int]
"""A seed, and the number of its deal."""


class Seating(Struct, frozen=True, kw_only=True):
    """Who plays: an agent at `seat`, bots at the others; and the form and the reward of the agent."""

    rules: Rulebook
    seat: int
    bots: dict[int, TileBot]
    form: Form
    reward: str

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots) + 1


class SeatGame(Protocol):
    """A game in which the agent is in turn, or which is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def reward(self) -> float:
        """The reward of the agent, 0 before the end."""

    @property
    def episode(self) -> Episode:
        """The game in the engine."""

    def take(self, action: int) -> None:
        """Take an action of the agent and the turns of the bots after it, or raise NotLegal."""

    def observed(self) -> Observation:
        """Return what the agent observes, with its mask."""


class EngineGame:
    """A game through the engine, which knows all rules, forms and bots."""

    def __init__(self, seating: Seating, deal: Deal) -> None:
        self._seating = seating
        self._episode = Episode(seating.rules, seating.seats, *deal)
        self._play_bots()

    @property
    def episode(self) -> Episode:
        """The game in the engine."""
        return self._episode

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._episode.over

    @property
    def reward(self) -> float:
        """The reward of the agent, 0 before the end."""
        return self._episode.rewards(self._seating.reward)[self._seating.seat]

    def take(self, action: int) -> None:
        """Take an action of the agent and the turns of the bots after it, or raise NotLegal."""
        self._seating.form.take(self._episode, action)
        self._play_bots()

    def observed(self) -> Observation:
        """Return what the agent observes, with its mask."""
        episode = None if self.over else self._episode
        vector = observed(self._episode.game, self._seating.seat, b"" if episode is None else episode.committed)
        return {"observation": vector, **self._seating.form.observed(episode)}

    def _play_bots(self) -> None:
        episode, bots = self._episode, self._seating.bots
        while not episode.over and episode.seat != self._seating.seat:
            episode.play_bot(bots[episode.seat])


class KernelGame:
    """A game in the kernel; a test compares every step with EngineGame, which takes over at a turn that is too hard."""

    def __init__(self, seating: Seating, deal: Deal) -> None:
        self._seating, self._deal, self._actions = seating, deal, list[int]()
        self._in_engine: EngineGame | None = None
        self._replayed = 0
        self._rules = written(seating.rules, seating.seats, seating.reward)
        self._game = np.zeros(KERNEL.SEAT_SIZE, np.uint8)
        seed, number = deal
        key, bots = f"seed {seed}".encode(), b"".join(_coded(seating))
        # None where a turn of a bot was too hard.
        self._now: _Now | None = KERNEL.deal_seat(self._game, number, key, self._rules, bots)

    @property
    def episode(self) -> Episode:
        """The game in the engine, which is played up to here only now."""
        return self._plain().episode

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._plain().over if self._now is None else self._now[3]

    @property
    def reward(self) -> float:
        """The reward of the agent, 0 before the end."""
        return self._plain().reward if self._now is None else self._now[2]

    def take(self, action: int) -> None:
        """Take an action of the agent and the turns of the bots after it, or raise NotLegal."""
        if self._now is None:
            self._plain().take(action)
            return
        refuse_forbidden(self._now[1], action)
        self._now = KERNEL.step_seat(self._game, action, self._rules)
        self._actions.append(action)

    def leave_kernel(self) -> None:
        """Leave the rest of the game to the engine, as after a turn that is too hard."""
        self._now = None

    def observed(self) -> Observation:
        """Return what the agent observes, with its mask."""
        if self._now is None:
            return self._plain().observed()
        vector, mask, _, _ = self._now
        # Copies, because arrays of bytes cannot be written to.
        return {
            "observation": np.frombuffer(vector, np.uint8).copy(),
            "action_mask": np.frombuffer(mask, np.int8).copy(),
        }

    def _plain(self) -> EngineGame:
        if self._in_engine is None:
            self._in_engine = EngineGame(self._seating, self._deal)
        for action in self._actions[self._replayed :]:
            self._in_engine.take(action)
        self._replayed = len(self._actions)
        return self._in_engine


def kernel_plays(seating: Seating) -> bool:
    """Return whether the kernel knows the rules, the bots and the form."""
    knows = can_play(seating.rules) and self_play.can_play(seating.rules) and isinstance(seating.form, Commit)
    return knows and all(_coded(seating))


def _coded(seating: Seating) -> list[bytes]:
    """Return who has each seat as the kernel reads it, b"" for a bot that it does not know."""
    bots = [seating.bots.get(seat) for seat in range(seating.seats)]
    return [_AGENT if bot is None else self_play.coded(bot) or b"" for bot in bots]
