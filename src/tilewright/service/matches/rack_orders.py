"""The order of a player's rack, stored per seat and sent to its player alone."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from tilewright.engine import Seat
from tilewright.messages.ids import MatchId
from tilewright.service.storage.schema import RACK_ORDERS
from tilewright.service.storage.store import Store

_TILES = msgspec.json.Decoder(tuple[int, ...])


async def store_order(store: Store, match: MatchId, seat: Seat, tiles: tuple[int, ...]) -> None:
    """Store an order; it replaces the one before."""
    row = {"match": match, "seat": seat, "tiles": msgspec.json.encode(tiles)}

    def replace_row(connection: Connection) -> None:
        connection.execute(delete(RACK_ORDERS).where(RACK_ORDERS.c.match == match, RACK_ORDERS.c.seat == seat))
        connection.execute(insert(RACK_ORDERS), row)

    await store.write(replace_row)


async def order_of(store: Store, match: MatchId, seat: Seat) -> tuple[int, ...]:
    """Return the stored order of a seat; empty if there is none."""
    query = select(RACK_ORDERS.c.tiles).where(RACK_ORDERS.c.match == match, RACK_ORDERS.c.seat == seat)
    return next((_TILES.decode(tiles) for (tiles,) in await store.read(query)), ())
