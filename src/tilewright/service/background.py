"""Periodic work of a node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import error_summary

_log = structlog.get_logger(__name__)


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
