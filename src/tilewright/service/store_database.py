"""A database opened: SQLite in a file or PostgreSQL, with its tables brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tilewright.service.migrations.upgrade import upgrade
from tilewright.service.store_rows import ConnectionLost, StoreDefect, StoreUnavailable
from tilewright.tiles.notation import BadInput, quoted

_READERS = 4
_SECONDS_TO_ANSWER = 10
_PRAGMAS = (
    "journal_mode = WAL",
    # With WAL, NORMAL would lose the last commits when the power fails; FULL waits for the disk at each one.
    "synchronous = FULL",
    "fullfsync = ON",
    "busy_timeout = 5000",
    "foreign_keys = ON",
)
# A node that hangs in the middle of a write must not hold up the others' for long.
_SETTINGS = {
    "application_name": "tilewright",
    "synchronous_commit": "on",
    "lock_timeout": "1000",
    "idle_in_transaction_session_timeout": "3000",
}


class Database(Struct, frozen=True):
    """Connections that read, the one connection that writes, and what keeps a second process away."""

    reader: AsyncEngine
    writer: AsyncEngine
    guard: sqlite3.Connection | None

    async def close(self) -> None:
        """Let go of the database."""
        await self.reader.dispose()
        await self.writer.dispose()
        if self.guard is not None:
            self.guard.close()


async def open_database(url: str) -> Database:
    """Return the database at `url` with its tables up to date; BadInput says what is wrong with the URL or the file."""
    try:
        place = make_url(url)
    except ArgumentError:
        raise BadInput(f"{_HINT}, and this is no URL") from None
    opened = _OPENERS.get(place.get_backend_name())
    if opened is None:
        raise BadInput(f"{_HINT}, not {quoted(place.drivername)}")
    database = opened(place)
    try:
        with explained(), _admitted():
            async with database.writer.begin() as connection:
                await connection.run_sync(upgrade)
    except BaseException:
        await database.close()
        raise
    return database


@contextmanager
def explained() -> Iterator[None]:
    """Turn what a driver raises into StoreUnavailable or StoreDefect, without the rows that its texts may quote."""
    try:
        yield
    except (OSError, TimeoutError, PoolTimeout):
        raise StoreUnavailable("the database does not answer; try again") from None
    except DBAPIError as wrong:
        if wrong.connection_invalidated:
            raise ConnectionLost("the connection to the database was lost; try again") from None
        if isinstance(wrong.orig, sqlite3.OperationalError) or _class(wrong) in _PASSING:
            raise StoreUnavailable("the database is not available; try again") from None
        kind = type(wrong.orig.__cause__ or wrong.orig).__name__ if wrong.orig else type(wrong).__name__
        raise StoreDefect(f"the database refused a statement: {kind}") from None


@contextmanager
def _admitted() -> Iterator[None]:
    """Turn PostgreSQL's refusal of a user or a database into BadInput with its own words."""
    try:
        yield
    except DBAPIError as wrong:
        if _class(wrong) in _NOT_ADMITTED:
            raise BadInput(f"PostgreSQL does not let us in: {wrong.orig}") from None
        raise


def _class(wrong: DBAPIError) -> str:
    """Return PostgreSQL's class of an error, the first two signs of its code; no other database has one."""
    return str(getattr(wrong.orig, "sqlstate", None) or "")[:2]


# Of PostgreSQL's classes of errors: connection, deadlock, lack of room, locked by others, stopped, the system's.
_PASSING = {"08", "40", "53", "55", "57", "58"}
# An unknown user or wrong password, an unknown database.
_NOT_ADMITTED = {"28", "3D"}
_HINT = 'a database is "sqlite:///folder/file.db" or "postgresql://user@host/name"'


def _sqlite(place: URL) -> Database:
    if not place.database or place.database == ":memory:" or place.query:
        raise BadInput('SQLite needs a file, as in "sqlite:///folder/file.db"')
    file = Path(place.database)
    guard = _guard(file)
    place = URL.create("sqlite+aiosqlite", database=str(file))
    reader = _engine(place, pool_size=_READERS, isolation_level="AUTOCOMMIT")
    writer = _engine(place, pool_size=1, max_overflow=0)
    for engine in (reader, writer):
        event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(writer.sync_engine, "begin", _begin)
    return Database(reader, writer, guard)


def _guard(file: Path) -> sqlite3.Connection:
    """Return a lock that ends with this process, or raise BadInput where another process holds it.

    It is SQLite's own lock on an empty file beside the database, which works on every system.
    """
    try:
        # The file holds secrets of running matches: a folder made for it is its owner's alone.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        guard = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            guard.close()
            raise
    except (OSError, sqlite3.OperationalError) as wrong:
        if getattr(wrong, "sqlite_errorname", "") == "SQLITE_BUSY":
            raise BadInput(
                f"{file} is in use by another server; for several servers on one database use PostgreSQL"
            ) from None
        raise BadInput(f"{file} cannot be opened: {wrong}") from None
    return guard


def _prepare(connection: Any, _record: object) -> None:
    # Transactions are begun by `_begin`, and by nothing the driver does on its own.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that begins as a reader and then writes can fail half-way; this one waits for its turn first.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgresql(place: URL) -> Database:
    place = place.set(drivername="postgresql+asyncpg")
    patience = {"timeout": _SECONDS_TO_ANSWER, "command_timeout": _SECONDS_TO_ANSWER, "server_settings": _SETTINGS}
    reader = _engine(place, pool_size=_READERS, isolation_level="AUTOCOMMIT", connect_args=patience)
    return Database(reader, _engine(place, pool_size=1, max_overflow=0, connect_args=patience), None)


def _engine(place: URL, **options: Any) -> AsyncEngine:
    # Parameters are rows with racks and secrets, which the texts of errors would show.
    return create_async_engine(place, hide_parameters=True, pool_timeout=_SECONDS_TO_ANSWER, **options)


_OPENERS: dict[str, Callable[[URL], Database]] = {"sqlite": _sqlite, "postgresql": _postgresql}
