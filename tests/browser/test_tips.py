"""Tips in the first game: in the strip, once each, off with one tap, and no control moves for them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dice_player import begin, wait_for
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import end_turn
from tests.browser.test_table import LARGE, PHONE, at_table
from tests.daily import daily
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# No deal opens with so much.
HIGH: dict[str, int | str] = {"opening.min": 100, "time.limit": "none"}
HELD = """() => [".headline", ".seats", ".felt", ".rack", ".tools .type", ".draw", ".play"].map((name) => {
  const {x, y, width, height} = document.querySelector(name).getBoundingClientRect();
  return [name, x, y, width, height];
})"""
STORED = "() => JSON.parse(localStorage.getItem('tilewright.profile')).whole"


@pytest.mark.parametrize(("viewport", "scheme"), daily([(PHONE, "dark"), (LARGE, "light")], (PHONE, "dark")))
def test_tips_come_once_in_the_strip_and_end_with_one_tap(
    viewport: dict[str, int], scheme: str, visit: Visit, site: Site, axe: Axe
) -> None:
    options: dict[str, Any] = {"viewport": viewport, "color_scheme": scheme}
    page = at_table(visit, site, ["hoarder"], house=HIGH, coached=True, **options)
    strip, off = page.locator(".strip"), page.get_by_role("button", name=say("game-tip-off"))
    # The first tip shows the first move: here there is none but to draw.
    expect(strip).to_contain_text(say("tip-draw", pool=50))
    expect(page.locator("button.draw[data-lit]")).to_be_visible()
    settled(page)
    page.evaluate("takeShifts()")
    places = page.evaluate(HELD)
    axe(page)
    page.get_by_role("button", name=say("game-tip-ok")).click()
    expect(strip).to_have_attribute("data-voice", "idle")
    end_turn(page, page.locator("button.draw").click)
    expect(page.locator(".match.mine")).to_be_visible()
    expect(strip).to_contain_text("at least 100 points")
    settled(page)
    # What is said never moves anything.
    assert page.evaluate(HELD) == places
    assert page.evaluate("takeShifts()") == []
    assert set(page.evaluate(STORED)["tips"]) == {"opening", "draw"}
    if viewport == PHONE:
        # A phone has room for one button beside two lines; the others are there with the rest of the words.
        expect(off).to_be_hidden()
        page.get_by_role("button", name=say("game-read-all")).click()
    off.click()
    expect(strip).to_have_attribute("data-voice", "idle")
    assert page.evaluate(STORED)["choices"]["coach"]["value"] is False


def test_the_first_tip_shows_the_first_move(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"], house={"opening.min": 10, "time.limit": "none"}, coached=True)
    expect(page.locator(".strip")).to_contain_text("Your first move: tap", timeout=90_000)
    lit = page.locator(".rack [data-lit]")
    assert lit.count() >= 3
    assert page.locator(".strip .drawn").count()
    # As it says: tap a tile and then the table.
    lit.first.click()
    page.locator(".felt").click()
    expect(page.locator(".felt .row")).to_have_count(1)
    expect(lit).to_have_count(0)


@pytest.mark.deep
def test_a_first_game_of_dice_is_coached_beside_its_dice(visit: Visit, site: Site) -> None:
    page = visit(coached=True, viewport=PHONE)
    begin(page, site.url, {})
    wait_for(page, "RollDice")
    page.locator(".turn-buttons button.play").click()
    # Whatever the dice show, they make a set, fit the grid or do not.
    tip = page.locator(".strip")
    expect(tip).to_have_attribute("data-voice", "tip", timeout=90_000)
    shown = {name: say(f"tip-{name}") for name in ("dice-lay", "dice-fit", "dice-cross", "dice-pass", "dice-blocked")}
    (told,) = page.evaluate(STORED)["tips"]
    expect(tip).to_contain_text(shown[told])
    page.get_by_role("button", name=say("game-read-all")).click()
    page.get_by_role("button", name=say("game-tip-off")).click()
    expect(tip).not_to_have_attribute("data-voice", "tip")
    assert page.evaluate(STORED)["choices"]["coach"]["value"] is False
