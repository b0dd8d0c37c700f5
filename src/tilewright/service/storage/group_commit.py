"""Writes that share a transaction: appends, each judged by itself, and what is kept beside the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Insert, Table, bindparam, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.engine import Seat
from tilewright.service.errors import NoSuchMatch, Stale
from tilewright.service.storage.rows import Accepted, Append, Draft, MatchId, Snapshot
from tilewright.service.storage.schema import COMMANDS, DRAFTS, EVENTS, MATCHES, SNAPSHOTS

Grouped = Append | Draft | Snapshot
Judged = Accepted | Stale | NoSuchMatch
_Key = tuple[MatchId, Seat, str]

# Statements are built once: building them takes longer than carrying them out. On PostgreSQL heads are locked in
# order of id, so two nodes cannot wait for each other crosswise; SQLite has one writer, and no such clause.
_HEADS = (
    select(MATCHES.c.id, MATCHES.c.head)
    .where(MATCHES.c.id.in_(bindparam("matches", expanding=True)))
    .order_by(MATCHES.c.id)
    .with_for_update(key_share=True)
)
_ANSWERS = select(COMMANDS.c.match, COMMANDS.c.seat, COMMANDS.c.id, COMMANDS.c.seq).where(
    tuple_(COMMANDS.c.match, COMMANDS.c.seat, COMMANDS.c.id).in_(bindparam("keys", expanding=True))
)
_EVENTS = insert(EVENTS)
_COMMANDS = insert(COMMANDS)
_MOVED = update(MATCHES).where(MATCHES.c.id == bindparam("this"))

# The same words of SQL, which SQLAlchemy keeps apart by dialect.
_INSERTS: dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def write_group(connection: Connection, writes: Sequence[Grouped]) -> list[Judged | None]:
    """Return what each write came to, None where there is nothing to say; the caller commits."""
    appends = [write for write in writes if isinstance(write, Append)]
    judged = iter(_append(connection, appends) if appends else ())
    # Of several for one key the last stands. In order of keys, two nodes never wait for each other crosswise.
    drafts = {(write.match, write.seat): asdict(write) for write in writes if isinstance(write, Draft)}
    snapshots = {write.match: _checked(write) for write in writes if isinstance(write, Snapshot)}
    _keep(connection, DRAFTS, [drafts[key] for key in sorted(drafts)])
    _keep(connection, SNAPSHOTS, [snapshots[key] for key in sorted(snapshots)])
    return [next(judged) if isinstance(write, Append) else None for write in writes]


def digest(snapshot: Snapshot) -> bytes:
    """Return what a snapshot must hash to, for its match and its place in the log."""
    named = f"{snapshot.match} {snapshot.seq} {snapshot.maker} ".encode()
    return blake2b(named + snapshot.state, digest_size=16).digest()


def _append(connection: Connection, appends: Sequence[Append]) -> list[Judged]:
    """Add the events of each append that comes at the end of its log, in the order of the list."""
    heads = _locked_heads(connection, sorted({append.match for append in appends}))
    # Read after the locks are held: whoever appended before us has committed its commands by then.
    answers = _first_answers(connection, [key for append in appends if (key := _key(append))])
    judged: list[Judged] = []
    accepted: list[Append] = []
    for append in appends:
        judged.append(_judged(append, heads.get(append.match), answers))
        if isinstance(verdict := judged[-1], Accepted) and not verdict.repeated:
            accepted.append(append)
            heads[append.match] = verdict.seq
            if key := _key(append):
                answers[key] = verdict
    if accepted:
        _insert(connection, accepted)
    return judged


def _judged(append: Append, head: int | None, answers: dict[_Key, Accepted]) -> Judged:
    """Return how an append comes out where the log ends at `head`."""
    key = _key(append)
    if key is not None and (first := answers.get(key)):
        return Accepted(first.seq, repeated=True)
    if head is None:
        return NoSuchMatch(append.match)
    if head != append.after:
        return Stale(append.match, head)
    return Accepted(head + len(append.events))


def _key(append: Append) -> _Key | None:
    return (append.match, append.command.seat, append.command.id) if append.command else None


def _locked_heads(connection: Connection, matches: Sequence[MatchId]) -> dict[MatchId, int]:
    """Return where each log ends, and let no other node move it before our commit."""
    return {MatchId(name): head for name, head in connection.execute(_HEADS, {"matches": matches})}


def _first_answers(connection: Connection, keys: Sequence[_Key]) -> dict[_Key, Accepted]:
    """Return the answers that commands got earlier."""
    return {
        (match, seat, name): Accepted(seq, repeated=True)
        for match, seat, name, seq in (connection.execute(_ANSWERS, {"keys": keys}) if keys else ())
    }


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    """Write accepted appends; the key of the log is the last guard that no place is taken twice."""
    connection.execute(_EVENTS, [row for append in appends for row in event_rows(append)])
    commands = [
        asdict(append.command) | {"match": append.match, "seq": _end(append)} for append in appends if append.command
    ]
    if commands:
        connection.execute(_COMMANDS, commands)
    latest = {append.match: append for append in appends}
    heads = [
        asdict(append.schedule) | {"this": match, "head": _end(append), "lease_until": 0}
        for match, append in latest.items()
    ]
    connection.execute(_MOVED, heads)


def event_rows(append: Append) -> list[dict[str, Any]]:
    """Return the rows of an append in the log."""
    same = {"match": append.match, "at": append.at, "deadline_at": append.schedule.deadline_at}
    return [same | {"seq": seq, "event": event} for seq, event in enumerate(append.events, append.after + 1)]


def _end(append: Append) -> int:
    return append.after + len(append.events)


def _checked(snapshot: Snapshot) -> dict[str, Any]:
    return asdict(snapshot) | {"digest": digest(snapshot)}


def _keep(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, each in place of the one that had its key."""
    if rows:
        connection.execute(_keeping(connection.dialect.name, table), rows)


@cache
def _keeping(dialect: str, table: Table) -> Insert:
    statement = _INSERTS[dialect](table)
    values = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)
