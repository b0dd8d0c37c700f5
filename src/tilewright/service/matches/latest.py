"""Messages of which only the last counts: one at a time is carried out, with a rest after it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tilewright.service.background import Supervisor, stop_tasks

T = TypeVar("T")


class Latest(Generic[T]):
    """Carries out what is put; of messages that come too fast only the last one counts.

    `carry_out` returns the seconds from its beginning until the next one: counted from its end, messages that come at
    just that pace would wait longer and longer.
    """

    def __init__(self, carry_out: Callable[[T], Awaitable[float]], name: str, tasks: Supervisor) -> None:
        self._carry_out = carry_out
        self._waiting: T | None = None
        self._news = asyncio.Event()
        self._clock = asyncio.get_running_loop().time
        self._rests_until = 0.0
        self._task = tasks.repeat(name, self._carry_out_next)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being carried out, waits, or rests."""
        return not self._news.is_set() and self._clock() >= self._rests_until

    def put(self, message: T) -> None:
        """Take a message; it replaces one that still waits."""
        self._waiting = message
        self._news.set()

    def do(self, work: Callable[[], float]) -> None:
        """Do at once, while idle, what needs no waiting; like `carry_out` it returns the seconds until the next one."""
        began = self._clock()
        self._rests_until = began + work()

    async def close(self) -> None:
        """Stop; a message that still waits is dropped."""
        await stop_tasks(self._task)

    async def _carry_out_next(self) -> None:
        await self._news.wait()
        if (rest := self._rests_until - self._clock()) > 0:
            await asyncio.sleep(rest)
        self._news.clear()
        assert self._waiting is not None
        began, self._rests_until, rest = self._clock(), math.inf, 0.0
        try:
            rest = await self._carry_out(self._waiting)
        finally:
            self._rests_until = began + rest
