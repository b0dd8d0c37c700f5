"""What a table says about a turn in the making: what is wrong and why, and how far the opening is."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_table import JUDGED, PHONE, PLACES, at_table
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# Three tiles of the rack that share neither number nor color, as a row.
LAY_WRONG = """async () => {
  const screen = document.querySelector("tw-match");
  const [color, number] = [(piece) => Math.floor((piece >> 2) / 13), (piece) => (piece >> 2) % 13];
  const rack = screen.state.view.rack.filter((piece) => piece >> 2 < 52);
  for (const first of rack)
    for (const second of rack)
      for (const third of rack) {
        const three = [first, second, third];
        if (new Set(three.map(color)).size !== 3 || new Set(three.map(number)).size !== 3) continue;
        screen.session.arrange([three]);
        return await screen.updateComplete;
      }
}"""
PLAY = """() => {
  document.querySelector("button.play").click();
  return document.getAnimations().map(({effect}) => effect.target?.className).filter(Boolean);
}"""
FILLED = "() => Number(document.querySelector('.opening-bar').style.getPropertyValue('--part'))"


def test_a_wrong_row_says_why_play_always_answers_and_the_opening_fills_a_bar(
    visit: Visit, site: Site, axe: Axe
) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=PHONE, reduced_motion="no-preference")
    settled(page)
    places = page.evaluate(PLACES)
    play, strip, voice = page.locator("button.play"), page.locator(".strip"), page.locator(".voice")
    # Play with nothing laid says what to do first.
    expect(play).to_have_attribute("aria-disabled", "true")
    page.evaluate(PLAY)
    expect(strip).to_have_attribute("data-voice", "refused")
    expect(voice).to_have_text(say("game-nothing-laid"))
    assert page.evaluate(FILLED) == 0
    # A change of the draft ends a refusal; the verdict has the reason.
    page.evaluate(LAY_WRONG)
    expect(page.locator(".row.wrong")).to_have_count(1)
    expect(strip).to_have_attribute("data-voice", "verdict")
    expect(voice).to_contain_text("isn’t a set")
    settled(page)
    assert page.evaluate(PLACES) == places
    axe(page)
    # Play cannot be pressed, but says why, and shakes what is wrong.
    assert any("wrong" in name for name in page.evaluate(PLAY))
    expect(strip).to_have_attribute("data-voice", "refused")
    expect(voice).to_contain_text("isn’t a set")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(strip).to_have_attribute("data-voice", "verdict")
    # So does the mark of the row.
    page.locator(".why").click()
    expect(strip).to_have_attribute("data-voice", "refused")
    expect(page.locator(".reason")).to_be_hidden()
    page.get_by_role("button", name="Close", exact=True).click()
    # The opening fills to the number of the rulebook.
    page.evaluate(JUDGED, {"points": 18, "needed": 30})
    page.wait_for_function(f"() => ({FILLED})() === 0.6")
    page.evaluate(JUDGED, {"points": 66, "needed": 30})
    expect(page.locator(".opening-bar.full")).to_be_visible()
    expect(play).not_to_have_attribute("aria-disabled", "true")
    settled(page)
    assert page.evaluate(PLACES) == places
    page.get_by_role("button", name="Reset").click()
    page.wait_for_function(f"() => ({FILLED})() === 0")
    expect(play).to_have_attribute("aria-disabled", "true")
