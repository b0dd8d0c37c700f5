"""Deleting matches with everything about them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete

from tilewright.service.storage.people_schema import GROUPED
from tilewright.service.storage.schema import (
    COMMANDS,
    DRAFTS,
    EVENTS,
    MATCHES,
    PRESENCE,
    RACK_ORDERS,
    RATED,
    RATING_HISTORY,
    RESULTS,
    SEATS,
    SNAPSHOTS,
)
from tilewright.service.storage.study_schema import MISTAKES, REVIEWED

MOST_AT_ONCE = 5
"""How many matches are deleted in one transaction: a log may have thousands of rows, and moves wait meanwhile."""

_PARTS = (
    SNAPSHOTS,
    DRAFTS,
    RACK_ORDERS,
    COMMANDS,
    PRESENCE,
    RATED,
    RATING_HISTORY,
    RESULTS,
    REVIEWED,
    MISTAKES,
    GROUPED,
    SEATS,
    EVENTS,
)


def delete_matches(connection: Connection, matches: Collection[str]) -> None:
    """Delete some matches, each with its log and all rows about it."""
    for table in _PARTS:
        connection.execute(delete(table).where(table.c.match.in_(matches)))
    connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(matches)))
