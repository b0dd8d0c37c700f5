"""Periodic work of a node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import error_summary

_log = structlog.get_logger(__name__)


_SECONDS_UNTIL_AGAIN = 1.0


async def stop_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and return when they have ended.

    A cancellation can get lost: a database driver that is cancelled while it connects raises an error of its own, and
    work that survives errors would then run on. So it is repeated.
    """
    running = {*tasks}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_SECONDS_UNTIL_AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)


async def repeat_forever(work: Callable[[], Awaitable[None]], millis: int) -> None:
    """Do some work periodically; failures are logged and do not stop it."""
    while True:
        await asyncio.sleep(millis / 1_000)
        try:
            await work()
        except StoreUnavailable:
            continue
        except Exception as wrong:  # noqa: BLE001 -- the edge: otherwise no clock would ever fire again
            _log.error("background work failed", **error_summary(wrong))
