"""The order of a player's rack, stored per seat at intervals and sent to its player alone."""

import asyncio

import msgspec
import structlog
from sqlalchemy import Connection, select

from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.settings import Pace
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import MATCHES, RACK_ORDERS
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)

_TILES = msgspec.json.Decoder(tuple[int, ...])

Tiles = tuple[int, ...]


class RackOrders:
    """The orders of all racks on this node; those of an interval are stored in one transaction, the first at once."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store, self._rest = store, pace.draft_stored / 1_000
        self._waiting: dict[tuple[MatchId, Seat], Tiles] = {}
        self._storing: asyncio.Task[None] | None = None

    def put(self, match: MatchId, seat: Seat, tiles: Tiles) -> None:
        """Take an order; it replaces one that still waits."""
        self._waiting[match, seat] = tiles
        if self._storing is None:
            self._storing = self._store.tasks.once("rack orders", self._store_all)

    async def of(self, match: MatchId, seat: Seat) -> Tiles:
        """Return the last order of a seat; empty if there is none."""
        return self._waiting.get((match, seat)) or await order_of(self._store, match, seat)

    async def close(self) -> None:
        """Store what waits, and stop."""
        if self._storing is not None:
            await stop_tasks(self._storing)
        await self._store_waiting()

    async def _store_all(self) -> None:
        try:
            while self._waiting:
                await self._store_waiting()
                await asyncio.sleep(self._rest)
        finally:
            self._storing = None

    async def _store_waiting(self) -> None:
        """Store the orders that wait; while the database is away they wait on."""
        if not (stored := dict(self._waiting)):
            return
        try:
            await self._store.write(lambda connection: store_orders(connection, stored))
        except StoreUnavailable:
            _log.warning("orders of racks were not stored")
            return
        for place, tiles in stored.items():
            if self._waiting[place] is tiles:
                del self._waiting[place]


def store_orders(connection: Connection, orders: dict[tuple[MatchId, Seat], Tiles]) -> None:
    """Store orders, each in place of the one before; a match may have been given up meanwhile."""
    query = select(MATCHES.c.id).where(MATCHES.c.id.in_({match for match, _ in orders}))
    there = {match for (match,) in connection.execute(query)}
    rows = [
        {"match": match, "seat": seat, "tiles": msgspec.json.encode(tiles)}
        for (match, seat), tiles in orders.items()
        if match in there
    ]
    upsert(connection, RACK_ORDERS, rows)


async def order_of(store: Store, match: MatchId, seat: Seat) -> Tiles:
    """Return the stored order of a seat; empty if there is none."""
    query = select(RACK_ORDERS.c.tiles).where(RACK_ORDERS.c.match == match, RACK_ORDERS.c.seat == seat)
    return next((_TILES.decode(tiles) for (tiles,) in await store.read(query)), ())
