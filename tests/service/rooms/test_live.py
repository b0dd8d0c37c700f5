"""Rooms followed live: each change is told once and in order, on every node, even if the bus brings nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.service.match_setup import QUICK, guests, matches_on
from tests.service.servers import Server
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.terms import Terms
from tilewright.service.bus.bus import Bus
from tilewright.service.bus.opening import open_bus
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import say, shun
from tilewright.service.rooms.live import LiveRooms, RoomFollower
from tilewright.service.rooms.room import closed_by, sat_down, sent_away
from tilewright.service.rooms.service import NewRoom, Rooms, topic
from tilewright.service.rooms.store import StoredRoom
from tilewright.service.storage.store import Store


@asynccontextmanager
async def live(matches: Matches) -> AsyncIterator[tuple[Rooms, LiveRooms]]:
    """Return the rooms of a node, followed until the end of the block."""
    rooms = Rooms(matches)
    followed = LiveRooms(rooms, matches)
    try:
        yield rooms, followed
    finally:
        await followed.close()


def at(kept: StoredRoom, player: PlayerId, invite: str | None = None) -> RoomFollower:
    """Return a follower of a room who has its current version."""
    return RoomFollower(player, Outbox(100_000), invite, kept.version, kept.room)


async def heard(follower: RoomFollower) -> dict[str, Any]:
    """Return the next message to a follower."""
    message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(follower.outbox.take(), 20))
    return message


WANTED = NewRoom(rules="classic-nl", house={}, terms=Terms(), bots=(None, None), listed=False)


async def test_all_followers_on_a_node_get_changes_in_order(store: Store) -> None:
    ann, ben = await guests(store, 2)
    async with live(matches_on(store)) as (rooms, followed):
        kept = await rooms.open(ann, WANTED)
        one, two = at(kept, ann), at(kept, ben, kept.room.invite)
        leave = [followed.join(kept.room.id, follower) for follower in (one, two)]
        await rooms.change(kept.room.id, lambda room: sat_down(room, ben, None))
        rooms.ring(StoredRoom(await say(store, kept.room, ann, ("hello", None), Millis(1)), kept.room))
        for follower in (one, two):
            assert [(await heard(follower))["type"] for _ in range(2)] == ["table", "said"]
        for go in leave:
            go()


async def test_followers_who_may_not_see_a_room_any_more_are_sent_gone(store: Store) -> None:
    ann, ben, cas = await guests(store, 3)
    async with live(matches_on(store)) as (rooms, followed):
        kept = await rooms.open(ann, WANTED)
        kept = await rooms.change(kept.room.id, lambda room: sat_down(room, ben, None))
        out, watcher = at(kept, ben), at(kept, cas, kept.room.invite)
        for follower in (out, watcher):
            followed.join(kept.room.id, follower)
        await rooms.change(kept.room.id, lambda room: sent_away(room, ann, ben))
        assert (await heard(out))["type"] == "gone"
        assert (await heard(watcher))["type"] == "table"
        await rooms.change(kept.room.id, lambda room: closed_by(room, ann))
        assert (await heard(watcher))["type"] == "gone"


async def test_a_player_who_is_blocked_at_a_table_is_sent_gone(store: Store) -> None:
    ann, cas = await guests(store, 2)
    async with live(matches_on(store)) as (rooms, followed):
        kept = await rooms.open(ann, WANTED)
        watcher = at(kept, cas, kept.room.invite)
        followed.join(kept.room.id, watcher)
        await shun(store, ann, cas, Shunning.BLOCK)
        rooms.ring(StoredRoom(await say(store, kept.room, ann, ("hello", None), Millis(1)), kept.room))
        assert (await heard(watcher))["type"] == "gone"


async def test_followers_with_other_versions_get_each_line_once(store: Store) -> None:
    (ann,) = await guests(store, 1)
    async with live(matches_on(store)) as (rooms, followed):
        kept = await rooms.open(ann, WANTED)
        first, second = [await say(store, kept.room, ann, (word, None), Millis(1)) for word in ("hello", "thanks")]
        early, late = at(kept, ann), at(StoredRoom(first, kept.room), ann)
        # Both join before the room is read.
        for follower in (early, late):
            followed.join(kept.room.id, follower)
        assert [(await heard(early))["number"] for _ in range(2)] == [first, second]
        assert (await heard(late))["number"] == second


async def test_another_node_finds_a_change_without_the_bus(store: Store) -> None:
    ann, ben = await guests(store, 2)
    # Each node has its own bus, as if the connection between them were down.
    here, there = (Matches(store, Bus(), QUICK) for _ in range(2))
    async with live(here) as (rooms, _), live(there) as (_, followed):
        kept = await rooms.open(ann, WANTED)
        follower = at(kept, ann)
        followed.join(kept.room.id, follower)
        await rooms.change(kept.room.id, lambda room: sat_down(room, ben, None))
        told = await heard(follower)
        assert (told["type"], told["version"]) == ("table", 2)


async def test_a_false_notification_sends_nothing(store: Store) -> None:
    (ann,) = await guests(store, 1)
    async with live(matches_on(store)) as (rooms, followed):
        kept = await rooms.open(ann, WANTED)
        follower = at(kept, ann)
        leave = followed.join(kept.room.id, follower)
        rooms.ring(StoredRoom(99, kept.room))
        # Long enough for a wrong message to arrive first.
        await asyncio.sleep(0.1)
        number = await say(store, kept.room, ann, ("oops", None), Millis(1))
        rooms.ring(StoredRoom(number, kept.room))
        assert (await heard(follower))["preset"] == "oops"
        leave()


async def test_a_change_reaches_another_node_over_redis(store: Store, redis_server: Server) -> None:
    ann, ben = await guests(store, 2)
    # Polling is off, so only the bus can announce the change.
    pace = replace(QUICK, look=3_600_000)
    buses = [open_bus(f"redis://127.0.0.1:{redis_server.port}") for _ in range(2)]
    here, there = (Matches(store, bus, pace) for bus in buses)
    async with live(here) as (rooms, _), live(there) as (_, followed):
        kept = await rooms.open(ann, WANTED)
        follower = at(kept, ann)
        leave = followed.join(kept.room.id, follower)
        line_is_up = asyncio.Event()
        buses[1].follow(topic(kept.room.id), lambda _: line_is_up.set())
        await asyncio.wait_for(line_is_up.wait(), 20)
        await rooms.change(kept.room.id, lambda room: sat_down(room, ben, None))
        told = await heard(follower)
        assert (told["type"], told["version"]) == ("table", 2)
        number = await say(store, kept.room, ann, ("hello", None), Millis(1))
        rooms.ring(StoredRoom(number, kept.room))
        assert (await heard(follower))["preset"] == "hello"
        await rooms.start(kept.room.id, ann, "beginner")
        assert (await heard(follower))["match"] is not None
        leave()
    for bus in buses:
        await bus.close()
