"""Processes beside the event loop: they leave signals to the server, have a lower priority, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar

from tilewright.service.workbench.priorities import lower_process

Given = ParamSpec("Given")
T = TypeVar("T")


class WorkerPool(ProcessPoolExecutor):
    """A pool of processes that leave signals to the server, have a lower priority, and end with it."""

    def __init__(self, workers: int, priority: int) -> None:
        # A fork of a process with an event loop and threads may deadlock.
        super().__init__(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare_worker)
        self._priority = priority
        self._lowered: set[int] = set()

    def submit(self, work: Callable[Given, T], /, *given: Given.args, **named: Given.kwargs) -> Future[T]:
        """Start some work; a process that is started for it has its priority before it imports anything."""
        future = super().submit(work, *given, **named)
        for process in set(self._processes) - self._lowered:
            self._lowered.add(process)
            # It may have ended already; the pool finds out by itself.
            with suppress(ProcessLookupError):
                lower_process(process, self._priority)
        return future


def _prepare_worker() -> None:
    """Ignore Ctrl-C, and end when the server ends, even if it is killed."""
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
