"""Friends by consent of both, on both kinds of database; a stranger cannot ask, and an answer is not told."""

import pytest
from sqlalchemy import func, insert, select

from tests.service.match_setup import QUICK, guests, matches_on
from tests.service.people.given import acquainted, met
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.people import Friendship, Known
from tilewright.service.people.friends import (
    MOST_FRIENDS,
    NoSuchPerson,
    TooManyFriends,
    befriend,
    forget,
    friendships,
    part,
    people_of,
)
from tilewright.service.people.here import Here
from tilewright.service.rooms.chat import shun
from tilewright.service.rooms.service import Rooms
from tilewright.service.settings import now
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.personal_data import delete_player

AT = Millis(1)


async def known(store: Store, player: PlayerId) -> dict[PlayerId, Known]:
    """Return the people whom a player sees."""
    here = Here(store, QUICK)
    try:
        return {person.player: person for person in (await people_of(store, here, player)).people}
    finally:
        await here.close()


async def test_two_are_friends_when_both_want_it_and_no_more_when_one_ends_it(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    await befriend(store, ann, ben, AT)
    assert await friendships(store, ann) == ({ben: Friendship.ASKED}, ())
    assert await friendships(store, ben) == ({}, (ann,))
    await befriend(store, ben, ann, AT)
    assert await friendships(store, ann) == ({ben: Friendship.FRIEND}, ())
    assert await friendships(store, ben) == ({ann: Friendship.FRIEND}, ())
    await part(store, ben, ann)
    assert await friendships(store, ann) == await friendships(store, ben) == ({}, ())


async def test_who_is_declined_learns_nothing_and_cannot_ask_again(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    await befriend(store, ann, ben, AT)
    await part(store, ben, ann)
    for _ in range(2):
        assert await friendships(store, ann) == ({ben: Friendship.ASKED}, ())
        assert await friendships(store, ben) == ({}, ())
        await befriend(store, ann, ben, AT)
    # The one who declined may still change their mind.
    await befriend(store, ben, ann, AT)
    assert await friendships(store, ann) == ({ben: Friendship.FRIEND}, ())


async def test_only_people_who_have_met_can_ask(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    (eve,) = await guests(store, 1)
    for asker, asked in ((eve, ann), (ann, eve), (ann, PlayerId("nobody"))):
        with pytest.raises(NoSuchPerson):
            await befriend(store, asker, asked, AT)
    # Somebody who was asked may agree, also after the other is gone from their list.
    await befriend(store, ann, ben, AT)
    await forget(store, ben, ann)
    await befriend(store, ben, ann, AT)
    assert (await known(store, ben))[ann].friendship is Friendship.FRIEND


async def test_those_played_with_are_listed_by_the_last_match_and_can_be_forgotten(store: Store) -> None:
    matches = matches_on(store)
    ann, ben, cas = await guests(store, 3)
    rooms = Rooms(matches)
    first, second = await met(rooms, (ann, ben)), await met(rooms, (cas, ann))
    assert list(await known(store, ann)) == [cas, ben]
    last = select(COMPANIONS.c.other, COMPANIONS.c.match).where(COMPANIONS.c.player == ann)
    assert {tuple(row) for row in await store.read(last)} == {(ben, first), (cas, second)}
    again = await met(rooms, (ben, ann))
    assert list(await known(store, ann)) == [ben, cas]
    assert (ben, again) in {tuple(row) for row in await store.read(last)}
    await forget(store, ann, ben)
    assert list(await known(store, ann)) == [cas]
    assert list(await known(store, ben)) == [ann]
    assert list(await known(store, cas)) == [ann]


async def test_a_block_wins_over_everything(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    await befriend(store, ann, ben, AT)
    await befriend(store, ben, ann, AT)
    await shun(store, ben, ann, Shunning.BLOCK)
    for player, other in ((ann, ben), (ben, ann)):
        assert await known(store, player) == {}
        assert await friendships(store, player) == ({}, ())
        with pytest.raises(NoSuchPerson):
            await befriend(store, player, other, AT)
    # Without the block they know each other, but are not friends again.
    await shun(store, ben, ann, None)
    assert (await known(store, ann))[ben].friendship is Friendship.NONE
    # To mute somebody is not to block them.
    await shun(store, ben, ann, Shunning.MUTE)
    assert list(await known(store, ann)) == [ben]


async def test_a_deleted_player_is_gone_from_every_list(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    await befriend(store, ann, ben, AT)
    await befriend(store, ben, ann, AT)
    await delete_player(store, ben)
    assert await known(store, ann) == {}
    for table in (COMPANIONS, CONSENTS):
        assert (await store.read(select(func.count()).select_from(table)))[0][0] == 0


async def test_friends_and_asks_are_bounded_on_both_sides(store: Store) -> None:
    ann, ben = await acquainted(matches_on(store))
    crowd = [{"id": f"p{number}", "name": "x", "created_at": 1} for number in range(MOST_FRIENDS)]
    await store.write(lambda connection: connection.execute(insert(PLAYERS), crowd).rowcount)

    async def filled(**common: object) -> None:
        rows = [{"player": row["id"], "other": row["id"], "at": 1, "declined": False} | common for row in crowd]
        await store.write(lambda connection: connection.execute(insert(CONSENTS), rows).rowcount)

    await filled(other=ben)
    with pytest.raises(TooManyFriends):
        await befriend(store, ann, ben, now())
    # An answer is always possible.
    await befriend(store, ben, PlayerId("p0"), now())
    await filled(player=ann)
    await store.execute(insert(COMPANIONS).values(player=ann, other="p1", match="m", rules="twist", at=1))
    with pytest.raises(TooManyFriends):
        await befriend(store, ann, ben, now())
    assert len((await friendships(store, ann))[0]) == MOST_FRIENDS
