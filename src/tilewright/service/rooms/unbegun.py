"""A match that never began: it is deleted, and its table is free for the next one."""

from __future__ import annotations

from sqlalchemy import select

from tilewright.service.matches.service import Matches
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import topic, without_match
from tilewright.service.rooms.store import Step, change, read_room
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId
from tilewright.service.storage.schema import CHAIRS, ROOMS, SEATS
from tilewright.service.storage.unbegun import discard_unbegun


async def give_up(matches: Matches, match: MatchId) -> None:
    """Delete a match without events, take it from its table, and announce both; a match that has begun stays."""
    store = matches.store
    query = select(ROOMS.c.id, ROOMS.c.room).join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.join(SEATS, SEATS.c.player == CHAIRS.c.player).where(SEATS.c.match == match).distinct()
    if (await store.heads([match])).get(match) != 0:
        return
    for room in {RoomId(room) for room, stored in await store.read(query) if read_room(stored).match == match}:
        stored = await change(store, room, lambda before: Step(without_match(before, match)), now())
        matches.bus.ring(topic(room), stored.version)
    await store.write(lambda connection: discard_unbegun(connection, match))
    # Followers who wait for the first deal look, and find the match gone.
    matches.bus.ring(match, 1)
