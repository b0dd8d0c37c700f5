"""Leases on matches that are due: a deadline has passed, or a bot is to move."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, case, func, select, tuple_, update

from tilewright.messages.ids import MatchId, Millis
from tilewright.service.storage.rows import Due
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store

# Built once: a busy node asks ten times a second, and building a statement takes longer than executing it.
_NEXT_WAKE = select(
    func.min(case((MATCHES.c.wake_at > MATCHES.c.lease_until, MATCHES.c.wake_at), else_=MATCHES.c.lease_until))
).where(MATCHES.c.wake_at.is_not(None))


async def claim(store: Store, now: Millis, lease: int, limit: int) -> tuple[Due, ...]:
    """Return matches that are due, leased for `lease` milliseconds, in which no other node gets them.

    An append ends the lease. If the node dies, the lease expires and another node takes over.
    """
    return await store.write(lambda connection: _claim(connection, now, lease, limit))


async def renew(store: Store, dues: Sequence[Due], until: Millis) -> int:
    """Extend the leases of matches that are still at the event at which they were claimed, and return how many."""
    return await store.write(lambda connection: _renew(connection, dues, until))


async def next_wake(store: Store) -> Millis | None:
    """Return when the next match is due, perhaps in the past; None if all matches only wait for players."""
    ((wake_at,),) = await store.read(_NEXT_WAKE)
    return None if wake_at is None else Millis(wake_at)


def _renew(connection: Connection, dues: Sequence[Due], until: Millis) -> int:
    still = tuple_(MATCHES.c.id, MATCHES.c.head).in_([(due.match, due.head) for due in dues])
    # Locked in order of id, as appends do, so that two nodes cannot deadlock; a row that is locked is being moved on.
    query = select(MATCHES.c.id).where(still).order_by(MATCHES.c.id).with_for_update(key_share=True, skip_locked=True)
    ids = connection.execute(query).scalars().all()
    return connection.execute(update(MATCHES).where(MATCHES.c.id.in_(ids)).values(lease_until=until)).rowcount


def _claim(connection: Connection, now: Millis, lease: int, limit: int) -> tuple[Due, ...]:
    columns = MATCHES.c
    query = (
        select(columns.id, columns.head, columns.deadline_at)
        .where(columns.wake_at <= now, columns.lease_until <= now)
        .order_by(columns.wake_at)
        .limit(limit)
        # Rows locked by another node are skipped; on SQLite there is no other node.
        .with_for_update(key_share=True, skip_locked=True)
    )
    rows = connection.execute(query).all()
    if rows:
        held = update(MATCHES).where(columns.id.in_([row.id for row in rows])).values(lease_until=now + lease)
        connection.execute(held)
    return tuple(Due(match=MatchId(name), head=head, deadline_at=deadline) for name, head, deadline in rows)
