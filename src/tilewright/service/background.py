"""Work that a node does for ever beside its players, and that nothing may end but the node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import outlined

_log = structlog.get_logger(__name__)


async def again_and_again(work: Callable[[], Awaitable[None]], millis: int) -> None:
    """Do some work every so many milliseconds; what goes wrong is logged, and tried again."""
    while True:
        await asyncio.sleep(millis / 1_000)
        try:
            await work()
        except StoreUnavailable:
            continue
        except Exception as wrong:  # noqa: BLE001 -- the edge: without it no clock would ever fire again
            _log.error("work in the background failed", **outlined(wrong))
