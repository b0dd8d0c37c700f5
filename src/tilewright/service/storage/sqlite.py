"""SQLite: a file of one server's, with one thread that writes and a few that read."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, Engine, Row, Select, create_engine, event

from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.database import Parameters, Work, committed, translated_errors
from tilewright.tiles import BadInput

T = TypeVar("T")
Columns = TypeVarTuple("Columns")

_READERS = 2
# Reading a gigabyte takes about a second.
_LARGEST_CHECKED = 2**30
_PRAGMAS = (
    "journal_mode = WAL",
    # With WAL, NORMAL would lose the last commits in a power failure; FULL waits for the disk at each commit.
    "synchronous = FULL",
    "fullfsync = ON",
    "busy_timeout = 5000",
    "foreign_keys = ON",
    # Half a megabyte per connection: the system caches the file as well.
    "cache_size = -512",
)


class SqliteDatabase:
    """An SQLite file that no other server writes to.

    A whole transaction runs in one call on the writing thread: a driver that switches threads for every statement
    takes two and a half times the processor time. With `beside` it is opened next to its server, for a short write.
    """

    def __init__(self, place: URL, *, beside: bool = False) -> None:
        if not place.database or place.database == ":memory:" or place.query:
            raise BadInput('SQLite needs a file, as in "sqlite:///folder/file.db"')
        self._file = file = Path(place.database)
        if beside and not file.is_file():
            raise BadInput(f"there is no database {file}")
        self._guard = None if beside else _guard(file)
        self._reader = _engine(file, _READERS, isolation_level="AUTOCOMMIT")
        self._writer = _engine(file, 1)
        event.listen(self._writer, "begin", _begin)
        self._reading = ThreadPoolExecutor(_READERS, "store reader")
        self._writing = ThreadPoolExecutor(1, "store writer")

    async def write(self, work: Work[T]) -> T:
        """Return the result of the work after its transaction is committed and on disk; an exception rolls it back."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._written, work)

    async def read(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._rows, query, parameters)

    async def try_write(self) -> None:
        """Commit a change without meaning, or raise what every write would raise now."""
        await self.write(_touch)

    async def check_file(self) -> None:
        """Raise StoreUnavailable if the file is damaged; a large file is not read through."""
        if self._file.stat().st_size <= _LARGEST_CHECKED and await self.write(_found_damage):
            raise StoreUnavailable("the database file is damaged")

    async def close(self) -> None:
        """Close the file."""
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.shutdown)
        self._reader.dispose()
        self._writer.dispose()
        if self._guard is not None:
            self._guard.close()

    def _written(self, work: Work[T]) -> T:
        with translated_errors(), self._writer.connect() as connection:
            return committed(connection, work)

    def _rows(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        with translated_errors(), self._reader.connect() as connection:
            return connection.execute(query, parameters).all()


def _guard(file: Path) -> sqlite3.Connection:
    """Return a lock that ends with this process, or raise BadInput if another process holds it.

    It is an SQLite lock on an empty file beside the database, which works on every system.
    """
    try:
        # The file holds secrets of running matches: a new folder is readable by its owner only.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _make_private(file)
        _make_private(Path(f"{file}.lock"))
        guard = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            guard.close()
            raise
    except (OSError, sqlite3.OperationalError) as wrong:
        name = getattr(wrong, "sqlite_errorname", "")
        if name == "SQLITE_BUSY":
            raise BadInput(
                f"{file} is in use by another server; for several servers on one database use PostgreSQL"
            ) from None
        why = "its folder is read-only" if name.startswith("SQLITE_READONLY") else wrong
        raise BadInput(f"{file} cannot be opened: {why}") from None
    return guard


def _make_private(file: Path) -> None:
    """Create a file that only its owner may read, or take it away from others; SQLite gives -wal and -shm its mode."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)
    except PermissionError:
        # Somebody else's file, or read-only: whether it can be used is decided by the first write.
        return


def _found_damage(connection: Connection) -> bool:
    found: str = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    return found != "ok"


def _touch(connection: Connection) -> None:
    # SQLite does not write a row that stays the same; this number is ours alone, and writing it rewrites a page.
    connection.exec_driver_sql(f"PRAGMA user_version = {secrets.randbelow(2**31)}")


def _engine(file: Path, connections: int, **options: Any) -> Engine:
    place = URL.create("sqlite", database=str(file))
    # Parameters hold racks and secrets, which error texts would show.
    engine = create_engine(place, pool_size=connections, max_overflow=0, hide_parameters=True, **options)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # `_begin` starts transactions, never the driver.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and then writes can fail half-way; this one waits for the lock first.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
