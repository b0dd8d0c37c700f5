"""Processes beside the event loop: they leave signals to the server, have a lower priority, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
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
        super().__init__(workers, mp_context=_context(works), initializer=_prepare_worker, initargs=(priority, works))

    def used(self) -> float:
        """Return the processor time that the processes have used so far."""
        return sum(map(processor_seconds, [*(self._processes or ())]))

    def kill(self) -> None:
        """End the processes, whatever they are doing."""
        for process in [*(self._processes or {}).values()]:
            process.terminate()
        self.shutdown(wait=False, cancel_futures=True)


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
