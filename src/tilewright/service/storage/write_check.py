"""Whether the database can be written, reported once in the log when it no longer can, and once when it can again."""

import asyncio
import time

import structlog

from tilewright.service.background import Supervisor
from tilewright.service.errors import DiskTrouble, StoreDamaged, StoreDefect, StoreUnavailable
from tilewright.service.storage.database import Database

_log = structlog.get_logger(__name__)

# How long an answer holds: anybody may ask, and each check waits for the disk.
_SECONDS = 1.0
_SECONDS_FULL = 10.0


class WriteCheck:
    """Knows why nothing can be written, if so.

    A failed write alone proves little: its row may have been locked. It starts a check, which writes by itself.
    """

    def __init__(self, database: Database, tasks: Supervisor) -> None:
        self._database, self._tasks = database, tasks
        self._why: str | None = None
        self._damage: StoreDamaged | None = None
        self._checked_at = self._well_at = self._full_until = float("-inf")
        self._running: asyncio.Task[None] | None = None

    @property
    def damage(self) -> StoreDamaged | None:
        """How the database was found damaged, if it was; it stays so until the server is started again."""
        return self._damage

    def found(self, damage: StoreDamaged) -> None:
        """Note that the database is damaged."""
        if self._damage is None:
            self._damage = damage
            _log.error("the database is damaged: nothing more is written", why=str(damage))

    async def problem(self) -> str | None:
        """Return why nothing can be written, or None; the answer is at most a second old."""
        if self._damage is not None:
            return str(self._damage)
        if time.monotonic() - self._checked_at > _SECONDS:
            # A caller who leaves must not end the check for the others.
            await asyncio.shield(self._check())
        return self._why

    def succeeded(self) -> None:
        """Note that a write was committed."""
        self._set(None)

    def failed(self, wrong: StoreUnavailable) -> None:
        """Note that a write was not possible, and check in the background whether any is.

        On a disk that is nearly full small writes fit, such as that of a check, and larger ones do not: if one fails
        soon after another succeeded, nothing counts as well until none has failed for some seconds.
        """
        if isinstance(wrong, DiskTrouble):
            if time.monotonic() - self._well_at < _SECONDS_FULL:
                self._full_until = time.monotonic() + _SECONDS_FULL
            self._set(str(wrong))
        elif self._why is None:
            self._check()

    async def close(self) -> None:
        """Wait for a running check."""
        if self._running is not None:
            await self._running

    def _check(self) -> asyncio.Task[None]:
        if self._running is None or self._running.done():
            self._running = self._tasks.once("write check", self._tried)
        return self._running

    async def _tried(self) -> None:
        try:
            await self._database.try_write()
        except (StoreUnavailable, StoreDefect) as wrong:
            self._set(str(wrong))
        else:
            self._set(None)

    def _set(self, why: str | None) -> None:
        if why is None and time.monotonic() < self._full_until:
            return
        if why is not None and self._why is None:
            _log.error("nothing can be written", why=why)
        elif why is None and self._why is not None:
            _log.warning("the database can be written again")
            self._well_at = time.monotonic()
        self._why = why
        self._checked_at = time.monotonic()
