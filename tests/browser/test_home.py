"""Home for somebody who comes back: what goes on, whose turn it is there, and one click to another game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import give_mistake
from tests.browser.every_page import MISTAKE, SHORT
from tests.browser.site import Site
from tests.browser.test_match import api
from tests.browser.test_pages import finished_match, logged_in
from tests.browser.test_plans import begun
from tilewright.messages.avatars import avatar_of

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")


def test_home_says_whose_turn_it_is_where_one_plays_and_deals_one_game(visit: Visit, site: Site) -> None:
    ann, ben = visit(), visit()
    match = begun(ann, ben, site)
    # A match of Ann's that is over is nothing to go on with.
    ended = api(ann, site, "tables", {"rules": "classic-nl", "bots": ["greedy"]})["table"]
    over = api(ann, site, f"tables/{ended}/start")["match"]
    assert ann.request.post(f"{site.url}/api/bot/matches/{over}/nonce", data={"nonce": "00" * 32}).ok
    api(ann, site, f"bot/matches/{over}/commands", {"id": "end", "command": {"type": "EndMatch"}})
    assert api(ann, site, f"matches/{over}", method="GET")["over"]
    heading, goes_on = "h1", ".continue li"
    ben.goto(site.url)
    expect(ben.locator(heading)).to_have_text("Your turn")
    expect(ben.locator(goes_on)).to_have_count(1)
    expect(ben.locator(goes_on)).to_contain_text("against Ann")
    ann.goto(site.url)
    expect(ann.locator(heading)).to_have_text("Ben is playing")
    expect(ann.locator(goes_on)).to_have_count(1)
    expect(ann.locator(goes_on)).to_contain_text("against Ben")
    # Both are shown the table that they go back to.
    (table,) = [each for each in api(ann, site, "me/tables", method="GET")["tables"] if each["match"] == match]
    expect(ann.locator(goes_on).get_by_role("link", name="Continue")).to_have_attribute(
        "href", f"/table/{table['table']}"
    )
    ann.get_by_role("button", name="Play now").click()
    expect(ann.locator("tw-board .rack .tile")).to_have_count(14)
    dealt = api(ann, site, f"tables/{ann.url.split('/')[-1]}", method="GET")
    assert dealt["house"]["match.games"] == 1
    ann.goto(site.url)
    expect(ann.locator(goes_on)).to_have_count(2)


def test_home_tells_the_last_game_in_a_sentence_and_the_header_shows_who_plays(
    visit: Visit, site: Site, axe: Axe
) -> None:
    """A short match is played to its end; that takes some seconds."""
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    match = finished_match(page, site, "classic-nl", "greedy", SHORT)["match"]
    give_mistake(site, match, MISTAKE, 3)
    page.goto(site.url)
    card = page.locator(".link-card-review")
    expect(card).to_contain_text("in turn 3.")
    expect(card).to_have_attribute("href", f"/review/{match}?game=1&turn=3")
    player = page.request.get(f"{site.url}/api/me").json()["player"]
    figure = page.get_by_role("link", name="Profile").locator("use")
    expect(figure).to_have_attribute("href", re.compile(f"#{avatar_of(player)}$"))
    axe(page)
    # What is chosen is there at once.
    page.goto(f"{site.url}/me")
    page.get_by_label("Owl").check(force=True)
    expect(figure).to_have_attribute("href", re.compile("#owl$"))
