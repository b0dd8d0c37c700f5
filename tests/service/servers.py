"""Real servers for tests: PostgreSQL and Redis on free ports of this machine, stopped after the tests."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from tests.waiting import wait_until
from tools.parts import PARTS

# A busy machine is slow; only a server that never starts is an error.
_SECONDS_TO_START = 120


class Server:
    """A process that listens on a port, and can be stopped and started again."""

    def __init__(self, words: Sequence[str], port: int, user: str | None = None) -> None:
        self.port = port
        self._words = words
        self._user = user
        self.process: subprocess.Popen[bytes] | None = None

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

    def start(self) -> None:
        """Start the server, and return when it answers: after a crash it listens before it does."""
        super().start()
        wait_until(self._answers, _SECONDS_TO_START)

    def _answers(self) -> bool:
        with suppress(asyncpg.CannotConnectNowError):
            return bool(self.query("SELECT 1"))
        return False

    def emptied(self, database: str) -> str:
        """Return the URL of an empty database without connections."""
        if not self.query(f"SELECT FROM pg_database WHERE datname = '{database}'"):
            self.query(f"CREATE DATABASE {database}")
        self.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
        self.query("DROP SCHEMA public CASCADE", database)
        self.query("CREATE SCHEMA public", database)
        return self.url(database)

    def query(self, statement: str, database: str = "postgres") -> list[asyncpg.Record]:
        """Return the rows of a statement, sent outside the store."""

        async def asked() -> list[asyncpg.Record]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        return asyncio.run(asked())

    def url(self, database: str) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """Start a PostgreSQL server on an empty folder."""
    initdb = Path(part("PostgreSQL"))
    # It refuses to run as root; the Debian package has a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if user:
            shutil.chown(folder, user)
        # Power failures are not tested here; everything else works as with fsync.
        words = [str(initdb), "-D", f"{folder}/data", "-U", "postgres", "--auth=trust", "--no-sync", "--locale=C"]
        assert _started(words, user).wait(_SECONDS_TO_START) == 0
        port = free_port()
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", f"port={port}")
        words = [str(initdb.with_name("postgres")), "-D", f"{folder}/data"]
        server = PostgreSQL([*words, *(word for setting in settings for word in ("-c", setting))], port, user)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


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
