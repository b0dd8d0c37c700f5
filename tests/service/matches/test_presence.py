"""Bots rest where none of the players is present, on every node and across restarts, and go on when one is back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from tests.service.match_setup import QUICK, begun, guests, matches_on, moved, sweeping, to_move, waited
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.loaded import CommandRequest
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.seats import ComeBack, StepAway
from tilewright.service.matches.create import Order, create_match, take_nonce
from tilewright.service.matches.presence import Presence, network_number
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.rows import Due
from tilewright.service.storage.schema import MATCHES, PRESENCE
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool

PACE = replace(QUICK, rest=1_000, think=50)
RULES = "classic-nl match.games=50"
ANN = Seat(0)
HOME = "192.0.2.1"


@asynccontextmanager
async def seeing(store: Store) -> AsyncIterator[Presence]:
    """Return who is present, as one node stores it."""
    presence = Presence(store, PACE)
    try:
        yield presence
    finally:
        await presence.close()


async def left_to_bots(matches: Matches) -> MatchId:
    """Return a match against a bot whose only player is away, so that bots alone could play it to its end."""
    match = await begun(matches, RULES, people=1, bots=["random"])
    await matches.accept(CommandRequest(match=match, seat=ANN, command=StepAway(), id="away"))
    return match


async def aged(store: Store, match: MatchId) -> None:
    """Let the match be old, and its players have been seen long ago."""
    long_ago = now() - 10 * PACE.rest
    await store.execute(update(MATCHES).where(MATCHES.c.id == match).values(created_at=long_ago))
    await store.execute(update(PRESENCE).where(PRESENCE.c.match == match).values(seen_at=long_ago))


async def rests(store: Store, match: MatchId) -> bool:
    """Return whether no node will look at a match by itself."""
    row = await store.match(match)
    return row.schedule.wake_at is None and not row.schedule.over


async def test_bots_rest_when_nobody_is_there_and_go_on_when_a_player_is_back(store: Store, bots: BotPool) -> None:
    matches = matches_on(store, PACE)
    match = await left_to_bots(matches)
    await aged(store, match)
    async with sweeping(matches, bots):
        await until(lambda: rests(store, match))
    head = (await store.match(match)).head
    # Another node, after a restart: the player is connected to one that sweeps nothing.
    async with seeing(store) as elsewhere, sweeping(matches_on(store, PACE), bots):
        leave = elsewhere.enter(match, HOME)

        async def has_moved_on() -> bool:
            return (await store.match(match)).head > head + 4

        await until(has_moved_on)
        leave()
        await aged(store, match)
        # What this node knows of the other one ends after the grace time.
        await until(lambda: rests(store, match))


async def test_a_player_who_is_connected_to_one_node_is_present_for_all(store: Store) -> None:
    matches = matches_on(store, PACE)
    match = await left_to_bots(matches)
    await aged(store, match)
    head = (await store.match(match)).head
    due = Due(match=match, head=head, deadline_at=None)
    async with seeing(store) as here, seeing(store) as elsewhere:
        leave = elsewhere.enter(match, HOME)
        began = now()

        async def seen_again() -> bool:
            later = PRESENCE.c.seen_at > began + PACE.rest
            return await store.read(select(PRESENCE.c.match).where(PRESENCE.c.match == match, later)) != []

        await until(seen_again)
        await here.look([match])
        assert here.is_awake(match)
        # A node that has not looked lets nothing rest where somebody is.
        await here.rest([due])
        assert not await rests(store, match)
        leave()
    await aged(store, match)
    async with seeing(store) as restarted:
        await restarted.look([match])
        assert not restarted.is_awake(match)
        await restarted.rest([due])
        assert await rests(store, match)
        # Somebody who acts without a connection, as a bot over HTTP may, is present too.
        restarted.note(match, HOME)

        async def is_due() -> bool:
            return not await rests(store, match)

        await until(is_due)


async def test_a_match_that_rests_is_woken_once_and_only_where_a_bot_was_to_move(store: Store, bots: BotPool) -> None:
    matches = matches_on(store, PACE)
    match = await left_to_bots(matches)
    await aged(store, match)
    async with sweeping(matches, bots):
        await until(lambda: rests(store, match))
    # The player is back by a command of another node: from now on nothing is due until that player has moved.
    await matches.accept(CommandRequest(match=match, seat=ANN, command=ComeBack(), id="back"))
    while to_move(await matches.latest(match)) != ANN:
        await moved(matches, match)
    async with seeing(store) as presence:
        presence.note(match, HOME)

        async def rests_no_more() -> bool:
            ((head,),) = await store.read(select(PRESENCE.c.rest_head).where(PRESENCE.c.match == match))
            return head is None

        await until(rests_no_more)
    assert (await store.match(match)).schedule.wake_at is None


async def test_a_match_over_or_unknown_is_not_noted(store: Store) -> None:
    matches = matches_on(store, PACE)
    match = await begun(matches, RULES, people=1, bots=["random"])
    await store.execute(update(MATCHES).where(MATCHES.c.id == match).values(over=True))
    async with seeing(store) as presence:
        running = await begun(matches, RULES, people=1, bots=["random"])
        for noted in (match, MatchId("nothing"), running):
            presence.note(noted, HOME)

        async def is_stored() -> bool:
            return await store.read(select(PRESENCE.c.match)) != []

        await until(is_stored)
    assert [noted for (noted,) in await store.read(select(PRESENCE.c.match))] == [running]


async def test_bots_never_rest_where_that_is_turned_off(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    match = await left_to_bots(matches_on(store))
    await aged(store, match)
    presence = Presence(store, replace(PACE, rest=0))
    presence.note(match, HOME)
    await presence.look([match])
    assert presence.is_awake(match)
    await presence.close()
    await store.close()


async def turns_before(store: Store, one: MatchId, crowd: list[MatchId]) -> int:
    """Return how many turns of bots in the crowd came before the first one in a match that was due last."""
    mine = (await store.tail(one, 1, 1))[0].at
    return sum([entry.at < mine for match in crowd for entry in await store.tail(match, 1)])


async def test_the_bots_of_one_player_do_not_delay_those_of_another(sqlite_url: str, bots: BotPool) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    eve, ann = await guests(store, 2)
    crowd = [await dealt_to_a_bot(matches, eve) for _ in range(12)]
    one = await dealt_to_a_bot(matches, ann)
    async with sweeping(matches, bots):
        await waited(matches, one, 2)
        for match in crowd:
            await waited(matches, match, 2)
    # In the order of the deadlines it would be at least twelve: the match of the newcomer was due last.
    assert await turns_before(store, one, crowd) <= 3
    await store.close()


@pytest.mark.parametrize(
    "addresses", [["192.0.2.7"], [f"2001:db8:7:{number:x}::1" for number in range(12)]], ids=["IPv4", "a whole /48"]
)
async def test_the_bots_of_many_guests_of_one_network_do_not_delay_those_of_another(
    sqlite_url: str, bots: BotPool, addresses: list[str]
) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    crowd = [await dealt_to_a_bot(matches, guest) for guest in await guests(store, 12)]
    one = await dealt_to_a_bot(matches, (await guests(store, 1))[0])
    # They are connected to another node, which stores where it sees them.
    async with seeing(store) as elsewhere:
        for match, address in zip(crowd, cycle(addresses), strict=False):
            elsewhere.enter(match, address)
        elsewhere.enter(one, HOME)

        async def are_stored() -> bool:
            return len(await store.read(select(PRESENCE.c.match))) == len(crowd) + 1

        await until(are_stored)
        async with sweeping(matches, bots):
            await waited(matches, one, 2)
            for match in crowd:
                await waited(matches, match, 2)
    # In turn with twelve guests it would be about twelve: the match of the newcomer was due last.
    assert await turns_before(store, one, crowd) <= 3
    await store.close()


async def test_the_stored_network_is_a_number_and_not_an_address(store: Store) -> None:
    match = await left_to_bots(matches_on(store, PACE))
    async with seeing(store) as presence:
        presence.note(match, "2001:db8:7:1::9")

        async def stored() -> list[int | None]:
            return [number for (number,) in await store.read(select(PRESENCE.c.network))]

        async def is_stored() -> bool:
            return await stored() != []

        await until(is_stored)
        assert await stored() == [network_number("2001:db8:7:ffff::1")]
        assert 0 <= network_number("2001:db8:7:1::9") < 2**16


async def dealt_to_a_bot(matches: Matches, player: PlayerId) -> MatchId:
    """Return a match of a player with three bots, one of which is to move."""
    while True:
        order = Order(rules="classic-nl", house={}, players=(player,), bots=("greedy",) * 3)
        match = await create_match(matches, order)
        await take_nonce(matches, match, ANN, b"a nonce of sixteen bytes")
        if to_move(await matches.latest(match)) != ANN:
            return match
