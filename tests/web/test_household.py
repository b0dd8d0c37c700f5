"""One device, passed around, on a server: a login for each person, a curtain, and a clock that waits for the tap."""

import re
from functools import partial
from typing import Any

import pytest

from tests.local.hidden import pieces_in
from tests.waiting import until
from tests.web.conftest import Serving
from tests.web.players import NONCE, Line, Visitor
from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.service.storage.store import draft_of

COOKIE = re.compile(r"^(tilewright-\d+)=([^;]+)")
CLOCK = {"time.limit": 60, "match.games": 1}


async def person(device: Visitor, number: int, name: str) -> None:
    """Give a person of a device a login, which the device keeps beside the others."""
    answer = await device.ask("POST", f"/api/guests?person={number}", {"name": name})
    found = COOKIE.match(answer.headers["set-cookie"])
    assert found, answer.headers
    assert found[1] == f"tilewright-{number}"
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "tilewright-here" not in answer.headers["set-cookie"]
    device.cookie = "; ".join(filter(None, (device.cookie, f"{found[1]}={found[2]}")))


async def household(server: Serving, **wanted: Any) -> tuple[Visitor, str]:
    """Return a device that Ann and Ben share, and their match, which has begun."""
    device = server.visitor()
    await person(device, 4, "Ann")
    await person(device, 2, "Ben")
    body = {"rules": "classic-nl", "house": CLOCK, "persons": [4, 2], **wanted}
    match: str = (await device.done("POST", "/api/matches?person=4", body))["match"]
    for number in (4, 2):
        await device.ask("POST", f"/api/bot/matches/{match}/nonce?person={number}", {"type": "nonce", "nonce": NONCE})
    return device, match


async def follow(line: Line, match: str, **how: object) -> dict[str, Any]:
    """Follow a match, and return the view."""
    await line.say({"type": "hello", "match": match, **how})
    view = await line.hear_a("view")
    await line.hear_a("clock")
    return view


async def test_only_the_player_who_has_the_device_is_sent_their_pieces(server: Serving) -> None:
    device, match = await household(server)
    async with device.line(query="?person=4") as table:
        shown = await follow(table, match, covered=True)
        mover = shown["view"]["to_move"][0]
        assert (shown["view"]["seat"], shown["view"]["rack"], shown["may"]) == (None, [], [])
        # Nobody's time runs before the tap.
        assert [each["deadline"] for each in table.heard if each["type"] == "clock"] == [None]
        async with device.line(query=f"?person={(4, 2)[mover]}") as hand:
            own = await follow(hand, match)
            rack = {*own["view"]["rack"]}
            assert (own["view"]["seat"], len(rack)) == (mover, 14)
            assert "LiftCurtain" in own["may"]
            assert "StepAway" not in own["may"]
            await hand.say({"type": "order", "tiles": own["view"]["rack"]})
            await hand.act("lift", {"type": "LiftCurtain"})
            assert (await table.hear_a("events"))["events"] == [{"type": "CurtainLifted", "seat": mover}]
            assert (await table.hear_a("clock"))["deadline"] is not None
            await hand.hear_a("view")
            assert (await hand.act("again", {"type": "LiftCurtain"}))["reason"] == "not-now"
            await hand.act("draw", {"type": "DrawTile"})
            drawn = await hand.hear_a("view")
            rack |= {*drawn["view"]["rack"]}
        await table.hear_a("events")
        covered = await table.hear_a("view")
        assert covered["view"]["to_move"] == [1 - mover]
        assert (await table.hear_a("clock"))["deadline"] is None
    # Loaded again, with a stored order.
    async with device.line(query="?person=2") as table:
        await follow(table, match, covered=True)
        await table.say({"type": "act", "id": "end", "command": {"type": "EndMatch"}})
        await table.hear_a("ack")
        heard = [each for each in table.heard if each["type"] not in {"ack", "presence"}]
    assert rack
    assert not [each for each in heard if rack & pieces_in(each)]
    assert {each["type"] for each in heard} <= {"seating", "events", "view", "clock"}


