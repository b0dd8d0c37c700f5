"""The OpenAPI description holds: no request causes a server error, and every documented status occurs."""

import asyncio
import importlib
import json
import re
import secrets
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from copy import copy
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from tests.service.match_setup import QUICK_HASHER
from tests.service.servers import PostgreSQL
from tests.service.study.given import give_mistake
from tests.waiting import until
from tests.web.conftest import EVERYDAY, GENEROUS, Serving, Start, serving
from tests.web.crowd import crowded
from tests.web.players import NONCE, Visitor, turn
from tests.web.ways import ALIKE, COUNTED, DAYS, PASSWORD, WAYS
from tilewright.cli.serve import server_of
from tilewright.client.errors import RequestRefused
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.logins import new_token
from tilewright.service.accounts.roles import operator_link
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.node import NodeConfig
from tilewright.service.rooms.screen_codes import new_code
from tilewright.service.settings import Allowed
from tilewright.service.storage.account_schema import ROLES
from tilewright.tiles import TileId, faces_of, write_face
from tilewright.web.app import ENDPOINTS
from tilewright.web.openapi import description

_PLACES = {"{over}": "{match}", "{done}": "{table}", "{closed}": "{table}"}
# Queries that every address with a query refuses.
_QUERIES = {
    400: "house=none&rack=none&question=%7B%22rules%22:%22none%22%7D",
    422: "before=then&playing=perhaps&page=last&question=none&language=nonsense-and-more&"
    f"rack={'x' * 1_000}&rules={'x' * 100}&name={'x' * 100}",
}
# What a page under another name sends, and one on the machine itself; this machine's name is refused for a code.
_OF_A_PAGE = {
    ("GET /api/invites/{invite}/qr.svg", 200): {"Host": "table.home"},
    ("GET /api/tournaments/{tournament}/qr.svg", 200): {"Host": "table.home"},
    ("PUT /api/phones", 200): {"Origin": "http://localhost", "Host": "localhost"},
}
# Only a server with keys for Web Push or with a mail server answers so, or a browser with a passkey: test_push.py,
# test_recovery.py and browser/test_accounts.py have them.
_NEED_KEYS = {
    "POST /api/me/push": {201},
    "POST /api/account/passkey": {201},
    "POST /api/logins/passkey": {201},
    "POST /api/me/passkeys": {204, 400},
    "DELETE /api/me/passkeys/{passkey}": {204, 409},
    "POST /api/logins/mail": {204, 400},
    "POST /api/me/email/confirm": {204},
    # Depends on the network of the machine: test_home_network.py.
    "PUT /api/phones": {409},
    # Only for a real table of a duplicate: test_day_deals.py.
    "GET /api/tournaments/{tournament}/sheet/{number}": {200},
}
# These end the login, so each is sent by a new guest.
_FAREWELLS = {"DELETE /api/logins/current", "POST /api/me/delete"}
# These are for guests.
_OF_GUESTS = {"POST /api/account", "POST /api/account/passkey", "POST /api/me/passkeys/challenge"}
# Only a busy workbench refuses these so.
_NEED_NO_DATABASE = {"POST /api/errors"} | {
    f"GET /api/{name}" for name in ("preview.png", "rules/{rules}", "score", "score/card.svg", "study/position.svg")
}
_MOST_TRIES, _AT_ONCE = 40, 4


def documented(description: Mapping[str, Any]) -> dict[str, set[int]]:
    """Return the documented statuses of each address."""
    return {
        f"{method.upper()} {path}": {int(status) for status in operation["responses"]}
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }


def name_of(way: str) -> str:
    """Return the address as it is documented."""
    for here, there in _PLACES.items():
        way = way.replace(here, there)
    return way


async def status_of(visitor: Visitor, way: str, body: object, headers: Mapping[str, str] = MappingProxyType({})) -> int:
    """Return the status of an answer without reading its body, which may be an endless stream."""
    method, path = way.split()
    if path.endswith("/events"):
        try:
            async with visitor.server.lines(path, headers):
                return 200
        except RequestRefused as refused:
            return refused.status
    kind = "application/x-ndjson" if isinstance(body, str) else "application/json"
    data = body.encode() if isinstance(body, str) else body
    return (await visitor.ask(method, path, data, {"Content-Type": kind, **headers})).status


