"""What every answer and every request goes through: headers for browsers, and a bound on how much may come in."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class PageHeaders:
    """Adds headers to every answer that has none of the name; streams pass through it piece by piece."""

    def __init__(self, app: ASGIApp, headers: Mapping[str, str]) -> None:
        self._app, self._headers = app, headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)


class TooLong(Exception):
    """A body that goes on after the most that is taken."""


class Bodies:
    """Refuses bodies over a number of bytes with 413, whether they say their length or not."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app, self._most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        came = 0

        async def counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > self._most:
                raise TooLong
            return message

        try:
            if not length.isdecimal() or int(length) > self._most:
                raise TooLong
            await self._app(scope, counted, send)
        except TooLong:
            refused = JSONResponse({"detail": f"at most {self._most} bytes at once"}, 413)
            await refused(scope, receive, send)
