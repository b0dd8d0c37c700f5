"""Workbenches: a time limit for each question, and nobody can fill one for others."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator

import pytest

from tilewright.service.errors import Busy
from tilewright.service.workbench.bench import Asker, Workbench
from tilewright.service.workbench.priorities import QUESTIONS

ANN, BEN, EVE = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "ben"), Asker("2001:db8::1", "eve")
EVE_AGAIN = Asker("2001:db8::2", "eve with another name")


@pytest.fixture
def bench() -> Iterator[Workbench]:
    """Return a workbench with a short limit."""
    bench = Workbench(seconds=2)
    yield bench
    bench.close()


@pytest.mark.slow(reason="waits for a process that never ends")
async def test_a_question_that_takes_too_long_is_ended_and_others_are_answered(bench: Workbench) -> None:
    endless = asyncio.create_task(bench.run(EVE, _forever))
    # One turn of the event loop lets the first task take the process.
    await asyncio.sleep(0)
    answers: list[int] = []

    async def ask(asker: Asker, number: int) -> None:
        answers.append(await bench.run(asker, abs, number))

    flood = [asyncio.create_task(ask(EVE if number % 2 else EVE_AGAIN, number)) for number in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="are waiting") as refused:
        await bench.run(EVE_AGAIN, abs, -1)
    assert refused.value.seconds == 2
    others = [asyncio.create_task(ask(asker, number)) for asker, number in ((ANN, 10), (BEN, 20))]
    with pytest.raises(Busy, match="longer than 2 seconds"):
        await endless
    await asyncio.gather(*flood, *others)
    # Each address has its turn, however many questions one has and whatever names they come from.
    assert answers == [0, 10, 20, 1, 2, 3]


@pytest.mark.slow(reason="waits for a process that never ends")
async def test_a_question_whose_asker_has_gone_does_not_cost_others_their_answer(bench: Workbench) -> None:
    endless = asyncio.create_task(bench.run(EVE, _forever))
    await asyncio.sleep(0)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    # It waits until the question of Eve is ended; its own time counts from then on.
    assert await bench.run(ANN, abs, -1) == 1


def _forever() -> None:
    threading.Event().wait()


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such priorities")
async def test_questions_give_way_to_the_event_loop(bench: Workbench) -> None:
    assert await bench.run(ANN, os.getpriority, os.PRIO_PROCESS, 0) == QUESTIONS > os.getpriority(os.PRIO_PROCESS, 0)
