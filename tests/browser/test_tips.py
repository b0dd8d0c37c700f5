"""Tips in the first game: beside what they speak of, once each, off with one tap, and nothing moves for them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dice_player import begin, wait_for
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import end_turn
from tests.browser.test_table import LARGE, PHONE, PLACES, at_table
from tests.daily import daily
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# No deal opens with so much.
HIGH: dict[str, int | str] = {"opening.min": 100, "time.limit": "none"}
# Two tiles of one color begin a run; some color has at least two numbers.
BEGIN_A_ROW = """() => {
  const screen = document.querySelector("tw-match");
  const {rack, table} = screen.state.view;
  const pairs = rack.flatMap((one) => rack.map((other) => [one, other]));
  const face = (piece) => piece >> 2;
  const color = (piece) => Math.floor(face(piece) / 13);
  const begins = ([one, other]) => color(one) < 4 && color(one) === color(other) && face(one) < face(other);
  screen.layDraft([...table, pairs.find(begins)]);
}"""
STORED = "() => JSON.parse(localStorage.getItem('tilewright.settings'))"


@pytest.mark.parametrize(("viewport", "scheme"), daily([(PHONE, "dark"), (LARGE, "light")], (PHONE, "dark")))
def test_tips_come_once_beside_what_they_speak_of_and_end_with_one_tap(
    viewport: dict[str, int], scheme: str, visit: Visit, site: Site, axe: Axe
) -> None:
    options: dict[str, Any] = {"viewport": viewport, "color_scheme": scheme}
    page = at_table(visit, site, ["hoarder"], house=HIGH, coached=True, **options)
    tip, off = page.locator("tw-tip"), page.get_by_role("button", name=say("game-tip-off"))
    expect(tip).to_contain_text("at least 100 points")
    settled(page)
    page.evaluate("takeShifts()")
    places = page.evaluate(PLACES)
    axe(page)
    page.get_by_role("button", name=say("game-tip-ok")).click()
    expect(tip).to_have_count(0)
    page.evaluate(BEGIN_A_ROW)
    expect(tip).to_contain_text(say("game-tip-more"))
    page.get_by_role("button", name="Reset").click()
    expect(tip).to_have_count(0)
    end_turn(page, page.locator("button.draw").click)
    expect(page.locator(".match.mine")).to_be_visible()
    expect(tip).to_contain_text(say("tip-draw", pool=50))
    settled(page)
    assert page.evaluate(PLACES) == places
    assert page.evaluate("takeShifts()") == []
    assert set(page.evaluate(STORED)["tips"]) == {"opening", "more", "draw"}
    off.click()
    expect(tip).to_have_count(0)
    page.evaluate(BEGIN_A_ROW)
    expect(page.locator(".row.begun")).to_be_visible()
    expect(tip).to_have_count(0)
    assert page.evaluate(STORED)["coach"] is False


def test_a_first_game_of_dice_is_coached_beside_its_dice(visit: Visit, site: Site) -> None:
    page = visit(coached=True, viewport=PHONE)
    begin(page, site.url, {})
    wait_for(page, "RollDice")
    page.locator(".turn-buttons button.play").click()
    # Whatever the dice show, they make a set, fit the grid or do not.
    tip = page.locator("tw-tip")
    expect(tip).to_be_visible(timeout=90_000)
    shown = {name: say(f"tip-{name}") for name in ("dice-lay", "dice-fit", "dice-cross", "dice-pass", "dice-blocked")}
    (told,) = page.evaluate(STORED)["tips"]
    expect(tip).to_contain_text(shown[told])
    page.get_by_role("button", name=say("game-tip-off")).click()
    expect(tip).to_have_count(0)
    assert page.evaluate(STORED)["coach"] is False
