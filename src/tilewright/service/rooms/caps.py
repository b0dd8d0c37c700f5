"""Caps on the tables that wait and the matches that run at once, per player and per address."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from itertools import islice
from weakref import WeakValueDictionary

from sqlalchemy import Select, func, select

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import networks_of
from tilewright.service.metrics import Metrics
from tilewright.service.rooms.store import read_room
from tilewright.service.rooms.stored_bytes import MATCH, TABLE, StoredBytes
from tilewright.service.settings import Allowed, now
from tilewright.service.storage.schema import CHAIRS, MATCHES, PRESENCE, ROOMS, SEATS
from tilewright.service.storage.store import Store
from tilewright.words.say import sentence

# A match of which no player was seen for this long does not run: its bots rest, and it costs nothing.
_MILLIS_RUNNING = 10 * 60_000
# Nobody finds a table after a day, because it is not listed any more.
_MILLIS_OPEN = 24 * 3_600_000
_MOST_READ = 500
_SECONDS_TO_WAIT = 60

_FORGOTTEN_AT_ONCE = 8
_SENTENCES = {
    "running_matches": "refused-too-many-matches",
    "running_matches_per_address": "refused-too-many-matches-here",
    "open_tables": "refused-too-many-tables",
    "open_tables_per_address": "refused-too-many-tables-here",
}

Begin = Callable[[str], None]
# By network, when each match or table was begun.
_Begun = dict[str, dict[str, Millis]]
_Still = Callable[[Collection[str]], Awaitable[Iterable[str]]]


class Caps:
    """Counts the matches and tables of players in the database, and those of addresses as this node has seen them."""

    def __init__(self, store: Store, allowed: Allowed, metrics: Metrics, stored: StoredBytes) -> None:
        self._store, self._allowed, self._metrics, self._stored = store, allowed, metrics, stored
        # The matches and tables begun from each network; a network has no more than its cap.
        self._matches: _Begun = {}
        self._tables: _Begun = {}
        # Places of a network for what is being begun at this moment.
        self._held: Counter[tuple[str, str]] = Counter()
        # One request of a player at a time, so that two cannot both be the last that fits.
        self._locks: WeakValueDictionary[PlayerId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def match(self, player: PlayerId, address: str) -> AsyncIterator[Begin]:
        """Let a player begin a match, whose id is given to what comes back, or raise TooMuch."""
        async with self._locks.setdefault(player, asyncio.Lock()):
            mine = _running().join(SEATS, SEATS.c.match == MATCHES.c.id).where(SEATS.c.player == player)
            if len(await self._store.read(mine.limit(self._allowed.running_matches))) >= self._allowed.running_matches:
                self._refuse("running_matches")
            self._stored.count(player, address, MATCH)
            async with self._counted(self._matches, address, "running_matches", self._still_running) as begin:
                yield begin

    @asynccontextmanager
    async def table(self, player: PlayerId, address: str) -> AsyncIterator[Begin]:
        """Let a player open a table, whose id is given to what comes back, or raise TooMuch."""
        async with self._locks.setdefault(player, asyncio.Lock()):
            query = _open_rooms().join(CHAIRS, CHAIRS.c.room == ROOMS.c.id).where(CHAIRS.c.player == player)
            rooms = [read_room(stored) for _, stored in await self._store.read(query)]
            if sum(room.host == player and room.match is None for room in rooms) >= self._allowed.open_tables:
                self._refuse("open_tables")
            self._stored.count(player, address, TABLE)
            async with self._counted(self._tables, address, "open_tables", self._still_open) as begin:
                yield begin

    @asynccontextmanager
    async def _counted(self, begun: _Begun, address: str, what: str, still: _Still) -> AsyncIterator[Begin]:
        """Yield a function that counts one more for the networks of an address, or raise TooMuch."""
        networks = networks_of(address)
        most: int = getattr(self._allowed, f"{what}_per_address")
        limits = dict(zip(networks, (most, most * self._allowed.per_ipv6_site), strict=False))
        for network, limit in limits.items():
            if len(asked := set(begun.get(network, ()))) >= limit:
                left = set(await still(asked))
                names = begun.get(network, {})
                # Those begun during the query are not known to it.
                begun[network] = {name: at for name, at in names.items() if name in left or name not in asked}
        # Without a pause between counting and holding a place, so that two players cannot both be the last that fits.
        if any(len(begun.get(network, ())) + self._held[what, network] >= limit for network, limit in limits.items()):
            self._refuse(f"{what}_per_address")
        places = [(what, network) for network in networks]
        self._held.update(places)

        def begin(name: str) -> None:
            for network in networks:
                # The network with the latest one comes last.
                begun[network] = begun.pop(network, {}) | {name: now()}
            forget_old(begun)

        try:
            yield begin
        finally:
            self._held.subtract(places)
            self._held = +self._held

    async def _still_running(self, matches: Collection[str]) -> Iterable[str]:
        return [match for (match,) in await self._store.read(_running().where(MATCHES.c.id.in_(matches)))]

    async def _still_open(self, rooms: Collection[str]) -> Iterable[str]:
        found = await self._store.read(_open_rooms().where(ROOMS.c.id.in_(rooms)))
        return [name for name, stored in found if read_room(stored).match is None]

    def _refuse(self, what: str) -> None:
        self._metrics.limited.labels(what).inc()
        raise TooMuch(sentence(_SENTENCES[what], most=getattr(self._allowed, what)), _SECONDS_TO_WAIT)


def forget_old(begun: _Begun) -> None:
    """Forget some networks from which nothing was begun for a day; they are in the order of the latest."""
    since = now() - _MILLIS_OPEN
    for network in tuple(islice(begun, _FORGOTTEN_AT_ONCE)):
        if max(begun[network].values(), default=0) >= since:
            return
        del begun[network]


def _running() -> Select[str]:
    """Return the query for matches that are not over and at which a player was seen lately."""
    seen_at = func.coalesce(PRESENCE.c.seen_at, MATCHES.c.created_at)
    query = select(MATCHES.c.id).outerjoin(PRESENCE, PRESENCE.c.match == MATCHES.c.id)
    return query.where(~MATCHES.c.over, seen_at > now() - _MILLIS_RUNNING)


def _open_rooms() -> Select[str, bytes]:
    """Return the query for some rooms of the last day that are not closed."""
    query = select(ROOMS.c.id, ROOMS.c.room).where(ROOMS.c.invite.is_not(None))
    return query.where(ROOMS.c.changed_at > now() - _MILLIS_OPEN).order_by(ROOMS.c.changed_at.desc()).limit(_MOST_READ)
