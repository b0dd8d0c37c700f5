"""Leaks of hidden information: two servers that differ only in what a seat may not know send the same bytes."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update
from starlette.routing import BaseRoute, Mount, Route

from tests.service.disguise import disguised_log
from tests.service.test_leaks import states
from tests.waiting import until
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Line, Visitor
from tests.web.ways import DAYS
from tilewright.chance import Chance, branch
from tilewright.client.errors import RequestRefused
from tilewright.engine import Seat
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.hosting.rows import NewMatch, Schedule, SeatHolder
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms
from tilewright.service.accounts.players import Player, add_player, log_in
from tilewright.service.rooms.room import Chair, Room, RoomId
from tilewright.service.rooms.store import add_room
from tilewright.service.settings import Retention, now
from tilewright.service.storage.schema import MATCHES
from tilewright.web.app import SOCKET, http_app
from tilewright.web.home_network import HomeNetwork

FAR = Millis(2**50)

# Every address and the body sent to it; {match} is a match in progress, {table} its table.
ENDPOINTS: dict[str, object] = {
    "POST /api/guests": {"name": ""},
    "POST /api/matches": {"rules": "none"},
    "POST /api/lessons/{lesson}/draft": {"rows": []},
    "POST /api/lessons/{lesson}/turn": {"command": {"type": "DrawTile"}},
    "POST /api/lessons/{lesson}/answer": {"option": 1},
    "POST /api/judge/row": {"row": ["R7"]},
    "POST /api/judge/turn": {"rack": ["R7"]},
    "POST /api/judge/grid": {"rest": ["R7"]},
    "POST /api/photos/tiles": {"tiles": []},
    "POST /api/photos/table": {"rows": [["R7"]]},
    "POST /api/study/turn": {"rack": ["none"]},
    "POST /api/study/chances": {"rack": ["none"], "plays": [[]]},
    "POST /api/study/plays": {"rack": ["none"]},
    "POST /api/study/game": {"rack": ["none"], "bots": ["beginner"]},
    "POST /api/study/game/draft": {"rack": ["none"], "bots": ["beginner"], "rows": []},
    "POST /api/errors": {},
    "POST /api/me/push": {},
    "POST /api/me/mistakes/{puzzle}/turn": {},
    "POST /api/me/mistakes/{puzzle}/hint": {"steps": 1},
    "POST /api/rush": {"rules": "none"},
    "POST /api/rush/{run}/answer": {"number": 1},
    "POST /api/puzzles/{puzzle}/turn": {},
    "POST /api/puzzles/{puzzle}/hint": {"steps": 1_000},
    "POST /api/matches/{match}/hint": {"step": 3},
    "POST /api/tables": {"rules": "none"},
    "POST /api/tables/{table}/join": {"invite": "invite"},
    "POST /api/tables/{table}/answer": {"player": "p1", "admit": True},
    "POST /api/tables/{table}/kick": {"player": "p1"},
    "PUT /api/tables/{table}/chairs/{chair}": {"bot": "beginner"},
    "POST /api/tables/{table}/swap": {"one": 0, "other": 1},
    "PUT /api/tables/{table}/chairs/{chair}/handicap": {"opening.min": 0},
    "POST /api/tables/{table}/start": {"fill": "beginner"},
    "PUT /api/phones": {"join": False},
    "POST /api/tables/{table}/screens/code": {"code": "AAAAAA"},
    # A stand-in would play for a player who leaves, and the seat sees what it draws.
    "POST /api/tables/{table}/rematch": {},
    **dict.fromkeys((
        "GET /api/me/results", "GET /api/me/results.csv", "GET /api/me/puzzles", "GET /api/me/mistakes",
        "GET /api/me/rushes", "GET /api/me/shunned", "GET /api/me/people", "GET /api/me/groups",
        "GET /api/me/tournaments", "GET /api/tournaments/{tournament}", "GET /api/tournaments/{tournament}/qr.svg",
        "GET /api/tournaments/{tournament}/export", "POST /api/tournaments/{tournament}/tables/{number}",
        "DELETE /api/tournaments/{tournament}", "GET /api/rush/{run}", "GET /api/rules", "GET /api/rules/{rules}",
        "GET /api/lessons", "GET /api/lessons/{lesson}", "GET /api/puzzles", "GET /api/puzzles/day/{day}",
        "GET /api/puzzles/month/{month}", "GET /api/puzzles/{puzzle}", "GET /api/me", "GET /api/offers",
        "GET /api/tournaments/{tournament}/sheet/{number}", "GET /api/push", "GET /api/matches/{match}",
        "GET /api/matches/{match}/felt", "GET /api/matches/{match}/record", "GET /api/matches/{match}/replay",
        "GET /api/matches/{match}/review", "GET /api/themes", "POST /api/lessons/{lesson}/solution",
        "GET /api/judge/verdict.svg", "GET /api/study/position.svg", "DELETE /api/me/push/{subscription}",
        "GET /api/me/mistakes/{puzzle}", "GET /api/rush/board/{rules}", "GET /api/preview.png", "GET /api/score",
        "GET /api/score/card.svg", "POST /api/matches/{match}/tips", "GET /api/tables", "GET /api/me/tables",
        "GET /api/tables/{table}", "GET /api/invites/{invite}", "GET /api/invites/{invite}/qr.svg",
        "POST /api/tables/{table}/ask", "POST /api/tables/{table}/even", "GET /api/screens/table",
        "POST /api/tables/{table}/screens", "DELETE /api/tables/{table}/screens",
        "POST /api/tables/{elsewhere}/leave", "POST /api/tables/{table}/close", "GET /api/chat/presets",
        "GET /api/me/profile", "DELETE /api/me/shunned/{other}", "PUT /api/me/friends/{other}",
        "DELETE /api/me/friends/{other}", "DELETE /api/me/people/{other}", "DELETE /api/me/calls/{table}",
        "GET /api/matches/{match}/group", "GET /api/account", "DELETE /api/me/passkeys/{passkey}", "GET /api/desk",
        "GET /api/desk/reports", "POST /api/desk/reports/{report}/handled", "GET /api/desk/people",
        "GET /api/desk/bans", "DELETE /api/desk/bans/{ban}", "POST /api/desk/tables/{table}/close",
        "DELETE /api/desk/tables/{table}/chat/{line}", "GET /api/desk/audit", "DELETE /api/me/devices/{device}",
        "GET /api/me/history", "GET /api/me/export", "GET /api/players/{other}", "GET /api/tokens",
        "DELETE /api/tokens/{token}", "GET /api/bot/matches", "POST /api/referee", "POST /api/verify",
        "GET /health", "GET /openapi.json", "GET /",
    )),
    "POST /api/tournaments": {"title": "Friday", "rules": "none"},
    "POST /api/tournaments/{tournament}/acts": {"type": "Join"},
    "POST /api/tournaments/{tournament}/rounds": {"number": 1},
    "PATCH /api/me/profile": {"choices": {"theme": {"at": 1, "value": "dark"}}},
    "PUT /api/me/shunned/{other}": {"how": "mute"},
    "PUT /api/me/presence": {"shown": False},
    "POST /api/me/play": {"people": ["p1"]},
    "POST /api/tables/{table}/calls": {"people": ["p1"]},
    "POST /api/reports": {"player": "p1", "table": "nowhere", "reason": "rude"},
    "POST /api/account": {"login": "", "password": ""},
    "POST /api/logins": {"login": "nobody", "password": "nothing at all"},
    "PUT /api/me/password": {"new": ""},
    "POST /api/me/passkeys/challenge": {"login": ""},
    "POST /api/account/passkey": {},
    "POST /api/me/passkeys": {},
    "POST /api/logins/passkey": {},
    "POST /api/me/codes": {},
    "POST /api/logins/code": {"login": "nobody", "code": "none", "password": "nothing at all"},
    "POST /api/logins/link": {"token": "none", "password": "nothing at all"},
    "POST /api/logins/mail": {"login": "nobody"},
    "PUT /api/me/email": {"email": None},
    "POST /api/me/email/confirm": {"token": "none"},
    "POST /api/desk/bans": {},
    "POST /api/desk/links": {"login": "nobody"},
    "POST /api/me/sign-out": {},
    "PUT /api/me/name": {"name": "\u202e"},
    "POST /api/tokens": {"label": ""},
    "POST /api/bot/matches/{match}/nonce": {"nonce": "ab" * 32},
    "POST /api/bot/matches/{match}/commands": {"id": "bot", "command": {"type": "DealNext"}},
    "POST /api/solve": {"rack": ["none"]},
    "POST /api/check": {"rows": []},
    "POST /api/study/record": {"record": "none"},
    "GET /": None,
}  # fmt: skip
# What others see of a link to the match.
SHARED: dict[str, object] = {
    "GET /join/{invite}": None,
    "GET /review/{match}": None,
    "GET /api/preview.png?address=/join/{invite}": None,
    "GET /api/preview.png?address=/replay/{match}": None,
}
STREAM = "GET /api/bot/matches/{match}/events"
# A stored draft is shown to everybody who connects later, so it comes last.
DRAFT: dict[str, object] = {"POST /api/bot/matches/{match}/drafts": {"rows": []}}
# The socket, the stream and the counters are read separately; logging out and deleting would end the comparison.
# Challenges, codes and the deals of a day are random, and devices show when they were used.
OTHERS = {
    "POST /api/passkeys/challenge", "POST /api/screens", "GET /api/me/devices", "GET /metrics", "/socket", STREAM,
    "DELETE /api/logins/current", "POST /api/me/delete", "GET /api/deal", "POST /api/deal",
}  # fmt: skip


# The last message of the answer to each message; `order` has no answer.
ANSWERS: dict[str, tuple[str, ...]] = {
    "hello": ("presence", "gone"),
    "order": (),
    "table": ("table", "gone"),
    "say": ("said", "error"),
    "here": ("calls",),
    "tournament": ("gone",),
}


def addresses(routes: Sequence[BaseRoute]) -> set[str]:
    """Return the address of every route."""
    found: set[str] = set()
    for route in routes:
        match route:
            case Route():
                found |= {f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"}}
            case Mount():
                found.add(f"GET {route.path or '/'}")
            case _:
                raise AssertionError(route)
    return found


async def stored(server: Serving, name: str, events: Sequence[Event], match: Match) -> None:
    """Store a match with any log in the database of a server; its players have logins there."""
    store = server.node.store
    await store.create(
        NewMatch(
            id=MatchId(name),
            rules=match.rules.id,
            rulebook=ENCODER.encode(match.rules),
            secrets=msgspec.msgpack.encode(match.shuffles.secrets),
            holders=tuple(SeatHolder(player=PlayerId(f"p{seat}"), nonce=b"n") for seat in range(match.seats)),
            at=Millis(1),
            events=tuple(map(ENCODER.encode, events)),
            schedule=Schedule(deadline_at=FAR, wake_at=FAR),
        )
    )
    room = Room(
        id=RoomId(f"at-{name}"),
        host=PlayerId("p0"),
        rules=match.rules.id,
        house={},
        terms=Terms(),
        chairs=tuple(Chair(player=PlayerId(f"p{seat}")) for seat in range(match.seats)),
        listed=False,
        invite=f"to-{name}",
        match=MatchId(name),
    )
    await add_room(store, room, Millis(1))


async def everything_said(server: Serving, name: str, seat: Seat | None, draft: Sequence[object]) -> list[bytes]:
    """Return everything that a server sends to a player about a match, with the times masked."""
    visitor = Visitor(server.port)
    visitor.cookie = f"tilewright=token of {'w' if seat is None else f'p{seat}'}"
    said = [await answered(visitor, endpoint, body, name) for endpoint, body in (ENDPOINTS | SHARED).items()]
    stream = await streamed(visitor, name)
    # Only the socket can delay or bar watchers, so streams are for players only.
    assert stream.startswith(b"403 " if seat is None else b"200 ")
    said.append(stream)
    # The socket reports who is connected, so the stream must be released first.
    await let_go(server)
    async with visitor.line() as line:
        for message in _messages(name, draft):
            await line.say(message)
            # A draft out of turn is dropped without a word.
            if message["type"] == "draft" and seat is not None and not _moves(line, seat):
                continue
            if awaited := ANSWERS.get(message["type"], ("ack", "refused", "error", "judgement")):
                answer = await line.hear_a(*awaited)
                if answer["type"] == "ack":
                    # From here on the servers differ: a turn may reveal a tile of the pool.
                    break
        said += [ENCODER.encode(message) for message in _up_to_an_ack(line.heard)]
    await let_go(server)
    said += [await answered(visitor, endpoint, body, name) for endpoint, body in DRAFT.items()]
    said.append(counted((await visitor.ask("GET", "/metrics")).body))
    return [re.sub(rb'"(now|at|deadline)":\d+', b'"now":0', text) for text in said]


async def answered(visitor: Visitor, endpoint: str, body: object, name: str) -> bytes:
    """Return the answer of an address."""
    method, path = endpoint.split()
    # The QR code contains the Host header, and the two servers have different ports.
    answer = await visitor.ask(method, _filled(path, name), body, {"Host": "table.example"})
    # A player may know when a device was last used; it differs by milliseconds.
    return b"%d %b" % (answer.status, re.sub(rb'"seen_at":\d+', b"", answer.body))


async def let_go(server: Serving) -> None:
    """Wait until nobody is connected."""
    await until(lambda: b"tilewright_sockets 0.0" in server.node.metrics.text())


def _up_to_an_ack(heard: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    for place, message in enumerate(heard):
        if message["type"] == "ack":
            # The events of the command may come first.
            return [*(one for one in heard[:place] if one.get("seq", 0) < message["seq"]), message]
    return heard


def counted(metrics: bytes) -> bytes:
    """Return the names of all counters, and the values of those that do not depend on time.

    The clock ends turns at no fixed moment, and stand-ins then play.
    """
    steady = (b"tilewright_commands_total", b"tilewright_slow_readers_total", b"tilewright_defects_total")
    return b"\n".join(line if line.startswith(steady) else line.split(b" ")[0] for line in metrics.splitlines())


async def streamed(visitor: Visitor, name: str) -> bytes:
    """Return what a stream sends up to `presence`, which comes last, or its refusal."""
    said = b"200 "
    try:
        async with visitor.server.lines(_filled(STREAM.removeprefix("GET "), name)) as lines:
            while b'"type":"presence"' not in said:
                said += await anext(lines) + b"\n"
    except RequestRefused as refused:
        return b"%d %b" % (refused.status, refused.reason.encode())
    return said


def _filled(path: str, name: str) -> str:
    places = {
        "{match}": name,
        "{table}": f"at-{name}",
        "{invite}": f"to-{name}",
        "{chair}": "1",
        "{other}": "p1",
        "{elsewhere}": "nowhere",
        "{tournament}": "nowhere",
        "{number}": "1",
        "{token}": "none",
        "{rules}": "twist",
        "{lesson}": "first-run",
        "{puzzle}": "b1a0215dba49",
        **DAYS,
        "{run}": "none",
        "{subscription}": "none",
    }
    for place, value in places.items():
        path = path.replace(place, value)
    return path


def _moves(line: Line, seat: Seat) -> bool:
    """Return whether a seat is to act in the last view that came over a socket."""
    views = [message["view"] for message in line.heard if message["type"] == "view"]
    return bool(views) and seat in views[-1]["to_move"]


def _messages(name: str, draft: Sequence[object]) -> list[dict[str, Any]]:
    commands = [{"type": kind} for kind in ("DealNext", "Pass", "ClaimReshuffle")]
    acts = [{"type": "act", "id": f"{number}", "command": command} for number, command in enumerate(commands)]
    return [
        {"type": "hello", "match": name},
        {"type": "draft", "rows": draft},
        {"type": "act", "id": "lay", "command": {"type": "PlayTiles", "table": draft}},
        *acts,
        {"type": "order", "tiles": draft[0] if draft else []},
        {"type": "say", "preset": "hello"},
        {"type": "table", "table": f"at-{name}", "invite": f"to-{name}"},
        {"type": "say", "text": "where"},
        {"type": "tournament", "tournament": "nowhere"},
        {"type": "here"},
        {"type": "hello", "match": name},
        {"type": "hello", "match": "nowhere"},
    ]


@pytest.mark.slow(reason="asks two real servers everything about many matches")
async def test_no_answer_depends_on_what_the_seat_may_not_know(tmp_path: Path, deep: bool) -> None:
    # The matches are as old as their logs say, and on a slow machine abandoned ones would be deleted meanwhile.
    kept = replace(EVERYDAY, retention=Retention(abandoned=0))
    async with serving(node_in(tmp_path / "a", kept)) as one, serving(node_in(tmp_path / "b", kept)) as two:
        assert (
            addresses(http_app(one.node, lambda: False, HomeNetwork()).routes) | {SOCKET}
            == {path.replace("{elsewhere}", "{table}") for path in ENDPOINTS | DRAFT} | OTHERS
        )
        # Guests who were last here long ago would be deleted in a long run.
        today = now()
        for server in (one, two):
            for player in ("p0", "p1", "p2", "p3", "w"):
                await add_player(server.node.store, Player(PlayerId(player), f"name of {player}"), today)
                await log_in(server.node.store, PlayerId(player), f"token of {player}", today, FAR)
        for number, (events, match, luck) in enumerate(states(400 if deep else 1, Chance(b"servers"))):
            seat = None if number % 4 == 3 else Seat(number % match.seats)
            name = f"match{number}"
            await stored(one, name, events, match)
            await stored(two, name, disguised_log(events, seat, branch(luck, "disguise")), match)
            draft = [] if seat is None else [match.game.racks[seat][:2]]
            first, second = await asyncio.gather(*(everything_said(each, name, seat, draft) for each in (one, two)))
            assert first == second
            # A turn of it that ended by the clock would be counted at another moment by each server.
            for server in (one, two):
                clockless = update(MATCHES).where(MATCHES.c.id == name).values(wake_at=None)
                await server.node.store.execute(clockless)
