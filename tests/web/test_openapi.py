"""The description of the addresses is kept: whatever is sent, no server error; every documented status occurs."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.service.servers import PostgreSQL, postgresql
from tests.web.conftest import EVERYDAY, GENEROUS, Serving, Start, serving
from tests.web.players import NONCE, Visitor, turn
from tilewright.cli.serve import server_of
from tilewright.service.limits import Turnstile
from tilewright.service.node import Plan
from tilewright.service.pace import Allowed
from tilewright.web.app import make_app

ROOT = Path(__file__).resolve().parents[2]
RECORD = (ROOT / "tests" / "transcripts" / "classic-nl.jsonl").read_text("utf-8")

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

# A body that each address takes, what it then answers, and bodies that give what only this address has.
WAYS: dict[str, dict[int, object]] = {
    "POST /api/guests": {201: {"name": "Ann"}, 400: {"name": ""}},
    "GET /api/offers": {200: None},
    "GET /api/me": {200: None},
    "POST /api/matches": {201: {"bots": ["beginner"]}, 400: {"rules": "none"}},
    "GET /api/matches/{match}": {200: None},
    "GET /api/matches/{over}/record": {200: None},
    "POST /api/tokens": {201: {"label": "bot"}, 400: {"label": ""}},
    "GET /api/tokens": {200: None},
    "DELETE /api/tokens/{token}": {204: None},
    "GET /api/bot/matches": {200: None},
    "POST /api/bot/matches/{match}/nonce": {204: {"nonce": NONCE}},
    "POST /api/bot/matches/{match}/commands": {
        200: {"id": "1", "command": {"type": "DrawTile"}},
        400: {"id": "2", "command": {"type": "Nonsense"}},
        409: {"id": "3", "command": {"type": "DrawTile"}, "after": 0},
    },
    "GET /api/bot/matches/{match}/events": {200: None},
    "POST /api/solve": {200: {"rack": ["B3"]}, 400: {"rack": ["X9"]}},
    "POST /api/check": {200: {"rows": [["B3"]]}, 400: {"rows": [["X9"]]}},
    "POST /api/referee": {200: RECORD, 400: "nothing"},
    "POST /api/verify": {200: RECORD, 400: "nothing"},
    "GET /health": {200: None},
    "GET /metrics": {200: None},
}
_PLACES = {"{over}": "{match}"}
_MOST_TRIES = 40


@schemathesis.serializer("application/x-ndjson")
def written_lines(context: schemathesis.SerializationContext, value: object) -> bytes:
    """Return a generated body as the records' media type has it."""
    return value.encode("utf-8", "replace") if isinstance(value, str) else json.dumps(value).encode()


def documented(description: Mapping[str, Any]) -> dict[str, set[int]]:
    """Return the statuses that each address says it may answer."""
    return {
        f"{method.upper()} {path}": {int(status) for status in operation["responses"]}
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }


def name_of(way: str) -> str:
    """Return the address as the description has it."""
    for here, there in _PLACES.items():
        way = way.replace(here, there)
    return way


async def status_of(visitor: Visitor, way: str, body: object, headers: Mapping[str, str] = MappingProxyType({})) -> int:
    """Return how a request is answered, without reading a stream to an end it does not have."""

    def ask() -> int:
        method, path = way.split()
        line = http.client.HTTPConnection("127.0.0.1", visitor.port, timeout=30)
        data = body if isinstance(body, str) or body is None else json.dumps(body)
        kind = "application/x-ndjson" if isinstance(body, str) else "application/json"
        try:
            line.request(method, path, data, {"Cookie": visitor.cookie, "Content-Type": kind, **headers})
            return line.getresponse().status
        finally:
            line.close()

    return await asyncio.to_thread(ask)


async def places(ann: Visitor, server: Serving) -> dict[str, str]:
    """Return a match in which it is our turn, one that is over, one of dice, and a token to be taken back."""
    bob = await server.guest("Bob")
    match = await ann.create(players=[bob.player])
    async with ann.line() as mine, bob.line() as others:
        await mine.say({"type": "hello", "match": match})
        await mine.say({"type": "nonce", "nonce": NONCE})
        view = await others.begin(match)
        if 0 not in view["view"]["to_move"]:
            await others.act("first", {"type": "DrawTile"})
    over = await ann.create(bots=["beginner"], house={"match.games": 1, "deal.rack": 7})
    async with ann.line() as line:
        view = await line.begin(over)
        while view["view"]["outcome"] is None:
            if 0 in view["view"]["to_move"]:
                await line.act(str(view["seq"]), turn(view["view"]))
            view = await line.hear_a("view")
    token = (await ann.ask("POST", "/api/tokens", {"label": "old"})).json["id"]
    # Of the dice game no record is written.
    dice = await ann.create("turbo", players=[bob.player])
    return {"{match}": match, "{over}": over, "{token}": token, "{dice}": dice}


def at(way: str, known: Mapping[str, str]) -> str:
    """Return an address with its places filled in."""
    for place, value in known.items():
        way = way.replace(place, value)
    return way


