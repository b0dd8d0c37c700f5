"""Matches that wait for their first deal: they end with their table or after minutes, and are never rated unseen."""

import asyncio
from contextlib import suppress
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, update

from tests.service.limits.test_loop_work import loop_work
from tests.service.match_setup import QUICK, guests, matches_on, sweeping
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.terms import Terms
from tilewright.service.accounts.players import Player, mark_present
from tilewright.service.delivery.audience import Audiences
from tilewright.service.delivery.outbox import Follower, Outbox
from tilewright.service.matches.create import Order, begin_if_ready, create_match, take_nonce
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.node import Node, NodeConfig
from tilewright.service.protocol.session import Session
from tilewright.service.rooms.room import RoomId, closed_by, sat_down
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.rooms.store import RoomMoved, Step, room_of, store_step
from tilewright.service.settings import now
from tilewright.service.storage.schema import EVENTS, MATCHES, SEATS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool

MINUTE = 60_000
SOLO = Order(rules="classic-nl", house={}, players=(), bots=("random",) * 2)


async def waiting_table(matches: Matches, *, rated: bool = False) -> tuple[RoomId, MatchId, tuple[PlayerId, ...]]:
    """Return a table of two players, its match without a deal, and the players, of whom the host gave no nonce."""
    host, guest = await guests(matches.store, 2)
    rooms = Rooms(matches)
    room = (await rooms.open(host, NewRoom(terms=Terms(rated=rated)))).room.id
    await rooms.change(room, partial(sat_down, player=guest, wanted=None))
    match = (await rooms.start(room, host, None)).room.match
    assert match is not None
    await take_nonce(matches, match, Seat(1), b"nonce of the guest")
    return room, match, (host, guest)


async def is_gone(store: Store, match: MatchId) -> bool:
    """Return whether nothing of a match is stored."""
    counts = [select(func.count()).select_from(table) for table in (SEATS, EVENTS)]
    left = [
        (await store.read(query.where(table.c.match == match)))[0][0]
        for query, table in zip(counts, (SEATS, EVENTS), strict=True)
    ]
    return left == [0, 0] and not await store.heads([match])


async def test_a_match_without_a_deal_is_deleted_after_minutes_and_its_table_is_free(
    store: Store, bots: BotPool
) -> None:
    matches = matches_on(store)
    room, match, (host, _) = await waiting_table(matches)
    alone = await create_match(matches, SOLO)
    wake_at = (await store.match(match)).schedule.wake_at
    assert wake_at is not None
    assert MINUTE < wake_at - now() <= 10 * MINUTE
    async with sweeping(matches, bots):
        await store.execute(update(MATCHES).values(wake_at=now() - 1))
        await until(lambda: is_gone(store, match))
        await until(lambda: is_gone(store, alone))
    stored = (await room_of(store, room)).room
    assert (stored.match, stored.closed, stored.people[0]) == (None, False, host)
    with pytest.raises(NoSuchMatch):
        await take_nonce(matches, match, Seat(0), b"the host's late nonce")
    again = await Rooms(matches).start(room, host, None)
    assert again.room.match not in {None, match}


async def test_a_match_that_has_begun_is_not_deleted_by_its_first_wake(store: Store, bots: BotPool) -> None:
    matches = matches_on(store)
    _, match, _ = await waiting_table(matches)
    due = (await store.match(match)).schedule.wake_at
    await take_nonce(matches, match, Seat(0), b"the host's nonce")
    row = await store.match(match)
    assert row.head > 0
    assert row.schedule.wake_at != due
    other = await create_match(matches, SOLO)
    async with sweeping(matches, bots):
        await store.execute(update(MATCHES).values(wake_at=now() - 1))
        await until(lambda: is_gone(store, other))
    assert (await store.match(match)).head >= row.head


