"""The form with house rules in a real browser: what differs from the rulebook, the search, and what is refused."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Site

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# The longest list that a page has made of a range.
LONGEST = """const made = Array.from;
window.longest = 0;
Array.from = (...how) => {
  const list = made.apply(Array, how);
  window.longest = Math.max(window.longest, list.length);
  return list;
};"""


def test_house_rules_are_sentences_and_so_are_refusals(visit: Visit, site: Site) -> None:
    page = visit()
    page.add_init_script(LONGEST)
    page.goto(f"{site.url}/new")
    # A preset changes several rules at once, and what differs from the rulebook is always listed.
    differences = page.locator("tw-differences")
    expect(page.get_by_role("radio", name="As printed")).to_be_checked()
    expect(differences).to_contain_text("Everything as in the rulebook.")
    page.get_by_role("radio", name="Strict").check()
    expect(differences.get_by_role("listitem").filter(has_text="two tiles from the rack")).to_be_visible()
    page.get_by_role("radio", name="As printed").check()
    expect(differences.get_by_role("listitem")).to_have_count(0)
    page.get_by_text("Customize", exact=True).click()
    expect(page.get_by_label("Find a house rule")).to_be_visible()
    longest = page.evaluate("window.longest")
    # A search opens the chapters with what it finds.
    search = page.get_by_label("Find a house rule")
    search.fill("FEWER tiles")
    expect(page.get_by_text("One rule found.")).to_be_visible()
    expect(page.get_by_role("group", name="Equal racks")).to_be_visible()
    search.fill("")
    setup = page.locator("[data-chapter=deal]")
    setup.locator("summary").click()
    setup.get_by_role("group", name="Who starts", exact=True).get_by_label("The host chooses who starts").check()
    expect(setup.locator("summary")).to_contain_text(re.compile(r"one changed\s+Who starts"))
    expect(setup).to_contain_text("In the rulebook: the player who draws the highest tile starts.")
    for chapter in page.locator(".house-chapter").all():
        expect(chapter.locator(".field > .soft")).to_have_count(chapter.locator(".field").count())
    expect(setup).to_contain_text("Chance treats everyone alike; the host can let someone new go first.")
    page.locator("[data-chapter=opening] summary").click()
    points = page.get_by_label("Points needed to open")
    points.fill("50")
    points.blur()
    expect(differences.get_by_text("The opening must be worth at least 50 points")).to_be_visible()
    expect(page.locator("[name=preset]:checked")).to_have_count(0)
    page.get_by_label("Pairs needed for a new deal").select_option("7")
    page.get_by_label("Tiles on each rack").select_option("7")
    expect(page.get_by_role("alert").filter(has_text="reshuffle_pairs")).to_be_visible()
    expect(page.get_by_text("3 changed")).to_be_visible()
    expect(page.get_by_label("Tiles on each rack")).to_have_value("14")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    expect(differences.get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("at least 50 points")
    expect(dialog).to_contain_text("house rule")
    # House rules can change what is special about the booklet.
    expect(dialog).not_to_contain_text("No clock, and you can add")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    # The numbers of a range are listed only where they are few enough to choose from.
    assert longest <= 60
