"""The store: one append-only log per match, and the tables beside it.

An append returns after its commit is on disk. No node owns a match: an append names the event it follows, and of two
that name the same event the second is refused. Snapshots and drafts are caches: the log works without them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import asdict
from sqlalchemy import Connection, Row, Select, bindparam, insert, select
from sqlalchemy.sql.dml import UpdateBase

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.hosting.rows import Entry, MatchRow, NewMatch, Schedule, SeatHolder
from tilewright.messages.fields import MatchId
from tilewright.messages.keys import new_keys
from tilewright.service.background import Supervisor
from tilewright.service.errors import StoreDamaged, StoreDefect, StoreUnavailable
from tilewright.service.storage.database import Database, Work
from tilewright.service.storage.group_commit import INSERTS, digest, event_rows
from tilewright.service.storage.migrations.upgrade import require_current
from tilewright.service.storage.opening import open_database
from tilewright.service.storage.rows import Accepted, Append, RefusedCommand, Snapshot, StoredDraft
from tilewright.service.storage.schema import COMMANDS, DRAFTS, EVENTS, MATCHES, SEATS, SERVER_KEYS, SNAPSHOTS
from tilewright.service.storage.write_check import WriteCheck
from tilewright.service.storage.writer import Writer


async def snapshot_of(store: Store, match: MatchId, maker: str) -> Snapshot | None:
    """Return the last snapshot of a match, or None if there is none by this maker or it is damaged.

    Without one the log is applied from its first event, with the same result.
    """
    columns = SNAPSHOTS.c
    query = select(columns.seq, columns.digest, columns.state).where(columns.match == match, columns.maker == maker)
    for seq, stored, state in await store.read(query):
        snapshot = Snapshot(match=match, seq=seq, maker=maker, state=state)
        if digest(snapshot) == stored:
            return snapshot
    return None


async def draft_of(store: Store, match: MatchId, seat: Seat, seq: int) -> bytes | None:
    """Return the stored draft of a seat in the turn that follows event `seq`, or None."""
    columns = DRAFTS.c
    query = select(columns.draft).where(columns.match == match, columns.seat == seat, columns.seq == seq)
    return next((bytes(draft) for (draft,) in await store.read(query)), None)


async def server_key(store: Store, name: str) -> bytes:
    """Return the key for a purpose; the first server that asks makes it."""

    def work(connection: Connection) -> bytes:
        (key,) = new_keys(1)
        fresh = INSERTS[connection.dialect.name](SERVER_KEYS).values(name=name, key=key)
        connection.execute(fresh.on_conflict_do_nothing())
        shared: bytes = connection.execute(select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == name)).scalar_one()
        return shared

    return await store.write(work)


T = TypeVar("T")
Columns = TypeVarTuple("Columns")

_MATCH = select(MATCHES).where(MATCHES.c.id == bindparam("match"))
_SITTERS = (
    select(SEATS.c.player, SEATS.c.bot, SEATS.c.nonce).where(SEATS.c.match == bindparam("match")).order_by(SEATS.c.seat)
)
_HEADS = select(MATCHES.c.id, MATCHES.c.head).where(MATCHES.c.id.in_(bindparam("matches", expanding=True)))
_TAIL = (
    select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.deadline_at, EVENTS.c.event)
    .where(EVENTS.c.match == bindparam("match"), EVENTS.c.seq > bindparam("after"))
    .order_by(EVENTS.c.seq)
    .limit(bindparam("most"))
)
_ANSWER = select(COMMANDS.c.seq).where(
    COMMANDS.c.match == bindparam("match"),
    COMMANDS.c.seat == bindparam("seat"),
    COMMANDS.c.id == bindparam("command"),
)


class Store:
    """An open database. Every method may raise StoreUnavailable, and works again when the database is back."""

    def __init__(self, database: Database, tasks: Supervisor | None = None) -> None:
        self._database = database
        self.tasks: Supervisor = tasks or Supervisor()
        self._check = WriteCheck(database, self.tasks)
        self._writer = Writer(database, self._check, self.tasks)

    @classmethod
    async def open(cls, url: str, tasks: Supervisor | None = None) -> Store:
        """Return the store at a URL, its tables up to date: `sqlite:///folder/file.db` or `postgresql://...`.

        `tasks` runs its background work and that of the parts that use it; without it the store has its own.
        """
        return cls(await open_database(url), tasks)

    @classmethod
    async def open_beside(cls, url: str) -> Store:
        """Return the store at a URL whose server may be running, for a short write; its tables must be up to date."""
        return cls(await open_database(url, require_current, beside=True))

    async def close(self) -> None:
        """Finish waiting writes, and close the database."""
        await self._writer.close()
        await self._check.close()
        await self._database.close()

    @property
    def transactions(self) -> int:
        """How many transactions this node has written; a transaction of another node does not count."""
        return self._writer.transactions

    async def problem(self) -> str | None:
        """Return why the database cannot be read or written, or None; for the operator."""
        try:
            await self.heads(())
        except (StoreUnavailable, StoreDefect) as wrong:
            return str(wrong)
        return await self._check.problem()

    async def create(self, match: NewMatch) -> None:
        """Store a new match with its seats and its first events, if any."""
        await self.write(lambda connection: create_in(connection, match))

    async def append(self, append: Append) -> Accepted:
        """Return the answer once the events are on disk, or the first answer if the command is stored already.

        Raise Stale when the match has moved on, RefusedBefore when the command was refused, NoSuchMatch when the match
        does not exist.
        """
        accepted: Accepted = await self._writer.put(append)
        return accepted

    async def accepted_before(self, match: MatchId, seat: Seat, command: str) -> Accepted | None:
        """Return how a command was accepted before, or None if it was not."""
        rows = await self.read(_ANSWER, match=match, seat=seat, command=command)
        return next((Accepted(seq, repeated=True) for (seq,) in rows if seq), None)

    async def refuse(self, refused: RefusedCommand) -> Accepted | None:
        """Store that a command was refused, or return how it was accepted before.

        Raise Stale when the match has moved on, TooMuch when the seat has had too many commands refused.
        """
        before: Accepted | None = await self._writer.put(refused)
        return before

    async def match(self, match: MatchId) -> MatchRow:
        """Return a stored match, or raise NoSuchMatch."""
        rows = await self.read(_MATCH, match=match)
        # A match that was never begun can be discarded between the two queries, and with it its seats.
        sitters = await self.read(_SITTERS, match=match) if rows else ()
        if not sitters:
            raise NoSuchMatch(match)
        return _match_row(rows[0], sitters)

    async def heads(self, matches: Collection[MatchId]) -> dict[MatchId, int]:
        """Return the seq of the last event of each match; unknown matches are left out."""
        return {MatchId(name): head for name, head in await self.read(_HEADS, matches=list(matches))}

    async def tail(self, match: MatchId, after: int = 0, limit: int = 1_000) -> tuple[Entry, ...]:
        """Return the events of a match that follow event `after`, in order, `limit` at most."""
        rows = await self.read(_TAIL, match=match, after=after, most=limit)
        return tuple(Entry(seq=seq, at=at, deadline_at=deadline, event=event) for seq, at, deadline, event in rows)

    async def put(self, value: StoredDraft | Snapshot) -> None:
        """Store a draft or a snapshot; it replaces the one before."""
        await self._writer.put(value)

    async def read(self, query: Select[*Columns], **parameters: Any) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""
        try:
            return await self._database.read(query, parameters)
        except StoreDamaged as damage:
            self._check.found(damage)
            raise

    async def write(self, work: Work[T]) -> T:
        """Return the result of `work` after its own transaction is committed; an exception rolls it back."""
        outcome: T = await self._writer.put(work)
        return outcome

    async def execute(self, statement: UpdateBase) -> int:
        """Return the number of rows a statement changed, after the commit."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)


