"""A match that never began: it is deleted, and its table is free for the next one."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from sqlalchemy import select

from tilewright.messages.ids import MatchId
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.rooms.service import topic
from tilewright.service.rooms.store import RoomMoved, Step, change, read_room
from tilewright.service.settings import now
from tilewright.service.storage.match_deletion import discard_unbegun
from tilewright.service.storage.schema import CHAIRS, ROOMS, SEATS


async def give_up(matches: Matches, match: MatchId) -> None:
    """Delete a match without events, take it from its table, and announce both; a match that has begun stays."""
    store = matches.store
    query = select(ROOMS.c.id, ROOMS.c.room).join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.join(SEATS, SEATS.c.player == CHAIRS.c.player).where(SEATS.c.match == match).distinct()
    if (await store.heads([match])).get(match) != 0:
        return
    for room in {RoomId(room) for room, stored in await store.read(query) if read_room(stored).match == match}:
        try:
            stored = await change(store, room, partial(_without, match), now())
        except RoomMoved:
            # The match has begun at this moment, or the sweeper tries again.
            return
        matches.bus.ring(topic(room), stored.version)
    await store.write(lambda connection: discard_unbegun(connection, match))
    # Followers who wait for the first deal look, and find the match gone.
    matches.bus.ring(match, 1)


def _without(match: MatchId, room: Room) -> Step:
    """Return the room without this match, if it is still the current one."""
    return Step(replace(room, match=None), gives_up=True) if room.match == match else Step(room)
