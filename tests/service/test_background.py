"""Periodic work continues after a failure."""

from __future__ import annotations

import asyncio

from tilewright.service.background import repeat_forever
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
