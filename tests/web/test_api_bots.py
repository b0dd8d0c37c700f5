"""Bots over HTTP: tokens, the stream of a seat, commands, and whole games of the example bot."""

import asyncio
import json
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples import bot as example
from tests.kill.processes import ROOT, Killable, servers
from tests.service.match_setup import QUICK
from tests.waiting import SECONDS, until
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE, Visitor, turn
from tilewright.client.server import Answer
from tilewright.engine import Seat
from tilewright.games import EDITIONS
from tilewright.messages.fields import MatchId
from tilewright.records.verify import read_seen, verify_record
from tilewright.rules import booklets
from tilewright.screens.kinds import hosted_game
from tilewright.service.storage.store import draft_of


class Program(Visitor):
    """A program with a token and without a cookie."""

    token = ""

    async def asks(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Return the answer to a request with the token."""
        shown = {"Authorization": f"Bearer {self.token}"} | {
            name.replace("_", "-"): said for name, said in headers.items()
        }
        return await self.ask(method, path, body, shown)

    async def command(self, match: str, name: str, command: object, **more: object) -> Answer:
        """Send a command."""
        return await self.asks("POST", f"/api/bot/matches/{match}/commands", {"id": name, "command": command, **more})


async def program(server: Serving, name: str = "Robot") -> tuple[Program, Visitor]:
    """Return a program with a token, and its owner."""
    owner = await server.guest(name)
    made = await owner.ask("POST", "/api/tokens", {"label": "my bot"})
    assert made.status == 201
    found = Program(server.port)
    found.token = made.json["token"]
    return found, owner


class Stream:
    """An open stream of server-sent events."""

    def __init__(self, lines: AsyncIterator[bytes]) -> None:
        self._lines = lines
        self.last = 0

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind; ids are remembered as an EventSource does."""
        async for line in self._lines:
            if line.startswith(b"id: "):
                self.last = int(line[4:])
            elif line.startswith(b"data: "):
                message: dict[str, Any] = json.loads(line[6:])
                if message["type"] == kind:
                    return message
        raise EOFError(kind)


@asynccontextmanager
async def stream(program: Program, match: str, after: int | None = None) -> AsyncIterator[Stream]:
    """Follow a match."""
    headers = {"Authorization": f"Bearer {program.token}"} | ({} if after is None else {"Last-Event-ID": str(after)})
    async with program.server.lines(f"/api/bot/matches/{match}/events", headers) as lines:
        yield Stream(lines)


async def begun(server: Serving) -> tuple[Program, str]:
    """Return a program and its match against a beginner, with the nonce given and the first turn its own."""
    robot, _ = await program(server)
    made = await robot.asks(
        "POST", "/api/matches", {"bots": ["beginner"], "house": {"match.games": 1, "deal.starter": "host"}}
    )
    match: str = made.json["match"]
    assert (await robot.asks("POST", f"/api/bot/matches/{match}/nonce", {"nonce": NONCE})).status == 204
    return robot, match


async def test_a_draft_over_http_is_judged_shown_and_stored(server: Serving) -> None:
    robot, _ = await program(server)
    ann = await server.guest("Ann")
    table = (await robot.asks("POST", "/api/tables", {})).json
    assert (await ann.ask("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})).status == 200
    match = (await robot.asks("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    address = f"/api/bot/matches/{match}/drafts"
    assert (await robot.asks("POST", address, {"rows": []})).status == 409
    assert (await robot.asks("POST", f"/api/bot/matches/{match}/nonce", {"nonce": NONCE})).status == 204
    async with ann.line() as line:
        view = await line.begin(match)
        if view["view"]["to_move"] != [0]:
            await line.act("1", {"type": "DrawTile"})
            view = await line.hear_a("view")
        async with stream(robot, match) as told:
            rack = (await told.until("view"))["view"]["rack"]
        assert (await ann.ask("POST", address, {"rows": []})).status == 409
        assert (await robot.asks("POST", address, {"rows": [rack[:2]], "after": 99})).status == 409
        judged = (await robot.asks("POST", address, {"rows": [rack[:2]], "after": view["seq"]})).json
        assert (judged["type"], judged["seq"]) == ("judgement", view["seq"])
        assert [reading["order"] for reading in judged["readings"]] == [rack[:2]]
        assert (await line.hear_a("draft"))["rows"] == [rack[:2]]
        impossible = (await robot.asks("POST", address, {"rows": [[rack[0], rack[0]]]})).json
        assert impossible["faults"][0]["kind"] == "tile-twice"
        assert (await robot.asks("POST", address, {"rows": [rack[:3]]})).status == 200
        assert (await line.hear_a("draft"))["rows"] == [rack[:3]]

        async def is_stored() -> bool:
            return await draft_of(server.node.store, MatchId(match), Seat(0), view["seq"]) == json_of([rack[:3]])

        await until(is_stored)
    eve = await server.guest("Eve")
    assert (await eve.ask("POST", address, {"rows": []})).status == 403


def json_of(rows: object) -> bytes:
    """Return the stored draft."""
    return msgspec.json.encode(rows)


async def test_a_token_acts_as_its_owner_until_it_is_revoked(server: Serving) -> None:
    robot, owner = await program(server)
    me = await robot.asks("GET", "/api/me")
    assert me.json == {"player": owner.player, "name": "Robot"}
    listed = (await owner.ask("GET", "/api/tokens")).json
    assert [token["label"] for token in listed] == ["my bot"]
    assert robot.token not in json.dumps(listed)
    path = f"/api/tokens/{listed[0]['id']}"
    assert (await (await server.guest()).ask("DELETE", path)).status == 404
    assert (await owner.ask("DELETE", path)).status == 204
    assert (await robot.asks("GET", "/api/me")).status == 401


async def test_a_token_cannot_make_tokens_and_its_text_is_not_stored(server: Serving, tmp_path: Path) -> None:
    robot, owner = await program(server)
    assert (await robot.asks("POST", "/api/tokens", {"label": "another"})).status == 401
    assert (await robot.asks("GET", "/api/tokens")).status == 401
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert owner.player.encode() in kept
    assert robot.token.encode() not in kept


async def test_a_player_has_twenty_tokens_at_most(server: Serving) -> None:
    owner = await server.guest()
    made = [await owner.ask("POST", "/api/tokens", {"label": str(number)}) for number in range(21)]
    assert [answer.status for answer in made] == [201] * 20 + [400]
    assert "at most 20 tokens" in made[-1].json["detail"]


async def test_the_stream_sends_what_the_socket_sends(server: Serving) -> None:
    robot, match = await begun(server)

    async with stream(robot, match) as events:
        told = [await events.until(kind) for kind in ("seating", "events", "view", "clock")]
    watcher = await server.guest()
    async with watcher.line() as line:
        await line.say({"type": "hello", "match": match})
        heard = {message["type"]: message for message in [await line.hear() for _ in range(4)]}
    assert told[0] | {"seat": None} == heard["seating"]
    assert told[1]["seq"] == told[2]["seq"] == (await server.node.matches.latest(MatchId(match))).seq
    assert told[2]["view"]["rack"]
    assert not heard["view"]["view"]["rack"]


async def test_a_cut_stream_leaves_nobody_connected(server: Serving) -> None:
    robot, match = await begun(server)
    for _ in range(3):
        async with stream(robot, match) as events:
            await events.until("clock")
    await until(lambda: b"tilewright_followers 0.0" in server.node.metrics.text())


async def test_a_stream_resumes_after_the_last_event_it_named(server: Serving) -> None:
    robot, match = await begun(server)

    async def seen(after: int | None) -> tuple[Stream, dict[str, Any], dict[str, Any]]:
        async with stream(robot, match, after) as events:
            return events, await events.until("events"), await events.until("view")

    first, events, view = await seen(None)
    assert first.last == view["seq"] == events["seq"]
    loaded = await server.node.matches.latest(MatchId(match))
    async with asyncio.timeout(SECONDS):
        while view["view"]["seat"] not in view["view"]["to_move"]:
            first, events, view = await seen(None)
    answer = await robot.command(match, "one", {"type": "DrawTile"})
    assert answer.status == 200, answer.body
    again, events, view = await seen(first.last)
    assert len(events["events"]) == events["seq"] - first.last
    assert again.last == view["seq"] > loaded.seq - 1


async def test_a_command_sent_twice_is_carried_out_once(server: Serving) -> None:
    robot, match = await begun(server)
    async with asyncio.timeout(SECONDS):
        for attempt in count():
            # What was refused stays refused, so each attempt has an id of its own.
            answer = await robot.command(match, f"try {attempt}", {"type": "DrawTile"})
            if answer.status == 200:
                break
            assert answer.json["reason"] == "not-your-turn"
    again = await robot.command(match, f"try {attempt}", {"type": "DrawTile"})
    assert again.status == 200
    assert again.json == answer.json
    entries = await server.node.store.tail(MatchId(match))
    own = [entry for entry in entries if b'"TileDrawn"' in entry.event and b'"seat":0' in entry.event]
    assert len(own) == 1


async def test_refusals_have_a_status_and_the_message_of_the_socket(server: Serving) -> None:
    robot, match = await begun(server)
    stranger, _ = await program(server, "Stranger")
    assert (await stranger.command(match, "1", {"type": "DrawTile"})).status == 403
    assert (await robot.command(match, "2", {"type": "TimeOut", "draft": []})).json["reason"] == "bad"
    assert (await robot.command(match, "3", {"type": "Nonsense"})).status == 400
    assert (await robot.command(match, "4", {"type": "Pass"}, after=0)).json["reason"] == "stale"
    assert (await robot.command("nowhere", "5", {"type": "Pass"})).status == 404
    assert (await robot.asks("POST", "/api/bot/matches/nowhere/nonce", {"nonce": NONCE})).status == 404
    assert (await stranger.asks("POST", f"/api/bot/matches/{match}/nonce", {"nonce": NONCE})).status == 403
    assert (await robot.asks("GET", "/api/bot/matches/nowhere/events")).status == 404
    assert (await stranger.asks("GET", f"/api/bot/matches/{match}/events")).status == 403
    assert (await robot.command(match, "\x00", {"type": "Pass"})).status == 422
    foreign = await robot.asks(
        "POST", f"/api/bot/matches/{match}/nonce", {"nonce": NONCE}, Origin="http://evil.example"
    )
    assert foreign.status == 403


async def test_illegal_turns_are_refused_with_their_faults(server: Serving) -> None:
    robot, match = await begun(server)
    rules, view = None, dict[str, Any](to_move=[])
    async with stream(robot, match) as events:
        while 0 not in view["to_move"]:
            view = (await events.until("view"))["view"]
            # Only the first view has the rulebook.
            rules = view.setdefault("rules", rules)
    answer = await robot.command(match, "bad", {"type": "PlayTiles", "table": [view["rack"][:2]]})
    assert answer.status == 409
    assert answer.json["type"] == "refused"
    assert answer.json["faults"]
    assert answer.json["sentences"]
    legal = await robot.command(match, "good", turn(view))
    assert legal.status == 200


async def test_bots_have_the_same_limits_as_everybody(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, commands=2, sockets_per_player=1))
    robot, match = await begun(server)
    answers = [await robot.command(match, str(number), {"type": "Pass"}) for number in range(3)]
    assert answers[-1].status == 429
    async with stream(robot, match) as events:
        await events.until("view")
        assert (await robot.asks("GET", f"/api/bot/matches/{match}/events")).status == 429


async def test_a_stream_that_fails_ends_and_is_counted(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    robot, match = await begun(server)

    async def broken(*_given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.node.matches, "latest", broken)
    async with asyncio.timeout(10), stream(robot, match) as told:
        with pytest.raises(EOFError):
            await told.until("view")

    async def is_counted() -> bool:
        return b"tilewright_defects_total 1.0" in server.node.metrics.text()

    await until(is_counted)


async def test_a_closed_stream_is_released(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, sockets_per_player=1))
    robot, match = await begun(server)
    for _ in range(3):
        async with stream(robot, match) as events:
            await events.until("view")
        await until(lambda: b"tilewright_sockets 0.0" in server.node.metrics.text())


@pytest.mark.slow(reason="waits for a stream to notice")
async def test_a_revoked_token_ends_its_streams_and_opens_no_account(opened: Start) -> None:
    server = await opened(GENEROUS, msgspec.structs.replace(QUICK, logins=50))
    robot, owner = await program(server)
    match = (await robot.asks("POST", "/api/matches", {"bots": ["beginner"]})).json["match"]
    persons = {"account": {"login": "robot", "password": "a password"}, "me/delete": {}, "tokens": {"label": "more"}}
    for path, body in persons.items():
        assert (await robot.asks("POST", f"/api/{path}", body)).status == 401
    (token,) = (await owner.ask("GET", "/api/tokens")).json
    async with stream(robot, match) as events:
        await events.until("presence")
        assert (await owner.ask("DELETE", f"/api/tokens/{token['id']}")).status == 204
        with pytest.raises(EOFError):
            await events.until("never")


async def test_a_server_that_stops_ends_its_streams(server: Serving) -> None:
    robot, match = await begun(server)
    async with asyncio.timeout(SECONDS), stream(robot, match) as events:
        await events.until("view")
        server.stop()
        with pytest.raises(EOFError):
            await events.until("never")


# Matches of one game or round with small racks are short.
SHORT: dict[bool, dict[str, int]] = {True: {"match.games": 1}, False: {"match.rounds": 1}}


@pytest.mark.slow(reason="plays whole games over HTTP")
@pytest.mark.parametrize("rules", EDITIONS)
async def test_the_example_bot_plays_by_every_rulebook(rules: str, server: Serving, tmp_path: Path, deep: bool) -> None:
    if not deep and rules not in {"classic-fr", "turbo"}:
        pytest.skip("only in a deep run")
    url = f"http://127.0.0.1:{server.port}"
    one = await asyncio.to_thread(example.admitted, url, "One", tmp_path / "one")
    bot = next(iter(hosted_game(rules).ladder.bots))
    wanted = {"rules": rules, "house": SHORT[rules in booklets.EDITIONS], "bots": [bot]}
    _, made, _ = await asyncio.to_thread(one.ask, "POST", "/api/matches", wanted)
    outcome = await asyncio.wait_for(asyncio.to_thread(example.play, one, made["match"], tmp_path / "seen"), 120)
    row = await server.node.store.match(MatchId(made["match"]))
    assert row.schedule.over
    assert outcome["winners"]
    assert (await asyncio.to_thread(one.ask, "GET", "/api/bot/matches"))[1] == []
    # The server kept what it promised the bot before the deal.
    seen = read_seen((tmp_path / "seen").read_text("utf-8").splitlines())
    record = (await (await server.guest()).ask("GET", f"/api/matches/{row.id}/record")).body
    assert verify_record(record.splitlines(), seen).faults == ()


async def _bot(server: Killable, folder: Path) -> asyncio.subprocess.Process:
    words = [f"http://127.0.0.1:{server.port}", "--house", '{"match.games": 1}']
    words += ["--token", str(folder / "token"), "--seen", str(folder / "seen")]
    return await asyncio.create_subprocess_exec(
        sys.executable, "examples/bot.py", *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )


def _events_stored(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tilewright.db")) as database:
        (count,) = database.execute("SELECT count(*) FROM events").fetchone()
        return int(count)


@pytest.mark.deep
async def test_the_seat_of_the_example_bot_survives_a_restart_of_both(tmp_path: Path) -> None:
    with servers(tmp_path, 1, ["--data", str(tmp_path)]) as (server,):
        bot = await _bot(server, tmp_path)
        assert bot.stdout is not None
        first = await asyncio.wait_for(bot.stdout.readline(), 60)
        await until(lambda: _events_stored(tmp_path) >= 10)
        bot.kill()
        await bot.wait()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        stored = _events_stored(tmp_path)
        bot = await _bot(server, tmp_path)
        await until(lambda: _events_stored(tmp_path) >= stored + 10)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        said, _ = await asyncio.wait_for(bot.communicate(), 120)
    lines = said.splitlines(keepends=True)
    assert lines[0] == first
    assert lines[1].startswith(b'over: {"winners": [')
