"""Writes that share a transaction: appends, each accepted or refused by itself, refusals, drafts and snapshots."""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Insert, Table, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch, RefusedBefore, Stale
from tilewright.messages.fields import MatchId
from tilewright.service.errors import TooMuch
from tilewright.service.storage.rows import Accepted, Append, CommandKey, RefusedCommand, Snapshot, StoredDraft
from tilewright.service.storage.schema import COMMANDS, DRAFTS, EVENTS, MATCHES, SNAPSHOTS
from tilewright.words.say import sentence

Grouped = Append | RefusedCommand | StoredDraft | Snapshot
Judged = Accepted | RefusedBefore | Stale | TooMuch | NoSuchMatch
_Key = tuple[MatchId, Seat, str]

# Statements are built once: building them takes longer than executing them. On PostgreSQL heads are locked in order
# of id, so that two nodes cannot deadlock; SQLite has one writer, and no such clause.
_HEADS = (
    select(MATCHES.c.id, MATCHES.c.head)
    .where(MATCHES.c.id.in_(bindparam("matches", expanding=True)))
    .order_by(MATCHES.c.id)
    .with_for_update(key_share=True)
)
_ANSWERS = select(COMMANDS.c.match, COMMANDS.c.seat, COMMANDS.c.id, COMMANDS.c.seq).where(
    tuple_(COMMANDS.c.match, COMMANDS.c.seat, COMMANDS.c.id).in_(bindparam("keys", expanding=True))
)
_REFUSALS = (
    select(COMMANDS.c.match, COMMANDS.c.seat, func.count())
    .where(COMMANDS.c.seq == 0, tuple_(COMMANDS.c.match, COMMANDS.c.seat).in_(bindparam("seats", expanding=True)))
    .group_by(COMMANDS.c.match, COMMANDS.c.seat)
)
_EVENTS = insert(EVENTS)
_COMMANDS = insert(COMMANDS)
_MOVED = update(MATCHES).where(MATCHES.c.id == bindparam("this"))

# Refused commands that are stored for a seat in a match. A client with more sends nonsense, and is asked to wait.
MOST_REFUSALS = 256

# The same SQL, which SQLAlchemy separates by dialect.
INSERTS: dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def write_group(connection: Connection, writes: Sequence[Grouped]) -> list[Judged | None]:
    """Return the result of each write, None for drafts, snapshots and stored refusals; the caller commits."""
    appends = [write for write in writes if isinstance(write, Append)]
    refusals = [write for write in writes if isinstance(write, RefusedCommand)]
    heads = _locked_heads(connection, sorted({each.match for each in appends} | {each.match for each in refusals}))
    judged = iter(_append(connection, appends, heads) if appends else ())
    refused = iter(_refuse(connection, refusals, heads) if refusals else ())
    # Of several for one key the last one wins. In order of keys, so that two nodes cannot deadlock.
    drafts = {(write.match, write.seat): asdict(write) for write in writes if isinstance(write, StoredDraft)}
    states = [write for write in writes if isinstance(write, Snapshot)]
    snapshots = {state.match: asdict(state) | {"digest": digest(state)} for state in states}
    upsert(connection, DRAFTS, [drafts[key] for key in sorted(drafts)])
    upsert(connection, SNAPSHOTS, [snapshots[key] for key in sorted(snapshots)])
    return [
        next(judged) if isinstance(write, Append) else next(refused) if isinstance(write, RefusedCommand) else None
        for write in writes
    ]


def digest(snapshot: Snapshot) -> bytes:
    """Return the hash of a snapshot with its match and seq."""
    named = f"{snapshot.match} {snapshot.seq} {snapshot.maker} ".encode()
    return blake2b(named + snapshot.state, digest_size=16).digest()


def _append(connection: Connection, appends: Sequence[Append], heads: dict[MatchId, int]) -> list[Judged]:
    """Add the events of each append that fits the end of its log, in the order of the list, and move the heads."""
    # Read while the locks are held: an earlier append has committed its commands by then.
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


def _refuse(
    connection: Connection, refusals: Sequence[RefusedCommand], heads: dict[MatchId, int]
) -> list[Judged | None]:
    """Store each refusal that was decided at the end of its log; return how its command was accepted before, if so."""
    answers = _first_answers(connection, [_key_of(refusal.match, refusal.command) for refusal in refusals])
    seats = sorted({(refusal.match, refusal.command.seat) for refusal in refusals})
    counts = {(match, seat): count for match, seat, count in connection.execute(_REFUSALS, {"seats": seats})}
    judged: list[Judged | None] = []
    rows: dict[_Key, dict[str, Any]] = {}
    for refusal in refusals:
        match, command = refusal.match, refusal.command
        key, place = _key_of(match, command), (match, command.seat)
        if (before := answers.get(key)) or key in rows:
            judged.append(before if before and before.seq else None)
        elif heads.get(match) != refusal.seq:
            judged.append(Stale(match, heads[match]) if match in heads else NoSuchMatch(match))
        elif counts.get(place, 0) >= MOST_REFUSALS:
            judged.append(TooMuch(sentence("refused-too-often-commands")))
        else:
            counts[place] = counts.get(place, 0) + 1
            rows[key] = asdict(command) | {"match": match, "seq": 0}
            judged.append(None)
    if rows:
        connection.execute(_COMMANDS, list(rows.values()))
    return judged


def _judged(append: Append, head: int | None, answers: dict[_Key, Accepted]) -> Judged:
    """Return the result of an append to a log that ends at `head`."""
    key = _key(append)
    if key is not None and (first := answers.get(key)):
        return Accepted(first.seq, repeated=True) if first.seq else RefusedBefore()
    if head is None:
        return NoSuchMatch(append.match)
    if head != append.after:
        return Stale(append.match, head)
    return Accepted(head + len(append.events))


def _key(append: Append) -> _Key | None:
    return _key_of(append.match, append.command) if append.command else None


def _key_of(match: MatchId, command: CommandKey) -> _Key:
    return match, command.seat, command.id


def _locked_heads(connection: Connection, matches: Sequence[MatchId]) -> dict[MatchId, int]:
    """Return the end of each log, locked until our commit."""
    found = connection.execute(_HEADS, {"matches": matches}) if matches else ()
    return {MatchId(name): head for name, head in found}


def _first_answers(connection: Connection, keys: Sequence[_Key]) -> dict[_Key, Accepted]:
    """Return the results of commands that are stored already; seq 0 means that it was refused."""
    return {
        (match, seat, name): Accepted(seq, repeated=True)
        for match, seat, name, seq in (connection.execute(_ANSWERS, {"keys": keys}) if keys else ())
    }


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    """Write accepted appends; the primary key of the log is the last guard against two events with one seq."""
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


def upsert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert whole rows, each in place of the one with the same key."""
    if rows:
        connection.execute(_upsert_statement(connection.dialect.name, table), rows)


@cache
def _upsert_statement(dialect: str, table: Table) -> Insert:
    statement = INSERTS[dialect](table)
    values = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)
