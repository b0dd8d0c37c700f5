"""The web app: the socket, the API, and the browser part."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tilewright.answers.addresses import Cost
from tilewright.answers.errors import STATUS
from tilewright.answers.requests import Malformed, Wrong
from tilewright.engine import Refused
from tilewright.hosting.refusals import NoSeat, NoSuchMatch
from tilewright.service import errors
from tilewright.service.accounts.accounts import Unproved, WrongCode
from tilewright.service.accounts.passkeys import WrongPasskey
from tilewright.service.desk.bans import Banned
from tilewright.service.limits.loop_work import Bill
from tilewright.service.limits.networks import Asker
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.node import Node
from tilewright.service.people.friends import NoSuchPerson
from tilewright.service.rooms.screen_codes import NoSuchCode
from tilewright.service.settings import clock_warning
from tilewright.service.tournaments.service import NoSuchTournament
from tilewright.version import VERSION
from tilewright.web.api.accounts import accounts
from tilewright.web.api.bots import bots
from tilewright.web.api.day_deals import day_deals
from tilewright.web.api.desk import desk
from tilewright.web.api.friends import friends
from tilewright.web.api.home_network import home_network
from tilewright.web.api.matches import matches
from tilewright.web.api.mistakes import mistakes
from tilewright.web.api.page_errors import page_errors
from tilewright.web.api.passkeys import passkeys
from tilewright.web.api.people import people
from tilewright.web.api.previews import previews
from tilewright.web.api.push import push
from tilewright.web.api.puzzles import puzzles
from tilewright.web.api.recovery import recovery
from tilewright.web.api.rules import rules
from tilewright.web.api.studying import GATES, studying
from tilewright.web.api.tables import tables
from tilewright.web.api.tournaments import tournaments
from tilewright.web.authentication import Declined, node_of
from tilewright.web.endpoints import Endpoint, Endpoints, json_response, served_questions
from tilewright.web.headers import with_page_headers
from tilewright.web.home_network import HomeNetwork
from tilewright.web.language import language_of
from tilewright.web.openapi import description
from tilewright.web.pages import pages
from tilewright.web.security import address_of
from tilewright.web.socket import NOT_ALLOWED, socket

SOCKET = "/socket"

# A name has at most 253 characters; the rest is for a port.
_LONGEST_HOST = 260

# The first class that fits decides: a Refused of any other kind is a conflict with the current state.
_STATUS: dict[type[Exception], int] = {
    **STATUS,
    NoSeat: 403,
    errors.WrongPassword: 403,
    Banned: 403,
    WrongCode: 403,
    Unproved: 403,
    WrongPasskey: 403,
    NoSuchMatch: 404,
    errors.NoSuchRoom: 404,
    NoSuchPerson: 404,
    NoSuchCode: 404,
    NoSuchTournament: 404,
    errors.TooMuch: 429,
    errors.Busy: 503,
    Refused: 409,
    errors.StoreUnavailable: 503,
    Malformed: 422,
}

operations: Endpoints = Endpoints()


@operations.add("GET /health", Cost.LIGHT, refused=(503,))
async def health(node: Node) -> dict[str, str]:
    """Tell that the node runs, and that its database can be read and written; and what the operator should know."""
    if (problem := await node.store.problem()) is not None:
        raise Declined(503, problem)
    warnings = {"storage": node.stored.warning(), "clock": clock_warning(), "background": node.tasks.unwell()}
    return {"status": "ok", "version": VERSION} | {name: text for name, text in warnings.items() if text is not None}


@operations.add("GET /metrics", Cost.LIGHT, answer="text/plain")
async def metrics(node: Node) -> Response:
    """Return the node's counters in the format of Prometheus."""
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")


_SUBJECTS = tuple(
    endpoint
    for module in (
        matches,
        rules,
        tables,
        tournaments,
        people,
        friends,
        home_network,
        push,
        accounts,
        passkeys,
        recovery,
        desk,
        bots,
        studying,
        day_deals,
        mistakes,
        puzzles,
        previews,
        page_errors,
        operations,
    )
    for endpoint in module.all
)


ENDPOINTS: tuple[Endpoint, ...] = (*_SUBJECTS, *served_questions(_SUBJECTS, GATES))
"""Every address of a server; questions that no subject answers in a way of its own are answered as everywhere."""


def counted_requests(app: ASGIApp, limits: RateLimits) -> ASGIApp:
    """Return an app that counts each request for its address first, and refuses it if that asks too often."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            limits.count_address("address", address_of(request))
            if len(request.headers.get("host", "")) > _LONGEST_HOST:
                raise Declined(400, "the Host header is too long")
        except (errors.TooMuch, Declined) as wrong:
            refusal = await _refused(request, wrong)
            await refusal(scope, receive, send)
        else:
            await app(scope, receive, send)

    return counted


def make_app(node: Node, is_ending: Callable[[], bool], home: HomeNetwork) -> ASGIApp:
    """Return the app of a node; `is_ending` tells long answers to stop, `home` how phones reach it.

    The socket bypasses routing and middleware, whose frames would stay in memory as long as a connection.
    """
    http = http_app(node, is_ending, home)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            connection = WebSocket(scope, receive, send)
            await (socket(connection, node) if scope["path"] == SOCKET else connection.close(NOT_ALLOWED))
        else:
            await http(scope, receive, send)

    return app


def http_app(node: Node, is_ending: Callable[[], bool], home: HomeNetwork) -> Starlette:
    """Return everything but the socket."""
    described = _described()

    async def openapi(_request: Request) -> Response:
        return described

    app = Starlette(
        routes=[
            *_routes(),
            Route("/openapi.json", openapi),
            Mount("/", partial(_billed, node, pages(node))),
        ],
        middleware=[Middleware(with_page_headers), Middleware(counted_requests, limits=node.rate_limits)],
        exception_handlers={**dict.fromkeys((*_STATUS, Declined), _refused), HTTPException: _not_found},
    )
    app.state.node = node
    app.state.is_ending = is_ending
    app.state.home = home
    return app


async def _billed(node: Node, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a page or a file, and charge it."""

    async def served(bill: Bill) -> None:
        await node.loop_work.wait_in_line(bill.asker)
        await app(scope, receive, send)

    await node.loop_work.billed(address_of(Request(scope)), served)


@cache
def _routes() -> tuple[Route, ...]:
    return tuple(endpoint.route() for endpoint in ENDPOINTS)


@cache
def _described() -> Response:
    return json_response(description(ENDPOINTS))


async def _wait_in_line(request: Request) -> None:
    """Wait as answers do: refusals at full speed would leave no time for moves."""
    node = await node_of(request)
    # If the line is full already, this refusal is the answer to that as well.
    with suppress(errors.Busy):
        await node.loop_work.wait_in_line(Asker(address_of(request)))


async def _refused(request: Request, wrong: Exception) -> Response:
    await _wait_in_line(request)
    status = (
        wrong.status
        if isinstance(wrong, Declined)
        else next(_STATUS[kind] for kind in _STATUS if isinstance(wrong, kind))
    )
    response = json_response(Wrong(errors.refusal_in_words(wrong, language_of(request))), status)
    if isinstance(wrong, errors.TooMuch | errors.Busy):
        response.headers["Retry-After"] = str(wrong.seconds)
    return response


async def _not_found(request: Request, wrong: Exception) -> Response:
    """Answer a method or an address that does not exist."""
    assert isinstance(wrong, HTTPException)
    await _wait_in_line(request)
    response = json_response(Wrong(wrong.detail), wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response
