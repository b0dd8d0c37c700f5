"""Players of tests: the client with messages as plain dictionaries, and a bot that chooses the moves."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import msgspec

from tilewright.bots.tiles.beginner import Beginner
from tilewright.chance import Chance
from tilewright.client.server import Answer, Network, Server
from tilewright.client.socket import Socket, open_socket
from tilewright.game.view import View

NONCE = "ab" * 32


class Visitor:
    """A browser: it keeps its cookie and knows where the server is, which speaks TLS if `tls` is given."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1") -> None:
        self.port = port
        network = Network(tls=tls, keep_alive=False, timeout_seconds=100)
        self.server = Server(f"http{'s' if tls else ''}://{host}:{port}", network=network)

    @property
    def cookie(self) -> str:
        """The login, as a cookie."""
        return self.server.cookie

    @cookie.setter
    def cookie(self, cookie: str) -> None:
        self.server.cookie = cookie

    @property
    def player(self) -> str:
        """The id of the player who has logged in."""
        return self.server.player

    async def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] = MappingProxyType({})
    ) -> Answer:
        """Return the answer to a request; any body may be sent, with text that is not UTF-8 too."""
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        answer = await self.server.ask(method, path, sent, headers)
        if path == "/api/account" and answer.status == 201:
            # Signing up ends the login of the guest.
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    async def log_in(self, name: str) -> str:
        """Become a guest of that name, and return the player's id."""
        return await self.server.log_in(name)

    async def create(
        self, rules: str = "classic-nl", *, players: Sequence[Visitor] = (), bots: Sequence[str] = (), **wanted: Any
    ) -> str:
        """Create a match and return its id; other people sit down at a table first."""
        if not players:
            return await self.server.new_match(bots, rules, **wanted)
        table = await self.server.new_table([None] * len(players) + [*bots], rules, **wanted)
        for other in players:
            await other.server.join(table.table, table.invite)
        return await self.server.start(table.table)

    async def done(self, method: str, path: str, body: object) -> dict[str, Any]:
        """Return the answer to a request that succeeds."""
        made: dict[str, Any] = await self.server.request(method, path, body)
        return made

    @asynccontextmanager
    async def line(self, origin: str | None = None, query: str = "", accepts: str = "") -> AsyncIterator[Line]:
        """Open a socket, and close it at the end; `accepts` is the Accept-Language header."""
        headers = {"Accept-Language": accepts} | ({} if origin is None else {"Origin": origin})
        async with open_socket(self.server, query, headers) as socket:
            yield Line(socket)


class Line:
    """An open socket."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self._early: deque[dict[str, Any]] = deque()
        self._rules: dict[str, Any] | None = None

    async def say(self, message: Mapping[str, object] | str | bytes) -> None:
        """Send a message, or any text or bytes."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        if self._early:
            return self._early.popleft()
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.receive(), 30))
        self.heard.append(message)
        if message["type"] == "view":
            # Only the first view after hello has the rulebook.
            self._rules = message["view"].setdefault("rules", self._rules)
        return message

    async def hear_a(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds, and skip others."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def begin(self, match: str) -> dict[str, Any]:
        """Follow a match, give a nonce, and return the first view of the match."""
        await self.say({"type": "hello", "match": match})
        await self.hear_a("seating")
        await self.say({"type": "nonce", "nonce": NONCE})
        return await self.hear_a("view")

    async def act(self, name: str, command: object, **more: object) -> dict[str, Any]:
        """Send a command, and return the answer; what the command brought about is still to be heard.

        A look at the log now and then can send the events of a command before its acknowledgement.
        """
        await self.say({"type": "act", "id": name, "command": command, **more})
        before = len(self.heard)
        answer = await self.hear_a("ack", "refused")
        if answer["type"] == "ack":
            self._early.extend(one for one in self.heard[before:-1] if one.get("seq", 0) >= answer["seq"])
        return answer


def turn(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the command that the beginner bot would choose with this view."""
    seen = msgspec.convert(view, View, dec_hook=_points)
    command: dict[str, Any] = msgspec.to_builtins(Beginner().choose(seen, (), Chance(b"%d" % seen.turns)))
    return command


def idle(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the simplest legal command: deal, draw or pass."""
    if view["shown"]:
        return {"type": "DealNext"}
    return {"type": "DrawTile"} if view["pool"] and view["lap"] is None else {"type": "Pass"}


def _points(kind: type, value: Any) -> Any:
    return Fraction(value)
