"""Processes in which bots choose and hints are computed, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from tilewright.chance import Chance
from tilewright.service.games import hosted_game
from tilewright.service.screens.protocol import Hint, HintRequest

T = TypeVar("T")


class BotPool:
    """A pool of processes for bots; it is replaced if one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = worker_pool(self._workers)

    def warm_up(self) -> None:
        """Start a process before the first turn needs it."""
        self._pool.submit(_is_warm)

    async def choose(self, rules: str, bot: str, view: Any, seen: Sequence[Any]) -> Any:
        """Return the command of a bot, chosen from what its seat may see."""
        return await self._run(_chosen, rules, bot, view, tuple(seen))

    async def hint(self, rules: str, view: Any, wanted: HintRequest) -> Hint:
        """Return a hint for a seat, made from its view."""
        return await self._run(_hint, rules, view, wanted)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = worker_pool(self._workers)
            raise

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes that leave signals to the server, have lower priority, and end with it."""
    # A fork of a process with an event loop and threads may deadlock.
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_prepare_worker)


def _prepare_worker() -> None:
    """Ignore Ctrl-C, lower the priority, and end when the server ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _is_warm() -> bool:
    """Do nothing: a process that runs this has imported what it needs."""
    return True


def _hint(rules: str, view: Any, wanted: HintRequest) -> Hint:
    return hosted_game(rules).screen.hint(view, wanted)


def _chosen(rules: str, bot: str, view: Any, seen: Sequence[Any]) -> Any:
    """Return the choice of a bot; its chance is unrelated to that of the match."""
    return hosted_game(rules).ladder.bot(bot).choose(view, seen, Chance(secrets.token_bytes(32)))
