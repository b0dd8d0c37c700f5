"""Presence: friends see each other from any node, guests are hidden until they choose, and dead nodes are forgotten."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, update

from tests.service.match_setup import QUICK, QUICK_HASHER, begun, guests, matches_on
from tests.service.people.given import acquainted
from tests.waiting import until
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.people import Presence
from tilewright.service.accounts.accounts import Accounts
from tilewright.service.people.friends import befriend, people_of
from tilewright.service.people.here import Here, show_presence
from tilewright.service.rooms.chat import shun
from tilewright.service.settings import now
from tilewright.service.storage.people_schema import HERE
from tilewright.service.storage.schema import MATCHES, PLAYERS
from tilewright.service.storage.store import Store

PACE = replace(QUICK, here=300)


@asynccontextmanager
async def node(store: Store) -> AsyncIterator[Here]:
    """Return who is here, as one node sees it."""
    here = Here(store, PACE)
    try:
        yield here
    finally:
        await here.close()


async def rows(store: Store) -> int:
    """Return how many rows are stored."""
    count: int = (await store.read(select(func.count()).select_from(HERE)))[0][0]
    return count


async def seen(here: Here, *players: PlayerId, by: dict[PlayerId, Presence]) -> None:
    """Wait until a node sees some players somewhere."""

    async def is_seen() -> bool:
        return await here.presences(players) == by

    await until(is_seen)


async def test_a_friend_on_another_node_is_here_and_then_plays(store: Store) -> None:
    matches = matches_on(store)
    (ann,) = await guests(store, 1)
    await show_presence(store, ann, shown=True)
    match = await begun(matches)
    async with node(store) as one, node(store) as other:
        stay = one.enter(ann)
        await seen(other, ann, by={ann: Presence.HERE})
        one.play(stay, match)
        await seen(other, ann, by={ann: Presence.PLAYING})
        # On another device the player only looks.
        second = other.enter(ann)
        await until(lambda: has_rows(store, 2))
        assert await one.presences([ann]) == {ann: Presence.PLAYING}
        await store.execute(update(MATCHES).where(MATCHES.c.id == match).values(over=True))
        await seen(other, ann, by={ann: Presence.HERE})
        one.leave(stay)
        await until(lambda: has_rows(store, 1))
        assert await one.presences([ann]) == {ann: Presence.HERE}
        other.leave(second)
        await seen(one, ann, by={})


async def has_rows(store: Store, count: int) -> bool:
    """Return whether that many rows are stored."""
    return await rows(store) == count


async def test_what_a_dead_node_stored_expires_and_is_deleted(store: Store) -> None:
    (ann,) = await guests(store, 1)
    await show_presence(store, ann, shown=True)
    async with node(store) as living, node(store) as dying:
        dying.enter(ann)
        await seen(living, ann, by={ann: Presence.HERE})
        # The beat of a node that runs renews the row again and again.
        began = now()

        async def is_renewed() -> bool:
            return bool(await store.read(select(HERE.c.node).where(HERE.c.seen_at > began)))

        await until(is_renewed)
        # It is killed: nobody renews the row, and nobody deletes it.
        dying._task.cancel()
        dying._stays.clear()
        await store.execute(update(HERE).values(seen_at=now() - 2 * PACE.here))
        assert await living.presences([ann]) == {ann: Presence.HERE}
        await store.execute(update(HERE).values(seen_at=now() - 4 * PACE.here))
        assert await living.presences([ann]) == {}
        await store.execute(update(HERE).values(seen_at=now() - 101 * PACE.here))
        await until(lambda: has_rows(store, 0))


async def test_a_node_that_ends_lets_nobody_be_here(store: Store) -> None:
    (ann,) = await guests(store, 1)
    await show_presence(store, ann, shown=True)
    async with node(store) as living:
        async with node(store) as ending:
            ending.enter(ann)
            await seen(living, ann, by={ann: Presence.HERE})
        assert await living.presences([ann]) == {}


async def test_guests_are_hidden_until_they_choose_and_nothing_of_them_is_stored(store: Store) -> None:
    ann, ben, cas = await guests(store, 3)
    accounts = Accounts(store, QUICK_HASHER)
    await accounts.sign_up(ben, "ben", "correct horse")
    await accounts.sign_up(cas, "cas", "correct horse")
    accounts.close()
    await show_presence(store, cas, shown=False)
    async with node(store) as here:
        for player in (ann, ben, cas):
            here.enter(player)
        await seen(here, ann, ben, cas, by={ben: Presence.HERE})
        assert await rows(store) == 1
        await show_presence(store, ann, shown=True)
        await seen(here, ann, ben, cas, by={ann: Presence.HERE, ben: Presence.HERE})
        # Hiding works at once, before a node has noticed it.
        await show_presence(store, ben, shown=False)
        assert await here.presences([ann, ben, cas]) == {ann: Presence.HERE}


@pytest.mark.parametrize("how", ["friends", "asked", "blocked"])
async def test_only_friends_see_where_somebody_is(store: Store, how: str) -> None:
    ann, ben = await acquainted(matches_on(store))
    await show_presence(store, ben, shown=True)
    await befriend(store, ann, ben, Millis(1))
    if how != "asked":
        await befriend(store, ben, ann, Millis(1))
    if how == "blocked":
        await shun(store, ann, ben, Shunning.BLOCK)
    async with node(store) as here:
        here.enter(ben)
        await seen(here, ben, by={ben: Presence.HERE})
        found = {person.player: person.presence for person in (await people_of(store, here, ann)).people}
    assert found == {"friends": {ben: Presence.HERE}, "asked": {ben: None}, "blocked": {}}[how]


async def test_many_who_connect_at_once_are_stored_together(store: Store) -> None:
    crowd = await guests(store, 450)
    await store.execute(update(PLAYERS).values(shows_presence=True))
    async with node(store) as here:
        stays = [here.enter(player) for player in crowd]
        await until(lambda: has_rows(store, len(crowd)))
        for stay in stays:
            here.leave(stay)
        await until(lambda: has_rows(store, 0))
