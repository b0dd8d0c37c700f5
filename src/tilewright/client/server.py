"""A server over HTTP: logging in, matches, tables, and any other request."""

from __future__ import annotations

import re
import ssl
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import MappingProxyType
from typing import Any, Self

import httpx
import msgspec
from msgspec import Struct

from tilewright.client.errors import NoAnswer, RequestRefused
from tilewright.client.tally import Tally
from tilewright.messages.wire import TableShown

House = Mapping[str, int | str]

_NOTHING: Mapping[str, Any] = MappingProxyType({})
_LOGIN_COOKIE = re.compile(r"(?:__Host-)?tilewright=[^;]*")
_ERRORS = 400
_TABLE: msgspec.json.Decoder[TableShown] = msgspec.json.Decoder(TableShown)


class Network(Struct, frozen=True, kw_only=True):
    """How connections are made: with which certificates, from which local address, and for how long.

    Without `keep_alive` each request has its own connection, and the client needs no closing.
    """

    tls: ssl.SSLContext | None = None
    source: str | None = None
    keep_alive: bool = True
    ping_seconds: float | None = 20.0
    timeout_seconds: float = 60.0


class Answer(Struct, frozen=True):
    """An answer over HTTP; names of headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return msgspec.json.decode(self.body)

    @property
    def reason(self) -> str:
        """Why a request was refused, or the beginning of a body that does not say."""
        return _reason(self.body)


class Server:
    """A server and the login of one player there: a guest, an account, or a token.

    Several addresses are nodes of one installation; when one does not answer, the next is tried.
    """

    def __init__(self, *urls: str, token: str = "", network: Network | None = None, tally: Tally | None = None) -> None:
        self.urls: tuple[str, ...] = tuple(url.rstrip("/") for url in urls)
        self.token: str = token
        self.cookie: str = ""
        self.player: str = ""
        self.network: Network = network or Network()
        self.tally: Tally | None = tally
        self._at = 0
        self._http: httpx.AsyncClient | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections that were kept for further requests."""
        if self._http is not None:
            await self._http.aclose()
            self._http = None

    async def log_in(self, name: str) -> str:
        """Become a guest with that name, and return the player's id; `cookie` is the login."""
        return await self._logged_in("/api/guests", {"name": name})

    async def sign_in(self, login: str, password: str) -> str:
        """Log in to an account, and return the player's id."""
        return await self._logged_in("/api/logins", {"login": login, "password": password})

    async def new_token(self, label: str) -> str:
        """Make a token with which a program plays as this player, and return its text, shown only this once."""
        made = await self.request("POST", "/api/tokens", {"label": label})
        return str(made["token"])

    async def new_match(self, bots: Sequence[str], rules: str = "classic-nl", house: House = _NOTHING) -> str:
        """Create a match against bots of the server, and return its id; the player has seat 0."""
        made = await self.request("POST", "/api/matches", {"rules": rules, "house": dict(house), "bots": bots})
        return str(made["match"])

    async def new_table(self, chairs: Sequence[str | None], rules: str = "classic-nl", **wanted: object) -> TableShown:
        """Open a table: for each chair after the host's a bot, or None for a free one; `wanted` may have `house`,
        `terms` and `listed`."""
        return await self._table("/api/tables", {"rules": rules, "bots": chairs, **wanted})

    async def join(self, table: str, invite: str | None = None) -> TableShown:
        """Sit down at a table that is listed or to which the player is invited."""
        return await self._table(f"/api/tables/{table}/join", {"invite": invite})

    async def start(self, table: str, fill: str | None = None) -> str:
        """Start the match of a table as its host, with a bot in every free chair or without them; return its id."""
        return str((await self._table(f"/api/tables/{table}/start", {"fill": fill})).match)

    async def seats(self) -> tuple[str, ...]:
        """Return the matches that are not over in which this player has a seat, the newest first."""
        return tuple(seat["match"] for seat in await self.request("GET", "/api/bot/matches"))

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Return the JSON of an answer; raise RequestRefused for an error status."""
        answer = await self._done(method, path, body)
        return answer.json if answer.body else None

    async def ask(self, method: str, path: str, body: object = None, headers: Mapping[str, str] = _NOTHING) -> Answer:
        """Return any answer to a request; a body that is not bytes is sent as JSON."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        if self.tally is not None:
            self.tally.note_sent(len(content))
        began = time.perf_counter()
        try:
            response = await self._client().request(
                method, self.urls[self._at] + path, content=content, headers={**self._headers(), **headers}
            )
        except httpx.RequestError as lost:
            raise self._lost(lost, began) from lost
        if self.tally is not None:
            self.tally.note_wait("request", time.perf_counter() - began)
            self.tally.note_received(len(response.content), refused=response.status_code >= _ERRORS)
        return Answer(response.status_code, dict(response.headers), response.content)

    @asynccontextmanager
    async def lines(self, path: str, headers: Mapping[str, str] = _NOTHING) -> AsyncIterator[AsyncIterator[bytes]]:
        """Open an answer that does not end, such as a stream of events, and give its lines as they come."""
        began = time.perf_counter()
        try:
            async with self._client().stream(
                "GET", self.urls[self._at] + path, headers={**self._headers(), **headers}
            ) as got:
                if got.status_code >= _ERRORS:
                    raise RequestRefused(got.status_code, _reason(await got.aread()))
                yield _lines(got)
        except httpx.RequestError as lost:
            raise self._lost(lost, began) from lost

    async def _logged_in(self, path: str, body: object) -> str:
        answer = await self._done("POST", path, body)
        # By hand: on localhost the cookie is Secure, and a cookie jar would not send it over http.
        self.cookie = _LOGIN_COOKIE.findall(answer.headers["set-cookie"])[0]
        self.player = str(answer.json["player"])
        return self.player

    async def _table(self, path: str, body: object) -> TableShown:
        return _TABLE.decode((await self._done("POST", path, body)).body)

    async def _done(self, method: str, path: str, body: object) -> Answer:
        answer = await self.ask(method, path, body)
        if answer.status >= _ERRORS:
            raise RequestRefused(answer.status, answer.reason)
        return answer

    def _headers(self) -> dict[str, str]:
        login = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": self.cookie}
        return {"Accept-Encoding": "identity", "Content-Type": "application/json", **login}

    def _client(self) -> httpx.AsyncClient:
        if self._http is None:
            network = self.network
            limits = httpx.Limits(max_keepalive_connections=20 if network.keep_alive else 0)
            secure = any(url.startswith("https:") for url in self.urls)
            transport = httpx.AsyncHTTPTransport(
                # Reading the certificates of the system takes longer than a request.
                verify=network.tls or secure,
                limits=limits,
                local_address=network.source,
            )
            no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=()))
            self._http = httpx.AsyncClient(
                transport=transport, timeout=network.timeout_seconds, cookies=no_cookies, trust_env=False
            )
        return self._http

    def _lost(self, wrong: Exception, began: float) -> NoAnswer:
        if self.tally is not None:
            self.tally.closed += 1
            self.tally.note_wait("request", time.perf_counter() - began)
        asked, self._at = self.urls[self._at], (self._at + 1) % len(self.urls)
        return NoAnswer(f"{asked}: {wrong!r}")


async def _lines(response: httpx.Response) -> AsyncIterator[bytes]:
    # Not the lines of the package: it also breaks them at characters that may be part of a JSON text.
    rest = b""
    async for part in response.aiter_bytes():
        *whole, rest = (rest + part).split(b"\n")
        for line in whole:
            yield line


def _reason(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["detail"])
    except (msgspec.DecodeError, TypeError, KeyError):
        return body[:200].decode(errors="replace")
