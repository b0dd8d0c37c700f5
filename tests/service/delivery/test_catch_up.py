"""Long histories come whole and in order, in pages, and followers of several addresses take turns."""

from __future__ import annotations

import asyncio

import msgspec

from tests.service.match_setup import begun, matches_on, moved
from tilewright.service.delivery.catch_up import CatchUps, Reader
from tilewright.service.storage.store import Store

MOVES = 230


async def test_followers_get_every_event_in_order_and_take_turns(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "six time.limit=none match.games=50")
    for _ in range(MOVES):
        await moved(matches, match)
    loaded = await matches.latest(match)
    catch_ups = CatchUps(matches)
    order: list[str] = []

    async def follow(address: str, after: int) -> int:
        count = 0
        async for message in catch_ups.messages(loaded, after, Reader(None, "player", address)):
            order.append(address)
            read = msgspec.json.decode(message)
            count += len(read["events"])
            assert read["seq"] == after + count
        return count

    assert await follow("recent", loaded.seq - 3) == 3
    order.clear()
    assert tuple(await asyncio.gather(follow("a", 0), follow("b", 7))) == (loaded.seq, loaded.seq - 7)
    assert order.index("b") < len(order) - 1 - order[::-1].index("a")