async def places(ann: Visitor, server: Serving) -> dict[str, str]:
    """Return the ids of a match in our turn, of tables in every state, and of another player."""
    bob = await server.guest("Bob")
    made = await bob.ask("POST", "/api/account", {"login": "bob", "password": PASSWORD})
    # Another account: a link that is used ends the codes.
    await (await server.guest("Carl")).ask("POST", "/api/account", {"login": "carl", "password": PASSWORD})
    link = await operator_link(server.node.store, "carl", None)
    assert link is not None
    assert (await ann.ask("POST", "/api/account", {"login": "annie", "password": PASSWORD})).status == 201
    await new_token(server.node.store, PlayerId(ann.player))
    devices = (await ann.ask("GET", "/api/me/devices")).json["devices"]
    match = await ann.create(players=[bob])
    async with ann.line() as mine, bob.line() as others:
        await mine.say({"type": "hello", "match": match})
        await mine.say({"type": "nonce", "nonce": NONCE})
        view = await others.begin(match)
        if 0 not in view["view"]["to_move"]:
            await others.act("first", {"type": "DrawTile"})
    table = await seated(ann, bob, bots=[None, None, None])
    asks = await server.guest("Eve")
    await asks.ask("POST", f"/api/tables/{table['table']}/ask")
    closed = await seated(ann, bob)
    await ann.ask("POST", f"/api/tables/{closed['table']}/close")
    bobs = (await bob.ask("POST", "/api/tables", {"listed": True})).json
    done = await seated(ann, bob, house={"match.games": 1, "deal.rack": 7, "opening.min": 0})
    over = (await ann.ask("POST", f"/api/tables/{done['table']}/start", {})).json["match"]
    await asyncio.gather(played(ann, over, 0), played(bob, over, 1))
    await give_mistake(server.node.store, over, ann.player)
    await server.node.store.execute(insert(ROLES).values(player=ann.player, granted_at=1))
    muted = {"kind": "mute", "reason": "spam", "hours": 1, "player": bob.player}
    ban = (await ann.ask("POST", "/api/desk/bans", muted)).json["id"]
    await bob.ask("POST", "/api/reports", {"player": ann.player, "table": table["table"], "reason": "rude"})
    report = (await ann.ask("GET", "/api/desk/reports")).json["reports"][0]["id"]
    async with ann.line() as mine:
        await mine.say({"type": "table", "table": done["table"]})
        await mine.say({"type": "say", "text": "hello"})
        said = (await mine.hear_a("said"))["number"]
    token = (await ann.ask("POST", "/api/tokens", {"label": "old"})).json["id"]
    rack = faces_of(tuple(map(TileId, await rated_rack(ann, bob))))
    # Of other rules than the puzzle, which a rush would keep from everybody.
    rush = (await ann.ask("POST", "/api/rush", {"rules": "six"})).json
    return {
        "{match}": match,
        "{foreign}": await bob.create(bots=["beginner"]),
        "{over}": over,
        "{token}": token,
        # In the list of a body, as its pieces.
        "{rated}": '", "'.join(map(write_face, rack)),
        "{table}": table["table"],
        "{invite}": table["invite"],
        "{closed}": closed["table"],
        "{bobs}": bobs["table"],
        "{done}": done["table"],
        "{other}": bob.player,
        "{shown}": await new_code(server.node.store, PlayerId((await server.guest()).player)),
        "{asking}": asks.player,
        "{crowded}": await crowded(ann, server),
        "{tournament}": await tournament(ann, bob),
        "{other tournament}": await tournament(bob, ann),
        "{number}": "1",
        "{chair}": "1",
        "{rules}": "twist",
        "{lesson}": "first-run",
        "{puzzle}": "b1a0215dba49",
        **DAYS,
        "{run}": rush["run"],
        "{rushed}": rush["puzzle"]["puzzle"],
        **dict.fromkeys(("{subscription}", "{passkey}"), "nothing"),
        "{ban}": ban,
        "{report}": str(report),
        "{line}": str(said),
        "{plain}": (await server.guest()).cookie,
        "{code}": made.json["codes"][0],
        "{link}": link.partition("#")[2],
        "{device}": next(each["id"] for each in devices if not each["here"]),
    }


async def tournament(organiser: Visitor, other: Visitor) -> str:
    """Return a tournament of two people whose first round has begun."""
    opened = (await organiser.ask("POST", "/api/tournaments", {"title": "Friday", "seats": 2})).json
    address = f"/api/tournaments/{opened['tournament']}"
    for visitor in (organiser, other):
        assert (await visitor.ask("POST", f"{address}/acts?key={opened['link']}", {"type": "Join"})).status == 200
    assert (await organiser.ask("POST", f"{address}/rounds", {"number": 1})).status == 200
    return str(opened["tournament"])


