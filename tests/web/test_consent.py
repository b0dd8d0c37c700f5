"""Who may be kept out and who may not: blocked players at tables, owners of accounts, and tables of deleted hosts."""

import re

import pytest
from msgspec.structs import replace

from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE
from tests.web.test_tables import opened as open_table
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.store import room_of


@pytest.mark.parametrize("blocker", ["host", "guest"])
async def test_a_blocked_player_neither_sees_nor_joins_a_table_of_those_who_blocked_them(
    server: Serving, blocker: str
) -> None:
    ann, ben, troll = await server.guest("Ann"), await server.guest("Ben"), await server.guest("Troll")
    table = await open_table(ann, bots=[None, None], listed=True)
    address = f"/api/tables/{table['table']}"
    assert (await ben.ask("POST", f"{address}/join", {})).status == 200
    async with troll.line() as before:
        await before.say({"type": "table", "table": table["table"]})
        await before.hear_a("table")
        block = {"how": "block"}
        assert (
            await {"host": ann, "guest": ben}[blocker].ask("PUT", f"/api/me/shunned/{troll.player}", block)
        ).status == 204
        assert (await ann.ask("PUT", f"{address}/chairs/2", {"bot": "beginner"})).status == 200
        await before.hear_a("gone")
    for path in (address, f"/api/invites/{table['invite']}", f"/api/invites/{table['invite']}/qr.svg"):
        assert (await troll.ask("GET", path)).status == 404
    for invite in (None, table["invite"]):
        assert (await troll.ask("POST", f"{address}/join", {"invite": invite})).status == 404
    assert (await troll.ask("GET", "/api/tables")).json["tables"] == []
    async with troll.line() as line:
        await line.say({"type": "table", "table": table["table"], "invite": table["invite"]})
        await line.hear_a("gone")
    assert len((await (await server.guest("Cas")).ask("GET", "/api/tables")).json["tables"]) == 1


@pytest.mark.slow(reason="hashes passwords, which is meant to take long")
async def test_strangers_cannot_lock_the_owner_of_an_account_out(opened: Start) -> None:
    server = await opened(replace(GENEROUS, passwords=2, accounts=3))
    ann = await server.guest("Ann")
    secret = {"login": "ann", "password": "correct horse"}
    assert (await ann.ask("POST", "/api/account", secret)).status == 201
    left = await ann.ask("DELETE", "/api/logins/current")
    (device,) = re.findall("tilewright-device=[^;]+", left.headers["set-cookie"])
    wrong = {**secret, "password": "guess"}
    answers = [(await server.visitor().ask("POST", "/api/logins", wrong)).status for _ in range(4)]
    assert answers == [403, 403, 429, 429]
    # The stranger shares the owner's address; the owner's browser is known by its cookie.
    browser = server.visitor()
    assert (await browser.ask("POST", "/api/logins", secret)).status == 429
    browser.cookie = device
    assert (await browser.ask("POST", "/api/logins", secret)).status == 201
    # The device cannot guess without limit either, and its cookie is not a login.
    assert [(await browser.ask("POST", "/api/logins", wrong)).status for _ in range(2)] == [403, 429]
    assert (await browser.ask("GET", "/api/me")).status == 401


async def test_a_host_who_deletes_the_account_during_a_match_hands_the_table_over(server: Serving) -> None:
    ann, ben, cas = [await server.guest(name) for name in ("Ann", "Ben", "Cas")]
    table = await open_table(ann, bots=[None, None], house={"match.games": 1})
    address = f"/api/tables/{table['table']}"
    for other in (ben, cas):
        assert (await other.ask("POST", f"{address}/join", {"invite": table["invite"]})).status == 200
    match = (await ann.ask("POST", f"{address}/start", {})).json["match"]
    async with ann.line() as one, ben.line() as two, cas.line() as three:
        for line in (one, two, three):
            await line.say({"type": "hello", "match": match})
            await line.say({"type": "nonce", "nonce": NONCE})
        await three.hear_a("view")
        # Ben has gone first: a deleted player never becomes host.
        for leaver in (ben, ann):
            assert (await leaver.ask("POST", "/api/me/delete", {})).status == 204
    shown = (await cas.ask("GET", address)).json
    assert (shown["host"], shown["closed"], shown["match"]) == (True, False, match)
    assert [chair["name"] for chair in shown["chairs"]] == ["", "", "Cas"]
    assert (await cas.ask("POST", f"{address}/close", {})).json["closed"]


async def test_a_table_that_everybody_deleted_during_its_match_is_closed(server: Serving) -> None:
    ann = await server.guest("Ann")
    table = await open_table(ann, bots=["random"])
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as line:
        await line.begin(match)
    assert (await ann.ask("POST", "/api/me/delete", {})).status == 204
    assert (await room_of(server.node.store, RoomId(str(table["table"])))).room.closed
