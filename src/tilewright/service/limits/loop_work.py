"""What the event loop does beside moves: measured step by step, in one line, so that moves find half of it free."""

import time
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from tilewright.service.errors import Busy
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.fair_queue import FairQueue, QueueFull
from tilewright.service.limits.networks import Asker
from tilewright.words.say import sentence

T = TypeVar("T")

# So many pieces of work run at once, and a move waits for at most one step of each.
_AT_ONCE = 4
# The line gets what moves and storage leave of this part of a processor, and never less than the smaller part.
_MOST, _LEAST = 0.5, 0.125
# How often it is measured what the rest of the process uses, in seconds.
_WINDOW = 0.1
# What reading a request and sending its answer take outside the steps that are measured, in seconds.
_AROUND = 0.001
_MOST_WAITING = 2_048
# A class of thirty may open its pages at the same moment.
_MOST_WAITING_PER_ADDRESS = 512


class Stopwatch:
    """The processor time of one piece of work in the event loop so far."""

    def __init__(self) -> None:
        self._used = 0.0
        self._began = time.thread_time()

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


class Bill(Stopwatch):
    """The processor time of one request, and who pays for it."""

    def __init__(self, purse: Purse, address: str) -> None:
        super().__init__()
        self.asker: Asker = Asker(address)
        self._purse = purse

    def name(self, player: str) -> None:
        """Let a player pay as well, or raise TooMuch if their budget is used up."""
        self.asker = Asker(self.asker.address, player)
        self._purse.check(self.asker)


class LoopWork:
    """The requests, refusals and long histories that a node answers in its event loop."""

    def __init__(self, purse: Purse) -> None:
        self._purse = purse
        self._queue = FairQueue(_AT_ONCE, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING_PER_ADDRESS)
        self._share = Share()

    async def billed(self, address: str, work: Callable[[Bill], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the work and charge what it took, or raise TooMuch before it begins."""
        bill = Bill(self._purse, address)
        self._purse.check(bill.asker)
        try:
            return await bill.timed(work(bill))
        finally:
            self._purse.charge(bill.asker, bill.so_far() + _AROUND)

    async def charged(self, asker: Asker, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work and charge what it took; what belongs to a match is never refused for it."""
        watch = Stopwatch()
        try:
            return await watch.timed(work)
        finally:
            self._purse.charge(asker, watch.so_far() + _AROUND)

    def check(self, asker: Asker) -> None:
        """Raise TooMuch if the budget of a player or of their network is used up."""
        self._purse.check(asker)

    async def in_turn(self, asker: Asker, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work once it is the turn of a network among all, or raise Busy.

        The work must not wait for a client or a workbench: it holds a place that others wait for.
        """
        watch = Stopwatch()
        try:
            async with self._queue.slot(asker.address, asker.player) as slot:
                try:
                    return await watch.timed(work)
                finally:
                    slot.rest = self._share.rest_after(watch.so_far() + _AROUND)
        except QueueFull:
            raise Busy(sentence("refused-busy"), 1) from None
        finally:
            work.close()

    async def wait_in_line(self, asker: Asker) -> None:
        """Wait for the turn of a network with something short that is not measured, or raise Busy."""
        await self.in_turn(asker, _nothing())


class Share:
    """The part of a processor that the line may use: less while the rest of the process is busy."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, processor: Callable[[], float] = time.process_time
    ) -> None:
        self._clock, self._processor = clock, processor
        self._part = _MOST
        self._used = 0.0
        self._since, self._before = clock(), processor()

    def rest_after(self, used: float) -> float:
        """Return how long a place in the line rests after its work, so that all of them together keep to their part."""
        self._used += used
        now, processor = self._clock(), self._processor()
        if now - self._since >= _WINDOW:
            elsewhere = (processor - self._before - self._used) / (now - self._since)
            # The mean with the part before: one slow window does not close the door.
            self._part = (self._part + min(_MOST, max(_LEAST, _MOST - elsewhere))) / 2
            self._used, self._since, self._before = 0.0, now, processor
        return used * (_AT_ONCE / self._part - 1)


async def _nothing() -> None:
    pass
