"""One game or round in a compiled kernel, as an environment plays it, and the same in the engine where needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from tilewright.research.observing import Vector
from tilewright.research.stepping import Stepped

Plain = TypeVar("Plain")


class InKernel(ABC, Generic[Plain]):
    """A deal that a kernel plays; a test compares every step with the engine's form of it, `plain`."""

    # Of the class: a module cannot be copied, and games are.
    _kernel: ClassVar[Any]

    def __init__(self, rules: bytes, now: Stepped) -> None:
        self._rules, self._now = rules, now
        self._game = np.zeros((1, self._kernel.GAME_SIZE), np.uint8)
        self._actions = list[int]()
        self._plain: Plain | None = None
        self._replayed = 0

    def _deal(self, seed: int, number: int) -> None:
        self._kernel.deal(self._game, 0, number, f"seed {seed}".encode(), self._rules)
        self._look()

    def _look(self) -> None:
        self._kernel.look(self._game, 0, 1, self._rules, self._now.observations, self._now.masks, self._now.seats)

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
    def plain(self) -> Plain:
        """The same game in the engine, which is played up to here only now."""
        if self._plain is None:
            self._plain = self._first()
        for place in range(self._replayed, len(self._actions)):
            self._replay(self._plain, place)
        self._replayed = len(self._actions)
        return self._plain

    def choose(self, action: int) -> None:
        """Take an action of the seat in turn, or raise NotLegal."""
        now = self._now
        self._refuse_forbidden(action)
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)
        self._kernel.step(self._game, 0, 1, bytes((action,)), self._rules, *into)
        self._actions.append(action)

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        if seat == self._now.seats[0]:
            return np.array(self._now.observations[0], np.uint8)
        return np.array(bytearray(self._kernel.observe(self._game, 0, seat, self._rules)), np.uint8)

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0; the kernel was told the kind at the deal."""
        rewards: list[float] = self._now.rewards[0].tolist()
        return rewards

    @abstractmethod
    def _first(self) -> Plain:
        """Return the deal in the engine, before its first action."""

    @abstractmethod
    def _replay(self, plain: Plain, place: int) -> None:
        """Take the action with a number in the engine."""

    @abstractmethod
    def _refuse_forbidden(self, action: int) -> None:
        """Raise NotLegal if the mask forbids an action."""