async def rated_rack(ann: Visitor, bob: Visitor) -> list[int]:
    """Return the rack of a player in a rated match that is being played."""
    table = (await ann.ask("POST", "/api/tables", {"listed": True, "terms": {"rated": True}})).json
    await bob.ask("POST", f"/api/tables/{table['table']}/join", {})
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as mine, bob.line() as others:
        for line in (mine, others):
            await line.say({"type": "hello", "match": match})
            await line.hear_a("seating")
            await line.say({"type": "nonce", "nonce": NONCE})
        rack: list[int] = (await mine.hear_a("view"))["view"]["rack"]
    return rack


async def seated(host: Visitor, guest: Visitor, **wanted: object) -> dict[str, Any]:
    """Return a table of a host at which a guest sits."""
    table: dict[str, Any] = (await host.ask("POST", "/api/tables", wanted)).json
    answer = await guest.ask("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    assert answer.status == 200
    return table


async def played(visitor: Visitor, match: str, seat: int) -> None:
    """Play a seat to the end of a match."""
    async with visitor.line() as line:
        view = await line.begin(match)
        while view["view"]["outcome"] is None:
            if seat in view["view"]["to_move"]:
                await line.act(str(view["seq"]), turn(view["view"]))
            view = await line.hear_a("view")


def at(way: str, known: Mapping[str, str]) -> str:
    """Return an address with its placeholders filled in."""
    for place, value in known.items():
        way = way.replace(place, value)
    return way


def filled(body: object, known: Mapping[str, str]) -> object:
    """Return a body with its placeholders filled in; a record has none."""
    return body if isinstance(body, str) or body is None else json.loads(at(json.dumps(body), known))


def stranger(port: int, cookie: str) -> Visitor:
    """Return the visitor of a cookie."""
    visitor = Visitor(port)
    visitor.cookie = cookie
    return visitor


def conflicting(way: str, known: dict[str, str]) -> dict[str, str]:
    """Return the values of placeholders with which a request comes at the wrong time."""
    elsewhere = known["{bobs}" if way.endswith("/leave") else "{closed}"]
    known = known | {"{over}": known["{match}"], "{match}": known["{over}"], "{table}": elsewhere, "{done}": elsewhere}
    known |= {"{puzzle}": known["{rushed}"], "{other}": known["{crowded}"], "{tournament}": known["{other tournament}"]}
    return known | {"{number}": "2"} if way.endswith("/tables/{number}") else known


async def provoked(way: str, status: int, body: object, ann: Visitor, known: dict[str, str]) -> int:
    """Return the status of a request that is changed to provoke this status."""
    nowhere = dict.fromkeys(known, "nowhere") | {
        "{chair}": "1",
        "{number}": "1",
        "{day}": "9999-12-31",
        "{month}": "9999-13",
    }
    visitor, headers = ann, _OF_A_PAGE.get((way, status), {})
    match status:
        case 401:
            visitor = Visitor(ann.port)
        case 403 if way.endswith("/events"):
            known = known | {"{match}": known["{foreign}"]}
        case 403:
            headers = {"Origin": "http://evil.example"}
        case 400 | 404 if status == 404 or "shunned" in way:
            known = nowhere
        case 409:
            known = conflicting(way, known)
        case 413:
            body = {"much": " " * 300_000}
        case 422 if "{" in way:
            known = dict.fromkeys(known, "a." * 200)
        case 400 | 422 if way.startswith("GET"):
            way = f"{way}?{_QUERIES[status]}"
        case 422:
            way, body = f"{way}?{_QUERIES[status]}", {"no": "field"}
        case _:
            pass
    return await status_of(visitor, at(way, known), filled(body, known), headers)


@pytest.mark.slow(reason="asks a real server for every status it documents")
async def test_every_documented_status_occurs(opened: Start, deep: bool) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, body_bytes=200_000))
    ann = await server.guest()
    promised = documented(description(ENDPOINTS))
    assert {name_of(way) for way in WAYS} == promised.keys()
    known = await places(ann, server)
    for number, (way, bodies) in enumerate(WAYS.items()):
        success, usual = min(bodies), set() if deep or number % 3 == 0 else ALIKE
        # A success may change later answers, so it comes last.
        for status in sorted(
            promised[name_of(way)] - {429, 503} - usual - _NEED_KEYS.get(way, set()),
            key=lambda status: (status == success, status),
        ):
            body = bodies.get(status, bodies[success])
            visitor = await server.guest() if way in _FAREWELLS | _OF_GUESTS else ann
            if status == 404 and "/api/desk" in way:
                # To anybody but an operator there is no desk.
                assert await status_of(stranger(ann.port, known["{plain}"]), at(way, known), filled(body, known)) == 404
                continue
            assert await provoked(way, status, body, visitor, known) == status, f"{way} did not answer {status}"


