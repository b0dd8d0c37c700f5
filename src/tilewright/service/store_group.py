"""Writes that share a transaction: appends, each judged by itself, and what is kept beside the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Table, bindparam, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.engine import Seat
from tilewright.service.schema import COMMANDS, DRAFTS, EVENTS, MATCHES, SNAPSHOTS
from tilewright.service.store_rows import Answer, Append, Draft, MatchId, NoSuchMatch, Snapshot, Stale

Grouped = Append | Draft | Snapshot
Judged = Answer | Stale | NoSuchMatch
_Key = tuple[MatchId, Seat, str]

# The same words of SQL, which SQLAlchemy keeps apart by dialect.
_INSERTS: dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


async def write_group(connection: AsyncConnection, writes: Sequence[Grouped]) -> list[Judged | None]:
    """Return what each write came to, None where there is nothing to say; the caller commits."""
    appends = [write for write in writes if isinstance(write, Append)]
    judged = iter(await _append(connection, appends) if appends else ())
    # Of several for one key the last stands. In order of keys, two nodes never wait for each other crosswise.
    drafts = {(write.match, write.seat): asdict(write) for write in writes if isinstance(write, Draft)}
    snapshots = {write.match: _checked(write) for write in writes if isinstance(write, Snapshot)}
    await _keep(connection, DRAFTS, [drafts[key] for key in sorted(drafts)])
    await _keep(connection, SNAPSHOTS, [snapshots[key] for key in sorted(snapshots)])
    return [next(judged) if isinstance(write, Append) else None for write in writes]


def digest(snapshot: Snapshot) -> bytes:
    """Return what a snapshot must hash to, for its match and its place in the log."""
    named = f"{snapshot.match} {snapshot.seq} {snapshot.maker} ".encode()
    return blake2b(named + snapshot.state, digest_size=16).digest()


async def _append(connection: AsyncConnection, appends: Sequence[Append]) -> list[Judged]:
    """Add the events of each append that comes at the end of its log, in the order of the list."""
    heads = await _locked_heads(connection, sorted({append.match for append in appends}))
    # Read after the locks are held: whoever appended before us has committed its commands by then.
    answers = await _first_answers(connection, [key for append in appends if (key := _key(append))])
    judged: list[Judged] = []
    accepted: list[Append] = []
    for append in appends:
        judged.append(_judged(append, heads.get(append.match), answers))
        if isinstance(verdict := judged[-1], Answer) and not verdict.repeated:
            accepted.append(append)
            heads[append.match] = verdict.seq
            if key := _key(append):
                answers[key] = verdict
    if accepted:
        await _insert(connection, accepted)
    return judged


def _judged(append: Append, head: int | None, answers: dict[_Key, Answer]) -> Judged:
    """Return how an append comes out where the log ends at `head`."""
    key = _key(append)
    if key is not None and (first := answers.get(key)):
        return Answer(seq=first.seq, answer=first.answer, repeated=True)
    if head is None:
        return NoSuchMatch(append.match)
    if head != append.after:
        return Stale(append.match, head)
    answer = append.sent.answer if append.sent else b""
    return Answer(seq=head + len(append.events), answer=answer, repeated=False)


def _key(append: Append) -> _Key | None:
    return (append.match, append.sent.seat, append.sent.id) if append.sent else None


async def _locked_heads(connection: AsyncConnection, matches: Sequence[MatchId]) -> dict[MatchId, int]:
    """Return where each log ends, and let no other node move it before our commit."""
    # On PostgreSQL the rows are locked in order of id, so two nodes cannot wait for each other crosswise. On SQLite
    # there is one writer, and no such clause.
    query = (
        select(MATCHES.c.id, MATCHES.c.head)
        .where(MATCHES.c.id.in_(matches))
        .order_by(MATCHES.c.id)
        .with_for_update(key_share=True)
    )
    return {MatchId(name): head for name, head in await connection.execute(query)}


async def _first_answers(connection: AsyncConnection, keys: Sequence[_Key]) -> dict[_Key, Answer]:
    """Return the answers that commands got earlier."""
    columns = COMMANDS.c
    query = select(columns.match, columns.seat, columns.id, columns.seq, columns.answer).where(
        tuple_(columns.match, columns.seat, columns.id).in_(keys)
    )
    return {
        (match, seat, name): Answer(seq=seq, answer=answer, repeated=True)
        for match, seat, name, seq, answer in (await connection.execute(query) if keys else ())
    }


async def _insert(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Write accepted appends; the key of the log is the last guard that no place is taken twice."""
    await connection.execute(insert(EVENTS), [row for append in appends for row in event_rows(append)])
    commands = [asdict(append.sent) | {"match": append.match, "seq": _end(append)} for append in appends if append.sent]
    if commands:
        await connection.execute(insert(COMMANDS), commands)
    latest = {append.match: append for append in appends}
    heads = [
        asdict(append.then) | {"this": match, "head": _end(append), "lease_until": 0}
        for match, append in latest.items()
    ]
    await connection.execute(update(MATCHES).where(MATCHES.c.id == bindparam("this")), heads)


def event_rows(append: Append) -> list[dict[str, Any]]:
    """Return the rows of an append in the log."""
    same = {"match": append.match, "at": append.at, "deadline_at": append.then.deadline_at}
    return [same | {"seq": seq, "event": event} for seq, event in enumerate(append.events, append.after + 1)]


def _end(append: Append) -> int:
    return append.after + len(append.events)


def _checked(snapshot: Snapshot) -> dict[str, Any]:
    return asdict(snapshot) | {"digest": digest(snapshot)}


async def _keep(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, each in place of the one that had its key."""
    if not rows:
        return
    statement = _INSERTS[connection.dialect.name](table)
    values = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    statement = statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)
    await connection.execute(statement, rows)
