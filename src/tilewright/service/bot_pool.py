"""Bots think in processes of their own, so that no event loop waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from tilewright.chance import Chance
from tilewright.service.kinds import served


class BotPool:
    """Some processes in which bots choose; a process that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = settled_pool(self._workers)

    async def choose(self, rules: str, bot: str, view: Any, seen: Sequence[Any]) -> Any:
        """Return what a bot does, from what its seat may see and nothing else."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _chosen, rules, bot, view, tuple(seen))
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = settled_pool(self._workers)
            raise

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def settled_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes that leave signals to the server, give way to it and end with it."""
    # A forked copy of a process with an event loop and threads may hang on a lock that nobody holds.
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_settled)


def _settled() -> None:
    """Leave Ctrl-C to the server, give way to it, and end when it ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _chosen(rules: str, bot: str, view: Any, seen: Sequence[Any]) -> Any:
    """Let a bot choose; its chance is its own and has nothing to do with the match's."""
    return served(rules).bot(bot).choose(view, seen, Chance(secrets.token_bytes(32)))
