"""Rooms stored and found again: each change at the version it was decided on, so that nodes never undo each other's."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from tilewright.engine import Refused
from tilewright.service.errors import NoSuchRoom
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.storage.rows import Millis, NewMatch, PlayerId
from tilewright.service.storage.schema import CHAIRS, MATCHES, ROOMS
from tilewright.service.storage.store import Store, create_in

_TRIES = 3
_DECODER = msgspec.json.Decoder(Room)


class Kept(Struct, frozen=True):
    """A room at a version."""

    version: int
    room: Room


class Step(Struct, frozen=True):
    """What a room becomes, and the match that begins with it, if one does."""

    room: Room
    match: NewMatch | None = None


class RoomMoved(Refused):
    """A room that others keep changing."""

    def __init__(self) -> None:
        super().__init__("others changed this table at the same moment; try again")


async def add_room(store: Store, room: Room, at: Millis) -> Kept:
    """Store a new room."""

    def added(connection: Connection) -> None:
        connection.execute(insert(ROOMS), {"id": room.id, "version": 1, **_columns(room, at)})
        _seat_people(connection, room)

    await store.write(added)
    return Kept(1, room)


async def room_of(store: Store, room: RoomId) -> Kept:
    """Return a room by its id, or raise NoSuchRoom."""
    return await _one(store, _query().where(ROOMS.c.id == room))


async def invited_to(store: Store, invite: str) -> Kept:
    """Return the room that an invitation leads to, or raise NoSuchRoom."""
    return await _one(store, _query().where(ROOMS.c.invite == invite))


async def listed_rooms(store: Store, since: int, most: int) -> tuple[Kept, ...]:
    """Return the open rooms that are shown to everybody and in which something happened since, the latest first."""
    query = _query().where(ROOMS.c.listed, ROOMS.c.changed_at > since)
    return tuple(map(_kept, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most))))


async def played_rooms(store: Store, since: int, most: int) -> tuple[Kept, ...]:
    """Return rooms that were shown to everybody and whose match is played, if others may watch it, the latest first."""
    query = _query().where(ROOMS.c.invite.is_not(None), ~ROOMS.c.listed, ROOMS.c.changed_at > since)
    rooms = map(_kept, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most)))
    shown = [kept for kept in rooms if kept.room.listed and kept.room.match and kept.room.terms.watched]
    played = select(MATCHES.c.id).where(MATCHES.c.id.in_([kept.room.match for kept in shown]), ~MATCHES.c.over)
    going_on = {match for (match,) in await store.read(played)}
    return tuple(kept for kept in shown if kept.room.match in going_on)


async def rooms_with(store: Store, player: PlayerId, most: int) -> tuple[Kept, ...]:
    """Return the rooms that are not closed and in which a player has a chair, the latest first."""
    query = _query().join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.where(CHAIRS.c.player == player, ROOMS.c.invite.is_not(None))
    return tuple(map(_kept, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most))))


async def versions(store: Store, rooms: Collection[RoomId]) -> dict[RoomId, int]:
    """Return at which version each room is."""
    rows = await store.read(select(ROOMS.c.id, ROOMS.c.version).where(ROOMS.c.id.in_(rooms)))
    return {RoomId(room): version for room, version in rows}


async def change(store: Store, room: RoomId, step: Callable[[Room], Step], at: Millis) -> Kept:
    """Return the room after a step, or raise what the step refuses with; the loser of a race decides anew."""
    for _ in range(_TRIES):
        before = await room_of(store, room)
        after = step(before.room)
        if after.room == before.room:
            return before
        if await store.write(partial(_stored, before=before, after=after, at=at)):
            return Kept(before.version + 1, after.room)
    raise RoomMoved


def _stored(connection: Connection, before: Kept, after: Step, at: Millis) -> bool:
    mine = update(ROOMS).where(ROOMS.c.id == before.room.id, ROOMS.c.version == before.version)
    if not connection.execute(mine.values(version=before.version + 1, **_columns(after.room, at))).rowcount:
        return False
    if after.match is not None:
        create_in(connection, after.match)
    connection.execute(delete(CHAIRS).where(CHAIRS.c.room == before.room.id))
    _seat_people(connection, after.room)
    return True


def _seat_people(connection: Connection, room: Room) -> None:
    if room.people:
        connection.execute(insert(CHAIRS), [{"room": room.id, "player": player} for player in room.people])


def _columns(room: Room, at: Millis) -> dict[str, object]:
    # Once the chairs are filled for a match there is nothing to join.
    listed = room.listed and room.match is None
    return {"invite": room.invite, "listed": listed, "changed_at": at, "room": msgspec.json.encode(room)}


def _query() -> Select[int, bytes]:
    return select(ROOMS.c.version, ROOMS.c.room)


def read_room(kept: bytes) -> Room:
    """Return a room as it was stored."""
    return _DECODER.decode(kept)


def _kept(row: Row[int, bytes]) -> Kept:
    version, room = row
    return Kept(version, read_room(room))


async def _one(store: Store, query: Select[int, bytes]) -> Kept:
    rows: Sequence[Row[int, bytes]] = await store.read(query)
    if not rows:
        raise NoSuchRoom
    return _kept(rows[0])
