"""One open socket of a server: messages out and in, without resuming."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar, get_args

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tilewright.client.errors import NoAnswer, RequestRefused, SocketClosed
from tilewright.client.server import Server
from tilewright.client.tally import Tally
from tilewright.messages.wire import Incoming, Outgoing

Message = TypeVar("Message", bound=Struct)

_OUTGOING: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
_KNOWN = {kind.__struct_config__.tag for kind in get_args(Outgoing)}
_REFUSALS = {"refused", "error"}
_VANISHED = 1006
_OPEN_SECONDS = 10.0


class Head(Struct):
    """The part of a message that says what it is."""

    type: str
    seq: int = 0


_HEAD: msgspec.json.Decoder[Head] = msgspec.json.Decoder(Head)


def head_of(data: bytes) -> Head:
    """Return what a message of the server is, without reading the rest."""
    return _HEAD.decode(data)


def decoded(data: bytes) -> Outgoing | None:
    """Return a message of the server, or None for a kind that this version does not know."""
    return _OUTGOING.decode(data) if head_of(data).type in _KNOWN else None


class Socket:
    """An open socket."""

    def __init__(self, connection: ClientConnection, tally: Tally | None) -> None:
        self._connection, self._tally = connection, tally

    async def send(self, message: Incoming | str | bytes) -> None:
        """Send a message, or any text or bytes."""
        data = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        if self._tally is not None:
            self._tally.note_sent(len(data))
        try:
            await self._connection.send(data)
        except ConnectionClosed as closed:
            raise _closed(closed) from closed

    async def receive(self) -> bytes:
        """Return the next message as its bytes."""
        try:
            data = await self._connection.recv(decode=False)
        except ConnectionClosed as closed:
            raise _closed(closed) from closed
        if self._tally is not None:
            self._tally.note_received(len(data), refused=head_of(data).type in _REFUSALS)
        return data

    async def next_of(self, *kinds: type[Message]) -> Message:
        """Return the next message of one of these kinds, and skip others."""
        while True:
            message = decoded(await self.receive())
            if isinstance(message, kinds):
                return message

    async def ping(self) -> None:
        """Return when the server has answered a ping."""
        try:
            await (await self._connection.ping())
        except ConnectionClosed as closed:
            raise _closed(closed) from closed

    def cut(self) -> None:
        """Break the connection without a goodbye."""
        self._connection.transport.abort()

    def stop_reading(self) -> None:
        """Read nothing more, so that the server finds its messages waiting."""
        self._connection.transport.pause_reading()


@asynccontextmanager
async def open_socket(server: Server, query: str = "", headers: dict[str, str] | None = None) -> AsyncIterator[Socket]:
    """Open a socket with the login of a player, and close it at the end.

    Raise NoAnswer if no server answers, and RequestRefused if it does not want the socket.
    """
    url = secrets.choice(server.urls)
    try:
        connection = await connect(
            f"ws{url.removeprefix('http')}/socket{query}",
            additional_headers={"Cookie": server.cookie, **(headers or {})},
            compression=None,
            max_size=None,
            open_timeout=_OPEN_SECONDS,
            close_timeout=1,
            ping_interval=server.network.ping_seconds,
            proxy=None,
            ssl=server.network.tls,
            local_addr=(server.network.source, 0) if server.network.source else None,
        )
    except InvalidStatus as refused:
        if server.tally is not None:
            server.tally.refused += 1
        raise RequestRefused(refused.response.status_code, "the socket was refused") from refused
    except (OSError, TimeoutError, WebSocketException) as lost:
        if server.tally is not None:
            server.tally.closed += 1
        raise NoAnswer(f"{url}: {lost!r}") from lost
    async with connection:
        yield Socket(connection, server.tally)


def _closed(closed: ConnectionClosed) -> SocketClosed:
    said = closed.rcvd
    return SocketClosed(_VANISHED, "no reason") if said is None else SocketClosed(said.code, said.reason)
