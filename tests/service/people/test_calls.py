"""Calls to a table: like the last one together, told at once on every node, and ended by an answer or a block."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from tests.service.match_setup import QUICK, guests, matches_on
from tests.service.people.given import SHORT, acquainted, met
from tests.service.servers import Server
from tilewright.engine import Seat
from tilewright.messages.fields import PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.terms import SeatHandicap, Terms
from tilewright.messages.wire import Calls
from tilewright.service.bus.bus import Bus
from tilewright.service.bus.opening import open_bus
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.errors import NoSuchRoom
from tilewright.service.matches.service import Matches
from tilewright.service.people.calls import LiveCalls, calls_to, decline_call, table_again, unseen_call
from tilewright.service.rooms.chat import shun
from tilewright.service.rooms.room import Called, RoomId, closed_by, sat_down
from tilewright.service.rooms.service import NewRoom, Rooms, calls_topic, room_for
from tilewright.service.rooms.store import StoredRoom
from tilewright.service.storage.match_deletion import delete_matches
from tilewright.service.storage.store import Store

PACE = replace(QUICK, here=300)


@asynccontextmanager
async def live(matches: Matches) -> AsyncIterator[LiveCalls]:
    """Tell pages of calls, as a node does."""
    calls = LiveCalls(matches)
    try:
        yield calls
    finally:
        await calls.close()


async def heard(outbox: Outbox) -> list[str]:
    """Return the tables of the next message about calls."""
    message = msgspec.json.decode(await asyncio.wait_for(outbox.take(), 20), type=Calls)
    return [call.table for call in message.calls]


async def joined(calls: LiveCalls, player: PlayerId, page: Outbox, *tables: str) -> Callable[[], None]:
    """Let a page be told of calls, after a check that it is told of those to some tables first."""
    leave = calls.join(player, page)
    await calls.tell(player, page)
    assert await heard(page) == [*tables]
    return leave


async def called(rooms: Rooms, host: PlayerId, *people: PlayerId) -> StoredRoom:
    """Call people to a table like the last one with them."""
    wanted, calls = await table_again(rooms.store, host, people)
    return await rooms.open(host, wanted, calls)


async def test_a_table_again_has_the_rules_the_terms_the_bots_and_the_handicaps_of_the_last(store: Store) -> None:
    rooms = Rooms(matches_on(store))
    ann, ben = await guests(store, 2)
    easier = SeatHandicap(rack=10)
    terms = Terms(quiet=True, missed_turns=5, stand_in="greedy")
    await met(rooms, (ann, ben), NewRoom(rules="twist", house=SHORT, terms=terms, bots=(None,)))
    wanted = NewRoom(rules="classic-fr", house=SHORT, terms=terms, bots=(None, "greedy", "casual"))
    kept = await rooms.open(ann, wanted, (Called(player=ben, handicap=easier),))
    await rooms.change(kept.room.id, lambda room: sat_down(room, ben, None))
    await rooms.start(kept.room.id, ann, None)
    # Either of them can ask.
    for host, other in ((ann, ben), (ben, ann)):
        again = (await called(rooms, host, other)).room
        assert (again.rules, again.house["deal.rack"], again.terms) == ("classic-fr", 7, replace(terms, watched=False))
        assert [(chair.player, chair.bot) for chair in again.chairs] == [
            (host, None),
            (None, None),
            (None, "greedy"),
            (None, "casual"),
        ]
        joined = (await rooms.change(again.id, partial(sat_down, player=other, wanted=None))).room
        assert {chair.player: chair.handicap.rack for chair in joined.chairs if chair.player} == {ann: None, ben: 10}
        assert joined.called == ()


async def test_without_the_last_match_the_table_has_the_usual_rules_and_room_for_all(store: Store) -> None:
    matches = matches_on(store)
    people = ann, ben, cas = await acquainted(matches, 3)
    match = await met(Rooms(matches), people)
    await store.write(lambda connection: delete_matches(connection, [match]))
    kept = (await called(Rooms(matches), ann, ben, cas)).room
    assert (kept.rules, len(kept.chairs), [each.player for each in kept.called]) == (NewRoom().rules, 3, [ben, cas])


async def test_who_is_called_sees_the_table_and_nobody_else_does(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    (eve,) = await guests(store, 1)
    rooms = Rooms(matches_on(store))
    kept = await called(rooms, ann, ben)
    assert [call.table for call in await calls_to(store, ben)] == [kept.room.id]
    assert (await room_for(store, kept.room.id, ben)).room == kept.room
    assert await calls_to(store, eve) == await calls_to(store, ann) == ()
    with pytest.raises(NoSuchRoom):
        await room_for(store, kept.room.id, eve)
    # Somebody who is not called has nothing to decline.
    await decline_call(rooms, kept.room.id, eve)
    await decline_call(rooms, RoomId("nowhere"), eve)
    assert (await room_for(store, kept.room.id, ann)).room.called == (Called(player=ben),)


@pytest.mark.parametrize("end", ["decline", "sit", "close", "start", "block", "blocked", "delete"])
async def test_a_call_ends(store: Store, end: str) -> None:
    ann, ben = await acquainted(matches_on(store))
    rooms = Rooms(matches_on(store))
    room = (await called(rooms, ann, ben)).room.id
    assert await unseen_call(store, room, ben) is not None
    match end:
        case "decline":
            await decline_call(rooms, room, ben)
        case "sit":
            await rooms.change(room, lambda before: sat_down(before, ben, Seat(1)))
        case "close":
            await rooms.change(room, lambda before: closed_by(before, ann))
        case "start":
            await rooms.start(room, ann, "greedy")
        case "block":
            await shun(store, ann, ben, Shunning.BLOCK)
        case "blocked":
            await shun(store, ben, ann, Shunning.BLOCK)
        case _:
            await rooms.leave(room, ann)
    assert await calls_to(store, ben) == ()
    assert await unseen_call(store, room, ben) is None


async def test_of_a_host_who_calls_often_the_latest_call_is_shown(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    rooms = Rooms(matches_on(store))
    await called(rooms, ann, ben)
    await asyncio.sleep(0.002)
    last = await called(rooms, ann, ben)
    assert [call.table for call in await calls_to(store, ben)] == [last.room.id]


async def test_pages_on_a_node_are_told_of_calls_and_of_their_end(store: Store) -> None:
    matches = matches_on(store, PACE)
    ann, ben = await acquainted(matches)
    rooms = Rooms(matches)
    async with live(matches) as calls:
        page, other = Outbox(100_000), Outbox(100_000)
        leave = await joined(calls, ben, page)
        room = (await called(rooms, ann, ben)).room.id
        assert await heard(page) == [room]
        # A second page is told at once; then nobody needs to be called by push.
        await joined(calls, ben, other, room)
        assert await unseen_call(store, room, ben) is None
        await decline_call(rooms, room, ben)
        assert await heard(page) == await heard(other) == []
        leave()


async def test_another_node_finds_a_call_without_the_bus_and_at_once_over_redis(
    store: Store, redis_server: Server
) -> None:
    here, there = (Matches(store, Bus(), PACE) for _ in range(2))
    ann, ben = await acquainted(here)
    async with live(there) as calls:
        page = Outbox(100_000)
        await joined(calls, ben, page)
        room = (await called(Rooms(here), ann, ben)).room.id
        assert await heard(page) == [room]
        await Rooms(here).change(room, lambda before: closed_by(before, ann))
        assert await heard(page) == []
    # Polling is off, so only the bus can announce the call.
    pace = replace(QUICK, here=3_600_000)
    buses = [open_bus(f"redis://127.0.0.1:{redis_server.port}") for _ in range(2)]
    here, there = (Matches(store, bus, pace) for bus in buses)
    async with live(there) as calls:
        page = Outbox(100_000)
        line_is_up = asyncio.Event()
        buses[1].follow(calls_topic(ben), lambda _: line_is_up.set())
        await joined(calls, ben, page)
        await asyncio.wait_for(line_is_up.wait(), 20)
        room = (await called(Rooms(here), ann, ben)).room.id
        assert await heard(page) == [room]
    for bus in buses:
        await bus.close()