def create_in(connection: Connection, match: NewMatch) -> None:
    """Store a new match in an open transaction."""
    first = Append(match=match.id, after=0, events=match.events, at=match.at, schedule=match.schedule)
    row: dict[str, Any] = {"id": match.id, "rules": match.rules, "rulebook": match.rulebook, "secrets": match.secrets}
    row |= {"created_at": match.at, "head": len(match.events), "lease_until": 0, "terms": match.terms}
    connection.execute(insert(MATCHES), row | asdict(match.schedule))
    seats = [asdict(holder) | {"match": match.id, "seat": seat} for seat, holder in enumerate(match.holders)]
    connection.execute(insert(SEATS), seats)
    if match.events:
        connection.execute(insert(EVENTS), event_rows(first))


def _match_row(row: Row[*tuple[Any, ...]], holders: Sequence[Row[*tuple[Any, ...]]]) -> MatchRow:
    return MatchRow(
        id=row.id,
        rules=row.rules,
        rulebook=row.rulebook,
        secrets=row.secrets,
        holders=tuple(SeatHolder(player=player, bot=bot, nonce=nonce) for player, bot, nonce in holders),
        created_at=row.created_at,
        head=row.head,
        schedule=Schedule(deadline_at=row.deadline_at, wake_at=row.wake_at, over=row.over),
        terms=row.terms,
    )