@asynccontextmanager
async def stricter(server: Serving, allowed: Allowed) -> AsyncIterator[int]:
    """Serve the same node on another port with tighter limits."""
    node = copy(server.node)
    node.rate_limits = RateLimits(allowed, server.node.metrics)
    second = server_of(node, EVERYDAY)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(second.serve(sockets=[listener]))
        await until(lambda: second.started)
        yield listener.getsockname()[1]
        second.should_exit = True
        await task


async def is_refused(visitor: Visitor, way: str, body: object) -> bool:
    """Return whether a request that is sent again and again, some at once, is refused with 429."""
    for _ in range(0, _MOST_TRIES, _AT_ONCE):
        if 429 in await asyncio.gather(*(status_of(visitor, way, body) for _ in range(_AT_ONCE))):
            return True
    return False


@pytest.mark.slow(reason="asks a real server too often for everything that is counted")
async def test_too_many_requests_are_refused_where_that_is_documented(opened: Start, deep: bool) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, sockets_per_player=8))
    ann = await server.guest()
    known = await places(ann, server)
    promised = documented(description(ENDPOINTS))
    assert {way for way in WAYS if 429 in promised[name_of(way)]} >= COUNTED
    twice = ("guests", "matches", "messages", "commands", "analyses", "replays", "tables", "calls", "chat")
    more = ("passwords", "sign_ups", "address_passwords", "mails")
    tight = msgspec.structs.replace(GENEROUS, **dict.fromkeys((*twice, *more), 2), sockets_per_player=1)
    # The limit of an address is the same code for every way.
    some = sorted(WAYS)[:: 1 if deep else 12]
    asked_of = {tight: sorted(COUNTED), msgspec.structs.replace(tight, address_messages=2): some}
    for allowed, ways in asked_of.items():
        async with stricter(server, allowed) as port:
            visitor = Visitor(port)
            visitor.cookie = ann.cookie
            for way in ways:
                if 429 in promised[name_of(way)]:
                    body = filled(WAYS[way][min(WAYS[way])], known)
                    assert await is_refused(visitor, at(way, known), body), way


@pytest.mark.slow(reason="stops a PostgreSQL server under a server")
async def test_without_the_database_everything_answers_503(own_postgres: PostgreSQL) -> None:
    url = await asyncio.to_thread(own_postgres.emptied, f"outage_{secrets.token_hex(4)}")
    async with serving(NodeConfig(database=url, settings=EVERYDAY, hasher=QUICK_HASHER)) as server:
        ann = await server.guest()
        match = await ann.create(bots=["beginner"])
        promised = documented(description(ENDPOINTS))
        known = dict.fromkeys(re.findall("{.*?}", " ".join(WAYS)), match) | {"{chair}": "1"}
        await asyncio.to_thread(own_postgres.stop)
        for way, bodies in WAYS.items():
            if 503 in promised[name_of(way)] and name_of(way) not in _NEED_NO_DATABASE:
                body = filled(bodies[min(bodies)], known)
                assert await status_of(ann, at(way, known), body) == 503, way
        await asyncio.to_thread(own_postgres.start)


# Daily, test_bounds.py sends the worst requests to every address.
@pytest.mark.deep
@pytest.mark.slow(reason="sends many generated requests to a real server")
async def test_generated_requests_never_make_a_server_error(server: Serving) -> None:
    # Imported here, because it takes long, and every worker imports this module.
    fuzzing = importlib.import_module("tests.web.fuzzing")
    ann = await server.guest()
    description = (await ann.ask("GET", "/openapi.json")).json
    base = f"http://127.0.0.1:{server.port}"
    count = 0
    for operation in fuzzing.operations(description):
        # Each address gets a new guest: after logging out or deleting, every answer would be 401.
        asker = await server.guest()
        made = await asker.ask("POST", "/api/tokens", {"label": "fuzz"})
        shown = {"Cookie": asker.cookie, "Authorization": f"Bearer {made.json['token']}"}
        count += await asyncio.to_thread(fuzzing.fuzz, operation, base, shown, 300)
    assert b"tilewright_defects_total 0.0" in server.node.metrics.text()
    print(f"{count} generated requests, no server error")
