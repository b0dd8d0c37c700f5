"""Followers of a match: sent every event once and in order, and the rulebook once."""

import asyncio
import json
from typing import Any

from tests.service.limits.test_loop_work import loop_work
from tests.service.match_setup import QUICK, begun, matches_on, moved
from tilewright.engine import Seat
from tilewright.service.bus.bus import Bus
from tilewright.service.delivery.audience import Audiences
from tilewright.service.delivery.outbox import Follower, Outbox
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.storage.store import Store

_BYTES = 1 << 20


def follower(seat: int | None) -> Follower:
    """Return a follower who knows nothing yet."""
    return Follower(None if seat is None else Seat(seat), Outbox(_BYTES))


async def messages_until(one: Follower, seq: int) -> list[dict[str, Any]]:
    """Return what a follower is sent up to the clock after event `seq`."""
    got: list[dict[str, Any]] = []
    while not got or (got[-1]["type"], got[-1].get("seq")) != ("clock", seq):
        got.append(json.loads(await asyncio.wait_for(one.outbox.take(), 10)))
    return got


async def test_followers_are_sent_every_event_once_and_the_rulebook_with_the_first_view(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    audiences = Audiences(matches, Metrics(), loop_work())
    everybody = [follower(0), follower(1), follower(None), follower(None)]
    leaving = [audiences.join(match, one) for one in everybody]
    for _ in range(4):
        head = (await moved(matches, match)).seq
        await asyncio.sleep(0)
    for one in everybody:
        got = await messages_until(one, head)
        events = [message for message in got if message["type"] == "events"]
        assert sum(len(message["events"]) for message in events) == events[-1]["seq"] == head
        first, *later = [message for message in got if message["type"] == "view"]
        assert first["view"]["rules"]["id"] == "classic-nl"
        assert "timeout" in first
        assert later
        assert all("rules" not in message["view"] and "timeout" not in message for message in later)
    for leave in leaving:
        leave()
    await audiences.close()


async def test_a_follower_who_comes_back_is_sent_the_rulebook_again(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    audiences = Audiences(matches, Metrics(), loop_work())
    for _ in range(2):
        one = follower(0)
        leave = audiences.join(match, one)
        head = (await moved(matches, match)).seq
        views = [message for message in await messages_until(one, head) if message["type"] == "view"]
        assert "rules" in views[0]["view"]
        leave()
    await audiences.close()


async def test_events_that_this_node_stored_are_not_read_back(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    before = await matches.load(match)
    await moved(matches, match)
    after = await matches.load(match)
    await store.close()
    events = await matches.events(after, before.seq)
    assert [logged.seq for logged in events] == list(range(before.seq + 1, after.seq + 1))
    assert await matches.events(after, after.seq) == ()


async def test_a_follower_who_is_far_behind_is_served_from_the_log(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    for _ in range(30):
        loaded = await matches.load(match, at_least=(await moved(matches, match)).seq)
    events = await matches.events(loaded, 0)
    assert [logged.seq for logged in events] == list(range(1, loaded.seq + 1))
    assert events[-len(loaded.recent) :] == loaded.recent


async def test_a_node_reads_once_what_another_stored(store: Store) -> None:
    one, other = matches_on(store), Matches(store, Bus(), QUICK)
    match = await begun(one)
    known = (await other.latest(match)).seq
    head = (await moved(one, match)).seq
    loaded = await other.load(match, at_least=head)
    await store.close()
    assert [logged.seq for logged in await other.events(loaded, known)] == list(range(known + 1, head + 1))
