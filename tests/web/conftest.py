"""A real server for each test that asks for one: uvicorn on a free port, on a new database."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

import msgspec
import pytest
from msgspec import Struct

from tests.service.conftest import own_postgres
from tests.service.match_setup import QUICK, QUICK_HASHER, UNLIMITED
from tests.service.store_setup import sqlite_file
from tests.waiting import until
from tests.web.players import Visitor
from tilewright.cli.serve import home_of, listening_on, server_of
from tilewright.service.node import Node, NodeConfig
from tilewright.service.settings import Allowed, Budgets, Pace, Settings

__all__ = ["own_postgres"]

# The windows are longer than a test takes on a slow machine, for tests that lower one of the limits.
GENEROUS = Allowed(
    commands_window=600, messages_window=600, socket_window=600, address_window=600, chat_window=600,
    analyses_window=600, replays_window=600, address_replays_window=600,
    sockets_per_player=4, sockets_per_address=500, commands=100_000, messages=100_000,
    socket_messages=100_000, socket_bytes=10**9, address_messages=1_000_000,
    guests=10_000, sign_ups=10_000, matches=10_000, tables=10_000, calls=10_000, passwords=10_000, chat=10_000,
    analyses=10_000,
    address_passwords=10_000, accounts=10_000, mails=10_000,
    replays=10_000, address_replays=10_000, address_tries=10_000, running_matches=10_000,
    running_matches_per_address=10_000,
    open_tables=10_000, open_tables_per_address=10_000, stored_bytes=2**31, address_stored_bytes=2**31,
)  # fmt: skip
# Questions are answered at a low priority: on a busy machine the usual time limit is too short.
EVERYDAY = Settings(
    pace=QUICK,
    allowed=GENEROUS,
    budgets=Budgets(loop=UNLIMITED, short=UNLIMITED, long=UNLIMITED),
    analysis_seconds=600,
    hint_seconds=600,
)


def node_in(folder: Path, settings: Settings = EVERYDAY) -> NodeConfig:
    """Return a node on an SQLite file in a folder."""
    return NodeConfig(database=sqlite_file(folder), settings=settings, hasher=QUICK_HASHER)


class Serving(Struct, frozen=True, eq=False):
    """A running server: its node, its port, and a function that stops it as a signal would."""

    node: Node
    port: int
    stop: Callable[[], None]

    def visitor(self) -> Visitor:
        """Return a visitor who has not logged in."""
        return Visitor(self.port)

    async def guest(self, name: str = "Ann") -> Visitor:
        """Return a visitor who has logged in."""
        visitor = self.visitor()
        await visitor.log_in(name)
        return visitor


@asynccontextmanager
async def serving(
    plan: NodeConfig, send_buffer: int | None = None, *, host: str = "127.0.0.1", proxies: str | None = None
) -> AsyncIterator[Serving]:
    """Run a server until the end of the block; the system buffers `send_buffer` bytes of each answer, if given."""
    node = await Node.open(plan)
    with listening_on(host, 0) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        port: int = listener.getsockname()[1]
        server = server_of(node, plan.settings, proxies, home_of(plan, (host, port), proxies))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        await until(lambda: server.started)

        def stop() -> None:
            server.should_exit = True

        try:
            yield Serving(node, port, stop)
        finally:
            stop()
            await task
            await node.close()


class Start(Protocol):
    """A function that starts a server."""

    def __call__(self, allowed: Allowed, pace: Pace = QUICK) -> Awaitable[Serving]:
        """Return a server with these limits."""
        ...


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Start]:
    """Return a function that starts a server with given settings."""
    async with AsyncExitStack() as stack:

        async def start(allowed: Allowed, pace: Pace = QUICK) -> Serving:
            settings = msgspec.structs.replace(EVERYDAY, pace=pace, allowed=allowed)
            return await stack.enter_async_context(serving(node_in(tmp_path / "data", settings)))

        yield start


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Return a server with generous limits and no waiting times."""
    async with serving(node_in(tmp_path / "data")) as running:
        yield running
