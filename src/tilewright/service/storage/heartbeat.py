"""The heartbeat of all nodes: time in which none reached the database does not count. Leases on due matches."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, case, func, literal, select, tuple_, update

from tilewright.messages.fields import MatchId, Millis
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.rows import Due
from tilewright.service.storage.schema import EVENTS, HEARTBEAT, MATCHES
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
