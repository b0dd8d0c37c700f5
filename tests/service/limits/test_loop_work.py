"""Requests in the event loop are measured without their waits, and leave others half of the loop."""

import asyncio
import time

import pytest

from tilewright.service.errors import Busy, TooMuch
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.loop_work import Bill, LoopWork, Share
from tilewright.service.limits.networks import Asker
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
    # With the thread it would be 0.08 or more.
    assert 0.03 <= seen[0] < 0.08


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


@pytest.mark.slow(reason="keeps a loop busy for half a second")
async def test_requests_of_any_number_leave_half_of_the_loop_and_networks_take_turns() -> None:
    work, used, served, enough = loop_work(), 0.0, list[str](), 120

    async def ask(address: str) -> None:
        async def request() -> None:
            nonlocal used
            busy(0.002)
            used += 0.002
            served.append(address)

        while len(served) < enough:
            await work.in_turn(Asker(address), request())

    began = time.monotonic()
    flood = [ask("192.0.2.1") for _ in range(40)]
    await asyncio.gather(*flood, *(ask("192.0.2.2") for _ in range(4)))
    # Other programs may take the processor away, but nobody gives more of it.
    assert used < 0.6 * (time.monotonic() - began) + 0.05
    # Four requests at a time of one network wait for as many of the other.
    assert served[:enough].count("192.0.2.2") > enough / 4


@pytest.mark.parametrize(("elsewhere", "part"), [(0.0, 0.5), (0.2, 0.3), (0.45, 0.125), (1.5, 0.125)])
def test_the_line_gets_what_the_rest_of_the_process_leaves_of_half_a_processor(elsewhere: float, part: float) -> None:
    at = used = 0.0
    share = Share(lambda: at, lambda: elsewhere * at + used)
    for _ in range(200):
        # Four places in the line, each of which works for 2 ms and rests.
        used += 4 * 0.002
        for _ in range(3):
            share.rest_after(0.002)
        at += 0.002 + share.rest_after(0.002)
    assert 0.002 / (0.002 + share.rest_after(0.002)) == pytest.approx(part / 4, rel=0.1)


async def test_more_than_the_line_holds_is_refused() -> None:
    work = loop_work()
    asked = await asyncio.gather(*(work.wait_in_line(Asker("192.0.2.1")) for _ in range(600)), return_exceptions=True)
    assert sum(isinstance(answer, Busy) for answer in asked) == 600 - 512 - 4
