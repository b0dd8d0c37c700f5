"""Rows about people who meet at rooms: whom they played with, who is called, and friends who part."""

from __future__ import annotations

from itertools import permutations

from sqlalchemy import Connection, and_, delete, insert, or_

from tilewright.hosting.rows import NewMatch
from tilewright.messages.ids import Millis, PlayerId
from tilewright.service.rooms.room import Room
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, TABLE_CALLS


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
