"""Real servers for tests: PostgreSQL and Redis on free ports of this machine, stopped after the tests."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest

from tests.shared import WORKER, run_once
from tests.waiting import wait_until
from tilewright.service.storage.schema import METADATA
from tilewright.service.storage.store import Store
from tools.parts import PARTS
from tools.processor import note_shared

T = TypeVar("T")

# A busy machine is slow; only a server that never starts is an error.
_SECONDS_TO_START = 120
# Rows are deleted, because TRUNCATE makes new files for every table. Children come before what they refer to.
_EMPTY_TABLES = "".join(
    [
        *(f'DELETE FROM "{table.name}";' for table in reversed(METADATA.sorted_tables)),
        "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S';",
    ]
)
# Columns, indexes, constraints, settings of the database, and the revision of its tables.
_SHAPE = """
    SELECT attrelid::regclass::text, attname::text, format_type(atttypid, atttypmod) || attnotnull
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0
    UNION ALL SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT '', '', setconfig::text FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
    WHERE datname = current_database()
    UNION ALL SELECT '', '', alembic_version::text FROM alembic_version
    ORDER BY 1, 2, 3
"""


class Server:
    """A process that listens on a port, and can be stopped and started again."""

    def __init__(self, words: Sequence[str], port: int, user: str | None = None) -> None:
        self.port = port
        self._words = words
        self._user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start_alone(self) -> None:
        """Start a server that outlives this process, and return when it listens."""
        subprocess.run(["sh", "-c", '"$@" > /dev/null 2>&1 &', "sh", *self._words], cwd="/", check=True)
        wait_until(lambda: _listens(self.port), _SECONDS_TO_START)

    def start(self) -> None:
        """Start the server, and return when it listens."""
        self.process = _started(self._words, self._user)
        process = self.process
        try:
            wait_until(lambda: process.poll() is not None or _listens(self.port), _SECONDS_TO_START)
        except TimeoutError:
            self.stop(signal.SIGKILL)
            raise
        assert process.poll() is None, f"{self._words[0]} ended at its start"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server, and return when it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(_SECONDS_TO_START)
            self.process = None


class PostgreSQL(Server):
    """A server of PostgreSQL that trusts everybody on this machine."""

    def __init__(self, words: Sequence[str], port: int, user: str | None = None) -> None:
        super().__init__(words, port, user)
        self._shapes: dict[str, list[asyncpg.Record]] = {}

    def start(self) -> None:
        """Start the server, and return when it answers: after a crash it listens before it does."""
        super().start()
        wait_until(self._answers, _SECONDS_TO_START)

    def _answers(self) -> bool:
        with suppress(asyncpg.CannotConnectNowError):
            return bool(self.query("SELECT 1"))
        return False

    def emptied(self, database: str) -> str:
        """Return the URL of an empty database of this worker, without connections."""
        database = f"{database}_{WORKER}"
        if not self.query(f"SELECT FROM pg_database WHERE datname = '{database}'"):
            self.query(f"CREATE DATABASE {database}")
        self._disconnect(database)
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", database)
        return self.url(database)

    def without_rows(self, database: str) -> str:
        """Return the URL of a database of this worker with all tables, without rows and without connections.

        The migrations take longer than most tests, so they run once, and again after a test that changed the tables.
        """
        name = f"{database}_{WORKER}"
        if name in self._shapes:
            self._disconnect(name)
            if asyncio.run(self._asked(name, partial(_emptied, shape=self._shapes[name]))):
                return self.url(name)
        url = self.emptied(database)
        asyncio.run(_migrated(url))
        self._shapes[name] = self.query(_SHAPE, name)
        return url

    def query(self, statement: str, database: str = "postgres") -> list[asyncpg.Record]:
        """Return the rows of a statement, sent outside the store."""
        return asyncio.run(self._asked(database, lambda connection: connection.fetch(statement)))

    def run(self, script: str, database: str) -> None:
        """Execute several statements in one transaction, outside the store."""
        asyncio.run(self._asked(database, lambda connection: connection.execute(script)))

    async def _asked(self, database: str, ask: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        connection = await asyncpg.connect(self.url(database))
        try:
            return await ask(connection)
        finally:
            await connection.close()

    def _disconnect(self, database: str) -> None:
        # It waits until they are gone: a transaction that is just committed must not outlive the rows deleted next.
        gone = f"pg_terminate_backend(pid, {_SECONDS_TO_START * 1000})"
        self.query(f"SELECT {gone} FROM pg_stat_activity WHERE datname = '{database}'")

    def url(self, database: str) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """Start a PostgreSQL server on an empty folder."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        port = free_port()
        words = [_made_cluster(folder, "postgres"), "-D", f"{folder}/data", *_options(port)]
        server = PostgreSQL(words, port, _database_user())
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