async def test_a_correspondence_match_waits_as_long_as_one_turn(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    order = Order(rules="classic-nl", house={"time.limit": 86_400}, players=(), bots=("random",) * 2)
    row = await store.match(await create_match(matches_on(store), order))
    assert row.schedule.wake_at == row.created_at + 86_400_000
    await store.close()


@pytest.mark.parametrize("how", ["leave", "close"])
async def test_a_match_that_was_given_up_cannot_begin_later(store: Store, how: str) -> None:
    matches = matches_on(store)
    room, match, (host, guest) = await waiting_table(matches)
    row = await store.match(match)
    if how == "leave":
        await Rooms(matches).leave(room, guest)
    else:
        stored = await Rooms(matches).change(room, partial(closed_by, host=host))
        assert stored.room.match is None
    assert await is_gone(store, match)
    with pytest.raises(NoSuchMatch):
        await take_nonce(matches, match, Seat(0), b"the host's late nonce")
    # A node that read the match before it was given up deals nothing either.
    holders = (replace(row.holders[0], nonce=b"the host's late nonce"), row.holders[1])
    with pytest.raises(NoSuchMatch):
        await begin_if_ready(matches, replace(row, holders=holders))


async def test_closing_a_table_leaves_a_match_that_has_begun(store: Store) -> None:
    matches = matches_on(store)
    room, match, (host, _) = await waiting_table(matches)
    await take_nonce(matches, match, Seat(0), b"the host's nonce")
    stored = await Rooms(matches).change(room, partial(closed_by, host=host))
    assert stored.room.match == match
    assert (await store.match(match)).head > 0


async def test_a_rated_match_begins_only_while_everybody_is_connected(store: Store) -> None:
    matches = matches_on(store)
    _, match, _ = await waiting_table(matches, rated=True)
    # The guest left a minute ago.
    await mark_present(store, match, [Seat(1)], Millis(now() - MINUTE))
    await take_nonce(matches, match, Seat(0), b"the host's late nonce")
    assert not (await store.match(match)).head
    assert not await begin_if_ready(matches, await store.match(match))
    # The guest is back on a node that shares only the database.
    other = matches_on(store, QUICK)
    audiences = Audiences(other, Metrics(), loop_work())
    box = Outbox(100_000)
    audiences.join(match, Follower(Seat(1), box))

    async def has_begun() -> bool:
        await mark_present(store, match, [Seat(0)], now())
        return bool((await store.match(match)).head)

    await until(has_begun)
    await audiences.close()


async def test_a_room_does_not_lose_a_match_that_has_begun_since_it_was_read(store: Store) -> None:
    matches = matches_on(store)
    room, match, (host, guest) = await waiting_table(matches)
    before = await room_of(store, room)
    await take_nonce(matches, match, Seat(0), b"the host's nonce")
    given_up = Step(replace(before.room, match=None), gives_up=True)
    with pytest.raises(RoomMoved):
        await store.write(partial(store_step, before=before, after=given_up, at=now()))
    assert await room_of(store, room) == before
    await Rooms(matches).leave(room, guest)
    stored = (await room_of(store, room)).room
    assert (stored.match, stored.people) == (match, (host, guest))
    assert (await matches.latest(match)).standing.away == (Seat(1),)


async def test_a_player_who_leaves_during_the_deal_leaves_the_table_or_the_match(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    begun = 0
    for turn in range(24):
        room, match, (_, guest) = await waiting_table(matches)
        dealing = asyncio.create_task(take_nonce(matches, match, Seat(0), b"the host's nonce"))
        # Each time another step of the one meets another step of the other.
        await asyncio.sleep(turn / 4_000)
        await Rooms(matches).leave(room, guest)
        # The match may be gone before the nonce comes.
        with suppress(NoSuchMatch):
            await dealing
        stored = (await room_of(store, room)).room
        if await is_gone(store, match):
            assert (stored.match, guest in stored.people) == (None, False)
        else:
            begun += 1
            assert (stored.match, guest in stored.people) == (match, True)
            assert (await matches.latest(match)).standing.away == (Seat(1),)
    print(f"{begun} of 24 matches had begun")
    await store.close()


async def test_a_rated_match_does_not_begin_with_a_player_who_has_just_disconnected(sqlite_url: str) -> None:
    node = await Node.open(NodeConfig(database=sqlite_url))
    _, match, (host, guest) = await waiting_table(node.matches, rated=True)
    hello = msgspec.json.encode({"type": "hello", "match": match})
    there = Session(node, Player(guest, "Ben"), "192.0.2.1")
    await there.receive(hello)
    await there.close()
    here = Session(node, Player(host, "Ann"), "192.0.2.2")
    await here.receive(hello)
    await here.receive(msgspec.json.encode({"type": "nonce", "nonce": "ab" * 16}))
    assert not (await node.store.match(match)).head
    back = Session(node, Player(guest, "Ben"), "192.0.2.1")
    await back.receive(hello)
    assert (await node.store.match(match)).head
    for session in (here, back):
        await session.close()
    await node.close()


async def test_those_who_wait_for_a_deal_are_sent_gone_when_the_match_is_deleted(store: Store, bots: BotPool) -> None:
    matches = matches_on(store)
    _, match, _ = await waiting_table(matches)
    audiences = Audiences(matches, Metrics(), loop_work())
    box = Outbox(100_000)
    audiences.join(match, Follower(Seat(0), box))
    async with sweeping(matches, bots):
        await store.execute(update(MATCHES).values(wake_at=now() - 1))
        while b'"gone"' not in await box.take():
            pass
    await audiences.close()