async def _is_stored(server: Serving, match: str, mover: int, seq: int) -> bool:
    return await draft_of(server.node.store, MatchId(match), Seat(mover), seq) is not None


async def test_a_draft_is_sent_to_no_covered_table(server: Serving) -> None:
    device, match = await household(server)
    async with device.line(query="?person=4") as table:
        mover = (await follow(table, match, covered=True))["view"]["to_move"][0]
        async with device.line(query=f"?person={(4, 2)[mover]}") as hand:
            own = await follow(hand, match)
            await hand.say({"type": "draft", "rows": [own["view"]["rack"][:3]], "after": own["seq"]})
            await hand.hear_a("judgement")
            await until(partial(_is_stored, server, match, mover, own["seq"]))
        async with device.line(query="?person=2") as again:
            await follow(again, match, covered=True)
            await again.act("pause", {"type": "AskPause"})
            await again.hear_a("clock")
            assert not [each for each in (*again.heard, *table.heard) if each["type"] in {"draft", "order"}]


@pytest.mark.parametrize(("persons", "status"), [([2, 2], 400), ([2, 7], 401), ([2, 13], 422), ([2], 400), ([0], 422)])
async def test_everybody_needs_a_login_of_their_own(server: Serving, persons: list[int], status: int) -> None:
    device, _ = await household(server)
    body = {"rules": "classic-nl", "persons": persons}
    assert (await device.ask("POST", "/api/matches?person=2", body)).status == status


async def test_somebody_on_a_shared_device_has_a_handicap(server: Serving) -> None:
    child = {"opening.min": 0, "deal.rack": 10, "time.limit": 90, "hints": "always"}
    grown = {"opening.min": None, "deal.rack": None, "time.limit": None, "hints": "never"}
    device, match = await household(server, handicaps=[grown, child])
    async with device.line(query="?person=2") as line:
        view = (await follow(line, match))["view"]
        assert (view["counts"], view["rules"]["opening"]["min"]) == ([14, 10], 0)
    hint = await device.ask("POST", f"/api/matches/{match}/hint?person=4", {"step": 1})
    assert hint.status == 409
    # One for each seat, and only what the rules have.
    for wrong in ({"handicaps": [child]}, {"handicaps": [grown, child], "house": {"time.limit": "none"}}):
        body = {"rules": "classic-nl", "house": CLOCK, "persons": [4, 2], **wrong}
        assert (await device.ask("POST", "/api/matches?person=4", body)).status == 400


async def test_the_logins_of_a_device_are_apart(server: Serving) -> None:
    device, match = await household(server)
    main = await server.guest("Zoe")
    device.cookie = f"{main.cookie}; {device.cookie}"
    asked = [(await device.ask("GET", f"/api/me{query}")).json["name"] for query in ("", "?person=2", "?person=4")]
    assert asked == ["Zoe", "Ben", "Ann"]
    for query in ("?person=1", "?person=99"):
        answer = await device.ask("GET", f"/api/me{query}")
        assert (answer.status, answer.status == 200 and answer.json["name"]) in {(401, False), (200, "Zoe")}
    # Somebody who only knows the address of the match has no seat, and Ben not that of Ann.
    seats = [
        (await device.ask("GET", f"/api/matches/{match}{query}")).json["seat"]
        for query in ("", "?person=2", "?person=4")
    ]
    assert seats == [None, 1, 0]
    ended = await device.ask("POST", "/api/me/delete?person=2", {})
    assert (ended.status, ended.headers["set-cookie"].split("=")[0]) == (204, "tilewright-2")
    assert (await device.ask("GET", "/api/me?person=2")).status == 401
    assert (await device.ask("GET", "/api/me")).status == 200


async def test_nobody_at_another_device_can_be_kept_waiting(server: Serving) -> None:
    ann = await server.guest("Ann")
    answer = await ann.ask("POST", "/api/tables", {"bots": [None], "terms": {"one_device": True}})
    assert answer.status == 400
