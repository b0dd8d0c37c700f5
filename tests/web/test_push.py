"""Web Push on a real server, against a push service on this machine that speaks TLS."""

import json
import shutil
import socket
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import func, select

from tests.waiting import until
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import NONCE, Visitor, idle
from tilewright.engine import Seat
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.service.node import Node
from tilewright.service.settings import Push
from tilewright.service.storage.schema import PUSH_SUBSCRIPTIONS
from tilewright.service.upkeep.push.subscriptions import MOST_BROWSERS, subscriptions_of
from tilewright.words.say import say

pytest.importorskip("cryptography", reason="Web Push needs the package cryptography")
judge = pytest.importorskip("tests.judges.push_service")


class Calling(Struct, frozen=True, eq=False):
    """A server with keys, and the push service that it may call."""

    server: Serving
    service: Any

    async def browsers(self, player: str) -> int:
        """Return on how many browsers a player is called."""
        return len(await subscriptions_of(self.server.node.store, PlayerId(player)))


@pytest.fixture
async def calling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Calling]:
    """Return a server that calls at once, and its push service."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not on this machine (Debian: apt install openssl)")
    file = tmp_path / "service.pem"
    judge.make_certificate(file)
    # Python trusts the certificates in this file.
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with judge.push_service(file) as service:
        push = Push(key=str(file), contact="mailto:operator@example.org", hosts=(service.place,), wait=0, calls=3)
        async with serving(node_in(tmp_path / "data", replace(EVERYDAY, push=push))) as server:
            yield Calling(server, service)


async def seated(calling: Calling, **house: object) -> tuple[Visitor, Visitor, str]:
    """Return two players and their match, which has begun; neither is connected."""
    ann, ben = await calling.server.guest("Ann"), await calling.server.guest("Ben")
    match = await ann.create(players=[ben], house={"time.limit": 86_400} | house)
    async with ann.line() as one, ben.line() as two:
        for line in (one, two):
            await line.say({"type": "hello", "match": match})
            await line.say({"type": "nonce", "nonce": NONCE})
        await one.hear_a("view")
        await two.hear_a("view")
    return ann, ben, match


async def take_turn(calling: Calling, players: tuple[Visitor, Visitor], match: str) -> Visitor:
    """Let the player in turn draw and disconnect; return the other, who is not connected."""
    node = calling.server.node
    loaded = await node.matches.load(MatchId(match))
    (mover,) = loaded.hosted.kind.engine.to_move(loaded.state)
    async with players[mover].line() as line:
        view = (await line.begin(match))["view"]
        await until(lambda: not node.audiences.is_connected(loaded.id, Seat(1 - mover)))
        assert (await line.act(f"turn {view['turns']}", idle(view)))["type"] == "ack"
    return players[1 - mover]


def counted(node: Node, outcome: str) -> bool:
    """Return whether one message had that outcome."""
    return f'tilewright_pushes_total{{outcome="{outcome}"}} 1.0'.encode() in node.metrics.text()


async def test_a_player_who_is_away_is_called_in_their_language_and_nobody_else_can_read_it(calling: Calling) -> None:
    service, node = calling.service, calling.server.node
    ann, ben, match = await seated(calling)
    readers = {visitor.player: judge.Receiver() for visitor in (ann, ben)}
    public = (await ann.ask("GET", "/api/push")).json["key"]
    for visitor in (ann, ben):
        body = readers[visitor.player].subscription(f"https://{service.place}/{visitor.player}", "nl")
        assert (await visitor.ask("POST", "/api/me/push", body)).status == 201
    called = await take_turn(calling, (ann, ben), match)
    await until(lambda: bool(service.received))
    (message,) = service.received
    assert message.path == f"/{called.player}"
    name = "Ben" if called is ann else "Ann"
    assert json.loads(readers[called.player].read(message.body)) == {
        "match": match,
        "title": "Jij bent aan de beurt",
        "body": f"Je partij met {name} wacht op je.",
    }
    claims = judge.claims_of(message.headers["authorization"], public)
    assert (claims["aud"], claims["sub"]) == (f"https://{service.place}", "mailto:operator@example.org")
    assert 86_000 < int(message.headers["ttl"]) <= 86_400
    assert message.headers["content-encoding"] == "aes128gcm"
    assert match.encode() not in message.body
    # A browser that has ended its subscription is called no more; a redirect is not followed.
    for status, outcome, left in ((307, "refused", 1), (410, "gone", 0)):
        service.status, sent = status, len(service.received)
        called = await take_turn(calling, (ann, ben), match)
        await until(partial(counted, node, outcome))
        assert len(service.received) == sent + 1
        assert await calling.browsers(called.player) == left
    assert b"tilewright_defects_total 0.0" in node.metrics.text()


@pytest.mark.slow(reason="a silent push service is waited for")
async def test_a_silent_push_service_delays_nobody_at_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "service.pem"
    judge.make_certificate(file)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with judge.push_service(file) as service, socket.create_server(("127.0.0.1", 0)) as silent:
        # It accepts connections and never answers.
        place = f"localhost:{silent.getsockname()[1]}"
        push = Push(key=str(file), contact="mailto:operator@example.org", hosts=(service.place, place), wait=0)
        async with serving(node_in(tmp_path / "data", replace(EVERYDAY, push=push))) as server:
            calling = Calling(server, service)
            for subscribed in (*[place] * 5, service.place):
                ann, ben, match = await seated(calling)
                for visitor in (ann, ben):
                    body = judge.Receiver().subscription(f"https://{subscribed}/{visitor.player}")
                    assert (await visitor.ask("POST", "/api/me/push", body)).status == 201
                await take_turn(calling, (ann, ben), match)
            await until(lambda: bool(service.received))
            # All five others still wait for an answer.
            assert b'outcome="failed"' not in server.node.metrics.text()


async def test_nobody_is_called_who_is_connected_or_has_a_short_clock(calling: Calling) -> None:
    ann, ben, match = await seated(calling)
    _, _, quick = players = await seated(calling, **{"time.limit": 60})
    slow = (ann, ben)
    for visitor in (*slow, *players[:2]):
        body = judge.Receiver().subscription(f"https://{calling.service.place}/{visitor.player}")
        assert (await visitor.ask("POST", "/api/me/push", body)).status == 201
    await take_turn(calling, players[:2], quick)
    async with ann.line() as one, ben.line() as two:
        view = (await one.begin(match))["view"]
        await two.begin(match)
        while (await one.hear_a("presence"))["seats"] != [0, 1]:
            pass
        mover = (one, two)[view["to_move"][0]]
        assert (await mover.act("here", idle(view)))["type"] == "ack"
    # The next turn is that of a player who has left: the first call of all.
    await take_turn(calling, slow, match)
    await until(lambda: bool(calling.service.received))
    assert len(calling.service.received) == 1
    assert calling.service.received[0].path.removeprefix("/") in {ann.player, ben.player}


async def test_a_subscription_is_bounded_and_goes_with_its_player(calling: Calling) -> None:
    ann, ben = await calling.server.guest("Ann"), await calling.server.guest("Ben")
    place = f"https://{calling.service.place}"
    good = judge.Receiver().subscription(f"{place}/0")
    for wrong, status in (
        ({"endpoint": "https://10.0.0.1/x"}, 400),
        ({"endpoint": f"{place}/" + "x" * 1_024}, 422),
        ({"p256dh": "B" * 87}, 400),
        ({"auth": "x"}, 422),
        ({"language": "xx"}, 422),
    ):
        answer = await ann.ask("POST", "/api/me/push", good | wrong)
        assert (answer.status, await calling.browsers(ann.player)) == (status, 0), wrong
    for number in range(MOST_BROWSERS + 1):
        assert (await ann.ask("POST", "/api/me/push", good | {"endpoint": f"{place}/{number}"})).status == 201
    assert await calling.browsers(ann.player) == MOST_BROWSERS
    exported = (await ann.ask("GET", "/api/me/export")).json["push_subscriptions"]
    assert {row["endpoint"] for row in exported} == {f"{place}/{number}" for number in range(1, MOST_BROWSERS + 1)}
    # The browser belongs to the player who uses it now.
    moved = (await ben.ask("POST", "/api/me/push", good | {"endpoint": f"{place}/5"})).json["subscription"]
    assert (await calling.browsers(ann.player), await calling.browsers(ben.player)) == (MOST_BROWSERS - 1, 1)
    assert (await ann.ask("DELETE", f"/api/me/push/{moved}")).status == 204
    assert await calling.browsers(ben.player) == 1
    assert (await ben.ask("DELETE", f"/api/me/push/{moved}")).status == 204
    assert (await ann.ask("POST", "/api/me/delete", {})).status == 204
    count = select(func.count()).select_from(PUSH_SUBSCRIPTIONS)
    assert [tuple(row) for row in await calling.server.node.store.read(count)] == [(0,)]


async def test_a_server_without_keys_calls_nobody(server: Serving) -> None:
    ann = await server.guest()
    assert (await ann.ask("GET", "/api/push")).json == {"key": None}
    body = judge.Receiver().subscription("https://fcm.googleapis.com/x")
    assert (await ann.ask("POST", "/api/me/push", body)).status == 400


async def test_somebody_is_called_to_a_table_unless_their_page_shows_it(calling: Calling) -> None:
    ann, ben, _ = await seated(calling)
    posting = calling.server.node.posting
    assert posting is not None
    # The page has a moment to show it.
    posting.push = replace(posting.push, wait=2_000)
    reader = judge.Receiver()
    body = reader.subscription(f"https://{calling.service.place}/{ben.player}", "nl")
    assert (await ben.ask("POST", "/api/me/push", body)).status == 201
    async with ben.line() as page:
        await page.say({"type": "here"})
        await page.hear_a("calls")
        await ann.done("POST", "/api/me/play", {"people": [ben.player]})
        await page.hear_a("calls")
    # So does a call to a table that is open.
    table = (await ann.done("POST", "/api/tables", {"rules": "classic-nl", "bots": [None]}))["table"]
    for _ in range(2):
        await ann.done("POST", f"/api/tables/{table}/calls", {"people": [ben.player]})
    await until(lambda: bool(calling.service.received))
    (message,) = calling.service.received
    assert json.loads(reader.read(message.body)) == {
        "table": table,
        "title": "Ann vraagt of je meespeelt",
        "body": f"{say('booklet-classic-nl', 'nl')}: er staat een stoel voor je klaar.",
    }
    assert 3_500 < int(message.headers["ttl"]) <= 3_600
    # One who calls again and again is heard three times in a quarter of an hour, one of them on the page.
    for _ in range(3):
        await ann.done("POST", "/api/me/play", {"people": [ben.player]})
    await until(partial(counted_as_limited, calling.server.node))


def counted_as_limited(node: Node) -> bool:
    """Return whether two messages were one too many."""
    return b'tilewright_pushes_total{outcome="limited"} 2.0' in node.metrics.text()
