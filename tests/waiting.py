"""Waiting for a condition, with a deadline; nothing in the tests waits for an amount of time instead."""

import asyncio
import time
from collections.abc import Awaitable, Callable

# Far longer than anything takes on a busy machine: only what never happens is an error.
SECONDS = 60
_INTERVAL = 0.01


async def until(holds: Callable[[], bool | Awaitable[bool]], seconds: float = SECONDS) -> None:
    """Return when the condition holds, or raise TimeoutError after some seconds."""
    async with asyncio.timeout(seconds):
        while True:
            answer = holds()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(_INTERVAL)


def wait_until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Block until the condition holds, or raise TimeoutError after some seconds."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise TimeoutError(f"the condition did not hold within {seconds} seconds")
        time.sleep(_INTERVAL)
