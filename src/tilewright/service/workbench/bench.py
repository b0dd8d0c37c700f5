"""Workbenches: questions of players, answered one at a time in a separate process, fairly and with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from tilewright.service.errors import Busy
from tilewright.service.limits.fair_queue import FairQueue, QueueFull
from tilewright.service.workbench.priorities import QUESTIONS
from tilewright.service.workbench.worker_pool import WorkerPool, is_warm
from tilewright.words.sentence import sentence

Given = ParamSpec("Given")
T = TypeVar("T")

# Players of one address wait for each other, those of others only for one question of each address.
_MOST_WAITING = 64
_MOST_WAITING_PER_ADDRESS = 4
# Importing everything takes seconds on a busy machine, and is not the fault of the question.
_SECONDS_TO_START = 60


class Asker(Struct, frozen=True):
    """Who asks a question, and from which address."""

    address: str
    player: str


class Workbench:
    """One process that answers questions, apart from those of the bots, each within some seconds.

    Addresses are served in turn. An address may have a few questions waiting; more are refused.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: WorkerPool | None = None
        # The modules of questions that the process has imported.
        self._imported: set[str] = set()
        self._queue = FairQueue(1, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING_PER_ADDRESS)
        self._questions: set[asyncio.Task[Any]] = set()

    async def run(self, asker: Asker, work: Callable[Given, T], *given: Given.args, **named: Given.kwargs) -> T:
        """Return the result of the work, or raise Busy or its exception."""
        assert not named, "arguments for another process are positional"
        question = asyncio.create_task(self._answer(asker, work, given), name="a question for a workbench")
        self._questions.add(question)
        question.add_done_callback(self._forget)
        # A call in another process cannot be cancelled, so a question whose asker has gone is still finished.
        return await asyncio.shield(question)

    def close(self) -> None:
        """Kill the process."""
        for question in self._questions:
            question.cancel()
        self._kill()

    def _forget(self, question: asyncio.Task[Any]) -> None:
        self._questions.discard(question)
        if not question.cancelled():
            # If the asker has gone, nobody else asks for it.
            question.exception()

    async def _answer(self, asker: Asker, work: Callable[..., T], given: Sequence[Any]) -> T:
        try:
            async with self._queue.slot(asker.address, asker.player):
                return await self._done(work, given)
        except QueueFull:
            raise Busy(sentence("refused-busy"), round(self._seconds)) from None

    async def _done(self, work: Callable[..., T], given: Sequence[Any]) -> T:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = WorkerPool(1, QUESTIONS)
                self._imported.clear()
            if work.__module__ not in self._imported:
                await asyncio.wait_for(loop.run_in_executor(self._pool, is_warm, work), _SECONDS_TO_START)
                self._imported.add(work.__module__)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *given), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            # The process is killed; the next question gets a new one.
            self._kill()
            slow = sentence("refused-too-slow", seconds=round(self._seconds))
            raise Busy(slow, round(self._seconds)) from None

    def _kill(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.kill()
