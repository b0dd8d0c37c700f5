"""A stranger cannot tell a match or a table that they may not see from one that does not exist."""

import secrets
from typing import Any

from msgspec.structs import replace

from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE, Visitor
from tilewright.web.app import ENDPOINTS
from tilewright.web.endpoints import Endpoint

# The least body that each address decodes; those without one take anything.
BODIES: dict[str, Any] = {
    "POST /api/tables/{table}/calls": {"people": ["nobody"]},
    "POST /api/tables/{table}/screens/code": {"code": "AAAAAA"},
    "POST /api/matches/{match}/hint": {"step": 1},
    "POST /api/bot/matches/{match}/nonce": {"nonce": NONCE},
    "POST /api/bot/matches/{match}/commands": {"id": "x", "command": {"type": "Pass"}},
    "POST /api/bot/matches/{match}/drafts": {"rows": []},
    "PUT /api/tables/{table}/chairs/{chair}": {"bot": None},
    "POST /api/tables/{table}/swap": {"one": 0, "other": 1},
    "POST /api/tables/{table}/answer": {"player": "p", "admit": True},
}

# Anybody may ask the host of any table to be let in, and decline a call to any: the answer tells nothing.
ASKING = {"/api/tables/{table}/ask", "/api/me/calls/{table}"}


def known(endpoint: Endpoint) -> set[str]:
    """Return which ids an address has."""
    return {name for name in ("match", "table") if f"{{{name}}}" in endpoint.path}


async def answer(stranger: Visitor, endpoint: Endpoint, ids: dict[str, str]) -> tuple[int, str]:
    """Return the status and the text of an answer, without the ids that were asked for."""
    path = endpoint.path
    for name, value in ids.items():
        path = path.replace(f"{{{name}}}", value)
    body = BODIES.get(f"{endpoint.method} {endpoint.path}", {} if endpoint.body is not None else None)
    if isinstance(body, dict) and "kick" in path:
        body = {"player": ids["other"]}
    got = await stranger.ask(endpoint.method, path, body)
    text = got.body.decode()
    for value in ids.values():
        text = text.replace(value, "ID")
    return got.status, text


async def test_hidden_and_missing_matches_and_tables_are_answered_alike(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    waiting = await ann.done("POST", "/api/tables", {"terms": {"watched": False}})
    alone = await ann.done("POST", "/api/tables", {"terms": {"watched": False}})
    await ben.done("POST", f"/api/tables/{alone['table']}/join", {"invite": alone["invite"]})
    unbegun = (await ann.done("POST", f"/api/tables/{alone['table']}/start", {}))["match"]
    playing = await ann.create(players=[ben], terms={"watched": False})
    async with ann.line() as one, ben.line() as two:
        await one.say({"type": "hello", "match": playing})
        await one.say({"type": "nonce", "nonce": NONCE})
        await two.begin(playing)
    tried = 0
    for endpoint in ENDPOINTS:
        # An invitation is a key by itself.
        if not known(endpoint):
            continue
        for match in (unbegun, playing):
            there = {"match": match, "table": waiting["table"], "other": ann.player, "chair": "1"}
            missing = there | {"match": secrets.token_urlsafe(12), "table": secrets.token_urlsafe(12)}
            hidden = await answer(eve, endpoint, there)
            assert hidden == await answer(eve, endpoint, missing), endpoint.path
            assert hidden[0] == (204 if endpoint.path in ASKING else 404), endpoint.path
            tried += 1
    assert tried > 2 * 15
    async with eve.line() as line:
        said = []
        for match, table in ((playing, waiting["table"]), (secrets.token_urlsafe(12), secrets.token_urlsafe(12))):
            heard = []
            for message, its in (
                ({"type": "hello", "match": match}, match),
                ({"type": "attend", "table": table}, table),
            ):
                await line.say(message)
                heard.append({name: value for name, value in (await line.hear()).items() if value != its})
            said.append(heard)
        assert said[0] == said[1]


async def test_new_accounts_are_limited_for_a_network(opened: Start) -> None:
    server = await opened(replace(GENEROUS, sign_ups=2))
    statuses = []
    for number in range(3):
        guest = await server.guest()
        body = {"login": f"guest {number}", "password": "a good password"}
        statuses.append((await guest.ask("POST", "/api/account", body)).status)
    assert statuses == [201, 201, 429]
