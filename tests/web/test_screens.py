"""A table on a large screen: what its login may see, live, and what it may not."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.local.hidden import pieces_in
from tests.service.match_setup import QUICK, QUICK_HASHER
from tests.service.servers import PostgreSQL
from tests.web.conftest import EVERYDAY, GENEROUS, Serving, Start, node_in, serving
from tests.web.players import NONCE, Line, Visitor, turn
from tilewright.client.errors import RequestRefused, SocketClosed
from tilewright.service.node import NodeConfig
from tilewright.service.rooms import screen_codes
from tilewright.service.settings import now
from tilewright.words.say import say

COOKIE = re.compile(r"^(tilewright-screen)=([^;]+)")
SHORT = {"match.games": 1, "deal.rack": 7, "opening.min": 0, "time.limit": "none"}
HIDDEN = {"quiet": True}


async def screen_of(host: Visitor, table: str) -> tuple[Visitor, dict[str, Any]]:
    """Return the screen that the host of a table makes, and the table as it shows it."""
    return await made(host, f"/api/tables/{table}/screens")


async def made(asker: Visitor, path: str) -> tuple[Visitor, dict[str, Any]]:
    """Return the screen that a request makes, and the answer."""
    answer = await asker.ask("POST", path)
    assert answer.status == 201, answer.body
    found = COOKIE.match(answer.headers["set-cookie"])
    assert found, answer.headers
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "tilewright-here" not in answer.headers["set-cookie"]
    screen = Visitor(asker.port)
    screen.cookie = f"{found[1]}={found[2]}"
    return screen, answer.json


async def seated(server: Serving, names: str = "Ann Ben", **wanted: Any) -> tuple[Visitor, str, list[Visitor]]:
    """Return a screen, its table, and those who sit there, the host first."""
    opener = await server.guest("Opener")
    body = {"bots": [None], "house": SHORT, "terms": HIDDEN, **wanted}
    table = (await opener.done("POST", "/api/tables", body))["table"]
    screen, shown = await screen_of(opener, table)
    assert (shown["screen"], shown["chair"], shown["host"], shown["screens"]) == (True, None, True, 1)
    people = [await server.guest(name) for name in names.split()]
    for person in people:
        await person.done("POST", f"/api/tables/{table}/join", {"invite": shown["invite"]})
    return screen, table, people


async def shown_match(line: Line, table: str, match: str, **more: object) -> dict[str, Any]:
    """Follow the match of a table on its screen, and return the seating."""
    await line.say({"type": "hello", "match": match, "screen": table, **more})
    return await line.hear_a("seating", "gone")


async def play(line: Line, match: str, seat: int, sent: list[list[list[int]]]) -> None:
    """Play a seat to the end of a match; what is laid is first shown as a draft."""
    view = await line.begin(match)
    while view["view"]["outcome"] is None:
        if seat in view["view"]["to_move"]:
            command = turn(view["view"])
            if command["type"] == "PlayTiles":
                sent.append([[*row] for row in command["table"]])
                await line.say({"type": "draft", "rows": command["table"], "after": view["seq"]})
                await line.hear_a("judgement")
            await line.act(str(view["seq"]), command)
        view = await line.hear_a("view")


def racks_at(lines: list[Line], seq: int) -> set[int]:
    """Return all pieces in hand after an event."""
    views = [
        next(each for each in reversed(line.heard) if each["type"] == "view" and each["seq"] <= max(seq, 1))
        for line in lines
        if any(each["type"] == "view" and each["seq"] <= max(seq, 1) for each in line.heard)
    ]
    return {piece for view in views for piece in view["view"]["rack"]}


def is_laid(message: dict[str, Any]) -> bool:
    """Return whether a message shows racks because a game is over."""
    return bool(message.get("view", {}).get("shown") or message.get("view", {}).get("outcome")) or any(
        event["type"] in {"GameEnded", "MatchEnded"} for event in message.get("events", ())
    )


async def whole_game(server: Serving) -> None:
    """Play a whole match and its rematch before a screen."""
    screen, table, people = await seated(server)
    ann, ben = people
    async with screen.line(query="?person=screen") as tv, ann.line() as one, ben.line() as two:
        await tv.say({"type": "table", "table": table})
        waiting = await tv.hear_a("table")
        assert (waiting["screen"], waiting["invite"] is not None) == (True, True)
        match = (await ann.done("POST", f"/api/tables/{table}/start", {}))["match"]
        assert (await tv.hear_a("table"))["match"] == match
        seating = await shown_match(tv, table, match)
        assert (seating["type"], seating["seat"]) == ("seating", None)
        drafts: list[list[list[int]]] = []
        await asyncio.gather(play(one, match, 0, drafts), play(two, match, 1, drafts))
        while not (heard := tv.heard[-1]).get("view", {}).get("outcome"):
            await tv.hear()
        # Drafts come at most five times a second, so not each of them is sent on.
        told = [each["rows"] for each in tv.heard if each["type"] == "draft"]
        assert told
        assert all(rows in drafts for rows in told)
        found = 0
        for heard in tv.heard:
            if is_laid(heard):
                continue
            laid = {piece for row in heard.get("rows", ()) for piece in row} if heard["type"] == "draft" else set()
            assert not (pieces_in(heard) - laid) & racks_at([one, two], heard.get("seq", 0)), heard
            found += 1
        assert found
        # What is looked for is in what the players are sent.
        assert any(pieces_in(each) & racks_at([one, two], each.get("seq", 0)) for each in one.heard)
        for person in people:
            await person.done("POST", f"/api/tables/{table}/rematch", {})
        while (again := await tv.hear_a("table"))["match"] == match:
            pass
        assert (await shown_match(tv, table, again["match"]))["match"] == again["match"]
        # The match before is not on the screen any more.
        assert (await shown_match(tv, table, match))["type"] == "gone"


async def test_a_screen_follows_a_quiet_table_live_without_a_hidden_piece(server: Serving) -> None:
    await whole_game(server)


@pytest.mark.deep
async def test_the_same_on_postgresql(own_postgres: PostgreSQL) -> None:
    url = await asyncio.to_thread(own_postgres.emptied, "screens")
    async with serving(NodeConfig(database=url, settings=EVERYDAY, hasher=QUICK_HASHER)) as server:
        await whole_game(server)


async def test_a_screen_can_only_look(server: Serving) -> None:
    screen, table, (ann, ben) = await seated(server)
    match = (await ann.done("POST", f"/api/tables/{table}/start", {}))["match"]
    async with screen.line(query="?person=screen") as tv, ann.line() as one, ben.line() as two:
        await shown_match(tv, table, match)
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        await two.begin(match)
        view = await tv.hear_a("view")
        assert (view["view"]["seat"], view["view"]["rack"], view["may"]) == (None, [], [])
        assert (await tv.act("1", {"type": "DrawTile"}))["reason"] == "no-seat"
        for message in (
            {"type": "nonce", "nonce": NONCE},
            {"type": "draft", "rows": [[1, 2, 3]]},
            {"type": "plan", "rows": [[1, 2, 3]], "over": [], "after": view["seq"]},
            {"type": "order", "tiles": [1]},
            {"type": "say", "preset": "hello"},
        ):
            await tv.say(message)
            await tv.hear_a("error")
        for way in ("start", "rematch", "close", "even", "leave", "screens"):
            with pytest.raises(RequestRefused) as refused:
                await screen.done("POST", f"/api/tables/{table}/{way}?person=screen", {})
            assert refused.value.status == 409, way
    # Nobody else gets in by naming the table, whether it is their own or not, with a seat elsewhere or a login alone.
    other, elsewhere, (eve, _) = await seated(server, "Eve Finn")
    for stranger, query in ((other, "?person=screen"), (eve, ""), (await server.guest("Zoe"), "")):
        async with stranger.line(query=query) as line:
            for named in (table, elsewhere, "nowhere"):
                assert (await shown_match(line, named, match)) == {"type": "gone", "match": match}
    with pytest.raises(RequestRefused):
        await ben.done("POST", f"/api/tables/{table}/screens", {})


async def test_the_host_ends_the_screens(opened: Start) -> None:
    server = await opened(GENEROUS, pace=msgspec.structs.replace(QUICK, logins=200))
    screen, table, (ann, _) = await seated(server)
    match = (await ann.done("POST", f"/api/tables/{table}/start", {}))["match"]
    async with screen.line(query="?person=screen") as tv:
        await shown_match(tv, table, match)
        assert (await ann.done("DELETE", f"/api/tables/{table}/screens", None))["screens"] == 0
        with pytest.raises(SocketClosed, match="login has ended"):
            await tv.hear_a("never")
    assert (await screen.ask("GET", "/api/me?person=screen")).status == 401
    # So does the end of the table.
    second, _ = await screen_of(ann, table)
    assert (await second.ask("GET", f"/api/tables/{table}?person=screen")).json["screen"]
    await ann.done("POST", f"/api/tables/{table}/close", {})
    assert (await second.ask("GET", "/api/me?person=screen")).status == 401


async def test_of_too_many_screens_the_oldest_ends(server: Serving) -> None:
    first, table, (ann, _) = await seated(server)
    await ann.done("POST", f"/api/tables/{table}/start", {})
    later = [(await screen_of(ann, table))[0] for _ in range(3)]
    statuses = [(await each.ask("GET", f"/api/tables/{table}?person=screen")).status for each in (first, *later)]
    assert statuses == [401, 200, 200, 200]


async def test_watchers_are_late_and_the_screen_is_not(server: Serving) -> None:
    screen, table, (ann, ben) = await seated(server, terms={"delay": 600})
    match = (await ann.done("POST", f"/api/tables/{table}/start", {}))["match"]
    async with ann.line() as one, ben.line() as two, screen.line(query="?person=screen") as tv:
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        await two.begin(match)
        await shown_match(tv, table, match)
        assert (await tv.hear_a("view"))["view"]["to_move"]
        eve = await server.guest("Eve")
        async with eve.line() as watching:
            await watching.say({"type": "hello", "match": match})
            await watching.say({"type": "ping"})
            heard = list[str]()
            while "pong" not in heard:
                heard.append((await watching.hear())["type"])
            assert heard[0] == "seating"
            assert not {"view", "events"} & {*heard}


async def test_on_the_machine_itself_links_have_the_address_of_the_home_network(tmp_path: Path) -> None:
    plan = node_in(tmp_path, msgspec.structs.replace(EVERYDAY, home_address="192.168.7.7"))
    async with serving(plan, host="0.0.0.0") as server:
        ann = await server.guest()
        page = (await ann.ask("GET", "/screen")).body.decode()
        assert f'<meta name="home" content="http://192.168.7.7:{server.port}">' in page
        named = (await ann.ask("GET", "/screen", None, {"Host": f"table.home:{server.port}"})).body.decode()
        assert 'name="home"' not in named
        table = await ann.done("POST", "/api/tables", {})
        code = f"/api/invites/{table['invite']}/qr.svg"
        here = (await ann.ask("GET", code)).body
        there = (await ann.ask("GET", code, None, {"Host": f"192.168.7.7:{server.port}"})).body
        assert here == there


async def test_the_host_brings_a_table_to_the_screen_that_shows_a_code(server: Serving) -> None:
    ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
    table = (await ann.done("POST", "/api/tables", {"bots": [None], "house": SHORT, "terms": HIDDEN}))["table"]
    path, given = f"/api/tables/{table}/screens/code", "/api/screens/table?person=screen"
    # Somebody without a login asks for the code.
    screen, shows = await made(Visitor(ann.port), "/api/screens")
    assert re.fullmatch("[A-HJ-NP-Z2-9]{6}", shows["code"])
    assert (await screen.ask("GET", given)).json == {"table": None, "waits": True}
    # A stranger finds no table, and only the host brings it there; a wrong code is one that no screen shows.
    typed = {"code": f"{shows['code'][:3].lower()} {shows['code'][3:]}"}
    assert (await ben.ask("POST", path, typed)).status == 404
    invite = (await ann.ask("GET", f"/api/tables/{table}")).json["invite"]
    await ben.done("POST", f"/api/tables/{table}/join", {"invite": invite})
    assert (await ben.ask("POST", path, typed)).status == 409
    wrong = await ann.ask("POST", path, {"code": "AAAAAA"})
    assert (wrong.status, wrong.json["detail"]) == (404, say("refused-no-such-code"))
    assert (await screen.ask("GET", given)).json == {"table": None, "waits": True}
    shown = await ann.done("POST", path, typed)
    # Unlike on the same device, the host keeps the seat.
    assert (shown["chair"], shown["screens"]) == (0, 1)
    assert (await screen.ask("GET", given)).json == {"table": table, "waits": False}
    async with screen.line(query="?person=screen") as tv:
        await tv.say({"type": "table", "table": table})
        seen = await tv.hear_a("table")
        assert (seen["screen"], seen["host"], seen["chair"]) == (True, False, None)
        # The code works once.
        assert (await ann.ask("POST", path, typed)).status == 404
        assert (await ann.ask("DELETE", f"/api/tables/{table}/screens")).status == 200
        await tv.hear_a("gone")
    assert (await screen.ask("GET", given)).status == 401


async def test_an_old_code_brings_nothing_to_a_screen(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest("Ann")
    table = (await ann.done("POST", "/api/tables", {"bots": [None]}))["table"]
    screen, shows = await made(Visitor(ann.port), "/api/screens")
    later = now() + shows["seconds"] * 1_000
    monkeypatch.setattr(screen_codes, "now", lambda: later)
    assert (await ann.ask("POST", f"/api/tables/{table}/screens/code", {"code": shows["code"]})).status == 404
    assert (await screen.ask("GET", "/api/screens/table?person=screen")).json == {"table": None, "waits": False}
