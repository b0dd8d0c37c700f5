"""The order of a player's rack, stored per seat and sent to its player alone."""

import msgspec
from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import RACK_ORDERS
from tilewright.service.storage.store import Store

_TILES = msgspec.json.Decoder(tuple[int, ...])


async def store_order(store: Store, match: MatchId, seat: Seat, tiles: tuple[int, ...]) -> None:
    """Store an order; it replaces the one before."""
    row = {"match": match, "seat": seat, "tiles": msgspec.json.encode(tiles)}
    await store.write(lambda connection: upsert(connection, RACK_ORDERS, [row]))


async def order_of(store: Store, match: MatchId, seat: Seat) -> tuple[int, ...]:
    """Return the stored order of a seat; empty if there is none."""
    query = select(RACK_ORDERS.c.tiles).where(RACK_ORDERS.c.match == match, RACK_ORDERS.c.seat == seat)
    return next((_TILES.decode(tiles) for (tiles,) in await store.read(query)), ())
