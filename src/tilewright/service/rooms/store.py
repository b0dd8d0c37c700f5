"""Storing and finding rooms, with versions against overwriting, and rows about people who meet at them."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import permutations

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Row, Select, and_, delete, insert, or_, select, update

from tilewright.engine import Refused
from tilewright.hosting.rows import NewMatch
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.errors import NoSuchRoom
from tilewright.service.rooms.room import Room, RoomId, deleted_from
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.match_deletion import discard_unbegun
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, TABLE_CALLS
from tilewright.service.storage.schema import CHAIRS, MATCHES, ROOMS
from tilewright.service.storage.store import Store, create_in


def store_meeting(connection: Connection, match: NewMatch) -> None:
    """Store for each player of a new match that the others are the latest they played with."""
    # In order, so that two tables that begin together cannot deadlock.
    people = sorted(holder.player for holder in match.holders if holder.player is not None)
    common = {"match": match.id, "rules": match.rules, "at": match.at}
    rows = [common | {"player": player, "other": other} for player, other in permutations(people, 2)]
    upsert(connection, COMPANIONS, rows)


def store_calls(connection: Connection, room: Room, at: Millis, before: Room | None = None) -> None:
    """Store who is called to a room, and was not called before; the calls to others there have ended."""
    asked = () if before is None else tuple(each.player for each in before.called)
    new = [each.player for each in room.called if each.player not in asked]
    if before is not None and room.called != before.called:
        # Those who sit at the room now, or have declined, are called no more.
        waiting = [each.player for each in room.called if not each.declined]
        ended = (TABLE_CALLS.c.room == room.id, TABLE_CALLS.c.player.not_in(waiting))
        connection.execute(delete(TABLE_CALLS).where(*ended))
    if new:
        connection.execute(insert(TABLE_CALLS), [{"room": room.id, "player": each, "at": at} for each in new])


def end_consent(connection: Connection, player: PlayerId, other: PlayerId) -> None:
    """Delete that two players are friends, or that one of them has asked."""
    mine, theirs = CONSENTS.c.player, CONSENTS.c.other
    both = or_(and_(mine == player, theirs == other), and_(mine == other, theirs == player))
    connection.execute(delete(CONSENTS).where(both))


_TRIES = 3
_DECODER = msgspec.json.Decoder(Room)


class StoredRoom(Struct, frozen=True):
    """A room at a version."""

    version: int
    room: Room


class Step(Struct, frozen=True):
    """A changed room, and the match that begins with the change, if any.

    With `gives_up` the room had a match that waits for its first deal; if that has begun, nothing is stored. `beside`
    writes something in the same transaction.
    """

    room: Room
    match: NewMatch | None = None
    gives_up: bool = False
    beside: Callable[[Connection], None] | None = None


class RoomMoved(Refused):
    """The room, or its match, was changed by somebody else at the same moment."""

    def __init__(self) -> None:
        super().__init__("others changed this table at the same moment; try again")


async def add_room(store: Store, room: Room, at: Millis) -> StoredRoom:
    """Store a new room."""
    await store.write(partial(add_room_in, room=room, at=at))
    return StoredRoom(1, room)


def add_room_in(connection: Connection, room: Room, at: Millis) -> None:
    """Store a new room in an open transaction."""
    connection.execute(insert(ROOMS), {"id": room.id, "version": 1, **_columns(room, at)})
    _seat_people(connection, room)
    store_calls(connection, room, at)


async def room_of(store: Store, room: RoomId) -> StoredRoom:
    """Return a room by its id, or raise NoSuchRoom."""
    return await _one(store, _query().where(ROOMS.c.id == room))


async def invited_to(store: Store, invite: str) -> StoredRoom:
    """Return the room that an invitation leads to, or raise NoSuchRoom."""
    return await _one(store, _query().where(ROOMS.c.invite == invite))


async def listed_rooms(store: Store, since: int, most: int) -> tuple[StoredRoom, ...]:
    """Return the open listed rooms that changed since a time, the latest first."""
    query = _query().where(ROOMS.c.listed, ROOMS.c.changed_at > since)
    return tuple(map(_stored_room, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most))))


async def rooms_in_play(store: Store, since: int, most: int) -> tuple[StoredRoom, ...]:
    """Return the listed rooms with a match in progress that others may watch, the latest first."""
    query = _query().join(MATCHES, MATCHES.c.id == ROOMS.c.playing)
    query = query.where(ROOMS.c.invite.is_not(None), ~MATCHES.c.over, ROOMS.c.changed_at > since)
    return tuple(map(_stored_room, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most))))


async def unfinished(store: Store, rooms: Sequence[StoredRoom]) -> tuple[StoredRoom, ...]:
    """Return the rooms whose match is not over, if they have one."""
    matches = [stored.room.match for stored in rooms if stored.room.match]
    over = {
        match for (match,) in await store.read(select(MATCHES.c.id).where(MATCHES.c.id.in_(matches), MATCHES.c.over))
    }
    return tuple(stored for stored in rooms if stored.room.match not in over)


async def rooms_with(store: Store, player: PlayerId, most: int) -> tuple[StoredRoom, ...]:
    """Return the open rooms in which a player has a chair, the latest first."""
    query = _query().join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.where(CHAIRS.c.player == player, ROOMS.c.invite.is_not(None))
    return tuple(map(_stored_room, await store.read(query.order_by(ROOMS.c.changed_at.desc()).limit(most))))


async def versions(store: Store, rooms: Collection[RoomId]) -> dict[RoomId, int]:
    """Return the version of each room."""
    rows = await store.read(select(ROOMS.c.id, ROOMS.c.version).where(ROOMS.c.id.in_(rooms)))
    return {RoomId(room): version for room, version in rows}


async def change(store: Store, room: RoomId, step: Callable[[Room], Step], at: Millis) -> StoredRoom:
    """Return the room after a step, or raise the step's refusal; the loser of a race tries again."""
    for _ in range(_TRIES):
        before = await room_of(store, room)
        after = step(before.room)
        if after.room == before.room:
            return before
        if stored := await store.write(partial(store_step, before=before, after=after, at=at)):
            return stored
    raise RoomMoved


