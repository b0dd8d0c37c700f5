"""Leaks through the whole server: two of them differ in what a seat may not know, and say the same to the byte."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from tests.service.disguise import disguised_log
from tests.service.test_leaks import states
from tests.web.conftest import EVERYDAY, Serving, serving
from tests.web.players import Visitor
from tilewright.chance import Chance, branch
from tilewright.engine import Seat
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.service.kinds import ENCODER
from tilewright.service.node import Plan
from tilewright.service.store_people import Player, add_player, log_in
from tilewright.service.store_rows import MatchId, Millis, NewMatch, Next, PlayerId, Sitter
from tilewright.web.app import make_app

FAR = Millis(2**50)

# Every address of the server, and what is asked of it here; {match} is a match in progress.
ENDPOINTS: dict[str, object] = {
    "POST /api/guests": {"name": ""},
    "GET /api/offers": None,
    "GET /api/me": None,
    "POST /api/matches": {"rules": "none"},
    "GET /api/matches/{match}": None,
    "GET /api/matches/{match}/record": None,
    "POST /api/tokens": {"label": ""},
    "GET /api/tokens": None,
    "DELETE /api/tokens/{token}": None,
    "GET /api/bot/matches": None,
    "POST /api/bot/matches/{match}/nonce": {"nonce": "ab" * 32},
    "POST /api/bot/matches/{match}/commands": {"id": "bot", "command": {"type": "DealNext"}},
    "POST /api/solve": {"rack": ["none"]},
    "POST /api/check": {"rows": []},
    "POST /api/referee": None,
    "POST /api/verify": None,
    "GET /health": None,
    "GET /openapi.json": None,
    "GET /": None,
}
STREAM = "GET /api/bot/matches/{match}/events"
# Counters tell how much was done, not for whom; the socket and the stream are listened to below.
OTHERS = {"GET /metrics", "/socket", STREAM}


def addresses(routes: Sequence[BaseRoute]) -> set[str]:
    """Return every address among the routes of an app."""
    found: set[str] = set()
    for route in routes:
        match route:
            case APIRoute():
                found |= {f"{method} {route.path}" for method in route.methods or ()}
            case WebSocketRoute():
                found.add(route.path)
            case Mount() | Route():
                found.add(f"GET {route.path or '/'}")
            case _:
                # FastAPI keeps the routers that were included as one route each.
                found |= addresses(vars(route)["original_router"].routes)
    return found


async def stored(server: Serving, name: str, events: Sequence[Event], match: Match) -> None:
    """Put a match into a server's database, whatever log it has; all its players have a login there."""
    store = server.node.store
    await store.create(
        NewMatch(
            id=MatchId(name),
            rules=match.rules.id,
            rulebook=ENCODER.encode(match.rules),
            secrets=msgspec.msgpack.encode(match.shuffles.secrets),
            sitters=tuple(Sitter(player=PlayerId(f"p{seat}"), nonce=b"n") for seat in range(match.seats)),
            at=Millis(1),
            events=tuple(map(ENCODER.encode, events)),
            then=Next(deadline_at=FAR, wake_at=FAR),
        )
    )


async def everything_said(server: Serving, name: str, seat: Seat | None, draft: object) -> list[bytes]:
    """Return all that a server says to somebody about a match, but for the time of day."""
    visitor = Visitor(server.port)
    visitor.cookie = f"tilewright=token of {'w' if seat is None else f'p{seat}'}"
    said = []
    for endpoint, body in ENDPOINTS.items():
        method, path = endpoint.split()
        answer = await visitor.ask(method, path.replace("{match}", name).replace("{token}", "none"), body)
        said.append(b"%d %b" % (answer.status, answer.body))
    said.append(await asyncio.to_thread(streamed, visitor, name))
    async with visitor.line() as line:
        for number, message in enumerate(_messages(name, draft)):
            await line.say(message)
            await line.hear_a(*(("presence",) if not number else ("ack", "refused", "error", "judgement", "gone")))
        said += [ENCODER.encode(message) for message in line.heard]
    return [re.sub(rb'"now":\d+', b'"now":0', text) for text in said]


def streamed(visitor: Visitor, name: str) -> bytes:
    """Return what a stream says up to who is here, which comes last."""
    path = STREAM.removeprefix("GET ").replace("{match}", name)
    request = urllib.request.Request(f"http://127.0.0.1:{visitor.port}{path}", headers={"Cookie": visitor.cookie})
    said = b""
    with urllib.request.urlopen(request, timeout=30) as answer:
        while b'"type":"presence"' not in said:
            said += answer.readline()
    return said


def _messages(name: str, draft: object) -> list[dict[str, Any]]:
    commands = [{"type": kind} for kind in ("DealNext", "Pass", "ClaimReshuffle")]
    acts = [{"type": "act", "id": f"{number}", "command": command} for number, command in enumerate(commands)]
    return [
        {"type": "hello", "match": name},
        {"type": "draft", "rows": draft},
        {"type": "act", "id": "lay", "command": {"type": "PlayTiles", "table": draft}},
        *acts,
        {"type": "hello", "match": "nowhere"},
    ]


@pytest.mark.slow(reason="asks two real servers everything about many matches")
async def test_no_answer_depends_on_what_the_seat_may_not_know(tmp_path: Path, deep: bool) -> None:
    plans = [Plan(database=f"sqlite:///{tmp_path}/{name}/tilewright.db", settings=EVERYDAY) for name in "ab"]
    async with serving(plans[0]) as one, serving(plans[1]) as two:
        assert addresses(make_app(one.node).routes) == ENDPOINTS.keys() | OTHERS
        for server in (one, two):
            for player in ("p0", "p1", "p2", "p3", "w"):
                await add_player(server.node.store, Player(PlayerId(player), f"name of {player}"), Millis(1))
                await log_in(server.node.store, PlayerId(player), f"token of {player}", Millis(1), FAR)
        for number, (events, match, luck) in enumerate(states(400 if deep else 20, Chance(b"servers"))):
            seat = None if number % 4 == 3 else Seat(number % match.seats)
            name = f"match{number}"
            await stored(one, name, events, match)
            await stored(two, name, disguised_log(events, seat, branch(luck, "disguise")), match)
            draft = [] if seat is None else [match.game.racks[seat][:2]]
            first, second = await asyncio.gather(*(everything_said(server, name, seat, draft) for server in (one, two)))
            assert first == second
