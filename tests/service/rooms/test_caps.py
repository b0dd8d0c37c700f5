"""Caps on running matches and open tables: per player, per address, and only what costs something counts."""

import asyncio

import pytest
from sqlalchemy import update

from tests.service.match_setup import guests, matches_on
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.errors import TooMuch, refusal_in_words
from tilewright.service.matches.create import Order, create_match
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.rooms.caps import Caps, forget_old
from tilewright.service.rooms.room import closed_by
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.rooms.store import StoredRoom
from tilewright.service.rooms.stored_bytes import StoredBytes
from tilewright.service.settings import Allowed, now
from tilewright.service.storage.schema import MATCHES, ROOMS
from tilewright.service.storage.store import Store
from tilewright.words.locales import LOCALES

ALLOWED = Allowed(running_matches=3, running_matches_per_address=5, open_tables=2, open_tables_per_address=3)
HOUR = 3_600_000
HOME, WORK = "192.0.2.1", "192.0.2.2"


def capped(store: Store) -> Caps:
    """Return the caps of a new node."""
    metrics = Metrics()
    return Caps(store, ALLOWED, metrics, StoredBytes(ALLOWED, metrics))


async def play(caps: Caps, matches: Matches, player: PlayerId, address: str) -> MatchId:
    """Return a new match of a player against a bot, or raise TooMuch."""
    async with caps.match(player, address) as begin:
        order = Order(rules="classic-nl", house={}, players=(player,), bots=("random",))
        match = await create_match(matches, order)
        begin(match)
    return match


async def open_room(caps: Caps, rooms: Rooms, player: PlayerId, address: str) -> StoredRoom:
    """Return a new table of a player, or raise TooMuch."""
    async with caps.table(player, address) as begin:
        kept = await rooms.open(player, NewRoom(listed=True))
        begin(kept.room.id)
    return kept


async def test_a_player_has_a_number_of_running_matches_from_any_address(store: Store) -> None:
    matches, caps = matches_on(store), capped(store)
    ann, ben = await guests(store, 2)
    # However many ask at once.
    asked = [play(caps, matches, ann, f"198.51.100.{number}") for number in range(10)]
    given = await asyncio.gather(*asked, return_exceptions=True)
    mine = [match for match in given if isinstance(match, str)]
    assert len(mine) == 3
    assert sum(isinstance(refused, TooMuch) for refused in given) == 7
    await play(caps, matches, ben, HOME)
    # Another node knows it from the database.
    with pytest.raises(TooMuch) as refused:
        await play(capped(store), matches, ann, WORK)
    sentences = {refusal_in_words(refused.value, locale) for locale in LOCALES}
    assert len(sentences) == len(LOCALES)
    assert all("3" in said for said in sentences)
    # A match that is over, and one at which nobody has been for long, do not count.
    await store.execute(update(MATCHES).where(MATCHES.c.id == mine[0]).values(over=True))
    await play(caps, matches, ann, HOME)
    await store.execute(update(MATCHES).where(MATCHES.c.id == mine[1]).values(created_at=now() - HOUR))
    await play(caps, matches, ann, HOME)
    with pytest.raises(TooMuch):
        await play(caps, matches, ann, HOME)


async def test_an_address_has_a_number_of_running_matches_whoever_plays_them(store: Store) -> None:
    matches, caps = matches_on(store), capped(store)
    people = await guests(store, 7)
    begun_here = [await play(caps, matches, player, HOME) for player in people[:5]]
    with pytest.raises(TooMuch, match="network"):
        await play(caps, matches, people[5], HOME)
    await play(caps, matches, people[5], WORK)
    await store.execute(update(MATCHES).where(MATCHES.c.id == begun_here[0]).values(over=True))
    await play(caps, matches, people[6], HOME)


async def test_many_guests_who_ask_at_once_have_the_number_of_their_address_too(store: Store) -> None:
    matches, caps = matches_on(store), capped(store)
    people = await guests(store, 20)
    over = [await play(caps, matches, player, HOME) for player in people[:5]]
    await store.execute(update(MATCHES).where(MATCHES.c.id.in_(over)).values(over=True))
    asked = [play(caps, matches, player, HOME) for player in people]
    given = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(match, str) for match in given) == 5
    # Those who asked during the query are counted, not forgotten.
    for player in people[:3]:
        with pytest.raises(TooMuch, match="network"):
            await play(caps, matches, player, HOME)


async def test_a_host_and_an_address_have_a_number_of_open_tables(store: Store) -> None:
    matches, caps = matches_on(store), capped(store)
    rooms = Rooms(matches)
    ann, ben, eve = await guests(store, 3)
    first, second = [await open_room(caps, rooms, ann, HOME) for _ in range(2)]
    with pytest.raises(TooMuch):
        await open_room(caps, rooms, ann, WORK)
    await open_room(caps, rooms, ben, HOME)
    with pytest.raises(TooMuch, match="network"):
        await open_room(caps, rooms, eve, HOME)
    await rooms.change(first.room.id, lambda room: closed_by(room, ann))
    await open_room(caps, rooms, ann, HOME)
    # A table that has begun its match, or that nobody finds any more, is not open.
    await rooms.start(second.room.id, ann, "random")
    third = await open_room(caps, rooms, ann, WORK)
    await store.execute(update(ROOMS).where(ROOMS.c.id == third.room.id).values(changed_at=now() - 48 * HOUR))
    await open_room(caps, rooms, ann, WORK)


async def test_a_match_that_fails_to_begin_does_not_count(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    matches, caps = matches_on(store), capped(store)
    (ann,) = await guests(store, 1)
    for _ in range(ALLOWED.running_matches_per_address + 1):
        with pytest.raises(ZeroDivisionError):
            async with caps.match(ann, HOME):
                raise ZeroDivisionError
    await play(caps, matches, ann, HOME)
    await store.close()


def test_networks_are_forgotten_a_day_after_the_last_match_some_at_a_time() -> None:
    old, new = Millis(now() - 25 * HOUR), now()
    begun = {f"old {number}": {"match": old} for number in range(20)} | {"new": {"first": old, "second": new}}
    sizes = []
    for _ in range(4):
        forget_old(begun)
        sizes.append(len(begun))
    assert sizes == [13, 5, 1, 1]
    assert set(begun) == {"new"}
