"""The supervisor: background work continues after a failure, and no failure is unseen."""

import asyncio
from itertools import pairwise

import pytest

from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.errors import StoreUnavailable


@pytest.mark.parametrize(
    "wrong", [StoreUnavailable("away for a moment"), ZeroDivisionError(), asyncio.CancelledError()]
)
async def test_a_step_that_failed_is_done_again(wrong: BaseException) -> None:
    done: list[int] = []
    enough = asyncio.Event()
    counted: list[str] = []

    async def step() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise wrong
        enough.set()

    tasks = Supervisor(counted.append)
    task = tasks.repeat("counting", step, 1)
    await asyncio.wait_for(enough.wait(), 20)
    assert not task.done()
    assert counted == [] if isinstance(wrong, StoreUnavailable) else ["counting"] * 2
    await asyncio.sleep(0)
    assert tasks.unwell() is None
    await stop_tasks(task)


async def test_the_wait_grows_while_a_part_fails_and_health_names_it() -> None:
    times: list[float] = []
    clock = asyncio.get_running_loop().time

    async def step() -> None:
        times.append(clock())
        raise ZeroDivisionError

    tasks = Supervisor()
    task = tasks.repeat("dividing", step)
    while len(times) < 4:
        await asyncio.sleep(0.01)
    assert tasks.unwell() == f"dividing failed {len(times)} times, last with ZeroDivisionError"
    waits = [after - before for before, after in pairwise(times)]
    # A sleep never ends early, so these bounds do not depend on the speed of the machine.
    assert all(wait >= least for wait, least in zip(waits, (0.049, 0.099, 0.199), strict=False))
    await stop_tasks(task)


async def test_work_done_once_is_counted_if_it_fails_and_ended_with_the_node() -> None:
    counted: list[str] = []
    tasks = Supervisor(counted.append)

    async def fails() -> None:
        raise ZeroDivisionError

    await tasks.once("snapshot: some match", fails)
    endless = tasks.once("waiting", asyncio.Event().wait)
    assert counted == ["snapshot"]
    await tasks.close()
    assert endless.cancelled()


async def test_a_cancellation_that_gets_lost_ends_the_work_all_the_same() -> None:
    begun = asyncio.Event()

    async def step() -> None:
        begun.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            # As a database driver does that is cancelled while it connects.
            raise StoreUnavailable("away") from None

    task = Supervisor().repeat("connecting", step, 1)
    await begun.wait()
    await stop_tasks(task)
    assert task.done()
