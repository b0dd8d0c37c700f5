"""Whether a running node may still use the tables, which a newer node may have migrated meanwhile."""

from __future__ import annotations

import asyncio

from tilewright.service.background import stop_tasks
from tilewright.service.storage.migrations.upgrade import OLDEST_ALLOWED, newest_revision
from tilewright.service.storage.store import Store


class SchemaWatch:
    """Asks the database at intervals; `outdated` is set when this node must stop."""

    def __init__(self, store: Store, millis: int) -> None:
        self._store = store
        self._own = newest_revision()
        self.outdated: asyncio.Event = asyncio.Event()
        self._task = store.tasks.repeat("schema watch", self._look, millis)

    async def close(self) -> None:
        """Stop asking."""
        await stop_tasks(self._task)

    async def _look(self) -> None:
        if any(oldest is None or oldest > self._own for (oldest,) in await self._store.read(OLDEST_ALLOWED)):
            self.outdated.set()
