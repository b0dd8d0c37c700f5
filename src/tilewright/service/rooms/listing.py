"""The lists of tables: a page at a time, mixed over the hosts, with a fixed number of queries."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tilewright.messages.fields import PlayerId
from tilewright.messages.over_http import MOST_PAGES, TablesShown
from tilewright.service.accounts.players import shown_players
from tilewright.service.rooms.service import keep_out, may_see, table_shown
from tilewright.service.rooms.store import StoredRoom, listed_rooms, rooms_in_play, rooms_with, unfinished
from tilewright.service.settings import now
from tilewright.service.storage.store import Store

PAGE = 50
_MILLIS_LISTED = 24 * 3_600 * 1_000


async def public_tables(store: Store, player: PlayerId, page: int, *, playing: bool) -> TablesShown:
    """Return a page of the tables of the last day that anybody may join, or with `playing` those anybody may watch."""
    found = rooms_in_play if playing else listed_rooms
    rooms = await found(store, now() - _MILLIS_LISTED, PAGE * MOST_PAGES)
    hidden = await keep_out(store, [kept.room for kept in rooms], player)
    seen = (kept for kept in rooms if kept.room.id not in hidden and may_see(kept.room, player, None))
    return await _page(store, mixed(seen), player, page)


async def own_tables(store: Store, player: PlayerId, page: int) -> TablesShown:
    """Return a page of the open tables at which a player has a chair and the match is not over, the latest first."""
    rooms = await unfinished(store, await rooms_with(store, player, PAGE * MOST_PAGES))
    return await _page(store, rooms, player, page)


def mixed(rooms: Iterable[StoredRoom]) -> tuple[StoredRoom, ...]:
    """Return rooms in rounds: the first of every host, then the second of every host, and so on.

    A host who opens many tables so fills the end of the list, not its beginning.
    """
    before: Counter[PlayerId] = Counter()
    rounds: list[tuple[int, StoredRoom]] = []
    for stored in rooms:
        rounds.append((before[stored.room.host], stored))
        before[stored.room.host] += 1
    return tuple(stored for _, stored in sorted(rounds, key=lambda each: each[0]))


async def _page(store: Store, rooms: Sequence[StoredRoom], player: PlayerId, page: int) -> TablesShown:
    shown = rooms[page * PAGE : (page + 1) * PAGE]
    people = await shown_players(store, {person for stored in shown for person in stored.room.people})
    tables = tuple(table_shown(stored, people, player) for stored in shown)
    return TablesShown(tables, more=len(rooms) > (page + 1) * PAGE)
