"""A quiet table: no stranger reaches it by any address or message, and inside there are only emotes and set phrases."""

import json
import secrets
from typing import Any, get_args

import pytest

from tests.web.conftest import Serving
from tests.web.players import NONCE, Line, Visitor
from tests.web.test_strangers import ASKING, BODIES
from tilewright.messages.wire import Incoming
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.store import room_of

# What names the table, its match and its players, in the answers to a stranger: nothing may.
NAMES = ("Annabel Quiet", "Benedict Quiet")


def messages(match: str, table: str) -> dict[str, dict[str, Any]]:
    """Return every message that a client can send, about a match and a table."""
    act = {"id": "1", "command": {"type": "DrawTile"}}
    return {
        "hello": {"match": match},
        "nonce": {"nonce": NONCE},
        "act": act,
        "draft": {"rows": [[1, 2, 3]]},
        "plan": {"rows": [[1, 2, 3]], "over": [], "after": 1},
        "table": {"table": table, "invite": None},
        "tournament": {"tournament": match, "key": None},
        "say": {"text": "Hello, where do you live?"},
        "here": {},
        "order": {"tiles": [1, 2, 3]},
        "ping": {},
    }


async def addresses(visitor: Visitor) -> list[tuple[str, str]]:
    """Return the method and the path of every address that the server documents."""
    paths = (await visitor.ask("GET", "/openapi.json")).json["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


async def asked(stranger: Visitor, method: str, path: str, ids: dict[str, str]) -> tuple[int, str]:
    """Return the status and the text of an answer, without the ids that were asked for."""
    body = BODIES.get(f"{method} {path}", {} if method in ("POST", "PUT", "PATCH") else None)
    if "/kick" in path:
        body = {"player": ids["other"]}
    filled = path
    for name, value in ids.items():
        filled = filled.replace(f"{{{name}}}", value)
    got = await stranger.ask(method, filled, body)
    text = got.body.decode(errors="replace")
    for value in ids.values():
        text = text.replace(value, "ID")
    return got.status, text


async def heard_after_all(line: Line, match: str, table: str) -> list[dict[str, Any]]:
    """Return what a stranger hears who sends every message; the last answer is to one that is always answered."""
    for kind, fields in messages(match, table).items():
        await line.say({"type": kind, **fields})
    await line.say({"type": "hello", "match": match, "screen": table})
    await line.say({"type": "hello", "match": "nowhere"})
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1] != {"type": "gone", "match": "nowhere"}:
        heard.append(await line.hear())
    return [{name: value for name, value in each.items() if value not in (match, table)} for each in heard]


@pytest.mark.slow(reason="every address, at two tables")
async def test_a_stranger_reaches_a_quiet_table_by_no_address_and_no_message(server: Serving) -> None:
    ann, ben = [await server.guest(name) for name in NAMES]
    eve = await server.guest("Eve")
    # One switch is enough, whatever else was asked for.
    wish = {"rules": "classic-fr", "listed": True, "terms": {"quiet": True, "watched": True, "rated": True}}
    table = await ann.done("POST", "/api/tables", wish)
    terms = table["terms"]
    assert (table["listed"], terms["watched"], terms["rated"]) == (False, False, False)
    assert table["house"] == {"time.limit": "none"}
    await ben.done("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    waiting = await ann.done("POST", "/api/tables", wish)
    match = (await ann.done("POST", f"/api/tables/{table['table']}/start", {}))["match"]
    async with ann.line() as one, ben.line() as two:
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        await two.begin(match)
        before = [await room_of(server.node.store, RoomId(each["table"])) for each in (table, waiting)]
        loaded = await server.node.matches.latest(match)
        secret = (*NAMES, ann.player, ben.player, table["invite"], waiting["invite"])
        tried = 0
        for method, path in await addresses(eve):
            # An address that names no table is the same for both.
            for room in (table["table"], waiting["table"]) if "{table}" in path else (table["table"],):
                there = {"match": match, "table": room, "other": ann.player, "chair": "1", "line": "1"}
                missing = there | {"match": secrets.token_urlsafe(12), "table": secrets.token_urlsafe(12)}
                if "{other}" in path or "{invite}" in path:
                    # Both are keys that a stranger does not have.
                    missing["other"] = there["other"] = "nobody"
                found = await asked(eve, method, path, there)
                hidden = {name for name in ("match", "table") if f"{{{name}}}" in path}
                if hidden and "/desk/" not in path:
                    assert found == await asked(eve, method, path, missing), path
                    assert found[0] == (204 if path in ASKING else 404), path
                assert not any(word in found[1] for word in secret), path
                assert hidden or not any(word in found[1] for word in (match, room)), path
                tried += 1
            if method != "GET" and path.startswith(("/api/me", "/api/logins", "/api/account")):
                # Eve may have logged out or deleted herself; she comes back as somebody new.
                await eve.log_in("Eve")
        assert tried > 140
    async with eve.line() as line:
        assert set(messages("", "")) == {str(kind.__struct_config__.tag) for kind in get_args(Incoming)}
        here = await heard_after_all(line, match, waiting["table"])
        nowhere = await heard_after_all(line, secrets.token_urlsafe(12), secrets.token_urlsafe(12))
        assert here == nowhere
        assert not any(word in json.dumps(here) for word in (*secret, match, waiting["table"]))
    after = [await room_of(server.node.store, RoomId(each["table"])) for each in (table, waiting)]
    assert after == before
    assert (await server.node.matches.latest(match)).seq == loaded.seq


async def test_at_a_quiet_table_nobody_writes(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await ann.done("POST", "/api/tables", {"terms": {"quiet": True}})
    await ben.done("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    async with ann.line() as one, ben.line() as two:
        for line in (one, two):
            await line.say({"type": "table", "table": table["table"]})
            await line.hear_a("table")
        await one.say({"type": "say", "text": "What is your address?"})
        assert "quiet table" in (await one.hear_a("error"))["reason"]
        for preset in ("hello", "emote-heart"):
            await one.say({"type": "say", "preset": preset})
            assert (await two.hear_a("said"))["preset"] == preset
