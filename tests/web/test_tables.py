"""Tables over real HTTP and sockets: opened, listed, joined by link, watched, and begun."""

import pytest

from tests.web.conftest import Serving
from tests.web.players import NONCE, Visitor


async def opened(host: Visitor, **wanted: object) -> dict[str, object]:
    """Return a new table of a visitor."""
    answer = await host.ask("POST", "/api/tables", wanted)
    assert answer.status == 201, answer.body
    table: dict[str, object] = answer.json
    return table


async def test_a_table_is_opened_listed_joined_and_begun_and_the_match_is_played(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await opened(ann, rules="classic-fr", bots=[None, "beginner"], listed=True, house={"opening.min": 40})
    assert (table["chair"], table["host"], table["match"]) == (0, True, None)
    (listed,) = (await ben.ask("GET", "/api/tables")).json["tables"]
    assert (listed["table"], listed["chair"], listed["invite"]) == (table["table"], None, None)
    address = f"/api/tables/{table['table']}"
    joined = (await ben.ask("POST", f"{address}/join", {})).json
    assert [chair["name"] or chair["bot"] for chair in joined["chairs"]] == ["Ann", "Ben", "beginner"]
    assert joined["invite"] == table["invite"]
    assert (await ben.ask("POST", f"{address}/start", {})).status == 409
    match = (await ann.ask("POST", f"{address}/start", {})).json["match"]
    assert (await ben.ask("GET", f"/api/matches/{match}")).json["seat"] == 1
    assert (await ann.ask("GET", "/api/tables")).json["tables"] == []
    assert (await ann.ask("GET", "/api/me/tables")).json["tables"][0]["match"] == match
    async with ann.line() as one, ben.line() as two:
        await one.say({"type": "hello", "match": match})
        await one.say({"type": "nonce", "nonce": NONCE})
        assert (await two.begin(match))["view"]["seat"] == 1


async def test_a_listed_table_is_found_by_watchers_while_its_match_is_played(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    for listed, watched in ((True, True), (False, True), (True, False)):
        table = await opened(ann, rules="classic-fr", bots=["beginner"], listed=listed, terms={"watched": watched})
        assert (await ben.ask("GET", "/api/tables?playing=true")).json["tables"] == []
        match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
        found = (await ben.ask("GET", "/api/tables?playing=true")).json["tables"]
        assert [shown["match"] for shown in found] == [match] * (listed and watched)
        await ann.ask("POST", f"/api/tables/{table['table']}/close")


async def test_what_lies_on_a_table_is_shown_to_those_who_see_it_now(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    for terms, shown in (({}, []), ({"delay": 60}, None), ({"delay_turns": 2}, None), ({"watched": False}, 404)):
        table = await opened(ann, bots=["random"], terms=terms)
        match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
        theirs, own = [await one.ask("GET", f"/api/matches/{match}/felt") for one in (eve, ann)]
        assert own.json == {"rows": [], "to_move": []}
        assert (theirs.status if shown == 404 else theirs.json["rows"]) == shown
    match = (await ann.ask("POST", "/api/matches", {"bots": ["hoarder"]})).json["match"]
    async with ann.line() as line:
        await line.begin(match)
        # A hoarder lays nothing yet.
        assert (await eve.ask("GET", f"/api/matches/{match}/felt")).json["rows"] == []


async def test_an_unlisted_table_is_joined_only_with_its_invitation(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await opened(ann)
    address = f"/api/tables/{table['table']}"
    for invite in (None, "x", "A" * 24):
        assert (await ben.ask("POST", f"{address}/join", {"invite": invite})).status == 404
    assert (await ben.ask("GET", address)).status == 404
    assert (await ben.ask("GET", f"{address}?invite={table['invite']}")).status == 200
    assert (await ben.ask("GET", f"/api/invites/{table['invite']}")).json["table"] == table["table"]
    assert (await ben.ask("POST", f"{address}/join", {"invite": table["invite"], "chair": 1})).json["chair"] == 1


async def test_a_stranger_asks_to_be_let_in_and_hears_the_same_whether_there_is_such_a_table(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    table = await opened(ann, bots=[None, None])
    address = f"/api/tables/{table['table']}"
    await ben.ask("POST", f"{address}/join", {"invite": table["invite"]})
    answers = [await eve.ask("POST", f"/api/tables/{which}/ask") for which in (table["table"], "A" * 16)]
    assert len({(answer.status, answer.body) for answer in answers}) == 1
    assert (await eve.ask("GET", address)).status == 404
    # Only the host is told who asks, and only the host answers.
    (asks,) = (await ann.ask("GET", address)).json["asking"]
    assert (asks["player"], asks["name"]) == (eve.player, "Eve")
    assert (await ben.ask("GET", address)).json["asking"] == []
    admits = {"player": eve.player, "admit": True}
    assert (await ben.ask("POST", f"{address}/answer", admits)).status == 409
    assert (await ann.ask("POST", f"{address}/answer", admits)).json["asking"] == []
    # Who is let in has a chair.
    assert (await eve.ask("GET", address)).json["chair"] == 2
    assert (await ann.ask("POST", f"{address}/answer", admits)).status == 409
    # At a full table they have none, and the host sees who would stay outside.
    dan = await server.guest("Dan")
    assert (await dan.ask("POST", f"{address}/ask")).status == 204
    full = await ann.ask("POST", f"{address}/answer", {"player": dan.player, "admit": True})
    assert [each["name"] for each in full.json["standing"]] == ["Dan"]
    seen = (await dan.ask("GET", address)).json
    assert (seen["chair"], seen["invite"], seen["asking"], seen["standing"]) == (None, None, [], [])
    await ann.ask("POST", f"{address}/kick", {"player": eve.player})
    assert (await dan.ask("POST", f"{address}/join", {})).json["chair"] == 2
    assert (await ann.ask("GET", address)).json["standing"] == []


async def test_a_rule_that_is_chosen_as_printed_is_not_a_house_rule(server: Serving) -> None:
    table = await opened(await server.guest(), house={"time.limit": "none", "opening.min": 20})
    assert table["house"] == {"opening.min": 20}


async def test_who_is_declined_blocked_or_sent_away_asks_in_vain(server: Serving) -> None:
    ann, ben, eve, dan = [await server.guest(name) for name in ("Ann", "Ben", "Eve", "Dan")]
    table = await opened(ann, bots=[None, None])
    address = f"/api/tables/{table['table']}"
    await ben.ask("POST", f"{address}/join", {"invite": table["invite"]})
    await ann.ask("POST", f"{address}/kick", {"player": ben.player})
    await ann.ask("PUT", f"/api/me/shunned/{dan.player}", {"how": "block"})
    await eve.ask("POST", f"{address}/ask")
    declined = await ann.ask("POST", f"{address}/answer", {"player": eve.player, "admit": False})
    assert declined.json["asking"] == []
    for stranger in (ben, eve, dan):
        assert (await stranger.ask("POST", f"{address}/ask")).status == 204
        assert (await stranger.ask("GET", address)).status == 404
    assert (await ann.ask("GET", address)).json["asking"] == []
    # The link still works for somebody who was only told "not now".
    assert (await eve.ask("POST", f"{address}/join", {"invite": table["invite"]})).status == 200


async def test_an_invitation_cannot_be_used_after_the_table_was_closed(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await opened(ann, listed=True)
    address = f"/api/tables/{table['table']}"
    closed = (await ann.ask("POST", f"{address}/close")).json
    assert (closed["closed"], closed["invite"]) == (True, None)
    assert (await ben.ask("GET", f"/api/invites/{table['invite']}")).status == 404
    assert (await ben.ask("POST", f"{address}/join", {"invite": table["invite"]})).status == 404
    assert (await ben.ask("GET", f"{address}?invite={table['invite']}")).status == 404
    assert (await ann.ask("POST", f"{address}/join", {"invite": table["invite"]})).status == 409


async def test_a_kicked_player_is_out_and_notified(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await opened(ann, listed=True)
    address = f"/api/tables/{table['table']}"
    await ben.ask("POST", f"{address}/join", {})
    async with ben.line() as line:
        await line.say({"type": "table", "table": table["table"]})
        await line.hear_a("table")
        assert (await ben.ask("POST", f"{address}/kick", {"player": ann.player})).status == 409
        assert (await ann.ask("POST", f"{address}/kick", {"player": ben.player})).status == 200
        assert (await line.hear_a("gone"))["match"] == table["table"]
    assert (await ben.ask("POST", f"{address}/join", {"invite": table["invite"]})).status == 404
    listed = [(await guest.ask("GET", "/api/tables")).json["tables"] for guest in (ann, ben)]
    assert [len(tables) for tables in listed] == [1, 0]


async def test_the_waiting_room_is_live_for_everybody_at_the_table(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    table = await opened(ann)
    address = f"/api/tables/{table['table']}"
    async with ann.line() as line, eve.line() as stranger:
        await line.say({"type": "table", "table": table["table"]})
        assert (await line.hear())["invite"] == table["invite"]
        await stranger.say({"type": "table", "table": table["table"], "invite": "guessed"})
        assert (await stranger.hear())["type"] == "gone"
        await ben.ask("POST", f"{address}/join", {"invite": table["invite"]})
        assert [chair["name"] for chair in (await line.hear())["chairs"]] == ["Ann", "Ben"]
        await ben.ask("POST", f"{address}/leave")
        assert (await line.hear())["chairs"][1]["player"] is None
        await ann.ask("PUT", f"{address}/chairs/1", {"bot": "beginner"})
        assert (await line.hear())["chairs"][1]["bot"] == "beginner"
        await ann.ask("POST", f"{address}/start", {})
        assert (await line.hear())["match"] is not None
        assert [message["type"] for message in stranger.heard] == ["gone"]


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"rules": "poker"}, 400),
        ({"bots": ["hal"]}, 400),
        ({"bots": []}, 400),
        ({"house": {"opening.min": 999}}, 400),
        ({"house": {"\ud800": "\ud801"}}, 422),
        ({"terms": {"stand_in": "hal"}}, 400),
        ({"terms": {"rated": True}, "bots": ["beginner"]}, 400),
        ({"terms": {"missed_turns": 0}}, 422),
        ({"host": "me"}, 422),
        ({"bots": [None] * 9}, 422),
    ],
)
async def test_an_impossible_table_is_refused(server: Serving, wanted: object, status: int) -> None:
    ann = await server.guest()
    assert (await ann.ask("POST", "/api/tables", wanted)).status == status


async def test_a_table_needs_a_login_and_one_of_our_pages(server: Serving) -> None:
    ann = await server.guest()
    assert (await server.visitor().ask("GET", "/api/tables")).status == 401
    foreign = {"Origin": "http://elsewhere.example"}
    assert (await ann.ask("POST", "/api/tables", {}, foreign)).status == 403
    assert (await ann.ask("GET", "/api/tables/%00")).status == 422
