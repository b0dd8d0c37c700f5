"""Processes are started beside the event loop: in it every table would wait until they have imported everything."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from tests.service.match_setup import unlimited_bench
from tests.service.workbench.questions import forever
from tilewright.service.errors import Busy
from tilewright.service.limits.networks import Asker
from tilewright.service.workbench.bot_pool import BotPool
from tilewright.service.workbench.worker_pool import WorkerPool, Workers

ANN = Asker("127.0.0.1", "ann")


@pytest.fixture
def starters(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[int]]:
    """Return the threads in which pools are made and processes started; the event loop may not be among them."""
    found: set[int] = set()
    start, make = BaseProcess.start, WorkerPool.__init__

    def noted_start(process: BaseProcess) -> None:
        found.add(threading.get_ident())
        start(process)

    def noted_make(pool: WorkerPool, *given: Any) -> None:
        found.add(threading.get_ident())
        make(pool, *given)

    monkeypatch.setattr(BaseProcess, "start", noted_start)
    monkeypatch.setattr(WorkerPool, "__init__", noted_make)
    yield found
    assert found
    assert threading.get_ident() not in found


@pytest.mark.slow(reason="waits for a process that is killed for taking too long")
async def test_no_process_of_a_workbench_is_started_in_the_event_loop(starters: set[int]) -> None:
    bench = unlimited_bench(1)
    try:
        await bench.warm_up(abs)
        assert await bench.run(ANN, abs, -1) == 1
        with pytest.raises(Busy):
            await bench.run(ANN, forever)
        assert await bench.run(ANN, abs, -2) == 2
    finally:
        bench.close()
    assert len(starters) >= 1


async def test_no_process_for_bots_is_started_in_the_event_loop(starters: set[int]) -> None:
    pool = BotPool(3)
    try:
        await pool.warm_up()
        started = len(starters)
        assert await asyncio.gather(*(pool._run(abs, -number) for number in range(6))) == [*range(6)]
        assert len(starters) == started
    finally:
        pool.close()


async def test_processes_that_start_while_their_owner_closes_are_ended() -> None:
    workers = Workers(1, 5)
    starting = asyncio.create_task(workers.pool())
    await asyncio.sleep(0)
    workers.close()
    with pytest.raises(BrokenProcessPool):
        await starting
