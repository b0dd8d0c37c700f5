"""The judge of a physical set in a real browser: rows and turns by mouse, touch and keyboard, and as a link."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import HANDS
from tests.browser.site import Site
from tests.browser.test_score import choose_rules, pick, press
from tests.browser.themes import axe_in_each_theme
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# The pieces of R3 J R5 | K9 R9 B9 and of R4.
R3, R4, R5, JOKER = 60, 64, 68, 208


@pytest.mark.parametrize("by", daily(HANDS, "touch"))
def test_a_row_and_a_turn_are_judged_by_every_kind_of_input(by: str, visit: Visit, site: Site, axe: Axe) -> None:
    """TW-44, W-16, FR-24: a row is judged while it is laid; a turn is laid on the board; both survive a reload."""
    page = visit(f"{site.url}/judge", **HANDS[by][1])
    hand = HANDS[by][0](page)
    word, reason = page.locator(".judge-word"), page.locator(".judge-verdict li")
    choose_rules(page, "twist")
    for face in ("R2", "R3", "C", "R5"):
        pick(page, hand, face)
    expect(page.locator(".picked .pick")).to_have_count(4)
    expect(reason).to_contain_text("a color change goes between two colors")
    expect(reason.locator("code")).to_have_text("TW-44")
    page.reload()
    expect(word).to_contain_text("Not allowed")
    press(hand, page.locator(".picked .pick").last)
    pick(page, hand, "B5")
    expect(word).to_contain_text("Allowed")
    expect(reason).to_contain_text("This is a run, worth 14 points in an opening.")
    axe(page)
    choose_rules(page, "classic-fr")
    press(hand, page.get_by_role("radio", name="A whole turn"))
    for face in ("R3", "J", "R5"):
        pick(page, hand, face)
    press(hand, page.get_by_role("button", name="On the rack"))
    pick(page, hand, "R4")
    press(hand, page.get_by_role("button", name="Play the turn"))
    expect(page.locator("tw-board .tile")).to_have_count(4)
    hand.to_row(R4, R3)
    expect(word).to_contain_text("Not allowed")
    expect(reason.locator("code")).to_have_text("FR-24 A-19")
    axe(page)
    page.reload()
    expect(word).to_contain_text("Not allowed")
    expect(page.locator(".felt .tile")).to_have_count(4)


@pytest.mark.deep
def test_a_link_shows_the_turn_with_its_verdict(visit: Visit, site: Site) -> None:
    """A-22, DE-29: what the French rules refuse, the German ones allow; an impossible position is explained."""
    before = "table=R3.J.R5&rack=R4&opened=yes"
    page = visit(f"{site.url}/judge#rules=classic-de&{before}&after={R3}.{R4}.{R5}.{JOKER}")
    expect(page.locator(".judge-word")).to_contain_text("Allowed")
    expect(page.locator(".judge-verdict li")).to_contain_text("the rack is empty")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"&after={R3}.{R4}.{R5}.{JOKER}")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".judge-verdict li").first).to_contain_text("Play at least one tile from your rack")
    page.get_by_label("Rules").select_option("turbo")
    # Dice are laid on a grid; the turn of tiles has nothing for it.
    expect(page.get_by_role("radio", name="Before the turn")).to_be_checked()
    expect(page.locator(".judge-cell")).to_have_count(63)
    page.goto(f"{site.url}/rules/classic-de")
    page.get_by_role("link", name="Is this allowed?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Is this allowed?")
    page.goto("about:blank")
    page.goto(f"{site.url}/judge#rules=classic-de&table=R3.R5.R6&rack=R4")
    page.get_by_role("button", name="Play the turn").click()
    expect(page.get_by_role("alert").filter(has_text="isn’t a set before the turn")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("by", daily(HANDS, "mouse"))
def test_a_turn_of_dice_is_judged_on_its_grid_by_every_kind_of_input(
    by: str, visit: Visit, site: Site, axe: Axe
) -> None:
    """TB-20, A-T7: dice that make a group with one of the grid cross its run. Link, picture and reload agree."""
    page = visit(f"{site.url}/judge#rules=turbo&grid=0.0.K3_1.0.K4&rest=O10", **HANDS[by][1])
    word, hand = page.locator(".judge-word"), HANDS[by][0](page)
    dice = page.locator(".judge-cell .page-tile")
    expect(dice).to_have_count(2)
    press(hand, page.get_by_role("radio", name="After the turn"))
    expect(page.get_by_role("alert").filter(has_text="The grid before the turn isn’t right yet")).to_be_visible()
    press(hand, page.get_by_role("radio", name="Before the turn"))
    press(hand, cell(page, 2, 0))
    pick(page, hand, "K5")
    expect(dice).to_have_count(3)
    press(hand, page.get_by_role("radio", name="After the turn"))
    expect(word).to_contain_text("Allowed")
    # A second press on the chosen square turns the direction down.
    for _ in range(2):
        press(hand, cell(page, 0, 1))
    expect(cell(page, 0, 1)).to_have_class(re.compile("down"))
    for face in ("R3", "B4"):
        pick(page, hand, face)
    expect(word).to_contain_text("Not allowed")
    expect(page.locator(".judge-cell.wrong")).to_have_count(3)
    # A die of the grid moves to an empty square, and is removed there.
    press(hand, cell(page, 0, 2))
    press(hand, cell(page, 0, -1))
    expect(cell(page, 0, -1).locator(".page-tile")).to_have_count(1)
    expect(cell(page, 0, 2).locator(".page-tile")).to_have_count(0)
    press(hand, page.get_by_role("button", name="Remove this die"))
    expect(dice).to_have_count(4)
    pick(page, hand, "B3")
    expect(word).to_contain_text("Allowed")
    # What follows does not depend on the kind of input: the looks are checked on both screens, sharing on one.
    if by == "keys":
        return
    axe_in_each_theme(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if by == "touch":
        return
    with page.expect_download() as saved:
        press(hand, page.get_by_role("button", name="Save picture"))
    assert saved.value.suggested_filename == "verdict.png"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(hand, page.get_by_role("button", name="Copy link"))
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.reload()
    expect(word).to_contain_text("Allowed")
    page.goto("about:blank")
    page.goto(link)
    expect(word).to_contain_text("Allowed")
    press(hand, page.get_by_role("radio", name="After the turn"))
    expect(cell(page, 0, -1)).to_have_accessible_name("blue 3, column 5, row 3")


def cell(page: Page, x: int, y: int) -> Locator:
    """Return a square of the grid."""
    return page.locator(f'[data-at="{x},{y}"]')
