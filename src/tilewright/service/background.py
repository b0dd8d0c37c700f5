"""The background tasks of a node: one supervisor starts them, and none fails unseen."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog
from msgspec import Struct

from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import error_summary

_log = structlog.get_logger(__name__)

_SECONDS_UNTIL_CANCELLED_AGAIN = 1.0
# A part that fails again and again waits twice as long each time, up to the last value.
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 10.0
# A part that waits for work may not do any for long; running again for this time, it counts as well.
_SECONDS_UNTIL_WELL = 60.0

Step = Callable[[], Awaitable[object]]


async def stop_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and return when they have ended.

    A cancellation can get lost: a database driver that is cancelled while it connects raises an error of its own, and
    work that survives errors would then run on. So it is repeated.
    """
    running = {*tasks}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_SECONDS_UNTIL_CANCELLED_AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)


class Repeating:
    """A part of the node that does something again and again, in one task, until it is closed."""

    _task: asyncio.Task[None]

    async def close(self) -> None:
        """Stop; what waits is dropped."""
        await stop_tasks(self._task)


def ignored(*_: object) -> None:
    """Do nothing: nobody is to be told."""


class _Part(Struct, eq=False):
    """A part of the node: how often it failed since its last success, and how and when it did last."""

    failures: int = 0
    why: str = ""
    failed_at: float = 0.0

    @property
    def wait(self) -> float:
        return min(_LONGEST_WAIT, _FIRST_WAIT * 2.0 ** min(self.failures - 1, 20))


class Supervisor:
    """Runs the background tasks of a node.

    A failure is logged and passed to `count`; what repeats is tried again after a wait that grows with each failure.
    """

    def __init__(self, count: Callable[[str], object] = lambda _: None) -> None:
        self._count = count
        self._parts: dict[str, _Part] = {}
        self._once: set[asyncio.Task[Any]] = set()

    def repeat(self, name: str, step: Step, millis: int = 0) -> asyncio.Task[None]:
        """Return a task that does a step again and again, each time after a pause; a failure does not end it."""
        part = self._parts.setdefault(name, _Part())
        return asyncio.create_task(self._repeated(name, part, step, millis / 1_000), name=name)

    def once(self, name: str, work: Step) -> asyncio.Task[None]:
        """Return a task that does some work once; `name` may be followed by a colon and what it is about."""
        task = asyncio.create_task(self._done_once(name, work), name=name)
        self._once.add(task)
        task.add_done_callback(self._once.discard)
        return task

    @property
    def parts(self) -> frozenset[str]:
        """The names of everything that repeats."""
        return frozenset(self._parts)

    def unwell(self) -> str | None:
        """Return which parts fail at the moment, with the kind of the last error, or None."""
        since = asyncio.get_running_loop().time() - _SECONDS_UNTIL_WELL
        failing = sorted((name, part) for name, part in self._parts.items() if part.failures and part.failed_at > since)
        texts = (f"{name} failed {part.failures} times, last with {part.why}" for name, part in failing)
        return "; ".join(texts) or None

    async def close(self) -> None:
        """Stop the work that is done once; what repeats is stopped by its owner."""
        await stop_tasks(*self._once)

    async def _repeated(self, name: str, part: _Part, step: Step, pause: float) -> None:
        while True:
            try:
                await asyncio.sleep(pause)
                await step()
                part.failures = 0
            # A library may raise CancelledError although nobody cancelled the task: that must not end it either.
            except (Exception, asyncio.CancelledError) as wrong:
                if _is_cancelled():
                    raise
                if isinstance(wrong, StoreUnavailable):
                    # The store reports it. Without a pause of its own the part would try without end.
                    await asyncio.sleep(0 if pause else _FIRST_WAIT)
                    continue
                part.failures += 1
                part.why, part.failed_at = type(wrong).__name__, asyncio.get_running_loop().time()
                self._report(name, wrong)
                await asyncio.sleep(part.wait)

    async def _done_once(self, name: str, work: Step) -> None:
        try:
            await work()
        except Exception as wrong:  # noqa: BLE001 -- the edge: nobody waits for this task
            if not _is_cancelled():
                self._report(name.partition(":")[0], wrong)

    def _report(self, name: str, wrong: BaseException) -> None:
        self._count(name)
        # A log that cannot be written, as on a full disk, must not end what it tells of.
        with suppress(OSError):
            _log.error("background work failed", part=name, **error_summary(wrong))


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
