"""The rush in a real browser: a guest plays one to its end on a narrow screen."""

import json
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.site import Site
from tests.browser.themes import axe_in_each_theme
from tilewright.puzzles.collection import shipped

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

HOUR_MS = 3_600_000
# A process of low priority makes an answer.
FIRST = 200_000


class Rushes:
    """Shows the page another time left than the server's, so that no test depends on how fast the machine is."""

    def __init__(self, page: Page) -> None:
        self.left_ms = HOUR_MS
        self.last: dict[str, Any] = {}
        page.route("**/api/rush**", self._answer)
        page.route("**/api/rush/**", self._answer)

    def _answer(self, route: Route) -> None:
        # The board has no time.
        if "/board/" in route.request.url:
            return route.continue_()
        answer = route.fetch()
        self.last = answer.json()
        return route.fulfill(response=answer, body=json.dumps({**self.last, "left_ms": self.left_ms}))


def give_time(site: Site) -> None:
    """Let the server believe that the latest rush began later."""
    (file,) = site.data.glob("*.db")
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        latest = "(SELECT max(began_at) FROM puzzle_rushes)"
        later = f"UPDATE puzzle_rushes SET began_at = began_at + ? WHERE began_at = {latest}"
        assert database.execute(later, (HOUR_MS,)).rowcount == 1


def looks_right(page: Page, axe: Axe) -> None:
    """Fail if a page is too wide, or if axe finds a violation in one of the themes."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe_in_each_theme(page, axe)


def test_a_rush_has_an_address_and_goes_on_after_a_reload(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles", viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/puzzles/rush/*")
    address = page.url
    left = page.get_by_role("timer")
    expect(left).to_contain_text(re.compile("2:5|3:00"))
    # An answer that is lost is given again by itself.
    page.route("**/answer?*", lambda route: route.abort(), times=1)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_text("Misses: 1 of 3.")).to_be_visible()
    # The server's clock goes on while nobody looks: the page shows what is left by it, not what it knew.
    (file,) = site.data.glob("*.db")
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        latest = "(SELECT max(began_at) FROM puzzle_rushes)"
        earlier = f"UPDATE puzzle_rushes SET began_at = began_at - 100000 WHERE began_at = {latest}"
        assert database.execute(earlier).rowcount == 1
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle 2")
    expect(page.get_by_text("Misses: 1 of 3.")).to_be_visible()
    expect(left).to_contain_text(re.compile("1:[0-2]|0:"))
    assert page.url == address
    for missed in (2, 3):
        page.get_by_role("button", name="Skip").click()
        if missed == 2:
            expect(page.get_by_text("Misses: 2 of 3.")).to_be_visible()
    expect(page.get_by_role("heading", name="Three misses. The rush is over.")).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="Three misses. The rush is over.")).to_be_visible()
    # A rush that another one has followed is gone, and the page has a way on.
    page.goto(f"{address[:-3]}000")
    expect(page.get_by_role("link", name="Home").first).to_be_visible()


@pytest.mark.deep
def test_a_guest_plays_a_rush_to_its_end(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    rushes = Rushes(page)
    page.goto(f"{site.url}/puzzles")
    offer = page.get_by_role("region", name="Three-minute rush")
    offer.get_by_role("combobox", name="Rules").select_option("classic-nl")
    page.get_by_role("combobox", name="Difficulty").select_option("1")
    looks_right(page, axe)
    offer.get_by_role("button", name="Start").click()
    goal = page.locator(".rush-goal")
    expect(goal).to_contain_text("Puzzle 1, difficulty 1.")
    expect(goal).to_be_focused()
    give_time(site)
    expect(page.locator("tw-rush .felt .tile").first).to_be_visible()
    expect(page.get_by_role("timer")).to_be_visible()
    looks_right(page, axe)
    assert rushes.last["rules"] == "classic-nl"
    puzzle = shipped(rushes.last["puzzle"]["puzzle"])
    assert puzzle is not None
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill(" | ".join(" ".join(map(str, row)) for row in puzzle.answer.table))
    page.get_by_role("textbox", name="Rows").press("Enter")
    expect(page.get_by_text("Solved: 1. Misses: 0 of 3.")).to_be_visible()
    for missed in (1, 2):
        page.get_by_role("button", name="Skip").click()
        expect(page.get_by_text(f"Solved: 1. Misses: {missed} of 3.")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("heading", name="Three misses. The rush is over.")).to_be_focused()
    expect(page.get_by_text("1 puzzle solved!")).to_be_visible()
    # What was missed is shown with its answer on demand, and the score is on the board of today.
    unsolved = page.get_by_role("region", name="Puzzles you missed")
    expect(unsolved.locator(".small-board")).to_have_count(3)
    unsolved.get_by_role("button", name="Show the answer").first.click()
    expect(unsolved.locator(".study-steps li").first).to_be_visible(timeout=FIRST)
    expect(page.get_by_role("region", name="Today’s best on this server").locator(".mine")).to_contain_text("1")
    looks_right(page, axe)
    # The page shows the end by its own clock too.
    rushes.left_ms = 1
    page.get_by_role("button", name="Again").click()
    expect(page.get_by_role("heading", name="Time’s up!")).to_be_visible()
    expect(page.get_by_text("No puzzle solved.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-list")).to_be_visible()
    expect(page.get_by_text("Your best: 1 puzzle solved.")).to_be_visible()
    page.reload()
    page.get_by_role("region", name="Three-minute rush").get_by_role("combobox").select_option("classic-nl")
    expect(page.get_by_text("Your best: 1 puzzle solved.")).to_be_visible()
