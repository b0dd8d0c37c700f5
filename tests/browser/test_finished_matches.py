"""Finished matches in a real browser: who won is told apart, and the tab says which game and turn it shows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.test_pages import finished_match, logged_in

pytestmark = pytest.mark.slow(reason="plays two matches to their end, and opens pages in a real browser")

SHORT = {"match.games": 1, "deal.rack": 7}
# Deals of which the player loses the first and wins the second.
LOST, WON = 2, 1


def test_only_a_win_wears_the_badge_and_a_tab_says_who_played_and_which_turn(visit: Visit, site: Site) -> None:
    """It takes about 3 s of processor time."""
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    lost, won = [
        finished_match(page, site, "classic-nl", "greedy", SHORT, secret=deal)["match"] for deal in (LOST, WON)
    ]
    history = page.request.get(f"{site.url}/api/me/history").json()["matches"]
    assert {one["match"]: one["seat"] in one["winners"] for one in history} == {lost: False, won: True}
    page.goto(f"{site.url}/study")
    cards = {name: page.locator("li.played", has=page.locator(f'[href="/review/{name}"]')) for name in (lost, won)}
    expect(cards[won].locator(".badge")).to_have_text("You won")
    expect(cards[lost]).to_contain_text("Won by Go-getter")
    expect(cards[lost].locator(".badge")).to_have_count(0)
    # The same game has two faces, and the tab follows them and the turn.
    page.goto(f"{site.url}/replay/{lost}")
    expect(page).to_have_title("Replay: Ann and Go-getter · Tilewright")
    for _ in range(2):
        page.get_by_role("button", name="Next step").click()
    page.wait_for_url("**?turn=*")
    turn = page.url.split("turn=")[1]
    expect(page).to_have_title(f"Turn {turn} · Replay: Ann and Go-getter · Tilewright")
    page.goto(f"{site.url}/rules/twist")
    expect(page).to_have_title("Twist · Tilewright")
    page.goto(f"{site.url}/rules/classic-nl")
    expect(page).to_have_title("Classic, Dutch style · Tilewright")
