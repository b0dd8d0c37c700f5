"""The single writing task: writes that wait at the same time share one commit."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.errors import StoreDamaged, StoreDefect, StoreUnavailable
from tilewright.service.storage.database import Database, Work
from tilewright.service.storage.group_commit import Grouped, write_group
from tilewright.service.storage.write_check import WriteCheck

T = TypeVar("T")

_MOST_WAITING = 4_096
_MOST_AT_ONCE = 256


class _Job(Struct, frozen=True, eq=False):
    """A write and the future of its result: a write that can share a transaction, or work with its own."""

    write: Grouped | Work[Any]
    done: asyncio.Future[Any]


class Writer:
    """Commits writes in order, and answers each when it is on disk."""

    def __init__(self, database: Database, check: WriteCheck, tasks: Supervisor) -> None:
        self._database = database
        self._check = check
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._closed = False
        self.transactions: int = 0
        self._task = tasks.repeat("store writer", self._write_waiting)

    async def put(self, write: Grouped | Work[T]) -> Any:
        """Return the result of the write after its commit, or raise its refusal."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if self._check.damage is not None:
            # What is written beside damage might not be there later.
            raise self._check.damage
        if self._queue.qsize() >= _MOST_WAITING:
            raise StoreUnavailable("too many writes are waiting; try again")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(write, done))
        return await done

    async def close(self) -> None:
        """Refuse new writes, finish waiting ones, then stop."""
        self._closed = True
        await self._queue.join()
        await stop_tasks(self._task)

    async def _write_waiting(self) -> None:
        jobs = [await self._queue.get()]
        while len(jobs) < _MOST_AT_ONCE and not self._queue.empty():
            jobs.append(self._queue.get_nowait())
        try:
            # Shared writes go first: they cannot depend on the others, which are not answered yet.
            await self._settle([job for job in jobs if not callable(job.write)])
            for job in jobs:
                if callable(job.write):
                    await self._settle([job])
        finally:
            for job in jobs:
                # After a defect: those who wait must not wait for ever.
                _answer(job.done, StoreUnavailable("the write was interrupted; try again"))
                self._queue.task_done()

    async def _settle(self, jobs: Sequence[_Job]) -> None:
        """Write the jobs in one transaction and answer each."""
        if not jobs:
            return
        try:
            outcomes = await self._database.write(lambda connection: _written(connection, [job.write for job in jobs]))
        except StoreDefect as defect:
            if len(jobs) > 1:
                # One bad row must not fail the others: write each alone.
                for job in jobs:
                    await self._settle([job])
                return
            outcomes = [defect]
        except Exception as wrong:  # noqa: BLE001, not swallowed: it is raised where the write is awaited
            if isinstance(wrong, StoreDamaged):
                self._check.found(wrong)
            elif isinstance(wrong, StoreUnavailable):
                self._check.failed(wrong)
            outcomes = [wrong] * len(jobs)
        else:
            self._check.succeeded()
        # A commit whose answer is lost counts too.
        self.transactions += 1
        for job, outcome in zip(jobs, outcomes, strict=True):
            _answer(job.done, outcome)


def _answer(done: asyncio.Future[Any], outcome: object) -> None:
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def _written(connection: Connection, writes: Sequence[Grouped | Work[Any]]) -> Sequence[Any]:
    """Return the outcome of each write of a group, or of one work alone."""
    grouped = [write for write in writes if not callable(write)]
    return write_group(connection, grouped) if grouped else [write(connection) for write in writes if callable(write)]
