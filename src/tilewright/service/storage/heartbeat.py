"""The heartbeat of all nodes together: time in which no node reached the database does not count against a turn."""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, case, literal, select, tuple_, update

from tilewright.messages.ids import Millis
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import EVENTS, HEARTBEAT, MATCHES
from tilewright.service.storage.store import Store

_ROW = 1
_AT_ONCE = 500
# Clocks of several nodes may differ by less.
_MOST_AHEAD = 60_000


class Beat(Struct, frozen=True):
    """When some node last reached the database, and by how many milliseconds deadlines were moved so far."""

    at: Millis
    given_back: int


async def beat(store: Store, at: Millis, alive_at: Millis, grace: int) -> Beat:
    """Store that a node reaches the database at `at`, and return the heartbeat afterwards.

    If no node did for longer than `grace`, that time is added to every deadline, once, whichever nodes notice. This
    node knows that it did so at `alive_at`, perhaps without storing it. If it starts with a clock that was set back
    since the last heartbeat, every turn keeps the time that it had left.
    """
    return await store.write(partial(_beaten, at=at, alive_at=alive_at, grace=grace))


def _beaten(connection: Connection, at: Millis, alive_at: Millis, grace: int) -> Beat:
    first = INSERTS[connection.dialect.name](HEARTBEAT).values(id=_ROW, at=at, given_back=0)
    connection.execute(first.on_conflict_do_nothing())
    # The lock makes other nodes wait, which then find a fresh heartbeat.
    row = connection.execute(select(HEARTBEAT.c.at, HEARTBEAT.c.given_back).with_for_update()).one()
    last = max(row.at, alive_at)
    if not alive_at and at + _MOST_AHEAD < row.at:
        _turn_back(connection, row.at, at)
        connection.execute(update(HEARTBEAT).values(at=at, given_back=row.given_back + at - row.at))
        return Beat(at, row.given_back + at - row.at)
    if at <= last:
        return Beat(row.at, row.given_back)
    gap = at - last
    given_back = row.given_back
    if gap > grace:
        given_back += gap
        _move_deadlines(connection, last, at)
    connection.execute(update(HEARTBEAT).values(at=at, given_back=given_back))
    return Beat(at, given_back)


def _turn_back(connection: Connection, last: int, at: Millis) -> None:
    """Move everything that waits back by what the clock was set back, and end the leases of the time before."""
    _move_deadlines(connection, last, at)
    columns = MATCHES.c
    bots = columns.wake_at.is_not(None) & (columns.deadline_at.is_(None) | (columns.wake_at != columns.deadline_at))
    connection.execute(update(MATCHES).where(bots).values(wake_at=columns.wake_at + at - last))
    connection.execute(update(MATCHES).where(columns.lease_until > at).values(lease_until=0))
    # Otherwise a turn would seem to begin in the future, and lose that time after the next outage.
    running = EVENTS.c.match.in_(select(columns.id).where(columns.over.is_(False)))
    connection.execute(update(EVENTS).where(running, EVENTS.c.at > at).values(at=EVENTS.c.at + at - last))


def _move_deadlines(connection: Connection, last: int, at: Millis) -> None:
    """Add the time since `last`, or since the turn began if that was later, to the deadlines of all turns."""
    columns = MATCHES.c
    running = select(columns.id, columns.head).where(
        columns.wake_at.is_not(None), columns.deadline_at.is_not(None), columns.over.is_(False)
    )
    # Locked in order of id, as appends do, so that two nodes cannot deadlock.
    matches = connection.execute(running.order_by(columns.id).with_for_update(key_share=True)).all()
    for start in range(0, len(matches), _AT_ONCE):
        some = [(match, head) for match, head in matches[start : start + _AT_ONCE]]
        since = case((EVENTS.c.at > last, EVENTS.c.at), else_=literal(last))
        ends = tuple_(EVENTS.c.match, EVENTS.c.seq).in_(some)
        connection.execute(update(EVENTS).where(ends).values(deadline_at=EVENTS.c.deadline_at + at - since))
        moved = select(EVENTS.c.deadline_at).where(EVENTS.c.match == columns.id, EVENTS.c.seq == columns.head)
        deadline = moved.scalar_subquery()
        # A bot that plays for an absent player wakes the match earlier.
        wake = case((columns.wake_at == columns.deadline_at, deadline), else_=columns.wake_at)
        these = columns.id.in_([match for match, _ in some])
        connection.execute(update(MATCHES).where(these).values(deadline_at=deadline, wake_at=wake))
