"""The review of a finished match in a real browser: chances, mistakes first, and the best turn of a position."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.site import Site
from tests.browser.test_pages import finished_match, logged_in

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# A review starts two processes of low priority.
FIRST = 200_000


def test_a_finished_match_is_reviewed(visit: Visit, site: Site, axe: Axe) -> None:
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    match = finished_match(page, site, "classic-nl", "greedy", {"match.games": 1, "deal.rack": 7})["match"]
    page.goto(f"{site.url}/study")
    page.get_by_role("link", name="Review").click()
    turns = page.locator(".review-turns li")
    expect(turns.first).to_be_visible(timeout=FIRST)
    record = page.request.get(f"{site.url}/api/matches/{match}/record").text()
    played = [line for line in record.splitlines() if '"seat":' in line and '"event":"reshuffle"' not in line]
    expect(turns).to_have_count(len(played))
    chances = page.get_by_role("region", name="Chances to win")
    page.get_by_text("As a table").click()
    expect(chances.locator("tbody tr")).to_have_count(len(played))
    expect(page.get_by_role("region", name="Summary").locator("tbody tr")).to_have_count(2)
    # The other player only drew: what was missed comes first.
    page.get_by_label("Mistakes first").uncheck()
    expect(turns.first).to_contain_text("Turn 1,")
    page.get_by_label("Mistakes first").check()
    page.locator(".review-turns button", has_text="Best").first.click()
    expect(page.get_by_role("heading", name="The best turn here")).to_be_visible()
    link = page.get_by_role("link", name="Try it yourself")
    assert (link.get_attribute("href") or "").startswith("/analysis#rules=classic-nl&house=")
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    page.goto(f"{site.url}/study")
    card = page.locator(".result-cards > li")
    expect(card).to_have_count(1)
    # The review has counted what was missed; matches and games are told apart.
    for words in ("bots", "Matches", "Games", "Tiles missed per turn"):
        expect(card).to_contain_text(words)
    head, line = page.request.get(f"{site.url}/api/me/results.csv").text().splitlines()
    assert head.startswith("date,match,rules,opponents,games,won,rating,turns_reviewed,tiles_missed")
    assert line.split(",")[1:5] == [match, "classic-nl", "bots", "1"]
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    axe(page)
