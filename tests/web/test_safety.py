"""Attacks and overload: forged logins, foreign pages, floods, huge messages, slow readers; and logs without secrets."""

import itertools
import json
import logging
import re

import pytest
import structlog
from msgspec.structs import replace

from tests.service.match_setup import QUICK
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE, Line, Visitor, idle
from tilewright.client.errors import RequestRefused, SocketClosed
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.accounts.players import log_in, log_out
from tilewright.service.logs import set_up_logs
from tilewright.service.settings import Allowed


async def refused(visitor: Visitor, origin: str | None = None) -> int:
    """Return the status that refuses a socket."""
    with pytest.raises(RequestRefused) as no:
        async with visitor.line(origin):
            pass
    status: int = no.value.status
    return status


async def plays_on(server: Serving) -> None:
    """Assert that others can log in, create a match and make a move."""
    cleo, dan = await server.guest("Cleo"), await server.guest("Dan")
    match = await cleo.create(players=[dan])
    async with cleo.line() as line, dan.line() as other:
        await line.say({"type": "hello", "match": match})
        await line.say({"type": "nonce", "nonce": NONCE})
        view = (await other.begin(match))["view"]
        mover = line if view["to_move"] == [0] else other
        assert (await mover.act("1", idle(view)))["type"] == "ack"


async def test_a_socket_at_another_address_is_refused_and_is_not_a_defect(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.guest()
    with pytest.raises(RequestRefused) as no:
        async with ann.line(query="/other"):
            pass
    assert no.value.status == 403
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_page_of_another_site_gets_no_socket(server: Serving) -> None:
    ann = await server.guest()
    same_host = f"127.0.0.1:{server.port}"
    for origin in (
        *("https://evil.example", "null", f"http://localhost:{server.port}", "http://127.0.0.1"),
        *(f"https://{same_host}", f"ftp://{same_host}", same_host, f"http://{same_host}/", "http://["),
    ):
        assert await refused(ann, origin) == 403
        answer = await ann.ask("PUT", "/api/me/name", {"name": "Eve"}, {"Origin": origin})
        assert (answer.status, "origin" in answer.json["detail"]) == (403, True)
    async with ann.line(f"http://127.0.0.1:{server.port}") as line:
        await line.say({"type": "hello", "match": "nowhere"})
        assert (await line.hear())["type"] == "gone"


async def test_old_and_forged_logins_get_no_socket(server: Serving) -> None:
    ann = await server.guest()
    token = ann.cookie.partition("=")[2]
    store = server.node.store
    await log_in(store, PlayerId(ann.player), "expired token", Millis(1), Millis(2))
    for cookie in (
        "",
        "tilewright=",
        f"tilewright={token[:-1]}",
        "tilewright=expired token",
        f"__Host-tilewright={token}",
    ):
        stranger = server.visitor()
        stranger.cookie = cookie
        assert await refused(stranger) == 403
    await log_out(store, token)
    assert await refused(ann) == 403


async def test_a_seat_comes_only_from_the_login(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    match = await ann.create(players=[ben])
    async with ann.line() as one, ben.line() as two, eve.line() as watching:
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        view = (await two.begin(match))["view"]
        mover = view["to_move"][0]
        await watching.say({"type": "hello", "match": match, "seat": mover})
        assert "unknown field `seat`" in (await watching.hear_a("error"))["reason"]
        await watching.say({"type": "hello", "match": match})
        assert (await watching.act("1", {"type": "DrawTile"}))["reason"] == "no-seat"
        await watching.say({"type": "nonce", "nonce": NONCE})
        assert "somebody who has a seat" in (await watching.hear_a("error"))["reason"]
        other = (two, one)[mover]
        assert (await other.act("1", {"type": "DrawTile", "seat": mover}))["reason"] == "bad"
        assert (await other.act("1", {"type": "DrawTile"}))["reason"] == "not-your-turn"
    assert await server.node.store.heads([MatchId(match)]) == {match: 1}


async def test_a_message_that_is_too_large_ends_only_its_connection(server: Serving) -> None:
    ann = await server.guest()
    async with ann.line() as line:
        await line.say("x" * 8_193)
        with pytest.raises(SocketClosed) as closed:
            await line.hear_a("the end")
        assert closed.value.code == 1009
    await plays_on(server)


async def test_nobody_has_more_sockets_than_allowed(opened: Start) -> None:
    server = await opened(replace(Allowed(), sockets_per_player=2))
    ann = await server.guest()
    async with ann.line(), ann.line():
        assert await refused(ann) == 403
        await plays_on(server)
    async with ann.line():
        pass


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/tables", "/api/me/history"])
async def test_lists_are_counted_for_each_player(opened: Start, path: str) -> None:
    server = await opened(replace(GENEROUS, messages=3))
    ann, ben = await server.guest(), await server.guest()
    assert [(await ann.ask("GET", path)).status for _ in range(4)] == [200, 200, 200, 429]
    assert (await ben.ask("GET", path)).status == 200


async def test_a_flood_of_commands_is_refused_while_others_play_on(opened: Start) -> None:
    server = await opened(replace(GENEROUS, commands=30))
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben])
    async with ann.line() as line:
        await line.say({"type": "hello", "match": match})
        answers = []
        for number in range(40):
            answers.append((await line.act(f"{number}", {"type": "DrawTile"}))["reason"])
        assert answers == ["not-begun"] * 30 + ["too-often"] * 10
        await plays_on(server)


