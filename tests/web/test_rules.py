"""Rules in words, QR codes of invitations, and replays, over real HTTP."""

import asyncio
from xml.etree import ElementTree as ET

import pytest

from tests.judges.qr import read_drawing
from tests.web.conftest import Serving
from tests.web.players import Visitor, turn
from tilewright.games import EDITIONS
from tilewright.rules.booklets import DEFAULT
from tilewright.screens.kinds import hosted_game


async def test_booklets_come_with_their_bots_from_the_weakest_up(server: Serving) -> None:
    told = (await server.visitor().ask("GET", "/api/rules")).json["booklets"]
    assert {booklet["rules"] for booklet in told} == set(EDITIONS)
    assert told[0]["rules"] == DEFAULT
    for booklet in told:
        assert [bot["bot"] for bot in booklet["bots"]] == list(hosted_game(booklet["rules"]).ladder.bots)
        levels = [bot["level"] for bot in booklet["bots"]]
        assert (levels, levels[0], levels[-1]) == (sorted(levels), 1, 5)


async def test_the_rules_of_a_table_include_its_house_rules(server: Serving) -> None:
    address = "/api/rules/classic-nl?house=opening.min=50&house=time.limit=60"
    told = (await server.visitor().ask("GET", address)).json
    changed = [rule for chapter in told["chapters"] for rule in chapter["rules"] if rule["changed"]]
    assert [(rule["key"], rule["value"]) for rule in changed] == [("opening.min", 50), ("time.limit", 60)]
    assert changed[0]["sentence"] == "the opening must be worth at least 50 points"
    # Presets are those of the rulebook as printed, whatever the table has changed.
    presets = {preset["preset"]: preset for preset in told["presets"]}
    assert [*presets] == ["printed", "family", "quick", "strict"]
    assert presets["family"]["title"] == "Family"
    assert presets["family"]["house"] == {"opening.min": 20, "match.games": 1}


@pytest.mark.parametrize("house", ["opening.min", "opening.min=x", "nothing=1"])
async def test_impossible_house_rules_are_refused_by_name(server: Serving, house: str) -> None:
    answer = await server.visitor().ask("GET", f"/api/rules/classic-nl?house={house}")
    assert answer.status == 400
    assert house.partition("=")[0] in answer.json["detail"]


async def test_the_qr_code_holds_the_link_with_the_host_of_the_request(server: Serving) -> None:
    ann = await server.guest("Ann")
    invite = (await ann.ask("POST", "/api/tables", {})).json["invite"]
    drawn = await ann.ask("GET", f"/api/invites/{invite}/qr.svg", headers={"Host": "table.home:8000"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert read_drawing(ET.fromstring(drawn.body)) == f"http://table.home:8000/join/{invite}"


async def played(visitor: Visitor, match: str) -> None:
    """Play a seat to the end of a match."""
    async with visitor.line() as line:
        view = await line.begin(match)
        while view["view"]["outcome"] is None:
            if view["view"]["seat"] in view["view"]["to_move"][:1]:
                await line.act(str(view["seq"]), turn(view["view"]))
            view = await line.hear_a("view")


@pytest.mark.slow(reason="plays two games over two sockets")
async def test_a_replay_shows_a_game_moment_by_moment_and_loses_no_piece(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben], house={"deal.rack": 7})
    address = f"/api/matches/{match}/replay"
    assert (await ann.ask("GET", address)).status == 409
    await asyncio.gather(played(ann, match), played(ben, match))
    for game in (1, 2):
        replay = (await ann.ask("GET", f"{address}?game={game}")).json
        assert (replay["game"], replay["games"], replay["names"]) == (game, 2, ["Ann", "Ben"])
        for moment in replay["moments"]:
            pieces = [piece for row in (*moment["view"]["table"], *moment["racks"]) for piece in row]
            assert len(set(pieces)) == len(pieces)
            assert len(pieces) + moment["view"]["pool"] == 106
            assert moment["sentence"]
        assert replay["moments"][0]["view"]["table"] == []
        assert [len(rack) for rack in replay["moments"][0]["racks"]] == [7, 7]
        assert replay["moments"][-1]["racks"] == replay["moments"][-1]["view"]["shown"]
        assert len(replay["moments"][-1]["view"]["results"]) == game
    assert (await ann.ask("GET", f"{address}?game=3")).status == 409
