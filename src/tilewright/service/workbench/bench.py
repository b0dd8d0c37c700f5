"""Workbenches: questions of players, answered one at a time in a separate process, fairly and with a time limit."""

import asyncio
import math
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from tilewright.service.errors import Busy
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.fair_queue import FairQueue, QueueFull
from tilewright.service.limits.networks import Asker
from tilewright.service.workbench.priorities import QUESTIONS
from tilewright.service.workbench.worker_pool import Work, WorkerPool, Workers, is_warm
from tilewright.words.say import sentence

Given = ParamSpec("Given")
T = TypeVar("T")

# Players of one address wait for each other, those of others only for one question of each address. A class of thirty
# may ask at the same moment.
_MOST_WAITING = 256
_MOST_WAITING_PER_ADDRESS = 64
_MOST_WAITING_PER_PLAYER = 4
# A process that has not run for so long is stuck; on a busy machine one with a low priority runs some of the time.
_PATIENCE = 60.0
# How often it is looked whether a process has used up its time.
_LOOK = 0.25


class Workbench:
    """One process that answers questions, apart from those of the bots, each within some seconds of processor time.

    Addresses are served in turn, and pay from a budget. An address may have some questions waiting; more are refused.
    """

    def __init__(self, seconds: float, purse: Purse, *, priority: int = QUESTIONS, patience: float = _PATIENCE) -> None:
        self._seconds, self._purse, self._patience = seconds, purse, patience
        self._workers = Workers(1, priority)
        # The pool whose process has imported everything that was ever asked.
        self._warm: WorkerPool | None = None
        self._queue = FairQueue(
            1,
            most_waiting=_MOST_WAITING,
            most_per_address=_MOST_WAITING_PER_ADDRESS,
            most_per_player=_MOST_WAITING_PER_PLAYER,
        )
        self._questions: set[asyncio.Task[Any]] = set()

    async def warm_up(self, *works: Work) -> None:
        """Start the process before the first question needs it, with what it takes to answer these."""
        self._workers.need(*works)
        (await self._workers.pool()).submit(is_warm, *works)

    async def run(self, asker: Asker, work: Callable[Given, T], *given: Given.args, **named: Given.kwargs) -> T:
        """Return the result of the work, or raise TooMuch, Busy or its exception."""
        assert not named, "arguments for another process are positional"
        self._purse.check(asker)
        question = asyncio.create_task(self._answer(asker, work, given), name="a question for a workbench")
        self._questions.add(question)
        question.add_done_callback(self._forget)
        # A call in another process cannot be cancelled, so a question whose asker has gone is still finished.
        return await asyncio.shield(question)

    def close(self) -> None:
        """Kill the process."""
        for question in self._questions:
            question.cancel()
        self._workers.close()

    def _forget(self, question: asyncio.Task[Any]) -> None:
        self._questions.discard(question)
        _ignore(question)

    async def _answer(self, asker: Asker, work: Callable[..., T], given: Sequence[Any]) -> T:
        try:
            async with self._queue.slot(asker.address, asker.player):
                return await self._done(asker, work, given)
        except QueueFull:
            raise Busy(sentence("refused-busy"), math.ceil(self._seconds)) from None

    async def _done(self, asker: Asker, work: Callable[..., T], given: Sequence[Any]) -> T:
        if self._workers.need(work):
            self._warm = None
        pool: WorkerPool | None = None
        try:
            pool = await self._workers.pool()
            if pool is not self._warm:
                # Starting the process and importing everything is not the fault of the question.
                await self._watched(pool, math.inf, is_warm, work)
                self._warm = pool
            before = pool.used()
            try:
                return await self._watched(pool, self._seconds, work, *given)
            finally:
                self._purse.charge(asker, max(0.0, pool.used() - before))
        except (TimeoutError, BrokenProcessPool):
            # The process is killed; the next question gets a new one.
            self._workers.drop(pool)
            slow = sentence("refused-too-slow", seconds=round(self._seconds))
            raise Busy(slow, math.ceil(self._seconds)) from None

    async def _watched(self, pool: WorkerPool, most: float, work: Callable[..., T], *given: Any) -> T:
        """Return the result, or raise TimeoutError when it has taken too much processor time, or gets none at all."""
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(pool, work, *given)
        running.add_done_callback(_ignore)
        before = used = pool.used()
        ran_at = loop.time()
        while not running.done():
            await asyncio.wait({running}, timeout=min(_LOOK, self._patience))
            last, used = used, pool.used()
            if used > last:
                ran_at = loop.time()
            if not running.done() and (used - before > most or loop.time() - ran_at > self._patience):
                raise TimeoutError
        return running.result()


def _ignore(done: asyncio.Future[Any]) -> None:
    """Retrieve the exception of a question: if the asker has gone, nobody else asks for it."""
    if not done.cancelled():
        done.exception()
