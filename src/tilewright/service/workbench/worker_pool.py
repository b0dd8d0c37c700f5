"""Processes beside the event loop: they leave signals to the server, have a lower priority, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from tilewright.service.workbench.priorities import lower_process


class WorkerPool(ProcessPoolExecutor):
    """A pool of processes that leave signals to the server, have a lower priority, and end with it."""

    def __init__(self, workers: int, priority: int) -> None:
        # A fork of a process with an event loop and threads may deadlock.
        context = multiprocessing.get_context("spawn")
        self._started, started = context.Pipe(duplex=False)
        super().__init__(workers, mp_context=context, initializer=_prepare_worker, initargs=(started, priority))

    def kill(self) -> None:
        """End the processes, whatever they are doing."""
        while self._started.poll():
            # It may have ended already.
            with suppress(ProcessLookupError):
                os.kill(self._started.recv(), signal.SIGTERM)
        self.shutdown(wait=False, cancel_futures=True)


def _prepare_worker(started: Connection, priority: int) -> None:
    """Say which process this is, lower its priority, ignore Ctrl-C, and end when the server ends, even if killed."""
    started.send(os.getpid())
    lower_process(os.getpid(), priority)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def is_warm(work: Callable[..., Any] | None = None) -> bool:  # noqa: ARG001, reading it imports its module
    """Do nothing: a process that runs this has imported what it needs."""
    return True