async def test_a_command_sent_again_is_acknowledged_again_beyond_the_limit(opened: Start) -> None:
    server = await opened(replace(GENEROUS, commands=1))
    ann = await server.guest()
    match = await ann.create(bots=["random"], house={"deal.starter": "host"})
    async with ann.line() as line:
        view = (await line.begin(match))["view"]
        assert view["to_move"] == [view["seat"]]
        first = await line.act("first", idle(view))
        assert first["type"] == "ack"
        assert (await line.act("second", idle(view)))["reason"] == "too-often"
        assert await line.act("first", idle(view)) == first


async def test_a_flood_of_messages_ends_the_connection_while_others_play_on(opened: Start) -> None:
    server = await opened(replace(GENEROUS, socket_messages=20))
    ann = await server.guest()
    async with ann.line() as line:
        with pytest.raises(SocketClosed) as closed:
            await _flooded(line)
        assert closed.value.code == 1008
    assert {message["type"] for message in line.heard} == {"gone", "error"}
    await plays_on(server)


async def _flooded(line: Line) -> None:
    for _ in range(1_000):
        await line.say({"type": "hello", "match": "nowhere"})
        await line.hear()


async def test_a_slow_reader_is_disconnected_and_can_resume(opened: Start) -> None:
    server = await opened(replace(GENEROUS, waiting_bytes=60_000))
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    match = await ann.create(players=[ben])
    async with ann.line() as one, ben.line() as two, eve.line() as slow:
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        message = await two.begin(match)
        await one.hear_a("view")
        await slow.say({"type": "hello", "match": match})
        await slow.hear_a("view")
        mover = message["view"]["to_move"][0]
        line = (one, two)[mover]
        # Drafts fill the buffers of the client and the system, then ours; then the connection is closed.
        drafts = (
            {"type": "draft", "seat": mover, "seq": 1, "rows": [[7] * 5_000, [count]]} for count in itertools.count()
        )
        while b"tilewright_slow_readers_total 1.0" not in server.node.metrics.text():
            server.node.bus.note(MatchId(match), json.dumps(next(drafts)).encode())
            # The player whose turn it is may have several windows, so that a draft of another goes to them too.
            await one.hear_a("draft")
            await two.hear_a("draft")
        with pytest.raises(SocketClosed):
            await slow.hear_a("the end")
        assert (await line.act("1", {"type": "DrawTile"}))["type"] == "ack"
    async with eve.line() as again:
        await again.say({"type": "hello", "match": match, "after": 1})
        assert (await again.hear_a("events"))["seq"] == 2


@pytest.mark.slow(reason="plays a whole match with a bot while everything is logged")
async def test_no_log_line_or_counter_contains_a_rack_a_secret_or_a_token(
    opened: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    before = logging.root.handlers[:], logging.root.level
    try:
        set_up_logs(logging.DEBUG)
        server = await opened(GENEROUS, replace(QUICK, between_games=50))
        ann = await server.guest()
        match = await ann.create("classic-fr", bots=["beginner"], house={"match.games": 1, "time.limit": 30})
        racks: set[str] = set()
        async with ann.line() as line:
            message = await line.begin(match)
            await line.act("nonsense", {"type": "PlayTiles", "table": [message["view"]["rack"]]})
            await line.say({"type": "draft", "rows": [message["view"]["rack"]]})
            await line.say("{" * 100)
            while message["view"]["outcome"] is None:
                racks.add(json.dumps(message["view"]["rack"])[1:-1])
                if message["view"]["to_move"] == [0]:
                    await line.act(f"{message['seq']}", idle(message["view"]))
                message = await line.hear_a("view")
        row = await server.node.store.match(MatchId(match))
        counters = server.node.metrics.text().decode()
    finally:
        structlog.reset_defaults()
        logging.root.handlers[:], level = before
        logging.root.setLevel(level)
    logged = capsys.readouterr().err + counters
    assert logged.count('"event": "carried out"') > 20
    kept = [row.secrets[start : start + 32] for start in range(len(row.secrets) - 32)]
    hidden = {ann.cookie.partition("=")[2], NONCE, *racks, *(secret.hex() for secret in kept)}
    assert [text for text in hidden if text and text in logged] == []
    assert not re.search(r"(\d+, ){7}", logged)
