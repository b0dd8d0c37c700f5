"""A guest with a loopback address of its own: raw HTTP requests and sockets, with every answer counted."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

House = Mapping[str, int | str]

UNTIMED: House = MappingProxyType({"time.limit": "none"})
SERVER = "127.0.0.1"
SECONDS_TO_ANSWER = 60.0
_CHUNK = 1 << 16
# The beginning of an answer that is kept; the rest is only counted.
_KEPT = 1 << 18
_ERRORS = (OSError, EOFError, TimeoutError, WebSocketException)


class Tally(Struct):
    """What was sent under one name, and how the server answered it."""

    sent: int = 0
    sent_bytes: int = 0
    answered: int = 0
    refused: int = 0
    closed: int = 0
    received_bytes: int = 0
    slowest: float = 0.0


class Answer(Struct, frozen=True):
    """An answer over HTTP: status 0 if the connection was closed without one, and how many bytes it had."""

    status: int
    size: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        """The cookie that the answer sets, if any."""
        for line in self.head.decode("latin-1").split("\r\n"):
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                return value.strip().partition(";")[0]
        return ""


class Visitor:
    """A guest of a server who sends from one address."""

    def __init__(self, port: int, address: str = "127.0.0.1", tally: Tally | None = None) -> None:
        self.port, self.address = port, address
        self.tally = Tally() if tally is None else tally
        self.cookie = self.player = ""

    async def log_in(self, name: str = "Guest") -> bool:
        """Become a guest; return whether the server allowed it."""
        answer = await self.ask("POST", "/api/guests", json.dumps({"name": name}).encode())
        if answer.status == 201:
            self.cookie, self.player = answer.cookie, answer.json["player"]
        return answer.status == 201

    async def ask(self, method: str, path: str, body: bytes = b"", seconds: float = SECONDS_TO_ANSWER) -> Answer:
        """Send a request and return the answer."""
        self.tally.sent += 1
        self.tally.sent_bytes += len(body)
        began = time.perf_counter()
        answer = Answer(0, 0, b"", b"")
        with suppress(*_ERRORS):
            async with asyncio.timeout(seconds):
                answer = await self._asked(method, path, body)
        self.tally.slowest = max(self.tally.slowest, time.perf_counter() - began)
        self.tally.received_bytes += answer.size
        self.tally.answered += 200 <= answer.status < 400
        self.tally.refused += answer.status >= 400
        self.tally.closed += answer.status == 0
        return answer

    async def _asked(self, method: str, path: str, body: bytes) -> Answer:
        reader, writer = await asyncio.open_connection(SERVER, self.port, local_addr=(self.address, 0))
        sending = asyncio.create_task(_written(writer, self.request(method, path, len(body)), body))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            kept, size = bytearray(), 0
            # A server that refuses early may reset the connection behind its answer.
            with suppress(*_ERRORS):
                while part := await reader.read(_CHUNK):
                    size += len(part)
                    kept += part[: max(0, _KEPT - len(kept))]
            return Answer(int(head.split(b" ", 2)[1]), size, head, bytes(kept))
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            writer.close()

    def request(self, method: str, path: str, length: int) -> bytes:
        """Return the head of a request of this guest, after which the server closes the connection."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {SERVER}:{self.port}",
            "Connection: close",
            f"Cookie: {self.cookie}",
            "Content-Type: application/json",
            f"Content-Length: {length}",
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    @asynccontextmanager
    async def line(self) -> AsyncIterator["Line"]:
        """Open a socket, and close it at the end; raise OSError or a WebSocketException if it is refused."""
        self.tally.sent += 1
        try:
            socket = await connect(
                f"ws://{SERVER}:{self.port}/socket",
                additional_headers={"Cookie": self.cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=1,
                local_addr=(self.address, 0),
            )
        except _ERRORS:
            self.tally.refused += 1
            raise
        async with socket:
            yield Line(socket, self.tally)

    async def match(self, bots: Iterable[str], rules: str = "six", house: House = UNTIMED) -> str:
        """Begin a match against bots and return its id; empty if the server refused it."""
        wanted = {"rules": rules, "house": dict(house), "bots": list(bots)}
        answer = await self.ask("POST", "/api/matches", json.dumps(wanted).encode())
        if answer.status != 201:
            return ""
        match: str = answer.json["match"]
        nonce = json.dumps({"nonce": secrets.token_hex(16)}).encode()
        await self.ask("POST", f"/api/bot/matches/{match}/nonce", nonce)
        return match


class Line:
    """An open socket of a guest."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self.socket, self._tally = socket, tally

    async def say(self, message: dict[str, Any] | str) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._tally.sent += 1
        self._tally.sent_bytes += len(text)
        await self.socket.send(text)

    async def hear_a(self, *kinds: str, seconds: float = SECONDS_TO_ANSWER) -> dict[str, Any]:
        """Return the next message of one of these kinds; raise TimeoutError if none comes."""
        async with asyncio.timeout(seconds):
            while True:
                data = await self.socket.recv()
                self._tally.received_bytes += len(data)
                message: dict[str, Any] = json.loads(data)
                self._tally.refused += message["type"] in {"refused", "error"}
                self._tally.answered += message["type"] not in {"refused", "error"}
                if message["type"] in kinds:
                    return message

    async def turn(self, seconds: float = SECONDS_TO_ANSWER) -> dict[str, Any]:
        """Return the next view in which it is this seat's turn."""
        async with asyncio.timeout(seconds):
            while (view := await self.hear_a("view"))["view"]["to_move"] != [view["view"]["seat"]]:
                pass
        return view


async def _written(writer: asyncio.StreamWriter, head: bytes, body: bytes) -> None:
    writer.write(head)
    for start in range(0, len(body), _CHUNK):
        writer.write(body[start : start + _CHUNK])
        await writer.drain()
