"""Backups: the whole database at one moment, as lines that can be restored into any database.

The first line names the format, each further line is a row, and the last one has their number and hash.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, LargeBinary, Table, create_engine, func, insert, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from tilewright.service.storage.database import translated_errors
from tilewright.service.storage.migrations.upgrade import newest_revision, revision_of
from tilewright.service.storage.opening import open_database
from tilewright.service.storage.schema import METADATA
from tilewright.tiles.notation import BadInput
from tilewright.version import VERSION

FORMAT = 1

_AT_ONCE = 500
_LONGEST_LINE = 64 * 2**20

T = TypeVar("T")
Values = list[Any]


def _with_wake(row: Values) -> Values:
    """Return a row of `matches` of revision 0005 that the sweeper finds also if the match never began."""
    created_at, head, wake_at = row[4], row[5], row[7]
    return row if head or wake_at is not None else [*row[:7], created_at, *row[8:]]


# How rows of an older backup become rows of the next revision, for the tables that its migration changed.
_ROW_CHANGES: dict[str, dict[str, Callable[[Values], Values]]] = {
    "0001": {"matches": lambda row: [*row, None], "players": lambda row: [*row, None]},
    "0002": {},
    "0003": {"commands": lambda row: row[:-1]},
    "0004": {},
    "0005": {"seats": lambda row: [*row, None], "matches": _with_wake},
    "0006": {},
}


class Head(Struct, frozen=True, kw_only=True, tag="head", forbid_unknown_fields=True):
    """The head of a backup: its format, the version that made it, and the revision of its tables."""

    format: int
    version: str
    revision: str


class Line(Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    """One row of a table, column by column in the order of the schema; bytes are in base64."""

    table: str
    row: Values


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

    After BadInput the database is still empty.
    """
    database = await open_database(url)
    try:
        return await database.write(lambda connection: _filled(connection, file))
    finally:
        await database.close()


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
    for table in METADATA.sorted_tables:
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


def _filled(connection: Connection, file: Path) -> int:
    """Insert all rows of a backup in the open transaction; an exception rolls it back."""
    for known in METADATA.sorted_tables:
        if connection.execute(select(known).limit(1)).first() is not None:
            raise BadInput("the database is not empty: restore into a new one")
    tables: dict[str, Table] = dict(METADATA.tables)
    rows: list[dict[str, Any]] = []
    filling: Table | None = None
    count = 0
    for line in _lines_of(file, _revision(connection)):
        table = tables.get(line.table)
        if table is None or len(line.row) != len(table.columns):
            raise BadInput(f"{file} has a row of a table {line.table} that this version does not have")
        if rows and (table is not filling or len(rows) == _AT_ONCE):
            assert filling is not None
            connection.execute(insert(filling), rows)
            rows = []
        filling = table
        rows.append(_row(table, line.row))
        count += 1
    if filling is not None:
        connection.execute(insert(filling), rows)
    _count_on(connection)
    return count


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after the restored ones, which keep their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            counter = func.pg_get_serial_sequence(table.name, column.name)
            after = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(counter, after, False)))


def _row(table: Table, values: Iterable[Any]) -> dict[str, Any]:
    return {
        column.name: base64.b64decode(value) if isinstance(column.type, LargeBinary) and value is not None else value
        for column, value in zip(table.columns, values, strict=True)
    }


def _lines_of(file: Path, revision: str) -> Iterator[Line]:
    """Yield the rows of a backup, or raise BadInput if it is damaged, incomplete or of an unknown version."""
    digest = hashlib.sha256()
    rows = 0
    head = end = None
    for data, line in _decoded(file):
        match line:
            case Head() if head is None:
                head = line
                changes = _changes_since(file, head, revision)
            case Line() if head is not None and end is None:
                rows += 1
                yield _updated(line, changes)
            case End() if head is not None and end is None:
                end = line
                continue
            case _:
                raise BadInput(f"{file} is not a backup")
        digest.update(data)
    if end is None or end.rows != rows or end.sha256 != digest.hexdigest():
        raise BadInput(f"{file} is not whole: its end is missing or its hash differs")


def _decoded(file: Path) -> Iterator[tuple[bytes, Head | Line | End]]:
    try:
        with gzip.open(file, "rb") as lines:
            while data := lines.readline(_LONGEST_LINE):
                yield data, _LINES.decode(data)
    except gzip.BadGzipFile:
        raise BadInput(f"{file} is not a backup") from None
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    except (msgspec.MsgspecError, EOFError, UnicodeError):
        raise BadInput(f"{file} is damaged or not a backup") from None


def _changes_since(file: Path, head: Head, revision: str) -> Sequence[Mapping[str, Callable[[Values], Values]]]:
    """Return the changes from the revision of a backup to that of the database, oldest first, or raise BadInput."""
    if head.format != FORMAT or head.revision not in {*_ROW_CHANGES, revision}:
        raise BadInput(
            f"{file} was made by Tilewright {head.version}, whose tables differ: restore it with that version, "
            "then start this one on the database"
        )
    return [changes for older, changes in _ROW_CHANGES.items() if head.revision <= older < revision]


def _updated(line: Line, changes: Sequence[Mapping[str, Callable[[Values], Values]]]) -> Line:
    row = line.row
    for change in changes:
        row = change[line.table](row) if line.table in change else row
    return Line(line.table, row)


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _place(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise BadInput("the database is not a URL") from None
