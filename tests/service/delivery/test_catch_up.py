"""Long histories come whole and in order, in pages, to several followers at once."""

import asyncio

import msgspec

from tests.service.limits.test_loop_work import loop_work
from tests.service.match_setup import begun, matches_on, moved
from tilewright.service.delivery.catch_up import CatchUps
from tilewright.service.limits.networks import Asker
from tilewright.service.storage.store import Store

MOVES = 230


async def test_followers_get_every_event_in_order(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "six time.limit=none match.games=50")
    for _ in range(MOVES):
        await moved(matches, match)
    loaded = await matches.latest(match)
    catch_ups = CatchUps(matches, loop_work())

    async def follow(address: str, after: int) -> int:
        count, kinds = 0, list[str]()
        async for message in catch_ups.messages(loaded, after, None, Asker(address, "player")):
            kinds.append((read := msgspec.json.decode(message))["type"])
            if kinds[-1] != "events":
                continue
            count += len(read["events"])
            assert read["seq"] == after + count
        assert kinds[-3:] == ["events", "view", "clock"]
        return count

    assert await follow("recent", loaded.seq - 3) == 3
    assert tuple(await asyncio.gather(follow("a", 0), follow("b", 7))) == (loaded.seq, loaded.seq - 7)
