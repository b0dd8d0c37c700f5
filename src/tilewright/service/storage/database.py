"""What the store needs of a database: queries, and work in a committed transaction."""

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

# Error classes of PostgreSQL that pass: connection, read-only, deadlock, no resources, locked, stopped, system.
_PASSING = {"08", "25", "40", "53", "55", "57", "58"}
# Unknown user, wrong password, unknown database.
_NOT_ADMITTED = {"28", "3D"}


class Database(Protocol):
    """An open database. It raises StoreUnavailable or StoreDefect, or what the work raises."""

    async def write(self, work: Work[T]) -> T:
        """Return the result of the work after its transaction is committed and on disk; an exception rolls it back."""

    async def read(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""

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
        raise StoreUnavailable("the database does not answer; try again") from None
    except DBAPIError as wrong:
        if wrong.connection_invalidated:
            raise ConnectionLost("the connection to the database was lost; try again") from None
        if _class(wrong) in _NOT_ADMITTED:
            raise StoreUnavailable(f"the database denies access: {wrong.orig}") from None
        if isinstance(wrong.orig, sqlite3.OperationalError) or _class(wrong) in _PASSING:
            raise StoreUnavailable("the database is not available; try again") from None
        raise StoreDefect(f"the database refused a statement: {type(wrong).__name__}") from None


def _class(wrong: DBAPIError) -> str:
    """Return the PostgreSQL error class, the first two characters of the code; empty for other databases."""
    return str(getattr(wrong.orig, "sqlstate", None) or "")[:2]
