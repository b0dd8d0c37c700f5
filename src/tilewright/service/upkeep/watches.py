"""What a running node looks at from time to time: the clock of its machine, and the tables, which may be migrated."""

import asyncio

import structlog

from tilewright.service.background import Repeating, Supervisor
from tilewright.service.settings import clock_warning
from tilewright.service.storage.migrations.upgrade import OLDEST_ALLOWED, newest_revision
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)


class ClockWatch(Repeating):
    """Reports in the log, once, that the clock of the machine was changed, and once that it is right again."""

    def __init__(self, every: int, tasks: Supervisor) -> None:
        self._warned = False
        self._task = tasks.repeat("clock watch", self._look, every)

    async def _look(self) -> None:
        warning = clock_warning()
        if warning is not None and not self._warned:
            _log.warning(warning)
        elif warning is None and self._warned:
            _log.warning("the clock of this machine is right again")
        self._warned = warning is not None


class SchemaWatch(Repeating):
    """Asks at intervals whether a newer node has migrated the tables; `outdated` is set when this node must stop."""

    def __init__(self, store: Store, millis: int) -> None:
        self._store = store
        self._own = newest_revision()
        self.outdated: asyncio.Event = asyncio.Event()
        self._task = store.tasks.repeat("schema watch", self._look, millis)

    async def _look(self) -> None:
        if any(oldest is None or oldest > self._own for (oldest,) in await self._store.read(OLDEST_ALLOWED)):
            self.outdated.set()
