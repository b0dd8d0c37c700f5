"""Waiting for what a server sends."""

import asyncio
from collections.abc import Callable


class News:
    """Wakes those who wait for a change, and tells them if none can come any more."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()
        self._wrong: BaseException | None = None

    def ring(self) -> None:
        """Wake everybody who waits."""
        self._changed.set()
        self._changed = asyncio.Event()

    def fail(self, wrong: BaseException) -> None:
        """Let everybody who waits, now or later, raise this; the first reason stays."""
        self._wrong = self._wrong or wrong
        self.ring()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Return when something holds, or raise what makes it impossible."""
        while not holds():
            if self._wrong is not None:
                raise self._wrong
            await self._changed.wait()
