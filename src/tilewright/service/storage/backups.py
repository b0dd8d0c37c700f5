"""Backups: the whole database at one moment, as lines that can be restored into any database.

The first line names the format, each further line is a row, and the last one has their number and hash.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from types import GenericAlias
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, MetaData, Table, create_engine, func, insert, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from tilewright.service.storage.database import translated_errors
from tilewright.service.storage.migrations.upgrade import NEWER, newest_revision, revision_of, scripts, upgrade
from tilewright.service.storage.opening import open_database
from tilewright.service.storage.schema import METADATA
from tilewright.tiles import BadInput
from tilewright.version import VERSION

FORMAT = 1

_AT_ONCE = 500
_LONGEST_LINE = 64 * 2**20

T = TypeVar("T")


class Head(Struct, frozen=True, kw_only=True, tag="head", forbid_unknown_fields=True):
    """The head of a backup: its format, the version that made it, and the revision of its tables."""

    format: int
    version: str
    revision: str


class Line(Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    """One row of a table, column by column in the order of the database; bytes are in base64."""

    table: str
    row: list[Any]


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The number of rows, and the SHA-256 of all lines before this one."""

    rows: int
    sha256: str


_LINES: msgspec.json.Decoder[Head | Line | End] = msgspec.json.Decoder(Head | Line | End)


async def back_up(url: str, file: Path) -> int:
    """Write a database as it is at one moment to a file, and return the number of rows.

    The server may run meanwhile: the rows are read in one transaction that sees no later write and blocks none.
    """
    place = _place(url)
    made = file.with_name(file.name + ".part")
    try:
        # It holds secrets of running matches; a file left by a killed backup may have another mode.
        made.unlink(missing_ok=True)
        private = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(private, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as lines:
            rows = await _read(place, lambda connection: _written(connection, lines))
        made.replace(file)
    except OSError as wrong:
        raise BadInput(f"cannot write {file}: {wrong.strerror}") from None
    finally:
        made.unlink(missing_ok=True)
    return rows


async def restore(file: Path, url: str) -> int:
    """Restore a backup of this or an older version into an empty database and return the number of rows.

    One transaction makes the tables of that version, fills and migrates them; after an error the database is empty.
    """
    try:
        raw = file.open("rb")
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    with raw:
        head, rows = _checked(raw)
        database = await open_database(url, partial(_fill, raw=raw, revision=head.revision))
        await database.close()
    return rows


async def _read(place: URL, work: Callable[[Connection], T]) -> T:
    """Return the result of the work on a snapshot of a database."""
    with translated_errors():
        if place.get_backend_name() == "sqlite":
            return _read_file(place, work)
        engine = create_async_engine(
            place.set(drivername="postgresql+asyncpg"), isolation_level="REPEATABLE READ", hide_parameters=True
        )
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()


def _read_file(place: URL, work: Callable[[Connection], T]) -> T:
    if not place.database or not Path(place.database).is_file():
        raise BadInput(f"there is no database {place.database}")
    engine = create_engine(place, hide_parameters=True)
    try:
        with engine.connect() as connection:
            # The driver begins a transaction only before a write; without one, each query would see a different moment.
            connection.exec_driver_sql("BEGIN")
            return work(connection)
    finally:
        engine.dispose()


def _written(connection: Connection, lines: BinaryIO | gzip.GzipFile) -> int:
    digest = hashlib.sha256()
    head = Head(format=FORMAT, version=VERSION, revision=_revision(connection))
    rows = 0

    def write(line: Head | Line) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        lines.write(data)

    write(head)
    for table in _tables(connection, METADATA.tables):
        order = [*table.primary_key.columns]
        query = select(table).order_by(*order).execution_options(yield_per=_AT_ONCE)
        for row in connection.execute(query):
            write(Line(f"{table.name}", [_plain(value) for value in row]))
            rows += 1
    lines.write(msgspec.json.encode(End(rows, digest.hexdigest())) + b"\n")
    return rows


def _revision(connection: Connection) -> str:
    revision = revision_of(connection)
    if revision is None:
        raise BadInput("this is not a database of Tilewright, or no server has run on it yet")
    if revision > newest_revision():
        # It may have columns that this version does not know.
        raise BadInput("the database was made by a newer Tilewright: use that one for backups")
    return revision


def _tables(connection: Connection, names: Container[str]) -> list[Table]:
    """Return the tables that a database has of these names, each after those it refers to.

    They are read from the database: its revision may be older than `schema`, and `schema` may order columns otherwise.
    """
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in names)
    return found.sorted_tables


