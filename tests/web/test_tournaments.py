"""A tournament over HTTP and the socket: news reach those who may see it, and nothing reaches a stranger."""

import json
from typing import Any

import pytest

from tests.web.conftest import Serving
from tests.web.players import Visitor
from tests.web.ways import WAYS
from tilewright.tournaments.tournament import read_tournament

SETUP = {"title": "Secret society", "seats": 2, "where": "tables"}
NAMES = {"type": "AddPeople", "names": ["Cas", "Dirk", "Fay"]}


async def evening(organiser: Visitor) -> dict[str, Any]:
    """Return a tournament of an organiser who takes part, with three names, in its first round."""
    shown: dict[str, Any] = await organiser.done("POST", "/api/tournaments", SETUP)
    address = f"/api/tournaments/{shown['tournament']}"
    for act in ({"type": "Join"}, NAMES):
        await organiser.done("POST", f"{address}/acts", act)
    return dict(await organiser.done("POST", f"{address}/rounds", {"number": 1}))


async def test_no_address_tells_a_stranger_anything_of_a_tournament(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    shown = await evening(ann)
    ways = [(way, min(bodies.items())[1]) for way, bodies in WAYS.items() if "{tournament}" in way]
    assert len(ways) == 8
    for way, body in ways:
        method, path = way.replace("{number}", "1").split()
        # A stranger learns as much of a tournament as of one that does not exist.
        real, made_up = [
            await eve.ask(method, f"{path.replace('{tournament}', name)}?key={'0' * 24}", body)
            for name in (shown["tournament"], "nowhere")
        ]
        assert (real.status, real.body) == (made_up.status, made_up.body)
        assert real.status in {404, 422} if method == "GET" else real.status == 404, way
        assert b"Secret" not in real.body
    assert (await eve.ask("GET", "/api/me/tournaments")).json == []
    async with eve.line() as line:
        await line.say({"type": "tournament", "tournament": shown["tournament"]})
        assert await line.hear_a("gone", "tournament") == {"type": "gone", "match": shown["tournament"]}


async def test_followers_hear_of_every_change_and_the_link_lets_people_look_and_join(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    shown = await evening(ann)
    address = f"/api/tournaments/{shown['tournament']}"
    async with ben.line() as line:
        await line.say({"type": "tournament", "tournament": shown["tournament"], "key": shown["link"]})
        assert (await line.hear_a("tournament"))["version"] == 0
        entered = {"type": "Enter", "round": 1, "table": 1, "points": ["31/3", -7.5]}
        after = await ann.done("POST", f"{address}/acts", entered)
        assert (await line.hear_a("tournament"))["version"] == after["version"]
    looked = await ben.ask("GET", f"{address}?key={shown['link']}")
    assert (looked.json["organiser"], looked.json["you"], looked.json["link"]) == (False, None, None)
    joined = await ben.done("POST", f"{address}/acts?key={shown['link']}", {"type": "Join"})
    assert joined["you"] == 5
    assert (await ben.ask("GET", address)).json["people"][4]["name"] == "Ben"


async def test_a_score_card_is_counted_by_the_rulebook_and_the_export_is_what_pair_reads(server: Serving) -> None:
    ann = await server.guest("Ann")
    shown = await evening(ann)
    address = f"/api/tournaments/{shown['tournament']}"
    for table in (1, 2):
        card = {"type": "Enter", "round": 1, "table": table, "games": "*_24"}
        shown = await ann.done("POST", f"{address}/acts", card)
    assert {tuple(table["points"]) for table in shown["round"]["tables"]} == {(24, -24)}
    assert [place["points"] for place in shown["places"]] == [24, 24, -24, -24]
    tied = await ann.ask("POST", f"{address}/acts", {"type": "Enter", "round": 1, "table": 1, "games": "9_9"})
    assert tied.status == 400
    exported = read_tournament((await ann.ask("GET", f"{address}/export")).body)
    assert exported.players == ("Ann", "Cas", "Dirk", "Fay")
    assert len(exported.results[0]) == 2
    assert json.loads((await ann.ask("GET", "/api/me/tournaments")).body)[0]["title"] == "Secret society"


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": ""},
        {"title": "x" * 61},
        {"title": "Friday", "seats": 7},
        {"title": "Friday", "rounds": 31},
        {"title": "Friday", "minutes": -1},
        {"title": "Friday", "kind": "bridge"},
        {"title": "Friday", "secret": "mine"},
    ],
)
async def test_what_an_organiser_asks_for_has_bounds(server: Serving, wrong: dict[str, object]) -> None:
    ann = await server.guest("Ann")
    assert (await ann.ask("POST", "/api/tournaments", wrong)).status == 422
