"""Messages of which only the last counts: one at a time is carried out, with a rest after it."""

from __future__ import annotations

import asyncio
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
        self._task = tasks.repeat(name, self._carry_out_next)

    def put(self, message: T) -> None:
        """Take a message; it replaces one that still waits."""
        self._waiting = message
        self._news.set()

    async def close(self) -> None:
        """Stop; a message that still waits is dropped."""
        await stop_tasks(self._task)

    async def _carry_out_next(self) -> None:
        await self._news.wait()
        self._news.clear()
        assert self._waiting is not None
        clock = asyncio.get_running_loop().time
        began = clock()
        rest = await self._carry_out(self._waiting)
        await asyncio.sleep(began + rest - clock())
