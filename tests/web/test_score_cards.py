"""Score cards over HTTP: counted without a login, refused in words, and drawn."""

from xml.etree import ElementTree

import pytest

from tests.web.conftest import Serving
from tilewright.answers.requests import Language
from tilewright.answers.score_cards import count_score_card, draw_score_card
from tilewright.games import EDITIONS


async def test_anybody_may_have_a_card_counted(server: Serving) -> None:
    """DE-42: equal racks are asked for; W-22."""
    anybody = server.visitor()
    card = (await anybody.ask("GET", "/api/score?seats=4&rules=classic-de&games=*_5_16_3-6_11_*_5")).json
    assert [line["points"] for line in card["lines"]] == [[24, -5, -16, -3], [-6, -11, 22, -5]]
    assert (card["lines"][1]["totals"], card["leaders"], card["over"]) == ([18, -16, 6, -8], [0], False)
    assert card["clock"]["seconds"] == 60
    assert "3 tiles" in card["clock"]["time_out"]
    assert (await anybody.ask("GET", "/api/score?seats=2&games=7_7")).json["unclear"] == [0, 1]
    refused = await anybody.ask("GET", "/api/score?seats=2&games=*_x&language=nl")
    assert (refused.status, "geen plankje" in refused.json["detail"]) == (400, True)
    for seats, rules in ((5, "classic-de"), (3, "turbo")):
        assert (await anybody.ask("GET", f"/api/score?seats={seats}&rules={rules}")).status == 400
    assert (await anybody.ask("GET", f"/api/score?games={'1' * 4_001}")).status == 422


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_rulebook_has_a_card_and_a_picture(rules: str) -> None:
    """TB-34: only the dice game has no clock."""
    games = "*_J-7.1_9.2"
    card = count_score_card(Language("en"), rules=rules, games=games)
    assert (card.clock is None) == (rules == "turbo")
    picture = ElementTree.fromstring(draw_score_card(Language("fr"), ("A<b>", '"&'), rules, games=games))
    texts = [part.text for part in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A<b>", '"&', "Total"} <= set(texts)


def test_a_shared_win_is_drawn_with_its_fraction() -> None:
    """A-32: the plus is split without rounding."""
    picture = draw_score_card(Language("en"), ("A", "B", "C", "D"), games="12.2_12.2_12.2_50.4")
    assert ">12 2/3<" in picture
    assert ">\N{MINUS SIGN}38<" in picture
    assert "A, B, and C share the lead." in picture
