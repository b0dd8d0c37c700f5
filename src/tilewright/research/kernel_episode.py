"""One game in the compiled kernel, as an environment plays it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tilewright.game.match import Match
from tilewright.research.choosing import ACTIONS, DRAW, refuse_forbidden
from tilewright.research.episode import Episode
from tilewright.research.kernel_games import KERNEL, written
from tilewright.research.observing import Vector, observed_slices, size_of
from tilewright.research.stepping import blank
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import TileRow, code_of, codes_of


class KernelEpisode:
    """A deal of a seed that agents play in the form `commit`; a test compares every step with `Episode`."""

    def __init__(self, rules: Rulebook, seats: int, deal: tuple[int, int], reward: str) -> None:
        seed, number = deal
        self._begin(rules, seats, reward)
        self._dealt = (rules, seats, seed, number)
        KERNEL.deal(self._game, 0, number, f"seed {seed}".encode(), self._rules)
        self._look()

    def _begin(self, rules: Rulebook, seats: int, reward: str) -> None:
        self._actions = list[int]()
        self._plain: Episode | None = None
        self._replayed = 0
        self._rules, self._game = written(rules, seats, reward), np.zeros((1, KERNEL.GAME_SIZE), np.uint8)
        self._now = blank(1, size_of(observed_slices(seats)), ACTIONS, seats)

    def _look(self) -> None:
        KERNEL.look(self._game, 0, 1, self._rules, self._now.observations, self._now.masks, self._now.seats)

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return int(self._now.seats[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._now.ended[0])

    @property
    def mask(self) -> NDArray[np.int8]:
        """A flag for each action of the seat in turn."""
        return np.array(self._now.masks[0], np.int8)

    @property
    def plain(self) -> Episode:
        """The same game in the engine, which is played up to here only now."""
        if self._plain is None:
            self._plain = self._first()
        for place in range(self._replayed, len(self._actions)):
            self._replay(self._plain, place)
        self._replayed = len(self._actions)
        return self._plain

    def _first(self) -> Episode:
        return Episode(*self._dealt)

    def _replay(self, episode: Episode, place: int) -> None:
        episode.choose(self._actions[place])

    def choose(self, action: int) -> None:
        """Take an action for the seat in turn, or raise NotLegal."""
        now = self._now
        refuse_forbidden(now.masks[0], action)
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)
        KERNEL.step(self._game, 0, 1, bytes((action,)), self._rules, *into)
        self._actions.append(action)

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        if seat == self._now.seats[0]:
            return np.array(self._now.observations[0], np.uint8)
        return np.array(bytearray(KERNEL.observe(self._game, 0, seat, self._rules)), np.uint8)

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0; the kernel was told the kind at the deal."""
        rewards: list[float] = self._now.rewards[0].tolist()
        return rewards


class GivenDeal(KernelEpisode):
    """A match that was dealt elsewhere, in which the next piece drawn can be chosen; the reward is who wins."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self._begin(game.rules, len(game.racks), "wins")
        self._match, self._pools = match, dict[int, TileRow]()
        order = b"".join(map(codes_of, (*game.racks, game.pool)))
        KERNEL.deal_as(self._game, 0, game.starter, order, self._rules)
        self._look()

    @property
    def may_draw(self) -> bool:
        """Whether the seat in turn draws a piece, if it lays nothing."""
        slices, seen = observed_slices(len(self._match.game.racks)), self._now.observations[0]
        return bool(seen[slices["pool"]][0]) and not seen[slices["last_lap"]][0]

    def draw_from(self, pool: TileRow) -> None:
        """Let the seat in turn draw the last tile of `pool`, the same tiles in another order."""
        KERNEL.put_last(self._game, 0, code_of(pool[-1]))
        self._pools[len(self._actions)] = pool
        self.choose(DRAW)

    def text(self) -> str:
        """Return the table and all racks as text."""
        return self.plain.text()

    def _first(self) -> Episode:
        return Episode.of(self._match)

    def _replay(self, episode: Episode, place: int) -> None:
        if place in self._pools:
            episode.draw_from(self._pools[place])
        else:
            super()._replay(episode, place)
