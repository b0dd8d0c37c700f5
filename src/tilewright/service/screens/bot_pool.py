"""Processes in which bots choose and hints are computed, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, suppress
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.service.fair_queue import FairQueue
from tilewright.service.games import game_events, hosted_game
from tilewright.service.priorities import BOTS, lower_process
from tilewright.service.screens.protocol import Hint, HintRequest

Given = ParamSpec("Given")
T = TypeVar("T")

# Far more than the caps on running matches allow; what does not fit is tried again when its lease ends.
_MOST_WAITING = 10_000


class BotTurn(Struct, frozen=True):
    """A turn of a bot: the rules, its name, its seat with what it sees now, and the log as it is stored, if needed."""

    rules: str
    bot: str
    seat: Seat
    view: Any
    log: Sequence[bytes]

    def __repr__(self) -> str:
        return f"<BotTurn of {self.bot}>"


class BotPool:
    """A pool of processes for bots; it is replaced if one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = WorkerPool(self._workers, BOTS)
        self._queue = FairQueue(workers, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING)

    def warm_up(self) -> None:
        """Start a process before the first turn needs it."""
        self._pool.submit(is_warm)

    def turn(self, network: str, player: str) -> AbstractAsyncContextManager[None]:
        """Wait until a process is free for a bot of a player's match; networks and their players are served in turn."""
        return self._queue.slot(network, player)

    async def choose(self, turn: BotTurn) -> Any:
        """Return the command of a bot, chosen from what its seat may see."""
        return await self._run(_chosen, turn)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = WorkerPool(self._workers, BOTS)
            raise

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


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


def make_hint(rules: str, view: Any, wanted: HintRequest) -> Hint:
    """Return a hint for a seat, made from its view."""
    return hosted_game(rules).screen.hint(view, wanted)


def _chosen(turn: BotTurn) -> Any:
    """Return the choice of a bot; its chance is unrelated to that of the match."""
    kind = hosted_game(turn.rules)
    seen = tuple(kind.kind.engine.seen(event, turn.seat) for event in game_events(kind, turn.log))
    return kind.ladder.bot(turn.bot).choose(turn.view, seen, Chance(secrets.token_bytes(32)))
