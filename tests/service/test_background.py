"""Periodic work continues after a failure."""

from __future__ import annotations

import asyncio

from tilewright.service.background import repeat_forever, stop_tasks
from tilewright.service.errors import StoreUnavailable


async def test_work_that_failed_is_done_again() -> None:
    done: list[int] = []
    enough = asyncio.Event()

    async def work() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise StoreUnavailable("away for a moment")
        if len(done) == 2:
            raise ZeroDivisionError
        enough.set()

    task = asyncio.create_task(repeat_forever(work, 1))
    await asyncio.wait_for(enough.wait(), 20)
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_cancellation_that_gets_lost_is_repeated() -> None:
    lost = 0
    begun = asyncio.Event()

    async def work() -> None:
        nonlocal lost
        begun.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            # As a database driver does that is cancelled while it connects.
            if not lost:
                lost += 1
                raise StoreUnavailable("away") from None
            raise

    task = asyncio.create_task(repeat_forever(work, millis=1))
    await begun.wait()
    await stop_tasks(task)
    assert (lost, task.cancelled()) == (1, True)
