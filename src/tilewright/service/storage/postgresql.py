"""PostgreSQL: a server that several nodes share."""

from collections.abc import Sequence
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, Row, Select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tilewright.service.errors import ConnectionLost
from tilewright.service.storage.database import Parameters, Work, committed, translated_errors

T = TypeVar("T")
Columns = TypeVarTuple("Columns")

_READERS = 4
_SECONDS_TO_ANSWER = 10
# A node that hangs during a write must not block the others for long.
_SETTINGS = {
    "application_name": "tilewright",
    "synchronous_commit": "on",
    "lock_timeout": "1000",
    "idle_in_transaction_session_timeout": "3000",
}


class PostgresDatabase:
    """A database of a PostgreSQL server. A connection that is found dead is silently replaced once."""

    def __init__(self, place: URL) -> None:
        self._reader = _engine(place, _READERS, isolation_level="AUTOCOMMIT")
        self._writer = _engine(place, 1)

    async def write(self, work: Work[T]) -> T:
        """Return the result of the work after its transaction is committed and on disk; an exception rolls it back."""
        try:
            return await self._written(work)
        except ConnectionLost:
            return await self._written(work)

    async def read(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""
        try:
            return await self._rows(query, parameters)
        except ConnectionLost:
            return await self._rows(query, parameters)

    async def try_write(self) -> None:
        """Commit a change without meaning, or raise what every write would raise now."""
        await self.write(_touch)

    async def close(self) -> None:
        """Close the connections."""
        await self._reader.dispose()
        await self._writer.dispose()

    async def _written(self, work: Work[T]) -> T:
        with translated_errors():
            async with self._writer.connect() as connection:
                return await connection.run_sync(committed, work)

    async def _rows(self, query: Select[*Columns], parameters: Parameters) -> Sequence[Row[*Columns]]:
        with translated_errors():
            async with self._reader.connect() as connection:
                return (await connection.execute(query, parameters)).all()


def _touch(connection: Connection) -> None:
    # The one row that every database of ours has; PostgreSQL writes it again although nothing changes.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def _engine(place: URL, connections: int, **options: Any) -> AsyncEngine:
    patience = {"timeout": _SECONDS_TO_ANSWER, "command_timeout": _SECONDS_TO_ANSWER, "server_settings": _SETTINGS}
    return create_async_engine(
        place.set(drivername="postgresql+asyncpg"),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=_SECONDS_TO_ANSWER,
        connect_args=patience,
        # Parameters hold racks and secrets, which error texts would show.
        hide_parameters=True,
        **options,
    )
