"""Requests in the event loop: measured step by step, few at once, and together they leave half of the loop free."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from types import coroutine
from typing import Any, TypeVar

from tilewright.service.errors import Busy
from tilewright.service.limits.askers import Asker
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.fair_queue import FairQueue, QueueFull
from tilewright.words.sentence import sentence

T = TypeVar("T")

# So many requests run at once, and a move waits for at most one step of each.
_AT_ONCE = 8
# A slot that used the loop for a moment rests for this many of them: all slots together use half of it.
_RESTS = 2 * _AT_ONCE - 1
# What reading a request and sending its answer take outside the steps that are measured, in seconds.
_AROUND = 0.001
_MOST_WAITING = 2_048
# A class of thirty may open its pages at the same moment.
_MOST_WAITING_PER_ADDRESS = 512


class Bill:
    """The processor time of one request in the event loop so far, and who pays for it."""

    def __init__(self, purse: Purse, address: str) -> None:
        self.asker = Asker(address)
        self._purse = purse
        self._used = 0.0
        self._began = 0.0

    def name(self, player: str) -> None:
        """Let a player pay as well, or raise TooMuch if their budget is used up."""
        self.asker = Asker(self.asker.address, player)
        self._purse.check(self.asker)

    def so_far(self) -> float:
        """Return the seconds used, with the step that is running."""
        return self._used + time.thread_time() - self._began

    @coroutine
    def timed(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Await something, and add the processor time of each of its steps: it runs only between two awaits."""
        go, given = work.send, None
        while True:
            self._began = time.thread_time()
            try:
                waits_for = go(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._used, self._began = self.so_far(), time.thread_time()
            try:
                go, given = work.send, (yield waits_for)
            except BaseException as thrown:  # noqa: BLE001, it is raised inside the work
                go, given = work.throw, thrown


class LoopWork:
    """The requests that a node answers in its event loop."""

    def __init__(self, purse: Purse) -> None:
        self._purse = purse
        self._queue = FairQueue(_AT_ONCE, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING_PER_ADDRESS)

    async def billed(self, address: str, work: Callable[[Bill], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the work and charge what it took, or raise TooMuch before it begins."""
        bill = Bill(self._purse, address)
        self._purse.check(bill.asker)
        try:
            timed: Awaitable[T] = bill.timed(work(bill))
            return await timed
        finally:
            self._purse.charge(bill.asker, bill.so_far() + _AROUND)

    @asynccontextmanager
    async def turn(self, bill: Bill) -> AsyncIterator[None]:
        """Wait for the turn of a network among all that ask, or raise Busy; what is inside must not wait for long."""
        try:
            async with self._queue.slot(bill.asker.address, bill.asker.player) as slot:
                before = bill.so_far()
                try:
                    yield
                finally:
                    slot.rest = _RESTS * (bill.so_far() - before + _AROUND)
        except QueueFull:
            raise Busy(sentence("refused-busy"), 1) from None
