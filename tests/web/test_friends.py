"""People one knows, over real HTTP and sockets: playing again, friends, presence, blocks, and what a stranger learns.

It takes about three seconds of processor time.
"""

import json
from typing import Any

from tests.waiting import until
from tests.web.conftest import Serving
from tests.web.players import NONCE, Visitor
from tilewright.messages.avatars import avatar_of

SHORT = {"match.games": 1, "deal.rack": 7, "opening.min": 0}


async def met(one: Visitor, *others: Visitor, terms: dict[str, object] | None = None) -> str:
    """Let people start a match together, and return it."""
    return await one.create("classic-fr", players=others, house=SHORT, terms=terms or {})


async def people(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """Return the people whom a visitor knows, by their ids."""
    found = (await visitor.ask("GET", "/api/me/people")).json["people"]
    return {person["player"]: person for person in found}


async def test_playing_again_calls_those_who_played_and_one_tap_brings_them_back(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    await met(ann, ben, terms={"missed_turns": 7})
    known = (await people(ann))[ben.player]
    assert (known["name"], known["avatar"], known["last"]["rules"]) == ("Ben", avatar_of(ben.player), "classic-fr")
    async with ben.line() as page, eve.line() as stranger:
        for line in (page, stranger):
            await line.say({"type": "here"})
            assert await line.hear() == {"type": "calls", "calls": []}
        table = await ann.done("POST", "/api/me/play", {"people": [ben.player]})
        assert (table["rules"], table["house"]["deal.rack"], table["terms"]["missed_turns"]) == ("classic-fr", 7, 7)
        assert [(each["name"], each["declined"]) for each in table["called"]] == [("Ben", False)]
        (call,) = (await page.hear())["calls"]
        assert (call["table"], call["rules"], call["name"]) == (table["table"], "classic-fr", "Ann")
        # The call is enough to sit down; a stranger finds no table.
        path = f"/api/tables/{table['table']}"
        assert (await eve.ask("POST", f"{path}/join", {})).status == (await eve.ask("GET", path)).status == 404
        shown = (await ben.ask("GET", path)).json
        assert (shown["invite"], shown["called"]) == (None, [])
        joined = await ben.done("POST", f"{path}/join", {})
        assert [chair["player"] for chair in joined["chairs"]] == [ann.player, ben.player]
        assert joined["called"] == []
        # Who says no is seen by the host.
        second = await ben.done("POST", "/api/me/play", {"people": [ann.player]})
        assert (await ann.ask("DELETE", f"/api/me/calls/{second['table']}")).status == 204
        called = (await ben.ask("GET", f"/api/tables/{second['table']}")).json["called"]
        assert [(each["name"], each["declined"]) for each in called] == [("Ann", True)]
        assert (await ann.ask("GET", "/api/me/people")).json["calls"] == []
    for asked in ([eve.player], [ann.player], ["nobody"], [ben.player, eve.player]):
        answer = await ann.ask("POST", "/api/me/play", {"people": asked})
        assert (answer.status, answer.json["detail"]) == (404, "This player doesn’t exist."), asked


async def test_a_host_calls_people_they_know_to_a_table_that_is_open(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    await met(ann, ben)
    table = await ann.done("POST", "/api/tables", {"rules": "classic-fr", "bots": [None, None]})
    path = f"/api/tables/{table['table']}"
    wanted = {"people": [ben.player]}
    async with ben.line() as page:
        await page.say({"type": "here"})
        assert await page.hear() == {"type": "calls", "calls": []}
        shown = await ann.done("POST", f"{path}/calls", wanted)
        assert [(each["player"], each["declined"]) for each in shown["called"]] == [(ben.player, False)]
        (call,) = (await page.hear())["calls"]
        assert call["table"] == table["table"]
        # Each is called once, and somebody who has said no is not asked again.
        assert (await ben.ask("DELETE", f"/api/me/calls/{table['table']}")).status == 204
        assert (await page.hear())["calls"] == []
        shown = await ann.done("POST", f"{path}/calls", wanted)
        assert [(each["player"], each["declined"]) for each in shown["called"]] == [(ben.player, True)]
    assert (await ben.ask("GET", "/api/me/people")).json["calls"] == []
    # A call is for the host, for people they know, and for a table with a free chair.
    await ben.done("POST", f"{path}/join", {})
    assert (await eve.ask("POST", f"{path}/calls", {"people": [ben.player]})).status == 404
    assert (await ann.ask("POST", f"{path}/calls", {"people": [eve.player]})).status == 404
    assert (await ann.ask("POST", f"{path}/calls", {"people": [ann.player]})).status == 404
    assert (await ben.ask("POST", f"{path}/calls", {"people": [ann.player]})).status == 409
    await ann.done("PUT", f"{path}/chairs/2", {"bot": "greedy"})
    assert (await ann.ask("POST", f"{path}/calls", wanted)).status == 409
    # Somebody who was sent away may be called back, but for a block.
    await ann.done("POST", f"{path}/kick", {"player": ben.player})
    assert (await ben.ask("POST", f"{path}/join", {})).status == 404
    assert (await ann.done("POST", f"{path}/calls", wanted))["called"][0]["player"] == ben.player
    assert (await ben.ask("PUT", f"/api/me/shunned/{ann.player}", {"how": "block"})).status == 204
    assert (await ben.ask("GET", "/api/me/people")).json["calls"] == []
    assert (await ann.ask("POST", f"{path}/calls", wanted)).status == 404


async def test_friends_see_where_each_other_is_and_others_do_not(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    match = await met(ann, ben)
    await met(eve, ben)
    for visitor, other in ((ann, ben), (ben, ann)):
        assert (await visitor.ask("PUT", f"/api/me/friends/{other.player}")).status == 204
    assert [(await people(each))[ben.player]["friendship"] for each in (ann, eve)] == ["friend", "none"]

    async def presence() -> list[str | None]:
        return [(await people(each))[ben.player]["presence"] for each in (ann, eve)]

    async with ben.line() as page:
        await page.say({"type": "here"})
        await page.hear_a("calls")
        # A guest is hidden until they choose otherwise.
        assert await presence() == [None, None]
        assert (await ben.ask("GET", "/api/me/people")).json["shows_presence"] is False
        assert (await ben.ask("PUT", "/api/me/presence", {"shown": True})).status == 204
        async with ben.line() as device:
            await device.say({"type": "table", "table": "nowhere"})
            await device.hear_a("gone")
            while await presence() != ["here", None]:
                pass
            async with ann.line() as hers:
                await hers.say({"type": "hello", "match": match})
                await hers.say({"type": "nonce", "nonce": NONCE})
                await device.begin(match)
            while await presence() != ["playing", None]:
                pass
    while await presence() != [None, None]:
        pass


async def test_a_block_ends_everything_between_two_people(server: Serving) -> None:
    ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
    match = await met(ann, ben)
    for visitor, other in ((ann, ben), (ben, ann)):
        await visitor.ask("PUT", f"/api/me/friends/{other.player}")
    await ben.ask("PUT", "/api/me/presence", {"shown": True})
    await ann.done("POST", "/api/me/play", {"people": [ben.player]})
    async with ben.line() as page:
        await page.say({"type": "here"})
        assert len((await page.hear())["calls"]) == 1
        assert (await ben.ask("PUT", f"/api/me/shunned/{ann.player}", {"how": "block"})).status == 204
        for visitor, other in ((ann, ben), (ben, ann)):
            assert await people(visitor) == {}
            answer = (await visitor.ask("GET", "/api/me/people")).json
            assert (answer["asks"], answer["calls"]) == ([], [])
            assert (await visitor.ask("PUT", f"/api/me/friends/{other.player}")).status == 404
            assert (await visitor.ask("POST", "/api/me/play", {"people": [other.player]})).status == 404
            assert (await visitor.ask("GET", "/api/me/groups")).json["groups"] == []
            assert (await visitor.ask("GET", f"/api/matches/{match}/group")).json["groups"] == []


async def test_a_stranger_learns_nothing_of_people_who_know_each_other(server: Serving) -> None:
    names = ("Annabel Known", "Benedict Known")
    ann, ben = [await server.guest(name) for name in names]
    eve = await server.guest("Eve")
    match = await met(ann, ben, terms={"quiet": True})
    for visitor, other in ((ann, ben), (ben, ann)):
        await visitor.ask("PUT", f"/api/me/friends/{other.player}")
        await visitor.ask("PUT", "/api/me/presence", {"shown": True})
    table = (await ann.done("POST", "/api/me/play", {"people": [ben.player]}))["table"]
    before = [await people(each) for each in (ann, ben)]

    async def asked(other: str, where: str, played: str) -> list[tuple[int, str]]:
        ways = (
            ("GET", "/api/me/people", None),
            ("PUT", f"/api/me/friends/{other}", None),
            ("DELETE", f"/api/me/friends/{other}", None),
            ("DELETE", f"/api/me/people/{other}", None),
            ("POST", "/api/me/play", {"people": [other]}),
            ("POST", f"/api/tables/{where}/calls", {"people": [other]}),
            ("DELETE", f"/api/me/calls/{where}", None),
            ("GET", "/api/me/groups", None),
            ("GET", f"/api/matches/{played}/group", None),
        )
        answers = [await eve.ask(method, path, body) for method, path, body in ways]
        return [(answer.status, answer.body.decode().replace(played, "")) for answer in answers]

    async with ann.line() as here, eve.line() as line:
        await here.say({"type": "here"})
        await here.hear_a("calls")
        # With the id of somebody, the answers are those about nobody.
        found = await asked(ann.player, table, match)
        assert found == await asked("nobody", "nowhere", "unknown")
        assert not any(word in json.dumps(found) for word in (*names, ann.player, ben.player, table, match))
        await line.say({"type": "here"})
        assert await line.hear() == {"type": "calls", "calls": []}
    # By an id there is the name, the avatar and the ratings, as ever.
    shown = (await eve.ask("GET", f"/api/players/{ann.player}")).json
    assert shown == {"player": ann.player, "name": names[0], "avatar": avatar_of(ann.player), "ratings": {}}

    async def unchanged() -> bool:
        return [await people(each) for each in (ann, ben)] == before

    # That Ann's line is closed is noticed a moment later.
    await until(unchanged)