@contextmanager
def shared_postgresql(shared: Path) -> Iterator[PostgreSQL]:
    """Yield the PostgreSQL server of all workers that know a folder; none may stop it."""

    def start() -> str:
        folder, port = tempfile.mkdtemp(), free_port()
        words = [_made_cluster(folder, "pg_ctl"), "-D", f"{folder}/data", "-t", str(_SECONDS_TO_START)]
        _done([*words, "-o", " ".join(_options(port)), "start"])
        return f"{port} {words[0]} {folder}"

    def stop(described: str) -> None:
        _, control, folder = described.split()
        note_shared("postgresql", int(Path(folder, "data", "postmaster.pid").read_text().split()[0]))
        _done([control, "-D", f"{folder}/data", "-m", "immediate", "stop"])
        shutil.rmtree(folder)

    with run_once(shared, "postgresql", start, stop) as described:
        yield PostgreSQL((), int(described.split()[0]))


def _database_user() -> str | None:
    # It refuses to run as root; the Debian package has a user for it.
    return "postgres" if os.geteuid() == 0 else None


def _made_cluster(folder: str, program: str) -> str:
    """Make the files of a server in a folder, and return the path of a program of PostgreSQL."""
    initdb = Path(part("PostgreSQL"))
    if user := _database_user():
        shutil.chown(folder, user)
    # Power failures are not tested here; everything else works as with fsync.
    _done([str(initdb), "-D", f"{folder}/data", "-U", "postgres", "--auth=trust", "--no-sync", "--locale=C"])
    return str(initdb.with_name(program))


def _options(port: int) -> list[str]:
    settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off", "max_connections": 400}
    return [word for name, value in {**settings, "port": port}.items() for word in ("-c", f"{name}={value}")]


def _done(words: Sequence[str]) -> None:
    """Let a program of PostgreSQL do something, and return when it has."""
    assert _started(words, _database_user()).wait(_SECONDS_TO_START) == 0, words


@contextmanager
def redis() -> Iterator[Server]:
    """Start a Redis server that keeps nothing on disk."""
    program, port = part("Redis"), free_port()
    words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = Server(words, port)
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def _emptied(connection: asyncpg.Connection, shape: Sequence[asyncpg.Record]) -> bool:
    """Delete all rows and return True, unless the tables have changed."""
    if await connection.fetch(_SHAPE) != shape:
        return False
    await connection.execute(_EMPTY_TABLES)
    return True


async def _migrated(url: str) -> None:
    await (await Store.open(url)).close()


def part(name: str) -> str:
    """Return the path of an external program, or skip the test if this machine has none."""
    (wanted,) = (part for part in PARTS if part.name == name)
    path = wanted.path()
    if path is None:
        pytest.skip(f"{name} is {wanted.advice()}")
    return path


def free_port() -> int:
    """Return a port that nobody listens on, for a server that starts later."""
    while True:
        # Not one that the system chooses: it could give the same one to a connection before the server starts.
        port = 20_000 + secrets.randbelow(12_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def _started(words: Sequence[str], user: str | None) -> subprocess.Popen[bytes]:
    # Its own process group, so that Ctrl-C reaches the tests first.
    return subprocess.Popen(
        words,
        user=user,
        group=user,
        extra_groups=() if user else None,
        cwd="/",
        process_group=0,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False
