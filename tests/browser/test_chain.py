"""The chain of links on a phone: from a finished game to its review, a try, analysis, a game with bots, and back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.test_pages import finished_match, logged_in

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# The first answers start processes of low priority.
FIRST = 200_000
PHONE = {"width": 390, "height": 844}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def test_a_position_is_followed_from_a_finished_game_and_back(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site, viewport=PHONE, has_touch=True)
    page.goto(f"{site.url}/settings")
    begun = finished_match(page, site, "classic-nl", "greedy", {"match.games": 1, "deal.rack": 7})
    # The last screen of the match leads to its review.
    page.goto(f"{site.url}/table/{begun['table']}")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    # It opens on the turn that decided most, with a sentence and the board in sight.
    expect(page.locator(".told")).to_be_in_viewport(timeout=FIRST)
    expect(page.locator("tw-turn-story .felt .tile, tw-turn-story .rack .tile").first).to_be_in_viewport()
    page.wait_for_url(re.compile(r"/review/[\w-]+\?turn=\d+$"))
    opened = int(page.url.split("turn=")[1])
    # The chart is a slider.
    page.get_by_role("slider", name="Turn").press("ArrowLeft")
    page.wait_for_url(f"**?turn={opened - 1}")
    page.locator(".review-turns button", has_text="Best").first.click()
    expect(page.get_by_text(re.compile("Can you find"))).to_be_in_viewport()
    page.wait_for_url(re.compile(r"/review/[\w-]+\?turn=\d+$"))
    turn = page.url
    page.wait_for_function(FITS)
    # A try: the board takes a move, and the judge answers.
    board = page.locator("tw-turn-story tw-turn-board")
    board.locator(".rack .tile").first.tap()
    board.locator(".felt .slot").tap()
    expect(board.locator(".judge-verdict")).to_be_visible(timeout=FIRST)
    # The analysis of the same position, and a game from it.
    tiles = board.locator(".tile").count()
    page.get_by_role("link", name="Analyze").click()
    expect(page.locator("tw-turn-view .study-answer")).to_contain_text("Play", timeout=FIRST)
    expect(page.locator("tw-position-editor .tile")).to_have_count(tiles)
    page.wait_for_function(FITS)
    page.get_by_role("tab", name="Play on").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("tw-play-out .study-answer")).to_have_text("Your turn", timeout=FIRST)
    page.wait_for_function(FITS)
    # Back by the link, and by the browser: it is the same turn.
    page.get_by_role("link", name=re.compile("Back to turn")).click()
    number = turn.split("turn=")[1]
    expect(page.get_by_role("heading", name=f"Turn {number},")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("tab", name="Play on")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=f"Turn {number},")).to_be_visible()
    assert page.url == turn
