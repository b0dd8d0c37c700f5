"""What a table says about a turn in the making: what is wrong and why, and how far the opening is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_table import JUDGED, PHONE, PLACES, at_table

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
        screen.layDraft([three]);
        return await screen.updateComplete;
      }
}"""
PLAY = """() => {
  document.querySelector("button.play").click();
  return document.getAnimations().map(({effect}) => effect.target?.className).filter(Boolean);
}"""
# What the coach says while it is shown, and where; the page is asked in each frame, so the moment is not missed.
SAID = """() => {
  const [bubble, row] = [document.querySelector(".coach:popover-open"), document.querySelector(".row.wrong")];
  if (!bubble || !row) return null;
  return {text: bubble.textContent, pointer: getComputedStyle(bubble).pointerEvents,
    top: bubble.getBoundingClientRect().top, row: row.getBoundingClientRect().bottom};
}"""
FILLED = "() => Number(document.querySelector('.opening-bar').style.getPropertyValue('--part'))"


def test_a_wrong_row_says_why_play_shakes_it_and_the_opening_fills_a_bar(visit: Visit, site: Site, axe: Axe) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=PHONE, reduced_motion="no-preference")
    settled(page)
    places = page.evaluate(PLACES)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_disabled()
    assert page.evaluate(FILLED) == 0
    page.evaluate(LAY_WRONG)
    wrong = page.locator(".row.wrong")
    expect(wrong).to_have_count(1)
    # The reason is below the row, and gone after three seconds; it is never in the way of a pointer.
    coach = page.locator(".coach")
    said = page.wait_for_function(SAID).json_value()
    assert "isn’t a set" in said["text"]
    assert said["top"] >= said["row"]
    assert said["pointer"] == "none"
    settled(page)
    assert page.evaluate(PLACES) == places
    axe(page)
    expect(coach).to_be_hidden()
    # Play cannot be pressed, but says why.
    expect(play).to_have_attribute("aria-disabled", "true")
    assert any("wrong" in name for name in page.evaluate(PLAY))
    page.wait_for_function(SAID)
    expect(page.locator("[aria-live=polite]").last).to_contain_text("isn’t a set")
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
    expect(play).to_be_disabled()
