"""What the store needs of a database: queries, and work in a committed transaction."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tilewright.service.errors import ConnectionLost, DiskTrouble, StoreDamaged, StoreDefect, StoreUnavailable

T = TypeVar("T")
Columns = TypeVarTuple("Columns")
Work = Callable[[Connection], T]
Parameters = Mapping[str, Any]

# Error classes of PostgreSQL that pass: connection, read-only, deadlock, no resources, locked, stopped, system.
_PASSING = {"08", "25", "40", "53", "55", "57", "58"}
# Unknown user, wrong password, unknown database.
_NOT_ADMITTED = {"28", "3D"}
# What the operator must mend, by the beginning of SQLite's name for the error or of PostgreSQL's code.
_CAUSES = {
    "SQLITE_FULL": "the disk of the database is full",
    "SQLITE_READONLY": "the database is read-only",
    "SQLITE_PERM": "the database is read-only",
    "SQLITE_CANTOPEN": "the database file cannot be opened",
    "SQLITE_IOERR": "the disk of the database reports an error",
    "SQLITE_NOTADB": "the file is not a database",
    "53100": "the disk of the database is full",
    "25006": "the database is read-only",
}
_OF_DISK = ("SQLITE_FULL", "SQLITE_IOERR", "53100")
# A wrong page that is found while the server runs.
_DAMAGED = ("SQLITE_CORRUPT",)


class Database(Protocol):
    """An open database. It raises StoreUnavailable or StoreDefect, or what the work raises."""

    async def write(self, work: Work[T]) -> T:
        """Return the result of the work after its transaction is committed and on disk; an exception rolls it back."""

    async def read(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""

    async def try_write(self) -> None:
        """Commit a change without meaning, or raise what every write would raise now."""

    async def close(self) -> None:
        """Close the database."""


def committed(connection: Connection, work: Work[T]) -> T:
    """Return the result of the work after the commit.

    ConnectionLost is raised only if nothing can have been written: the connection was lost before COMMIT was sent.
    After that the outcome is unknown, and the client must ask again.
    """
    with translated_errors():
        outcome = work(connection)
    try:
        with translated_errors():
            connection.commit()
    except ConnectionLost as lost:
        raise StoreUnavailable(str(lost)) from None
    return outcome


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn errors of a driver into StoreUnavailable or StoreDefect, without the rows that their texts may quote."""
    try:
        yield
    except (OSError, TimeoutError, PoolTimeout):
        raise StoreUnavailable("the database does not answer") from None
    except DBAPIError as wrong:
        if wrong.connection_invalidated:
            raise ConnectionLost("the connection to the database was lost") from None
        raise _translated(wrong.orig or wrong) from None
    except sqlite3.Error as wrong:
        # SQLAlchemy does not wrap what the pragmas of a new connection raise.
        raise _translated(wrong) from None


def _translated(wrong: BaseException) -> StoreUnavailable | StoreDefect:
    # The code of PostgreSQL, or SQLite's name for an error.
    code = str(getattr(wrong, "sqlstate", None) or getattr(wrong, "sqlite_errorname", None) or "")
    if code[:2] in _NOT_ADMITTED:
        return StoreUnavailable(f"the database denies access: {wrong}")
    if code.startswith(_DAMAGED):
        return StoreDamaged("the database file is damaged; stop the server and restore a backup")
    cause = next((text for start, text in _CAUSES.items() if code.startswith(start)), None)
    if cause is not None or isinstance(wrong, sqlite3.OperationalError) or code[:2] in _PASSING:
        of_disk = code.startswith(_OF_DISK)
        return (DiskTrouble if of_disk else StoreUnavailable)(cause or "the database is not available")
    return StoreDefect(f"the database refused a statement: {type(wrong).__name__}")