def store_step(connection: Connection, before: StoredRoom, after: Step, at: Millis) -> StoredRoom | None:
    """Return the room as it is stored after a step, or None if somebody else has changed it since."""
    room, old = after.room, before.room.match
    version = before.version + 1
    mine = update(ROOMS).where(ROOMS.c.id == room.id)
    unchanged = mine.where(ROOMS.c.version == before.version)
    if not connection.execute(unchanged.values(version=version, **_columns(room, at))).rowcount:
        return None
    if after.beside is not None:
        after.beside(connection)
    # A match that waits for its first deal ends when its table is closed or no longer has it.
    ended = old is not None and (room.match != old or room.closed) and discard_unbegun(connection, old)
    if after.gives_up and not ended:
        # The last nonce came at this moment.
        raise RoomMoved
    if ended and room.match == old:
        room = replace(room, match=None)
        connection.execute(mine.values(**_columns(room, at)))
    if after.match is not None:
        create_in(connection, after.match)
        store_meeting(connection, after.match)
    store_calls(connection, room, at, before.room)
    connection.execute(delete(CHAIRS).where(CHAIRS.c.room == room.id))
    _seat_people(connection, room)
    return StoredRoom(version, room)


def leave_rooms(connection: Connection, player: PlayerId, at: Millis) -> None:
    """Take a player whose account is deleted from all open rooms; the next player there becomes host."""
    mine = _query().join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    mine = mine.where(CHAIRS.c.player == player, ROOMS.c.invite.is_not(None)).order_by(ROOMS.c.id)
    for row in connection.execute(mine.with_for_update(of=ROOMS)).all():
        before = _stored_room(row)
        store_step(connection, before, Step(deleted_from(before.room, player)), at)


def _seat_people(connection: Connection, room: Room) -> None:
    if room.people:
        connection.execute(insert(CHAIRS), [{"room": room.id, "player": player} for player in room.people])


def _columns(room: Room, at: Millis) -> dict[str, object]:
    # Nobody can join once the match has begun.
    listed = room.listed and room.match is None
    playing = room.match if room.listed and room.terms.watched else None
    stored = msgspec.json.encode(room)
    return {"invite": room.invite, "listed": listed, "changed_at": at, "room": stored, "playing": playing}


def _query() -> Select[int, bytes]:
    return select(ROOMS.c.version, ROOMS.c.room)


def read_room(stored: bytes) -> Room:
    """Return the room in a stored row."""
    return _DECODER.decode(stored)


def _stored_room(row: Row[int, bytes]) -> StoredRoom:
    version, room = row
    return StoredRoom(version, read_room(room))


async def _one(store: Store, query: Select[int, bytes]) -> StoredRoom:
    rows: Sequence[Row[int, bytes]] = await store.read(query)
    if not rows:
        raise NoSuchRoom
    return _stored_room(rows[0])
