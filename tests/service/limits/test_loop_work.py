"""Requests in the event loop are measured without their waits, and leave others half of the loop."""

from __future__ import annotations

import asyncio
import time

import pytest

from tilewright.service.errors import TooMuch
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.loop_work import Bill, LoopWork
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget


def loop_work(share: float = 1, saved: int = 600) -> LoopWork:
    """Return the requests of a loop, with a budget."""
    return LoopWork(Purse(Budget(player=share, network=share, saved=saved), 1, Metrics()))


def busy(seconds: float) -> None:
    """Use the processor."""
    ends = time.thread_time() + seconds
    while time.thread_time() < ends:
        pass


async def test_the_steps_of_a_request_are_measured_and_its_waits_are_not() -> None:
    seen: list[float] = []

    async def request(bill: Bill) -> str:
        busy(0.02)
        try:
            async with asyncio.timeout(0.05):
                await asyncio.sleep(10)
        except TimeoutError:
            busy(0.01)
        await asyncio.gather(asyncio.to_thread(busy, 0.05), asyncio.sleep(0.05))
        seen.append(bill.so_far())
        return "done"

    assert await loop_work().billed("192.0.2.1", request) == "done"
    assert 0.03 <= seen[0] < 0.045


async def test_a_request_that_fails_or_is_cancelled_is_charged_too() -> None:
    work = loop_work(0.001, saved=100)

    async def fails(_bill: Bill) -> None:
        busy(0.06)
        raise LookupError

    async def waits(_bill: Bill) -> None:
        busy(0.06)
        await asyncio.sleep(100)

    with pytest.raises(LookupError):
        await work.billed("192.0.2.1", fails)
    waiting = asyncio.create_task(work.billed("192.0.2.1", waits))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(TooMuch):
        await work.billed("192.0.2.1", waits)


@pytest.mark.slow(reason="keeps a loop busy for a second")
async def test_requests_of_any_number_leave_half_of_the_loop_and_networks_take_turns() -> None:
    work, used, served = loop_work(), 0.0, list[str]()
    ends = time.monotonic() + 1

    async def ask(address: str) -> None:
        async def request(bill: Bill) -> None:
            nonlocal used
            async with work.turn(bill):
                busy(0.002)
                used += 0.002
                served.append(address)

        while time.monotonic() < ends:
            await work.billed(address, request)

    began = time.monotonic()
    flood = [ask("192.0.2.1") for _ in range(40)]
    await asyncio.gather(*flood, *(ask("192.0.2.2") for _ in range(4)))
    # Other programs may take the processor away, but nobody gives more of it.
    assert used < 0.6 * (time.monotonic() - began) + 0.05
    # Four requests at a time of one network wait for as many of the other.
    assert served.count("192.0.2.2") > len(served) / 4