def _fill(connection: Connection, raw: BinaryIO, revision: str) -> None:
    """Make the tables of a revision, insert the rows of its backup and migrate, all in the open transaction."""
    _drop_empty_tables(connection)
    others = {*inspect(connection).get_table_names(), "alembic_version"}
    upgrade(connection, revision)
    tables = _tables(connection, {*inspect(connection).get_table_names()} - others)
    by_name = {table.name: table for table in tables}
    lines = (line for _, line in _decoded(raw) if isinstance(line, Line))
    for name, same in groupby(lines, key=lambda line: line.table):
        if name not in by_name:
            raise BadInput(f"{raw.name} has a row of a table {name} that revision {revision} does not have")
        _insert(connection, by_name[name], same, raw.name)
    _count_on(connection, tables)
    upgrade(connection)


def _drop_empty_tables(connection: Connection) -> None:
    """Drop the tables of a database in which nothing is stored yet, or raise BadInput."""
    revision = revision_of(connection)
    if revision is None:
        return
    if revision > newest_revision():
        raise BadInput(NEWER)
    tables = _tables(connection, METADATA.tables)
    if any(connection.execute(select(table).limit(1)).first() is not None for table in tables):
        raise BadInput("the database is not empty: restore into a new one")
    for table in reversed(tables):
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")


def _insert(connection: Connection, table: Table, lines: Iterator[Line], file: str) -> None:
    names = table.columns.keys()
    shape = GenericAlias(tuple, tuple(column.type.python_type | None for column in table.columns))
    try:
        while rows := [msgspec.convert(line.row, shape) for line in islice(lines, _AT_ONCE)]:
            connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
    except msgspec.ValidationError as wrong:
        raise BadInput(f"{file} has a row that does not fit the table {table.name}: {wrong}") from None
    except IntegrityError:
        raise BadInput(f"{file} has rows of the table {table.name} that do not fit its other rows") from None


def _count_on(connection: Connection, tables: Iterable[Table]) -> None:
    """Let PostgreSQL number new rows after the restored ones, which keep their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        column = table.autoincrement_column
        if column is not None:
            counter = func.pg_get_serial_sequence(table.name, column.name)
            after = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(counter, after, False)))


def _checked(raw: BinaryIO) -> tuple[Head, int]:
    """Return the head of a backup and its number of rows; raise BadInput if it is damaged, incomplete or newer."""
    digest = hashlib.sha256()
    rows = 0
    head = end = None
    for data, line in _decoded(raw):
        match line:
            case Head() if head is None:
                head = line
                _refuse_newer(raw.name, head)
            case Line() if head is not None and end is None:
                rows += 1
            case End() if head is not None and end is None:
                end = line
                continue
            case _:
                raise BadInput(f"{raw.name} is not a backup")
        digest.update(data)
    if head is None or end is None or end.rows != rows or end.sha256 != digest.hexdigest():
        raise BadInput(f"{raw.name} is not whole: its end is missing or its hash differs")
    return head, rows


def _refuse_newer(file: str, head: Head) -> None:
    if head.format != FORMAT or head.revision not in {script.revision for script in scripts()}:
        raise BadInput(
            f"{file} was made by Tilewright {head.version}, in format {head.format} with tables of revision "
            f"{head.revision}, which this version does not know: restore it with that version"
        )


def _decoded(raw: BinaryIO) -> Iterator[tuple[bytes, Head | Line | End]]:
    raw.seek(0)
    try:
        with gzip.open(raw) as lines:
            while data := lines.readline(_LONGEST_LINE):
                yield data, _LINES.decode(data)
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, UnicodeError):
        raise BadInput(f"{raw.name} is damaged or not a backup") from None
    except OSError as wrong:
        raise BadInput(f"cannot read {raw.name}: {wrong.strerror}") from None


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _place(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise BadInput("the database is not a URL") from None
