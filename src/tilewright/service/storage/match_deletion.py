"""Deleting matches with everything about them."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from tilewright.messages.fields import MatchId
from tilewright.service.storage.schema import MATCHES, references_to

MOST_AT_ONCE = 5
"""How many matches are deleted in one transaction: a log may have thousands of rows, and moves wait meanwhile."""


def delete_matches(connection: Connection, matches: Collection[str]) -> None:
    """Delete some matches, each with its log and all rows about it."""
    for column in references_to(MATCHES):
        connection.execute(delete(column.table).where(column.in_(matches)))
    connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(matches)))


def discard_unbegun(connection: Connection, match: MatchId) -> bool:
    """Delete a match without events, and return whether there was one; a match that has begun stays."""
    # The lock makes a deal of another node wait: it finds no match afterwards.
    mine = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.head == 0).with_for_update()
    if not connection.execute(mine).first():
        return False
    delete_matches(connection, [match])
    return True
