"""Leases: which matches a node claims, and that two nodes never claim the same."""

import asyncio

from tests.service.store_setup import added, new_match
from tilewright.hosting.rows import Schedule
from tilewright.messages.fields import MatchId, Millis
from tilewright.service.storage.heartbeat import claim, next_wake, renew
from tilewright.service.storage.rows import Due
from tilewright.service.storage.store import Store


def at(time: int | None, deadline: int | None = None) -> Schedule:
    """Return the schedule of a match that is due at a time."""
    return Schedule(
        wake_at=None if time is None else Millis(time), deadline_at=None if deadline is None else Millis(deadline)
    )


async def names(store: Store, now: int, limit: int = 10) -> list[str]:
    """Return the matches that a node claims at a time, for a second."""
    return [due.match for due in await claim(store, Millis(now), 1_000, limit)]


async def test_matches_are_due_from_their_time_on_the_longest_overdue_first(store: Store) -> None:
    for name, time in (("later", 300), ("now", 200), ("before", 100), ("never", None)):
        await store.create(new_match(name, b"1", schedule=at(time, deadline=400)))
    assert await names(store, 99) == []
    assert await claim(store, Millis(200), 1_000, 10) == (
        Due(match=MatchId("before"), head=1, deadline_at=Millis(400)),
        Due(match=MatchId("now"), head=1, deadline_at=Millis(400)),
    )


async def test_no_more_matches_are_claimed_than_the_limit(store: Store) -> None:
    for number in range(5):
        await store.create(new_match(f"{number}", schedule=at(number)))
    assert await names(store, 10, limit=2) == ["0", "1"]
    assert await names(store, 10, limit=2) == ["2", "3"]
    assert await names(store, 10, limit=2) == ["4"]


async def test_a_leased_match_is_due_again_when_the_lease_has_expired(store: Store) -> None:
    await store.create(new_match("m", schedule=at(100)))
    assert await names(store, 200) == ["m"]
    assert await names(store, 1_199) == []
    assert await names(store, 1_200) == ["m"]


async def test_a_lease_can_be_extended_while_the_match_has_not_moved(store: Store) -> None:
    await store.create(new_match("m", schedule=at(100)))
    (due,) = await claim(store, Millis(200), 1_000, 10)
    assert await renew(store, [due], Millis(5_000))
    assert await names(store, 4_999) == []
    await store.append(added(0, b"1", schedule=at(100)))
    assert not await renew(store, [due], Millis(9_000))
    assert await names(store, 200) == ["m"]


async def test_an_append_ends_the_lease_and_sets_the_next_schedule(store: Store) -> None:
    await store.create(new_match("m", schedule=at(100)))
    assert await names(store, 200) == ["m"]
    await store.append(added(0, b"1", schedule=at(300)))
    assert await names(store, 299) == []
    assert await names(store, 300) == ["m"]
    await store.append(added(1, b"2", schedule=Schedule(over=True)))
    assert await names(store, 10_000) == []


async def test_the_next_wake_time_respects_leases(store: Store) -> None:
    assert await next_wake(store) is None
    await store.create(new_match("waits for a player"))
    assert await next_wake(store) is None
    await store.create(new_match("later", schedule=at(5_000)))
    await store.create(new_match("soon", schedule=at(100)))
    assert await next_wake(store) == 100
    await claim(store, Millis(150), 1_000, 10)
    assert await next_wake(store) == 1_150


async def test_nodes_that_look_at_the_same_time_never_get_the_same_match(postgres_url: str) -> None:
    nodes = [await Store.open(postgres_url) for _ in range(3)]
    matches = [f"match {number:02}" for number in range(60)]
    for match in matches:
        await nodes[0].create(new_match(match, schedule=at(1)))
    taken: list[str] = []
    while some := await asyncio.gather(*(names(node, 10, limit=5) for node in nodes)):
        if not any(some):
            break
        taken += [name for each in some for name in each]
    assert sorted(taken) == matches
    for node in nodes:
        await node.close()
