"""Workbenches: a time limit for each question, and nobody can fill one for others."""

import asyncio
import importlib
import os
import sys
from collections.abc import Iterator

import pytest

from tests.service.match_setup import unlimited_bench
from tests.service.workbench.questions import busy, forever, priority_at_import, stuck
from tilewright.service.errors import Busy, TooMuch
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.networks import Asker
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget
from tilewright.service.workbench.bench import Workbench
from tilewright.service.workbench.priorities import QUESTIONS

ANN, BEN, EVE = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "ben"), Asker("2001:db8::1", "eve")
EVE_AGAIN = Asker("2001:db8::2", "eve with another name")


@pytest.fixture
def bench() -> Iterator[Workbench]:
    """Return a workbench with a short limit."""
    bench = unlimited_bench(1)
    yield bench
    bench.close()


@pytest.mark.slow(reason="waits for a process that never ends")
async def test_a_question_that_takes_too_long_is_ended_and_others_are_answered(bench: Workbench) -> None:
    endless = asyncio.create_task(bench.run(EVE, forever))
    # One turn of the event loop lets the first task take the process.
    await asyncio.sleep(0)
    answers: list[int] = []

    async def ask(asker: Asker, number: int) -> None:
        answers.append(await bench.run(asker, abs, number))

    flood = [asyncio.create_task(ask(EVE if number % 2 else EVE_AGAIN, number)) for number in range(4)]
    # More than four of a player do not wait; others of the network still may.
    flood += [asyncio.create_task(ask(EVE_AGAIN, number)) for number in (4, 6)]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="are waiting") as refused:
        await bench.run(EVE_AGAIN, abs, -1)
    assert refused.value.seconds == 1
    others = [asyncio.create_task(ask(asker, number)) for asker, number in ((ANN, 10), (BEN, 20))]
    with pytest.raises(Busy, match="longer than one second"):
        await endless
    await asyncio.gather(*flood, *others)
    # Each address has its turn, however many questions one has and whatever names they come from.
    assert answers == [0, 10, 20, 1, 2, 3, 4, 6]


@pytest.mark.slow(reason="waits for a process that never ends")
async def test_a_question_whose_asker_has_gone_does_not_cost_others_their_answer(bench: Workbench) -> None:
    endless = asyncio.create_task(bench.run(EVE, forever))
    await asyncio.sleep(0)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    # It waits until the question of Eve is ended; its own time counts from then on.
    assert await bench.run(ANN, abs, -1) == 1


@pytest.mark.slow(reason="waits for a process that imports for a second and a half")
async def test_what_a_process_needs_to_start_is_not_counted_as_the_time_of_the_first_question(bench: Workbench) -> None:
    # Processes are forked from one that runs since the first question, and has not imported what follows.
    assert await bench.run(ANN, abs, -1) == 1
    # Imported here, because that takes a second.
    answer = importlib.import_module("tests.service.workbench.slow_import").answer
    warmed = unlimited_bench(1)
    try:
        await warmed.warm_up(answer)
        assert await warmed.run(ANN, answer) == 1
    finally:
        warmed.close()


@pytest.mark.slow(reason="waits for a process that does nothing")
async def test_a_process_that_runs_is_left_alone_and_one_that_does_nothing_is_killed() -> None:
    purse = Purse(Budget(player=0.5, network=1, saved=600), 1, Metrics())
    bench = Workbench(2, purse, patience=0.8)
    try:
        # It starts, imports and works for longer than that.
        assert await bench.run(ANN, busy, 1.2) == 1.2
        with pytest.raises(Busy):
            await bench.run(ANN, stuck)
        assert await bench.run(ANN, abs, -1) == 1
    finally:
        bench.close()


@pytest.mark.slow(reason="computes for a second")
async def test_an_asker_pays_for_the_processor_time_of_a_question() -> None:
    now = 0.0
    purse = Purse(Budget(player=0.5, network=1, saved=1), 1, Metrics(), lambda: now)
    bench = Workbench(5, purse)
    try:
        assert await bench.run(ANN, busy, 0.7) == 0.7
        with pytest.raises(TooMuch) as refused:
            await bench.run(ANN, abs, -1)
        assert refused.value.seconds == 1
        now = 1.0
        assert await bench.run(ANN, abs, -1) == 1
    finally:
        bench.close()


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such priorities")
async def test_a_process_imports_before_its_priority_is_lowered(bench: Workbench) -> None:
    assert await bench.run(ANN, priority_at_import) == os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such priorities")
async def test_questions_give_way_to_the_event_loop(bench: Workbench) -> None:
    assert await bench.run(ANN, os.getpriority, os.PRIO_PROCESS, 0) == QUESTIONS > os.getpriority(os.PRIO_PROCESS, 0)
