"""The operator's desk over HTTP, and what a banned or muted player meets."""

import pytest
from sqlalchemy import insert

from bench.hostile.crowd import visitor
from tests.web.conftest import Serving
from tests.web.players import Visitor
from tilewright.client.errors import SocketClosed
from tilewright.service.storage.account_schema import ROLES


async def operator(server: Serving) -> Visitor:
    """Return a guest who may use the desk."""
    visitor = await server.guest("Op")
    await server.node.store.execute(insert(ROLES).values(player=visitor.player, granted_at=1))
    return visitor


async def test_a_ban_in_the_middle_of_a_match_works_at_once_and_says_why(server: Serving) -> None:
    desk, ann, ben = await operator(server), await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben], house={"time.limit": "none"})
    async with ann.line() as hers, ben.line() as his:
        await hers.say({"type": "hello", "match": match})
        await hers.say({"type": "nonce", "nonce": "ab" * 32})
        await his.begin(match)
        body = {"kind": "ban", "reason": "cheating", "hours": 24, "player": ben.player}
        ban = await desk.ask("POST", "/api/desk/bans", body)
        assert ban.status == 201
        with pytest.raises(SocketClosed) as closed:
            await his.hear_a("nothing")
        assert closed.value.code == 1008
        while (await hers.hear_a("clock"))["away"] != [1]:
            pass
    refused = await ben.ask("GET", "/api/me", None, {"Accept-Language": "nl"})
    assert (refused.status, "vals" in refused.json["detail"]) == (403, True)
    token = {"Authorization": "Bearer nothing"}
    assert (await ben.ask("GET", "/api/bot/matches", None, token)).status == 401
    assert (await ben.ask("GET", "/api/me/export")).status == 200
    assert (await ann.ask("GET", "/api/me")).status == 200
    assert (await desk.ask("DELETE", f"/api/desk/bans/{ban.json['id']}")).status == 204
    assert (await ben.ask("GET", "/api/me")).status == 200


async def test_an_operator_is_shown_the_way_to_the_desk_and_nobody_else_is(server: Serving) -> None:
    desk, ben = await operator(server), await server.guest("Ben")
    for login, person, leads in (("op", desk, True), ("ben", ben, False)):
        account = {"login": login, "password": "correct horse"}
        assert (await person.ask("POST", "/api/account", account)).status == 201
        assert (await person.ask("GET", "/api/account")).json["operator"] is leads


async def test_a_muted_player_plays_without_chat_and_a_banned_network_gets_no_guests(server: Serving) -> None:
    desk, ben = await operator(server), await server.guest("Ben")
    table = (await ben.ask("POST", "/api/tables", {})).json["table"]
    muted = {"kind": "mute", "reason": "insults", "hours": None, "player": ben.player}
    assert (await desk.ask("POST", "/api/desk/bans", muted)).status == 201
    async with ben.line() as line:
        await line.say({"type": "table", "table": table})
        await line.say({"type": "say", "text": "hello"})
        assert "permanently muted you" in (await line.hear_a("error"))["reason"]
    state = (await desk.ask("GET", "/api/desk")).json
    assert (state["sizes"]["players"], state["rates"]["sockets"]) == (2, 0)
    away = {"kind": "ban", "reason": "spam", "hours": 1, "network": "127.0.5.1"}
    assert (await desk.ask("POST", "/api/desk/bans", away)).status == 201
    eve = visitor(server.port, "127.0.5.1")
    assert (await eve.ask("POST", "/api/guests", b'{"name": "Eve"}')).status == 403
    # Operators lock neither themselves nor their own network out.
    for oneself in ({"player": desk.player}, {"network": "127.0.0.1"}):
        answer = await desk.ask("POST", "/api/desk/bans", {"kind": "ban", "reason": "spam", "hours": 1} | oneself)
        assert (answer.status, "ban yourself" in answer.json["detail"]) == (400, True)


async def test_the_desk_is_for_operators_alone(server: Serving) -> None:
    eve = await server.guest("Eve")
    for path in ("", "/reports", "/people?name=Eve", "/bans", "/audit"):
        assert (await eve.ask("GET", f"/api/desk{path}")).status == 404
    ban = {"kind": "ban", "reason": "spam", "hours": 1, "player": eve.player}
    assert (await eve.ask("POST", "/api/desk/bans", ban)).status == 404
    assert (await eve.ask("GET", "/api/me")).status == 200
