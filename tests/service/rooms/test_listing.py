"""The lists of tables: mixed over the hosts, in pages, with as many queries for many tables as for one."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from sqlalchemy import Connection, event, update
from sqlalchemy.engine import Engine

from tests.service.match_setup import guests, matches_on
from tilewright.messages.over_http import MOST_PAGES
from tilewright.service.rooms.listing import PAGE, own_tables, public_tables
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.rooms.store import add_room_in
from tilewright.service.settings import now
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store

LISTED = NewRoom(bots=(None,), listed=True)


@contextmanager
def counted_queries() -> Iterator[list[str]]:
    """Collect the statements that any database is sent in the block."""
    sent: list[str] = []

    def note(*given: object) -> None:
        sent.append(str(given[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_a_host_of_many_tables_does_not_push_others_out_of_the_list(store: Store) -> None:
    ann, ben, eve = await guests(store, 3)
    rooms = Rooms(matches_on(store))
    early = [await rooms.open(host, LISTED) for host in (ann, ben)]
    for _ in range(PAGE + 1):
        await rooms.open(eve, LISTED)
    first = await public_tables(store, ben, 0, playing=False)
    assert {shown.table for shown in first.tables[:3]} > {kept.room.id for kept in early}
    assert (len(first.tables), first.more) == (PAGE, True)
    second = await public_tables(store, ben, 1, playing=False)
    assert (len(second.tables), second.more) == (3, False)
    assert len({shown.table for shown in (*first.tables, *second.tables)}) == PAGE + 3


async def test_private_tables_do_not_push_games_out_of_the_list_to_watch(store: Store) -> None:
    ann, ben, eve = await guests(store, 3)
    rooms = Rooms(matches_on(store))
    for new in (NewRoom(bots=("random",), listed=True), NewRoom(bots=("random",))):
        await rooms.start((await rooms.open(ann, new)).room.id, ann, None)
    (playing,) = (await public_tables(store, ben, 0, playing=True)).tables
    private = (await rooms.open(eve, NewRoom())).room

    def flood(connection: Connection) -> None:
        for number in range(PAGE * MOST_PAGES):
            add_room_in(connection, replace(private, id=RoomId(f"{number}"), invite=f"{number}"), now())

    await store.write(flood)
    with counted_queries() as sent:
        assert (await public_tables(store, ben, 0, playing=True)).tables == (playing,)
    assert len(sent) <= 6
    await store.execute(update(MATCHES).values(over=True))
    assert not (await public_tables(store, ben, 0, playing=True)).tables


async def test_a_list_of_many_tables_needs_no_more_queries_than_one_of_two(store: Store) -> None:
    ann, ben = await guests(store, 2)
    rooms = Rooms(matches_on(store))
    counts = []
    for many in (2, 20):
        for _ in range(many):
            await rooms.open(ann, LISTED)
        with counted_queries() as sent:
            listed = await public_tables(store, ben, 0, playing=False)
            own = await own_tables(store, ann, 0)
        assert len(listed.tables) == len(own.tables)
        counts.append(len(sent))
    assert counts[0] == counts[1] <= 6
