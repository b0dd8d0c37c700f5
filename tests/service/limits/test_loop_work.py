"""Requests in the event loop are measured without their waits, and leave others half of the loop."""

import asyncio
from collections import Counter
from threading import get_ident
from types import SimpleNamespace

import pytest

from tests.service.passing_time import PassingTime
from tilewright.service.errors import Busy, TooMuch
from tilewright.service.limits import loop_work as tested
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.loop_work import Bill, LoopWork, Share
from tilewright.service.limits.networks import Asker
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget


def loop_work(share: float = 1, saved: int = 600) -> LoopWork:
    """Return the requests of a loop, with a budget."""
    return LoopWork(Purse(Budget(player=share, network=share, saved=saved), 1, Metrics()))


class Processor:
    """The processor time of each thread, on a clock of the test."""

    def __init__(self) -> None:
        self._used: Counter[int] = Counter()

    def work(self, milliseconds: int) -> None:
        """Use the processor in this thread."""
        self._used[get_ident()] += milliseconds

    def thread_time(self) -> float:
        """Return the seconds that this thread has used."""
        return self._used[get_ident()] / 1_000


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    """Return the processor that the requests of the test are measured by."""
    made = Processor()
    monkeypatch.setattr(tested, "time", SimpleNamespace(thread_time=made.thread_time))
    return made


async def test_the_steps_of_a_request_are_measured_and_its_waits_are_not(processor: Processor) -> None:
    seen: list[float] = []

    async def other() -> None:
        processor.work(70)

    async def request(bill: Bill) -> str:
        processor.work(20)
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(10)
        except TimeoutError:
            processor.work(10)
        await asyncio.gather(asyncio.to_thread(processor.work, 50), asyncio.create_task(other()))
        processor.work(1)
        seen.append(bill.so_far())
        return "done"

    assert await loop_work().billed("192.0.2.1", request) == "done"
    assert seen == [pytest.approx(0.031)]


async def test_a_request_that_fails_or_is_cancelled_is_charged_too(processor: Processor) -> None:
    work = loop_work(0.001, saved=100)

    async def fails(_bill: Bill) -> None:
        processor.work(60)
        raise LookupError

    async def waits(_bill: Bill) -> None:
        processor.work(60)
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


def test_requests_of_any_number_leave_half_of_the_loop_and_networks_take_turns(processor: Processor) -> None:
    time, work, served, enough = PassingTime(), loop_work(), list[str](), 120
    # All that this process does is in this thread.
    work._share = Share(lambda: time.now, processor.thread_time)

    async def ask(address: str) -> None:
        async def request() -> None:
            processor.work(2)
            time.now += 0.002
            served.append(address)

        while len(served) < enough:
            await work.in_turn(Asker(address), request())

    async def flood() -> None:
        asking = [ask("192.0.2.1") for _ in range(40)]
        await asyncio.gather(*asking, *(ask("192.0.2.2") for _ in range(4)))

    time.run(flood())
    # A third of the half is for reading requests and sending answers; the first ones and the last ones do not rest.
    assert processor.thread_time() / time.now == pytest.approx(0.5 * 2 / 3, rel=0.1)
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
