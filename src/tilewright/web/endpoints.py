"""Addresses of the API, declared by functions: msgspec checks what comes in and writes what goes out.

`answers/requests.py` says what the parameters of a function mean; types of `PROVIDERS` are provided.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import nullcontext
from functools import partial
from inspect import signature
from typing import Any, TypeVar, Unpack

from msgspec.structs import asdict, fields, replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tilewright.answers.addresses import ADDRESSES, Address, Cost, Declared, declared_address
from tilewright.answers.questions import QUESTIONS
from tilewright.answers.requests import LISTS, Form, Wrong, form_of
from tilewright.messages.kinds import ENCODER
from tilewright.service.accounts.players import Player
from tilewright.service.limits.loop_work import Bill
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.workbench.bench import Workbench
from tilewright.web.assets import QUICKLY, gzipped
from tilewright.web.authentication import NEED_A_PLAYER, PROVIDERS, Declined, Visitor, node_of
from tilewright.web.security import address_of, same_origin

Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])
Gate = Callable[[Any, Asker, Node], Awaitable[None]]

HEADERS = {"last_event_id": "last-event-id"}
"""Parameters that are headers."""
_NO_CONTENT = 204


class Endpoint(Address, frozen=True, kw_only=True, eq=False):
    """An address as a server answers it: who may ask follows from what the function is given.

    See `NEED_A_PLAYER` and `ACCEPT_A_TOKEN`. `refusals` are the types of body of all refusals.
    """

    refusals: Mapping[int, tuple[Any, ...]]

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
        request.state.banned_too = self.banned_too
        node = await node_of(request)
        if self.cost is Cost.PLAY:
            return await self._answer(request, node, None)
        answer = await node.loop_work.billed(address_of(request), partial(self._answer, request, node))
        return await _packed(answer, request) if self.packed else answer

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
                given["body"] = self.read_body(data)
            if bill is None:
                return self._response(await self.function(**given))
            if self.cost is Cost.LIGHT:
                return self._response(await node.loop_work.in_turn(bill.asker, self.function(**given)))
            # What runs elsewhere waits for its turn in the loop as well, and leaves it at once.
            await node.loop_work.wait_in_line(bill.asker)
            return self._response(await self.function(**given))

    def _response(self, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=_NO_CONTENT)
        return json_response(answer, self.status)

    def _parameters(self, request: Request) -> dict[str, Any]:
        headers = {name: request.headers[HEADERS[name]] for name in HEADERS if HEADERS[name] in request.headers}
        queries = {**request.query_params, **{name: request.query_params.getlist(name) for name in LISTS}}
        return self.read_parameters({**queries, **headers, **request.path_params})


class Endpoints:
    """Collects the endpoints of a module."""

    def __init__(self) -> None:
        self.all: list[Endpoint] = []

    def add(self, address: str, cost: Cost, **declared: Unpack[Declared]) -> Callable[[Function], Function]:
        """Return a decorator that serves a function at an address such as `GET /api/me`, which only a server has.

        `answer` is what comes back where the function returns a Response.
        """

        def added(function: Function) -> Function:
            self._add(declared_address(form_of(address, function, PROVIDERS), cost, **declared))
            return function

        return added

    def instead(self, question: Callable[..., Any], answer: Any = None) -> Callable[[Function], Function]:
        """Return a decorator that answers an address of a device in a way of the server's own.

        The function takes what the address declares, and the body may be its own only where that has none.
        """
        address = ADDRESSES[question]

        def added(function: Function) -> Function:
            own = form_of(address.address, function, PROVIDERS)
            if fields(own.parameters) != fields(address.parameters) or address.body not in (None, own.body):
                raise TypeError(f"{function.__qualname__} does not take what {address.address} declares")
            form = own if address.body is None else address
            body = {"body": form.body, "most_bytes": form.most_bytes, "decoder": form.decoder}
            self._add(
                replace(address, function=function, provided=own.provided, answer=answer or address.answer, **body)
            )
            return function

        return added

    def serve(self, address: Address, gate: Gate | None = None) -> None:
        """Answer a question that stores nothing at its address, where its cost says; `gate` may refuse it first."""
        function = address.function
        provided: dict[str, Any] = dict(address.provided)
        if address.counted is not None or address.cost is not Cost.LIGHT:
            provided = {"asker": Asker if address.counted else Visitor, "node": Node} | provided
        order = tuple(signature(function).parameters)

        async def answered(*, asker: Any = None, node: Any = None, **given: Any) -> Any:
            if gate is not None:
                await gate(given["body"], asker, node)
            parts = [given[name] for name in order]
            if address.cost is Cost.LIGHT:
                found = function(*parts)
            else:
                bench: Workbench = node.short_bench if address.cost is Cost.SHORT else node.workbench
                found = await bench.run(asker, function, *parts)
            return found if address.media is None else Response(found, media_type=address.media)

        answered.__name__, answered.__doc__ = function.__name__, function.__doc__
        self._add(replace(address, function=answered, provided=provided))

    def _add(self, address: Address) -> None:
        answer = type(None) if address.status == _NO_CONTENT else address.answer
        self.all.append(Endpoint(**asdict(replace(address, answer=answer)), refusals=_refusals(address)))


def served_questions(own: Iterable[Endpoint], gates: Mapping[Callable[..., Any], Gate]) -> list[Endpoint]:
    """Return the endpoints of all questions that none of a server's own endpoints answers, with their gates."""
    taken, questions = {endpoint.address for endpoint in own}, Endpoints()
    for question in QUESTIONS:
        if question.address not in taken:
            questions.serve(question, gates.get(question.function))
    return questions.all


async def resumed(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield a part that was waited for, so that a refusal could still have a status, and then the others."""
    yield first
    async for part in rest:
        yield part


def json_response(answer: object, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(ENCODER.encode(answer), status, media_type="application/json")


async def _packed(answer: Response, request: Request) -> Response:
    """Return an answer as gzip compresses it, if the asker reads that."""
    answer.headers.add_vary_header("Accept-Encoding")
    if "gzip" in request.headers.get("accept-encoding", ""):
        # A long review takes milliseconds, which the event loop does not have.
        answer.body = await asyncio.to_thread(gzipped, bytes(answer.body), QUICKLY)
        answer.headers["content-encoding"], answer.headers["content-length"] = "gzip", str(len(answer.body))
    return answer


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


def _usual_refusals(form: Form) -> set[int]:
    usual = {429} if form.method == "GET" else {403, 429}
    if NEED_A_PLAYER & {*form.provided.values()}:
        usual |= {401, 503}
    if Visitor in form.provided.values():
        # A workbench may be busy.
        usual.add(503)
    if form.body is not None:
        usual.add(413)
    if form.parameters.__struct_fields__ or form.body not in (None, bytes):
        usual.add(422)
    return usual


def _refusals(address: Address) -> dict[int, tuple[Any, ...]]:
    """Return the types of body that each status of a refusal may have."""
    usual, own = _usual_refusals(address), dict.fromkeys(address.refused, Wrong)
    own |= address.refused if isinstance(address.refused, Mapping) else {}
    bodies = {code: [own.get(code, Wrong), *([Wrong] if code in usual else [])] for code in sorted(usual | own.keys())}
    return {code: tuple(dict.fromkeys(kinds)) for code, kinds in bodies.items()}
