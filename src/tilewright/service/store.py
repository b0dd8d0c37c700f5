"""The store: one append-only log for each match, and what is kept beside it.

An append returns after its commit is on disk. Nobody owns a match: whoever appends says after which event, and of two
that name the same one the second is refused and loads again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import asdict
from sqlalchemy import Row, Select, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.engine import Seat
from tilewright.service.schema import COMMANDS, EVENTS, MATCHES, SEATS
from tilewright.service.store_database import Database, explained, open_database
from tilewright.service.store_group import event_rows
from tilewright.service.store_rows import (
    Answer,
    Append,
    ConnectionLost,
    Draft,
    Entry,
    MatchId,
    MatchRow,
    NewMatch,
    Next,
    NoSuchMatch,
    Sitter,
    Snapshot,
)
from tilewright.service.store_writer import Work, Writer

T = TypeVar("T")
Columns = TypeVarTuple("Columns")


class Store:
    """An open database. Every method may raise StoreUnavailable, and works again once the database is back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.writer)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Return the store at a URL, its tables up to date: `sqlite:///folder/file.db` or `postgresql://...`."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish the writes that wait, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def create(self, match: NewMatch) -> None:
        """Store a new match with its seats and its first events, if it has any yet."""
        await self.write(lambda connection: _create(connection, match))

    async def append(self, append: Append) -> Answer:
        """Return the answer once the events are on disk, or the first answer where the command was carried out before.

        Raise Stale when the match has moved on, NoSuchMatch when there is none.
        """
        answer: Answer = await self._writer.put(append)
        return answer

    async def answered(self, match: MatchId, seat: Seat, command: str) -> Answer | None:
        """Return what a command was answered before, to be asked before it is judged again."""
        columns = COMMANDS.c
        rows = await self.read(
            select(columns.seq, columns.answer).where(
                columns.match == match, columns.seat == seat, columns.id == command
            )
        )
        return next((Answer(seq=seq, answer=answer, repeated=True) for seq, answer in rows), None)

    async def match(self, match: MatchId) -> MatchRow:
        """Return what is kept about a match, or raise NoSuchMatch."""
        rows = await self.read(select(MATCHES).where(MATCHES.c.id == match))
        if not rows:
            raise NoSuchMatch(match)
        sitters = await self.read(
            select(SEATS.c.player, SEATS.c.bot, SEATS.c.nonce).where(SEATS.c.match == match).order_by(SEATS.c.seat)
        )
        return _match_row(rows[0], sitters)

    async def heads(self, matches: Collection[MatchId]) -> dict[MatchId, int]:
        """Return the seq of the last event of each match; matches that are not there are left out."""
        rows = await self.read(select(MATCHES.c.id, MATCHES.c.head).where(MATCHES.c.id.in_(matches)))
        return {MatchId(name): head for name, head in rows}

    async def tail(self, match: MatchId, after: int = 0, limit: int = 1_000) -> tuple[Entry, ...]:
        """Return the events of a match that follow event `after`, in order, `limit` at most."""
        columns = EVENTS.c
        query = select(columns.seq, columns.at, columns.deadline_at, columns.event)
        query = query.where(columns.match == match, columns.seq > after).order_by(columns.seq).limit(limit)
        rows = await self.read(query)
        return tuple(Entry(seq=seq, at=at, deadline_at=deadline, event=event) for seq, at, deadline, event in rows)

    async def keep(self, kept: Draft | Snapshot) -> None:
        """Store a draft or a snapshot in place of the one before."""
        await self._writer.put(kept)

    async def read(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """Return the rows of a query; a connection found dead is replaced once."""
        try:
            return await self._rows(query)
        except ConnectionLost:
            return await self._rows(query)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, once the transaction it had for itself is committed; what it raises undoes it."""
        outcome: T = await self._writer.put(work)
        return outcome

    async def _rows(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        with explained():
            async with self._database.reader.connect() as connection:
                return (await connection.execute(query)).all()


async def _create(connection: AsyncConnection, match: NewMatch) -> None:
    first = Append(match=match.id, after=0, events=match.events, at=match.at, then=match.then)
    row: dict[str, Any] = {"id": match.id, "rules": match.rules, "rulebook": match.rulebook, "secrets": match.secrets}
    row |= {"created_at": match.at, "head": len(match.events), "lease_until": 0}
    await connection.execute(insert(MATCHES), row | asdict(match.then))
    seats = [asdict(sitter) | {"match": match.id, "seat": seat} for seat, sitter in enumerate(match.sitters)]
    await connection.execute(insert(SEATS), seats)
    if match.events:
        await connection.execute(insert(EVENTS), event_rows(first))


def _match_row(row: Row[*tuple[Any, ...]], sitters: Sequence[Row[*tuple[Any, ...]]]) -> MatchRow:
    return MatchRow(
        id=row.id,
        rules=row.rules,
        rulebook=row.rulebook,
        secrets=row.secrets,
        sitters=tuple(Sitter(player=player, bot=bot, nonce=nonce) for player, bot, nonce in sitters),
        created_at=row.created_at,
        head=row.head,
        then=Next(deadline_at=row.deadline_at, wake_at=row.wake_at, over=row.over),
    )
