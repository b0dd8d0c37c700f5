"""Addresses of the API, declared by functions: msgspec checks what comes in and writes what goes out.

The parameters of a function say what it needs: types of `PROVIDERS` are provided, `body` is the body of the request,
and every other one is part of the path, a header, or part of the query.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from inspect import Parameter, signature
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tilewright.messages.bounds import LanguageName
from tilewright.messages.kinds import ENCODER
from tilewright.service.accounts.players import Player
from tilewright.service.limits.askers import Asker
from tilewright.service.limits.loop_work import Bill
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.web.authentication import NEED_A_PLAYER, PROVIDERS, Declined, Visitor, node_of
from tilewright.web.costs import Cost
from tilewright.web.language import Language
from tilewright.web.security import address_of, same_origin

Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])

# Parameters that are headers, and those that may be repeated in the query.
HEADERS = {"last_event_id": "last-event-id"}
_LISTS = ("house", "player")
# msgspec names unknown fields, which may be of any length.
_LONGEST_REASON = 200
_LANGUAGE = Annotated[LanguageName, Meta(description="As in Accept-Language, which is used without it")] | None
# msgspec quotes the value where it expected one of a few.
_QUOTED_VALUE = re.compile(r"^Invalid (?:enum )?value .*?(?= - at `[^`]*`$|$)", re.DOTALL)


class MostBytes(Struct, frozen=True):
    """Says in an annotation how large a body may be, where it needs more than usual."""

    count: int


_USUAL_BODY = MostBytes(4_096)


class Wrong(Struct, frozen=True):
    """Why a request was refused."""

    detail: str


class Endpoint(Struct, frozen=True, kw_only=True, eq=False):
    """One method of one address: its function, what it takes and what it answers.

    `answer` is the type of the JSON that comes back, or the media type of anything else; `most_bytes` is the largest
    body.
    """

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    status: int
    answer: Any
    refused: Mapping[int, tuple[Any, ...]]
    counted: str | None
    cost: Cost
    provided: Mapping[str, Any]
    parameters: type[Struct]
    body: Any
    most_bytes: int
    decoder: msgspec.json.Decoder[Any]

    def route(self) -> Route:
        """Return how Starlette finds and calls this endpoint."""
        route = Route(self.path, self.respond, methods=[self.method])
        # Starlette would answer HEAD too, and by opening a stream.
        route.methods = {self.method}
        return route

    async def respond(self, request: Request) -> Response:
        """Return the answer to a request."""
        if self.method != "GET" and not same_origin(request):
            raise Declined(
                403, "the origin of the request is another site; behind a proxy, start the server with --trust-proxy"
            )
        node = await node_of(request)
        if self.cost is Cost.PLAY:
            return await self._answer(request, node, None)
        return await node.loop_work.billed(address_of(request), partial(self._answer, request, node))

    async def _answer(self, request: Request, node: Node, bill: Bill | None) -> Response:
        given = {name: await PROVIDERS[kind](request) for name, kind in self.provided.items()}
        player = next(filter(None, map(_player_id, given.values())), None)
        if bill is not None and player is not None:
            bill.name(player)
        if self.counted is not None:
            assert player is not None, "only addresses with a login count requests of a player"
            node.rate_limits.count(self.counted, player)
        given |= self._parameters(request)
        # Records are the only bodies that could fill the memory.
        with node.rate_limits.upload(address_of(request)) if self.body is bytes else nullcontext():
            if self.body is not None:
                data = await _bytes(request, min(self.most_bytes, node.rate_limits.allowed.body_bytes))
                given["body"] = data if self.body is bytes else checked(lambda: self.decoder.decode(data))
            if bill is None or self.cost is not Cost.LIGHT:
                return self._response(await self.function(**given))
            async with node.loop_work.turn(bill):
                return self._response(await self.function(**given))

    def _response(self, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=204)
        return json_response(answer, self.status)

    def _parameters(self, request: Request) -> dict[str, Any]:
        headers = {name: request.headers[HEADERS[name]] for name in HEADERS if HEADERS[name] in request.headers}
        queries = {**request.query_params, **{name: request.query_params.getlist(name) for name in _LISTS}}
        sent = {**queries, **headers, **request.path_params}
        read = checked(lambda: msgspec.convert(sent, self.parameters, strict=False))
        return {name: value for name, value in msgspec.structs.asdict(read).items() if name not in self.provided}


class Endpoints:
    """Collects the endpoints of a module."""

    def __init__(self) -> None:
        self.all: list[Endpoint] = []

    def add(  # noqa: PLR0913, each is part of what an address declares
        self,
        address: str,
        *,
        cost: Cost,
        status: int = 200,
        answer: Any = None,
        refused: Iterable[int] | Mapping[int, Any] = (),
        counted: str | None = None,
    ) -> Callable[[Function], Function]:
        """Return a decorator that serves a function at an address such as `GET /api/me`, of a class of costs.

        `answer` is what comes back where the function returns a Response. `refused` are the refusals besides the usual
        ones, with the type of the body if it is not Wrong. `counted` is the limit that each request counts against.
        """
        method, path = address.split()
        refusals = dict(refused) if isinstance(refused, Mapping) else dict.fromkeys(refused, Wrong)

        def added(function: Function) -> Function:
            hints = get_type_hints(function, include_extras=True)
            returned, (body, most_bytes) = hints.pop("return"), _body(hints.pop("body", None))
            provided = {name: kind for name, kind in hints.items() if kind in PROVIDERS}
            fields = [_field(function, name, kind) for name, kind in hints.items() if name not in provided]
            if Language in provided.values():
                fields.append(("language", _LANGUAGE, None))
            usual = _usual_refusals(method, provided, body, fields)
            endpoint = Endpoint(
                method=method,
                path=path,
                function=function,
                status=status,
                answer=type(None) if status == 204 else answer or returned,
                refused=_refusals(usual, refusals),
                counted=counted,
                cost=cost,
                provided=provided,
                parameters=msgspec.defstruct(f"{function.__name__}_parameters", fields, kw_only=True),
                body=body,
                most_bytes=most_bytes,
                decoder=msgspec.json.Decoder(body),
            )
            self.all.append(endpoint)
            return function

        return added


def json_response(answer: object, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(ENCODER.encode(answer), status, media_type="application/json")


def checked(read: Callable[[], Any]) -> Any:
    """Return what is read, or decline with 422 and name the part that is wrong, but never its value."""
    try:
        return read()
    except msgspec.MsgspecError as wrong:
        reason = _QUOTED_VALUE.sub("Not one of the allowed values", str(wrong))
        raise Declined(422, reason[:_LONGEST_REASON]) from None
    except UnicodeError:
        raise Declined(422, "the body must be UTF-8") from None
    except RecursionError:
        raise Declined(422, "the body is nested too deeply") from None


def _player_id(provided: object) -> str | None:
    match provided:
        case Player(id=player) | Asker(player=player) | Caller(player=Player(id=player)):
            return player or None
        case _:
            return None


async def _bytes(request: Request, most: int) -> bytes:
    """Return the body, or decline with 413 as soon as it is too long."""
    body = bytearray()
    too_long = int(request.headers.get("content-length", "0")) > most
    if not too_long:
        try:
            async for part in request.stream():
                body += part
                if too_long := len(body) > most:
                    break
        except ClientDisconnect:
            raise Declined(400, "the body ended early") from None
    if too_long:
        raise Declined(413, f"at most {most} bytes at once")
    return bytes(body)


def _body(kind: Any) -> tuple[Any, int]:
    """Return the type of a body without its annotations, and the most bytes it may have."""
    notes = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, MostBytes)]
    return (get_args(kind)[0], notes[0].count) if notes else (kind, _USUAL_BODY.count)


def _usual_refusals(method: str, provided: Mapping[str, Any], body: Any, fields: Sequence[Any]) -> set[int]:
    usual = {429} if method == "GET" else {403, 429}
    if NEED_A_PLAYER & {*provided.values()}:
        usual |= {401, 503}
    if Visitor in provided.values():
        # A workbench may be busy.
        usual.add(503)
    if body is not None:
        usual.add(413)
    if fields or body not in (None, bytes):
        usual.add(422)
    return usual


def _refusals(usual: set[int], own: Mapping[int, Any]) -> dict[int, tuple[Any, ...]]:
    """Return the types of body that each status of a refusal may have."""
    bodies = {code: [own.get(code, Wrong), *([Wrong] if code in usual else [])] for code in sorted(usual | own.keys())}
    return {code: tuple(dict.fromkeys(kinds)) for code, kinds in bodies.items()}


def _field(function: Callable[..., Any], name: str, kind: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    default = signature(function).parameters[name].default
    return (name, kind) if default is Parameter.empty else (name, kind, default)
