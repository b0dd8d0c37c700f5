"""The fair queue: addresses and players in turn, bounds, and cancelled requests."""

import asyncio
import random

import pytest

from tests.waiting import until
from tilewright.service.limits.fair_queue import FairQueue, QueueFull


class Counter:
    """One slot that is held until `release`; notes who was served in which order."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self.release = asyncio.Semaphore(0)

    async def ask(self, address: str, player: str = "") -> None:
        """Wait for the slot, note it, and hold it until it is released."""
        async with self.queue.slot(address, player):
            self.served.append(address + player)
            await self.release.acquire()

    async def line_up(self, *requests: str) -> list[asyncio.Task[None]]:
        """Start requests such as `a1`, address a and player 1, and return when the first has the slot."""
        tasks = [asyncio.create_task(self.ask(text[0], text[1:])) for text in requests]
        await until(lambda: len(self.queue) == len(requests) - 1)
        return tasks


async def finish(counter: Counter, tasks: list[asyncio.Task[None]]) -> list[str]:
    """Release every slot and return the order of service."""
    for _ in tasks:
        counter.release.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counter.served


async def test_addresses_are_served_in_turn_however_many_requests_one_has() -> None:
    counter = Counter(FairQueue(1, most_waiting=20, most_per_address=20))
    tasks = await counter.line_up("a", "a", "a", "a", "a", "b", "c", "b")
    assert await finish(counter, tasks) == list("aabcabaa")


async def test_players_of_one_address_are_served_in_turn() -> None:
    counter = Counter(FairQueue(1, most_waiting=20, most_per_address=20))
    tasks = await counter.line_up("a1", "a1", "a1", "a2", "b3")
    assert await finish(counter, tasks) == ["a1", "a1", "b3", "a2", "a1"]


async def test_the_addresses_of_an_ipv6_network_share_one_line_and_so_do_the_networks_of_a_site() -> None:
    queue = FairQueue(1, most_waiting=20, most_per_address=3)
    counter = Counter(queue)
    asked = ["a", "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1", "b"]
    tasks = [asyncio.create_task(counter.ask(address)) for address in asked]
    await until(lambda: len(queue) == 5)
    with pytest.raises(QueueFull):
        await counter.ask("2001:db8::4")
    order = ["a", "2001:db8::1", "b", "2001:db8:0:1::1", "2001:db8::2", "2001:db8::3"]
    assert await finish(counter, tasks) == order


async def test_an_address_is_refused_before_the_queue_is_full_for_others() -> None:
    queue = FairQueue(1, most_waiting=4, most_per_address=2)
    counter = Counter(queue)
    tasks = await counter.line_up("a", "a", "a")
    with pytest.raises(QueueFull):
        await asyncio.wait_for(counter.ask("a", "another player"), 5)
    tasks += [asyncio.create_task(counter.ask(address)) for address in "bc"]
    await until(lambda: len(queue) == 4)
    with pytest.raises(QueueFull):
        await asyncio.wait_for(counter.ask("b"), 5)
    assert await finish(counter, tasks) == list("aabca")
    async with queue.slot("d"):
        assert len(queue) == 0


async def test_a_player_is_refused_before_others_of_the_address_are() -> None:
    counter = Counter(FairQueue(1, most_waiting=20, most_per_address=20, most_per_player=2))
    tasks = await counter.line_up("a1", "a1", "a1")
    with pytest.raises(QueueFull):
        await asyncio.wait_for(counter.ask("a", "1"), 5)
    tasks += [asyncio.create_task(counter.ask("a", "2"))]
    assert await finish(counter, tasks) == ["a1", "a1", "a2", "a1"]


async def test_a_full_queue_has_room_for_a_network_that_has_fewer_requests_than_another() -> None:
    queue = FairQueue(1, most_waiting=6, most_per_address=3)
    counter = Counter(queue)
    tasks = await counter.line_up("x", "a1", "a2", "b", "b", "c", "a1")
    newcomer = asyncio.create_task(counter.ask("d"))
    # Of the network with most requests the player with most of them loses the latest.
    with pytest.raises(QueueFull):
        await tasks[-1]
    assert len(queue) == 6
    tasks.append(asyncio.create_task(counter.ask("e")))
    with pytest.raises(QueueFull):
        await tasks[4]
    tasks.append(asyncio.create_task(counter.ask("f")))
    with pytest.raises(QueueFull):
        await tasks[2]
    # Now nobody has more than one.
    with pytest.raises(QueueFull):
        await counter.ask("g")
    assert await finish(counter, [*tasks, newcomer]) == ["x", "a1", "b", "c", "d", "e", "f"]


async def test_one_site_of_many_networks_cannot_fill_the_queue() -> None:
    queue = FairQueue(1, most_waiting=8, most_per_address=2)
    counter = Counter(queue)
    crowd = [asyncio.create_task(counter.ask(f"2001:db8:7:{number}::1")) for number in range(9)]
    await until(lambda: len(queue) == 8)
    others = [asyncio.create_task(counter.ask(address)) for address in ("192.0.2.1", "2001:db8:8::1")]
    await until(lambda: sum(task.done() for task in crowd) == 2)
    served = await finish(counter, [*crowd, *others])
    assert {"192.0.2.1", "2001:db8:8::1"} <= {*served[1:5]}


async def test_no_slot_is_lost_when_requests_are_cancelled_at_any_moment() -> None:
    choice = random.Random(17)
    queue = FairQueue(2, most_waiting=30, most_per_address=30)
    holding, most = 0, 0

    async def ask(address: str) -> None:
        nonlocal holding, most
        async with queue.slot(address, choice.choice("12")):
            holding += 1
            most = max(most, holding)
            try:
                for _ in range(choice.randrange(3)):
                    await asyncio.sleep(0)
            finally:
                holding -= 1

    for _ in range(200):
        tasks = [asyncio.create_task(ask(choice.choice("abc"))) for _ in range(12)]
        for _ in range(choice.randrange(6)):
            await asyncio.sleep(0)
        for task in choice.sample(tasks, 5):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (holding, len(queue)) == (0, 0)
    assert most == 2
    async with queue.slot("a"), queue.slot("a"):
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ask("a"), 0.01)
