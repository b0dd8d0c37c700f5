"""Clients for tests: real HTTP, a real socket, and a bot that chooses the moves."""

from __future__ import annotations

import asyncio
import http.client
import json
import ssl
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tilewright.bots.tiles.beginner import Beginner
from tilewright.chance import Chance
from tilewright.game.view import View

NONCE = "ab" * 32


class Answer(msgspec.Struct, frozen=True):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


class Visitor:
    """A browser: it keeps its cookie and knows the port of the server, which speaks TLS if `tls` is given."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.port = port
        self._tls = tls
        self.cookie = ""
        self.player = ""

    async def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] = MappingProxyType({})
    ) -> Answer:
        """Return the answer to a request."""
        return await asyncio.to_thread(self._asked, method, path, body, headers)

    def _asked(self, method: str, path: str, body: object, headers: Mapping[str, str]) -> Answer:
        line = (
            http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            if self._tls is None
            else http.client.HTTPSConnection("127.0.0.1", self.port, timeout=30, context=self._tls)
        )
        sent = {"Cookie": self.cookie, "Content-Type": "application/json", **headers}
        try:
            line.request(method, path, None if body is None else json.dumps(body), sent)
            answer = line.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            line.close()

    async def log_in(self, name: str) -> str:
        """Become a guest of that name, and return the player's id."""
        answer = await self.ask("POST", "/api/guests", {"name": name})
        assert answer.status == 201, answer.body
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.player = answer.json["player"]
        return self.player

    async def create(
        self, rules: str = "classic-nl", *, players: Sequence[Visitor] = (), bots: Sequence[str] = (), **wanted: object
    ) -> str:
        """Create a match and return its id; other people sit down at a table first."""
        body = {"rules": rules, **wanted}
        if not players:
            return str((await self.done("POST", "/api/matches", {**body, "bots": bots}))["match"])
        table = await self.done("POST", "/api/tables", {**body, "bots": [None] * len(players) + [*bots]})
        for other in players:
            await other.done("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
        return str((await self.done("POST", f"/api/tables/{table['table']}/start", {}))["match"])

    async def done(self, method: str, path: str, body: object) -> dict[str, Any]:
        """Return the answer to a request that succeeds."""
        answer = await self.ask(method, path, body)
        assert answer.status in {200, 201}, answer.body
        made: dict[str, Any] = answer.json
        return made

    @asynccontextmanager
    async def line(self, origin: str | None = None, query: str = "", accepts: str = "") -> AsyncIterator[Line]:
        """Open a socket, and close it at the end; `accepts` is the Accept-Language header."""
        headers = {"Cookie": self.cookie, "Accept-Language": accepts}
        url = f"{'ws' if self._tls is None else 'wss'}://127.0.0.1:{self.port}/socket{query}"
        async with connect(
            url,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]  # the library's type for origins is a str
            compression=None,
            max_size=None,
            ssl=self._tls,
        ) as socket:
            yield Line(socket)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
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
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
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
