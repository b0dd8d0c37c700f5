"""Deleting a match that waits for its first deal."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from tilewright.messages.ids import MatchId
from tilewright.service.storage.schema import COMMANDS, DRAFTS, MATCHES, PRESENCE, RACK_ORDERS, SEATS, SNAPSHOTS


def discard_unbegun(connection: Connection, match: MatchId) -> bool:
    """Delete a match without events, and return whether there was one; a match that has begun stays."""
    # The lock makes a deal of another node wait: it finds no match afterwards.
    mine = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.head == 0).with_for_update()
    if not connection.execute(mine).first():
        return False
    for table in (SEATS, PRESENCE, RACK_ORDERS, DRAFTS, COMMANDS, SNAPSHOTS):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
    return True
