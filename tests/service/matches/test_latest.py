"""Messages of which only the last counts, on a clock of the test."""

import asyncio

from tests.service.passing_time import PassingTime
from tilewright.service.background import Supervisor
from tilewright.service.matches.drafts import Latest

EVERY, WORK = 0.2, 0.05


def test_messages_at_the_pace_of_the_rest_do_not_wait() -> None:
    """The work does not add to the rest, or each message would wait longer than the one before."""
    time = PassingTime()
    waits: list[float] = []

    async def carry_out(sent: float) -> float:
        waits.append(time.now - sent)
        await asyncio.sleep(WORK)
        return EVERY

    async def played() -> None:
        tasks = Supervisor()
        latest = Latest(carry_out, "drafts", tasks)
        for _ in range(20):
            latest.put(time.now)
            await asyncio.sleep(1.1 * EVERY)
        await latest.close()
        await tasks.close()

    time.run(played())
    assert len(waits) == 20
    assert max(waits) < WORK / 2


def test_what_is_done_at_once_counts_like_what_was_put() -> None:
    """The rest is the same, and of messages that come in it the last one is carried out after it."""
    time = PassingTime()
    done: list[tuple[str, float]] = []
    idle: list[bool] = []

    async def carry_out(message: str) -> float:
        done.append((message, round(time.now, 6)))
        await asyncio.sleep(WORK)
        return EVERY

    def at_once() -> float:
        done.append(("at once", time.now))
        return EVERY

    async def played() -> None:
        tasks = Supervisor()
        latest = Latest(carry_out, "drafts", tasks)
        idle.append(latest.is_idle)
        latest.do(at_once)
        idle.append(latest.is_idle)
        latest.put("too soon")
        latest.put("last")
        # First it is carried out, then it rests.
        for wait in (EVERY + WORK / 2, WORK, EVERY):
            await asyncio.sleep(wait)
            idle.append(latest.is_idle)
        await latest.close()
        await tasks.close()

    time.run(played())
    assert done == [("at once", 0.0), ("last", EVERY)]
    assert idle == [True, False, False, False, True]
