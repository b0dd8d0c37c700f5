"""The review of a finished match in a real browser: chances, mistakes first, and the best turn of a position."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import give_mistake
from tests.browser.site import Site
from tests.browser.test_pages import finished_match, logged_in
from tilewright.analysis.themes import THEMES

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# A review starts two processes of low priority.
FIRST = 200_000


def both_faces_show_the_same_turn(page: Page, match: str, number: int) -> None:
    """Go from the review of a turn to its replay, one turn on, and back."""
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Step", exact=True)
    expect(page.locator("tw-replay tw-board .tile.changed").first).to_be_visible()
    page.wait_for_url(f"**/replay/{match}?turn={number}")
    slider.press("ArrowRight")
    page.wait_for_url(f"**/replay/{match}?turn={number + 1}")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name=f"Turn {number + 1},")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=f"Turn {number + 1},")).to_be_visible()


def leads_to_lesson_and_rule(page: Page) -> None:
    """Expect the lesson and the page of the rules that are about the mistake on the screen."""
    ways = page.get_by_role("group", name="Learn from it")
    lesson = ways.get_by_role("link", name="Lesson: ").get_attribute("href") or ""
    rule = ways.get_by_role("link", name="Rule: ").get_attribute("href") or ""
    about = [each for each in THEMES.values() if each.lessons[:1] == (lesson.removeprefix("/learn/"),)]
    assert [f"/rules/classic-nl#{each.tile_page}" for each in about] == [rule]


@pytest.mark.deep
def test_a_finished_match_is_reviewed(visit: Visit, site: Site, axe: Axe) -> None:
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    match = finished_match(page, site, "classic-nl", "casual", {"match.games": 1, "deal.rack": 7})["match"]
    give_mistake(site, match, "9fe517f8f96e", turn=1)
    page.goto(f"{site.url}/study")
    page.get_by_role("link", name="Review").click()
    turns = page.locator(".review-turns li")
    record = page.request.get(f"{site.url}/api/matches/{match}/record").text()
    played = [line for line in record.splitlines() if '"seat":' in line and '"event":"reshuffle"' not in line]
    expect(turns).to_have_count(len(played), timeout=FIRST)
    # The mistake that cost most is open at once, and leads to its lesson and its rule.
    expect(page.locator(".told")).to_contain_text("Here ")
    leads_to_lesson_and_rule(page)
    chances = page.get_by_role("region", name="Chances to win")
    page.get_by_text("As a table").click()
    expect(chances.locator("tbody tr")).to_have_count(len(played))
    figures = page.locator(".quality strong").all_inner_texts()
    assert len(figures) == 2
    assert all(0 <= int(figure) <= 100 for figure in figures)
    # Casual bots overlook turns: what was missed comes first.
    page.get_by_label("Mistakes first").uncheck()
    expect(turns.first).to_contain_text("Turn 1,")
    page.get_by_label("Mistakes first").check()
    moments = page.locator(".review-moment")
    assert 1 <= moments.count() <= 3
    expect(moments.first.locator(".small-tile").first).to_be_visible()
    page.locator(".chart-plot").click(position={"x": 2, "y": 20})
    page.locator(".chart-plot input").press("Home")
    page.wait_for_url("**?turn=1")
    # A turn that the player missed is a puzzle of their own now.
    own = page.locator(".own-mistakes")
    expect(own).to_contain_text("chances you missed here are now puzzles.")
    expect(own.get_by_role("link", name="Solve it")).to_have_attribute("href", re.compile("^/puzzles/mine/"))
    expect(page.get_by_role("link", name="Solve it as a puzzle")).to_have_attribute(
        "href", "/puzzles/mine/9fe517f8f96e"
    )
    page.locator(".review-turns button", has_text="Best").first.click()
    number = int(page.url.split("turn=")[1])
    # The position is a puzzle: the best turn is shown on demand, in steps.
    expect(page.get_by_text(re.compile("Can you find"))).to_be_visible()
    page.get_by_role("button", name="Show the best turn").click()
    expect(page.get_by_text("The best turn here")).to_be_visible()
    expect(page.locator(".study-steps li").first).to_be_visible(timeout=FIRST)
    link = page.get_by_role("link", name="Analyze")
    assert (link.get_attribute("href") or "").startswith("/analysis#rules=classic-nl&house=")
    both_faces_show_the_same_turn(page, match, number)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    the_results_count_what_was_missed(page, site, match, axe)


def the_results_count_what_was_missed(page: Page, site: Site, match: str, axe: Axe) -> None:
    """Expect the page of results and its file to have a reviewed match."""
    page.goto(f"{site.url}/study")
    card = page.locator(".result-cards > li")
    expect(card).to_have_count(1)
    # What the turns were about, and how many of them were best.
    expect(page.locator(".progress-themes li").first).to_contain_text("%")
    # The review has counted what was missed; matches and games are told apart.
    for words in ("bots", "Matches", "Games", "Games reviewed", "Tiles missed per turn", "Jokers left at the end"):
        expect(card).to_contain_text(words)
    head, line = page.request.get(f"{site.url}/api/me/results.csv").text().splitlines()
    assert head.startswith("date,match,rules,opponents,games,won,rating,turns_reviewed,tiles_missed")
    assert line.split(",")[1:5] == [match, "classic-nl", "bots", "1"]
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    axe(page)
