"""The web app: the socket, the few addresses beside it, and the browser part."""

from __future__ import annotations

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exception_handlers import http_exception_handler
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tilewright.engine import Refused
from tilewright.service.errors import (
    Busy,
    NoSeat,
    NoSuchMatch,
    NoSuchRoom,
    StoreUnavailable,
    TooMuch,
    WrongPassword,
    refusal_in_words,
)
from tilewright.service.node import Node
from tilewright.tiles.notation import BadInput
from tilewright.version import VERSION
from tilewright.web.api.accounts import accounts
from tilewright.web.api.analysis import analysis
from tilewright.web.api.bots import bots
from tilewright.web.api.matches import api
from tilewright.web.api.people import people
from tilewright.web.api.rules import rules
from tilewright.web.api.tables import tables
from tilewright.web.door import Bodies, PageHeaders
from tilewright.web.language import language_of
from tilewright.web.pages import pages
from tilewright.web.security import PAGE_HEADERS
from tilewright.web.socket import socket
from tilewright.words.sentence import Sentence

SOCKET = "/socket"

# The first that fits; a refusal of any other kind is one of the moment.
_STATUS: dict[type[Exception], int] = {
    BadInput: 400,
    NoSeat: 403,
    WrongPassword: 403,
    NoSuchMatch: 404,
    NoSuchRoom: 404,
    TooMuch: 429,
    Busy: 503,
    Refused: 409,
    StoreUnavailable: 503,
}


def make_app(node: Node) -> FastAPI:
    """Return the app of a running node."""
    # The pages that FastAPI makes of the description load scripts from elsewhere; the description itself is enough.
    app = FastAPI(title="Tilewright", version=VERSION, docs_url=None, redoc_url=None)
    app.state.node = node
    app.state.ending = lambda: False
    for addresses in (api, rules, tables, people, accounts, bots, analysis):
        app.include_router(addresses)
    app.router.routes.append(WebSocketRoute(SOCKET, socket))
    app.add_api_route("/health", _health, responses={503: {"description": "The database does not answer"}})
    app.add_api_route("/metrics", _metrics, response_class=Response)
    app.add_middleware(Bodies, most=node.turnstile.allowed.body_bytes)
    app.add_middleware(PageHeaders, headers=PAGE_HEADERS)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(HTTPException, _not_so)
    for kind in _STATUS:
        app.add_exception_handler(kind, _refused)
    app.mount("/", pages())
    return app


def with_short_way(app: FastAPI) -> ASGIApp:
    """Return the app with a way to the socket past all layers: each would stay in memory as long as a connection."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            scope["app"] = app
            await socket(WebSocket(scope, receive, send))
        else:
            await app(scope, receive, send)

    return called


async def _health(request: Request) -> dict[str, str]:
    """Say that the node runs and reaches its database, or answer 503."""
    await request.app.state.node.store.heads(())
    return {"status": "ok", "version": VERSION}


async def _metrics(request: Request) -> Response:
    """Give the node's counters in Prometheus's form."""
    return Response(request.app.state.node.metrics.text(), media_type="text/plain; version=0.0.4")


async def _refused(request: Request, wrong: Exception) -> JSONResponse:
    status = next(status for kind, status in _STATUS.items() if isinstance(wrong, kind))
    return JSONResponse({"detail": refusal_in_words(wrong, language_of(request))}, status)


async def _not_so(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    if isinstance(wrong.detail, Sentence):
        return JSONResponse({"detail": wrong.detail.said(language_of(request))}, wrong.status_code)
    return await http_exception_handler(request, wrong)


async def _unfit(_request: Request, wrong: Exception) -> JSONResponse:
    """Say what is wrong with a request, and not what was sent: it may be a password, or letters that are none."""
    assert isinstance(wrong, RequestValidationError)
    detail = [
        {"type": fault["type"], "loc": [_shown(part) for part in fault["loc"]], "msg": _shown(fault["msg"])}
        for fault in wrong.errors()
    ]
    return JSONResponse({"detail": detail}, 422)


def _shown(part: str | int) -> str | int:
    return part.encode("utf-8", "backslashreplace").decode() if isinstance(part, str) else part
