"""Opening a database by its URL, and bringing its tables up to date."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tilewright.service.errors import StoreDefect, StoreUnavailable
from tilewright.service.storage.database import Database, Work
from tilewright.service.storage.migrations.upgrade import upgrade
from tilewright.service.storage.postgresql import PostgresDatabase
from tilewright.service.storage.sqlite import SqliteDatabase
from tilewright.tiles import BadInput, quoted

_KINDS: dict[str, Callable[[URL], Database]] = {"sqlite": SqliteDatabase, "postgresql": PostgresDatabase}
_HINT = 'a database is "sqlite:///folder/file.db" or "postgresql://user@host/name"'


async def open_database(url: str, prepare: Work[None] = upgrade, *, beside: bool = False) -> Database:
    """Return the database at `url` after the transaction that brings its tables up to date, or raise BadInput.

    A file that cannot be used is bad input; a PostgreSQL server that does not answer is StoreUnavailable. A file that
    is opened `beside` its server is not taken from it.
    """
    try:
        place = make_url(url)
    except ArgumentError:
        raise BadInput(f"{_HINT}, and this is not a URL") from None
    kind = _KINDS.get(place.get_backend_name())
    if kind is SqliteDatabase and beside:
        kind = partial(SqliteDatabase, beside=True)
    if kind is None:
        raise BadInput(f"{_HINT}, not {quoted(place.drivername)}")
    database = kind(place)
    try:
        if isinstance(database, SqliteDatabase):
            await database.check_file()
        await database.write(prepare)
        # Without a migration to apply, nothing was written yet.
        await database.try_write()
    except BaseException as wrong:
        await database.close()
        if isinstance(database, SqliteDatabase) and isinstance(wrong, StoreUnavailable | StoreDefect):
            raise BadInput(f"{place.database} cannot be used: {wrong}") from None
        raise
    return database
