"""Puzzles in a real browser: solved by mouse, touch and keyboard, remembered on the device, and shared."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import give_mistake
from tests.browser.dice_player import Lay, by_drag, by_keys, by_taps, dice_on_grid, lay_out, state, tab_to, wait_for
from tests.browser.hands import HANDS, settled
from tests.browser.site import Site
from tests.browser.test_pages import logged_in
from tests.browser.themes import axe_in_each_theme
from tests.daily import daily
from tilewright.answers.day_deals import deal_of
from tilewright.puzzles.collection import latest_days, puzzle_of_day, shipped
from tilewright.puzzles.puzzle import Kind, Puzzle
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# classic-nl: R1 R2 R3 R4 on the table, K4 and B4 on the rack: R4 leaves its row for a group.
PUZZLE = "9fe517f8f96e"
K4, R4, B4 = 12, 64, 116
# A process of low priority makes the hint.
FIRST = 200_000


def test_a_puzzle_is_solved_with_a_hint_and_remembered(visit: Visit, site: Site, axe: Axe, deep: bool) -> None:
    page = visit(f"{site.url}/puzzles/{PUZZLE}")
    expect(page.locator(".felt .tile")).to_have_count(4)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("tw-strip .hint")
    # It is said in the strip of the table, above the rack, where its tiles are marked.
    expect(hint.locator(".small-tile")).to_have_count(2, timeout=FIRST)
    expect(page.locator(".rack .tile.hinted")).to_have_count(2)
    hint.get_by_role("button", name="Next step").click()
    expect(hint).to_contain_text("from the end of row")
    # A step of the answer costs rating, and the try counts once.
    expect(page.get_by_text("Your puzzle rating:")).to_contain_text("(\u2212")
    axe(page)
    page.get_by_role("button", name="Type").click()
    page.get_by_label("Rows").fill("K4 R4 B4")
    page.get_by_label("Rows").press("Enter")
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("With 2 hints.")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.get_by_role("link", name="Close").click()
    expect(page.get_by_text("1 of 300 solved")).to_be_visible()
    expect(page.get_by_text("Your puzzle rating:")).to_be_visible()
    # Solved ones come last at a player's level, and first to be looked for by kind and difficulty.
    expect(page.locator(".puzzle-picture .small-board")).to_have_count(6)
    page.get_by_role("combobox", name="Difficulty").select_option("1")
    page.get_by_role("combobox", name="What to find").select_option("out")
    expect(page.get_by_role("link", name="difficulty 1, solved")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") < 3_000
    if deep:
        axe(page)
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    page.wait_for_function("() => document.querySelectorAll('tw-puzzle .tile').length > 2")


SHAPES: dict[str, tuple[ViewportSize, int]] = {
    "phone": ({"width": 390, "height": 844}, 100),
    "on its side": ({"width": 844, "height": 390}, 100),
    "large text": ({"width": 390, "height": 844}, 200),
    "large text on its side": ({"width": 844, "height": 390}, 200),
    "wide": ({"width": 1366, "height": 768}, 100),
}


def test_rack_and_buttons_of_a_puzzle_are_in_sight_in_every_shape(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles/{PUZZLE}", has_touch=True)
    expect(page.locator(".rack .tile")).to_have_count(2)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("tw-strip .hint .small-tile")).to_have_count(2, timeout=FIRST)
    for name, (viewport, text) in SHAPES.items():
        page.set_viewport_size(viewport)
        page.evaluate("text => (document.documentElement.style.fontSize = `${text}%`)", text)
        settled(page)
        for part in (".rack .tile", ".felt .tile", "tw-strip", "button[data-icon=hint]", ".close"):
            box = page.locator(part).first.bounding_box()
            assert box is not None, (name, part)
            ends = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
            inside = (
                ends[0] >= 0 and ends[1] >= 0 and ends[2] <= viewport["width"] and ends[3] <= viewport["height"] + 1
            )
            assert inside, (name, part, box)
            # Nothing lies over it.
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            hit = "([at, part]) => Boolean(document.elementFromPoint(...at)?.closest(part))"
            assert page.evaluate(hit, [middle, part]), (name, part)
        # Little lies there, so its tiles are larger than on a full table.
        if text == 100:
            width = page.locator(".felt .tile").first.bounding_box()
            assert width is not None
            assert width["width"] >= 50, (name, width)


def test_the_list_of_puzzles_is_as_it_was_left(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles", viewport={"width": 390, "height": 844})
    page.get_by_role("combobox", name="Difficulty").select_option("3")
    page.get_by_role("button", name="Show more").click()
    pictures = page.locator(".puzzle-list .puzzle-picture")
    expect(pictures).to_have_count(18)
    for leave in (page.go_back, page.locator(".close").click):
        pictures.nth(12).scroll_into_view_if_needed()
        top = page.evaluate("scrollY")
        assert top > 500
        pictures.nth(12).click()
        expect(page.locator(".rack .tile").first).to_be_visible()
        leave()
        expect(pictures).to_have_count(18)
        # What comes above it may have grown meanwhile; what was being looked at is in sight.
        expect(pictures.nth(12)).to_be_in_viewport()
        expect(page.get_by_role("combobox", name="Difficulty")).to_have_value("3")
    # A link to it shows it from its top.
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator(".lessons").first).to_be_visible()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.wait_for_function("() => scrollY === 0")


def test_a_missed_day_is_caught_up_marked_in_the_calendar_and_told_in_symbols(visit: Visit, site: Site) -> None:
    today = datetime.now(UTC).date()
    days = {day: puzzle for name, day in latest_days(today).items() if (puzzle := shipped(name)) and day != today}
    day, puzzle = next(
        each for each in reversed(days.items()) if each[1].rules == "classic-nl" and each[1].kind is Kind.OUT
    )
    page = visit(f"{site.url}/puzzles/day/{day}", viewport={"width": 390, "height": 844})
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of ")
    expect(page.locator(".task")).to_contain_text(say(f"booklet-{puzzle.rules}", "en"))
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill(" | ".join(" ".join(map(str, row)) for row in puzzle.answer.table))
    page.get_by_role("textbox", name="Rows").press("Enter")
    expect(page.locator(".result-line")).to_contain_text("✅ ⏱️ ")
    expect(page.get_by_text("solved it.")).to_be_visible()
    page.goto(f"{site.url}/puzzles")
    for _ in range((today.year - day.year) * 12 + today.month - day.month):
        page.get_by_role("button", name="Previous month").click()
    name = f"{day:%B} {day.day}, {day.year}"
    solved = page.get_by_role("link", name=re.compile(f"{name}.*, solved later"))
    expect(solved).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_puzzle_of_today_leads_on_when_it_is_solved(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site, viewport={"width": 390, "height": 844})
    match = page.request.post(f"{site.url}/api/matches", data={"bots": ["greedy"]}).json()["match"]
    give_mistake(site, match, PUZZLE)
    today = datetime.now(UTC).date()
    puzzle = puzzle_of_day(today)
    assert isinstance(puzzle, Puzzle)
    page.goto(f"{site.url}/puzzles/day/{today}")
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill(" | ".join(" ".join(map(str, row)) for row in puzzle.answer.table))
    page.get_by_role("textbox", name="Rows").press("Enter")
    if puzzle.kind is Kind.MOST:
        page.get_by_role("button", name="Play", exact=True).click()
    ways = page.locator(".puzzle-won .ways-on")
    # The days of puzzles are those of UTC, and the reader's clock says when the next one begins.
    at = "at => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(Date.parse(at))"
    expect(ways).to_contain_text(f"The next one comes at {page.evaluate(at, f'{today + timedelta(1)}')}.")
    expect(ways.get_by_role("link", name="Puzzle of ")).to_have_attribute(
        "href", f"/puzzles/day/{today - timedelta(1)}"
    )
    expect(ways.get_by_role("link", name="Your own mistakes")).to_have_attribute("href", f"/puzzles/mine/{PUZZLE}")
    # Rack and felt keep their room, and the buttons stay in sight.
    expect(page.locator(".turn-buttons .primary")).to_be_in_viewport(ratio=1)
    expect(page.locator(".felt .tile").first).to_be_in_viewport()
    ways.get_by_role("link", name="Three-minute rush").click()
    expect(page.locator("#rush")).to_be_in_viewport()
    page.wait_for_function("() => scrollY > 0")


def test_a_solved_puzzle_is_looked_at_on_the_analysis_board(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles/{PUZZLE}")
    page.get_by_role("button", name="Type").click()
    # Before it is solved nothing gives the answer away.
    expect(page.get_by_role("link", name="Analyze")).to_have_count(0)
    page.get_by_role("textbox", name="Rows").fill("K4 R4 B4")
    page.get_by_role("textbox", name="Rows").press("Enter")
    page.get_by_role("link", name="Analyze").click()
    page.wait_for_url("**/analysis#rules=classic-nl*")
    expect(page.locator(".workspace-felt .felt .tile")).to_have_count(6)
    expect(page.locator(".study-answer").first).to_contain_text("Play 2 tiles", timeout=FIRST)


def test_own_mistakes_are_found_on_home_solved_and_marked(visit: Visit, site: Site, axe: Axe) -> None:
    page = logged_in(visit, site, viewport={"width": 390, "height": 844})
    page.goto(f"{site.url}/puzzles")
    mine = page.locator("tw-own-mistakes")
    # How they come about is said where there are none.
    expect(mine).to_contain_text("When one of your finished games is reviewed")
    match = page.request.post(f"{site.url}/api/matches", data={"bots": ["greedy"]}).json()["match"]
    for turn, puzzle in ((14, PUZZLE), (20, "cfc6907c1d92")):
        give_mistake(site, match, puzzle, turn)
    page.goto(site.url)
    card = page.locator(".link-card-mistakes")
    expect(card).to_contain_text("2 missed chances are waiting to be solved.")
    expect(card.locator(".small-tile").first).to_be_visible()
    card.click()
    page.wait_for_url(f"**/puzzles/mine/{PUZZLE}")
    expect(page.get_by_role("heading", name="A chance you missed")).to_be_visible()
    back = page.locator(".task").get_by_role("link", name="Turn 14 of your game")
    assert back.get_attribute("href") == f"/review/{match}?game=1&turn=14"
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill("K4 R4 B4")
    page.get_by_role("textbox", name="Rows").press("Enter")
    expect(page.get_by_text("Solved!")).to_be_visible()
    # It is the player's own, so no rating is at stake.
    expect(page.get_by_text("rating")).to_have_count(0)
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url("**/puzzles/mine/cfc6907c1d92")
    expect(page.locator(".rack .tile")).to_have_count(8)
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill("K3 R3 O3")
    page.get_by_role("textbox", name="Rows").press("Enter")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Solved!")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(mine).to_contain_text("You’ve solved them all.")
    mine.get_by_text("Solved: 2").click()
    expect(mine.locator(".puzzle-picture.done")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe_in_each_theme(page, axe)


@pytest.mark.deep
@pytest.mark.parametrize("by", HANDS)
def test_a_puzzle_is_solved_by_every_kind_of_input(by: str, visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles/{PUZZLE}", **HANDS[by][1])
    hand = HANDS[by][0](page)
    expect(page.locator(".rack .tile")).to_have_count(2)
    hand.to_felt(R4)
    expect(page.locator(".felt .row")).to_have_count(2)
    hand.to_row(K4, R4)
    expect(page.locator(".rack .tile")).to_have_count(1)
    hand.to_row(B4, R4)
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("Without a hint.")).to_be_visible()


# turbo: two groups on the grid, R6 and R7 beside it: they cross the red 5.
DICE_PUZZLE = "17186feb813d"
WAYS: dict[str, tuple[Lay, dict[str, Any]]] = {
    "mouse": (by_drag, {}),
    "touch": (by_taps, {"viewport": {"width": 360, "height": 740}, "has_touch": True}),
    "keyboard": (by_keys, {}),
}


@pytest.mark.parametrize("by", daily(WAYS, "keyboard"))
def test_a_puzzle_with_dice_is_solved_by_every_kind_of_input(by: str, visit: Visit, site: Site, axe: Axe) -> None:
    lay, options = WAYS[by]
    page = visit(f"{site.url}/puzzles/{DICE_PUZZLE}", **options)
    wait_for(page, "PlaceDice")
    expect(page.get_by_text("Play all your dice in one turn. Some sets have to cross.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if by == "touch":
        axe(page)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator("tw-strip").get_by_text("Play these dice:")).to_be_visible(timeout=FIRST)
    view = state(page)["view"]
    first, second = sorted(view["hands"][0], key=lambda die: int(view["showing"][die - 1]["value"]))
    lay_out(page, {**dice_on_grid(page), first: (0, 3), second: (0, 4)}, lay)
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("Your puzzle rating:")).to_be_visible()
    if by == "keyboard":
        page.goto(f"{site.url}/study")
        expect(page.get_by_text("Puzzles solved: 1.")).to_be_visible()
        tab_to(page, ".rating-charts summary")
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Puzzles").locator("tbody tr")).to_have_text(re.compile(r"\d+ \S \d+$"))
        axe(page)


def test_the_deal_of_the_day_is_beside_the_puzzle_and_has_one_try(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/puzzles")
    deal = page.locator("#deal")
    deal.get_by_role("button", name="Play").click()
    expect(page.locator(".rack .tile").first).to_be_visible()
    match = page.url
    # Nobody gets help where others have the same deal.
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.goto(f"{site.url}/puzzles")
    expect(deal).to_contain_text(f"Par is {deal_of(datetime.now(UTC).date()).par} points".replace("-", "\u2212"))
    expect(deal).to_contain_text("No one has finished it yet.")
    deal.get_by_text("How you can check the deal").click()
    expect(deal.locator("code")).to_have_count(2)
    deal.get_by_role("button", name="Continue").click()
    expect(page).to_have_url(match)
