"""What a database does for the store, whichever it is: queries, and work that is committed before it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tilewright.service.errors import ConnectionLost, StoreDefect, StoreUnavailable

T = TypeVar("T")
Columns = TypeVarTuple("Columns")
Work = Callable[[Connection], T]
Parameters = Mapping[str, Any]

# Of PostgreSQL's classes of errors: connection, read-only now, deadlock, lack of room, locked by others, stopped, the
# system's.
_PASSING = {"08", "25", "40", "53", "55", "57", "58"}
# An unknown user or a wrong password, an unknown database.
_NOT_ADMITTED = {"28", "3D"}


class Database(Protocol):
    """An open database. What it raises is StoreUnavailable or StoreDefect, or what the work raised."""

    async def write(self, work: Work[T]) -> T:
        """Return what the work returns, once its transaction is committed and on disk; what it raises undoes it."""
        ...

    async def read(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


def committed(connection: Connection, work: Work[T]) -> T:
    """Return what the work returns, after the commit.

    ConnectionLost is raised only when nothing can have been written: the connection was gone before COMMIT was sent.
    Once that was sent nobody knows, and whoever waits must ask again.
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
    """Turn what a driver raises into StoreUnavailable or StoreDefect, without the rows that its texts may quote."""
    try:
        yield
    except (OSError, TimeoutError, PoolTimeout):
        raise StoreUnavailable("the database does not answer; try again") from None
    except DBAPIError as wrong:
        if wrong.connection_invalidated:
            raise ConnectionLost("the connection to the database was lost; try again") from None
        if _class(wrong) in _NOT_ADMITTED:
            raise StoreUnavailable(f"the database does not let us in: {wrong.orig}") from None
        if isinstance(wrong.orig, sqlite3.OperationalError) or _class(wrong) in _PASSING:
            raise StoreUnavailable("the database is not available; try again") from None
        raise StoreDefect(f"the database refused a statement: {type(wrong).__name__}") from None


def _class(wrong: DBAPIError) -> str:
    """Return PostgreSQL's class of an error, the first two signs of its code; no other database has one."""
    return str(getattr(wrong.orig, "sqlstate", None) or "")[:2]
