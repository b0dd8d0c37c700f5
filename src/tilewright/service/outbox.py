"""What waits to be sent over one socket: bounded, so that a slow reader costs no more than that."""

from __future__ import annotations

import asyncio
from collections import deque

from tilewright.service.wire import Outgoing, written


class Outbox:
    """Messages in the order they came; once one too many waits it takes no more, and its reader must come back."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._taken = asyncio.Event()
        self.overflowed = asyncio.Event()

    def put(self, message: Outgoing | bytes) -> None:
        """Add a message, unless too much waits."""
        data = message if isinstance(message, bytes) else written(message)
        if self._bytes + len(data) > self._most:
            self.overflowed.set()
            self._taken.set()
        if not self.overflowed.is_set():
            self._bytes += len(data)
            self._waiting.append(data)
            self._news.set()

    async def room(self) -> None:
        """Return when less than half of what may wait is waiting, for those who have much to send."""
        while self._bytes > self._most // 2 and not self.overflowed.is_set():
            self._taken.clear()
            await self._taken.wait()

    async def take(self) -> bytes:
        """Return the next message when there is one."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        data = self._waiting.popleft()
        self._bytes -= len(data)
        self._taken.set()
        return data