async def provoked(way: str, status: int, body: object, ann: Visitor, known: dict[str, str]) -> int:
    """Return how a request is answered that is made to be answered so."""
    nowhere = dict.fromkeys(known, "nowhere")
    match status:
        case 400 if "{over}" in way:
            return await status_of(ann, at(way, known | {"{over}": known["{dice}"]}), body)
        case 401:
            return await status_of(Visitor(ann.port), at(way, known), body)
        case 403:
            return await status_of(ann, at(way, known), body, {"Origin": "http://evil.example"})
        case 404:
            return await status_of(ann, at(way, nowhere), body)
        case 409:
            return await status_of(ann, at(way, known | {"{over}": known["{match}"]}), body)
        case 413:
            return await status_of(ann, at(way, known), {"much": " " * 300_000})
        case 422 if "{" in way:
            return await status_of(ann, at(way, dict.fromkeys(known, "a.b")), body)
        case 422:
            return await status_of(ann, way, {"no": "field"})
        case _:
            return await status_of(ann, at(way, known), body)


@pytest.mark.slow(reason="asks a real server for every status it documents")
async def test_every_documented_status_occurs(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, body_bytes=200_000))
    ann = await server.guest()
    promised = documented(make_app(server.node).openapi())
    assert {name_of(way) for way in WAYS} == promised.keys()
    known = await places(ann, server)
    for way, bodies in WAYS.items():
        success = min(bodies)
        # What succeeds may change what others would be answered, so it comes last.
        for status in sorted(promised[name_of(way)] - {429, 503}, key=lambda status: (status == success, status)):
            body = bodies.get(status, bodies[success])
            assert await provoked(way, status, body, ann, known) == status, f"{way} did not answer {status}"


@asynccontextmanager
async def stricter(server: Serving, allowed: Allowed) -> AsyncIterator[int]:
    """Serve the same node on another port, where less is allowed."""
    node = msgspec.structs.replace(server.node, turnstile=Turnstile(allowed, server.node.metrics))
    second = server_of(node, EVERYDAY)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(second.serve(sockets=[listener]))
        while not second.started:
            await asyncio.sleep(0.01)
        yield listener.getsockname()[1]
        second.should_exit = True
        await task


@pytest.mark.slow(reason="asks a real server too often for everything that is counted")
async def test_what_is_asked_too_often_is_refused_where_that_is_documented(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, sockets_per_player=8))
    ann = await server.guest()
    known = await places(ann, server)
    promised = documented(make_app(server.node).openapi())
    tight = msgspec.structs.replace(
        GENEROUS, guests=2, matches=2, messages=2, commands=2, analyses=2, sockets_per_player=1
    )
    async with stricter(server, tight) as port:
        visitor = Visitor(port)
        visitor.cookie = ann.cookie
        for way, bodies in WAYS.items():
            if 429 in promised[name_of(way)]:
                asked = [status_of(visitor, at(way, known), bodies[min(bodies)]) for _ in range(_MOST_TRIES)]
                assert 429 in await asyncio.gather(*asked), way


@pytest.fixture
def own_postgres() -> Iterator[PostgreSQL]:
    """Return a PostgreSQL server that a test may stop."""
    with postgresql() as server:
        yield server


@pytest.mark.slow(reason="stops a PostgreSQL server under a server")
async def test_without_the_database_everything_says_try_again(own_postgres: PostgreSQL) -> None:
    url = await asyncio.to_thread(own_postgres.emptied, f"outage_{secrets.token_hex(4)}")
    async with serving(Plan(database=url, settings=EVERYDAY)) as server:
        ann = await server.guest()
        match = await ann.create(bots=["beginner"])
        promised = documented(make_app(server.node).openapi())
        await asyncio.to_thread(own_postgres.stop)
        for way, bodies in WAYS.items():
            if 503 in promised[name_of(way)]:
                known = {"{match}": match, "{over}": match, "{token}": "token"}
                assert await status_of(ann, at(way, known), bodies[min(bodies)]) == 503, way
        await asyncio.to_thread(own_postgres.start)


@pytest.mark.slow(reason="sends many generated requests to a real server")
async def test_generated_requests_never_make_a_server_error(server: Serving, deep: bool) -> None:
    ann = await server.guest()
    description = (await ann.ask("GET", "/openapi.json")).json
    made = await ann.ask("POST", "/api/tokens", {"label": "fuzz"})
    shown = {"Cookie": ann.cookie, "Authorization": f"Bearer {made.json['token']}"}
    schema = schemathesis.openapi.from_dict(description)
    base = f"http://127.0.0.1:{server.port}"
    count = 0

    def tried(operation: Any, headers: Mapping[str, str]) -> None:
        @settings(
            max_examples=300 if deep else 12,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def fuzz(case: Any) -> None:
            nonlocal count
            count += 1
            case.call_and_validate(base_url=base, headers=dict(headers), checks=CHECKS, timeout=20)

        fuzz()

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        await asyncio.to_thread(tried, found.ok(), shown)
    assert b"tilewright_defects_total 0.0" in server.node.metrics.text()
    print(f"{count} generated requests, no server error")
