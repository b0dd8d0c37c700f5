"""Processes beside the event loop: they leave signals to the server, have a lower priority, and end with it."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from typing import Any

from tilewright.service.workbench.priorities import lower_process, processor_seconds

Work = Callable[..., Any]

# What the process that others are forked from imports when it starts, with the first of them.
_preloaded: set[str] = set()


class WorkerPool(ProcessPoolExecutor):
    """A pool of processes that leave signals to the server, have a lower priority, and end with it.

    They import what `works` need before their priority is lowered: on a busy machine that would take minutes after it.
    """

    def __init__(self, workers: int, priority: int, works: Sequence[Work] = ()) -> None:
        self._workers = workers
        super().__init__(workers, mp_context=_context(works), initializer=_prepare_worker, initargs=(priority, works))

    def used(self) -> float:
        """Return the processor time that the processes have used so far."""
        return sum(map(processor_seconds, [*(self._processes or ())]))

    def start(self) -> None:
        """Start all processes, so that no later `submit` does; this waits for them, up to seconds."""
        while len(self._processes or ()) < self._workers:
            self.submit(is_warm)

    def kill(self) -> None:
        """End the processes, whatever they are doing."""
        for process in [*(self._processes or {}).values()]:
            process.terminate()
        self.shutdown(wait=False, cancel_futures=True)


class Workers:
    """The processes of a pool, started beside the event loop when they are first needed, and again after a loss.

    Making a pool starts processes and waits until they have imported everything, and in the event loop all tables would
    wait with it.
    """

    def __init__(self, count: int, priority: int, works: Sequence[Work] = ()) -> None:
        self._count, self._priority = count, priority
        # A function of each module that is needed: a new process imports all of them at once.
        self._works = {work.__module__: work for work in works}
        self._pool: WorkerPool | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    def need(self, *works: Work) -> bool:
        """Let later processes import what these need, and return whether some of it is new."""
        new = {work.__module__: work for work in works if work.__module__ not in self._works}
        self._works |= new
        return bool(new)

    async def pool(self) -> WorkerPool:
        """Return the pool, with all its processes."""
        async with self._starting:
            if self._pool is None and not self._closed:
                self._pool = await asyncio.to_thread(_started, self._count, self._priority, tuple(self._works.values()))
            if self._closed or self._pool is None:
                self.drop()
                raise BrokenProcessPool("the pool is closed")
            return self._pool

    def drop(self, pool: WorkerPool | None = None) -> None:
        """End the processes of a pool that is broken or too slow, by default of the last; the next has new ones."""
        if (pool := pool or self._pool) is not None:
            pool.kill()
        if pool is self._pool:
            self._pool = None

    def close(self) -> None:
        """End the processes."""
        self._closed = True
        self.drop()


def _started(count: int, priority: int, works: Sequence[Work]) -> WorkerPool:
    pool = WorkerPool(count, priority, works)
    pool.start()
    return pool


def _context(works: Sequence[Work]) -> BaseContext:
    """Return how processes are made: forked from one that has imported what the first pools need, and nothing else.

    A fork of the server itself, which has an event loop and threads, may deadlock.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    _preloaded.update(work.__module__ for work in (_prepare_worker, *works))
    context.set_forkserver_preload(sorted(_preloaded))
    return context


def _prepare_worker(priority: int, _works: Sequence[Work]) -> None:
    """Lower the priority, ignore Ctrl-C, and end when the server ends, even if killed."""
    lower_process(os.getpid(), priority)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def is_warm(*_works: Work) -> bool:
    """Do nothing: a process that runs this has imported what it needs."""
    return True
