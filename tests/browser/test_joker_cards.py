"""Cards about jokers: by the mouse, a long press and the keyboard, on the board and on the pages of the rules."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import PHONE
from tests.browser.site import Site
from tests.browser.test_learn import open_lesson
from tilewright.answers.rule_pages import CardShown, booklet_in_words

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

PRESS = """(joker, type) => joker.dispatchEvent(
  new PointerEvent(type, {bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true}))"""


def card_of(joker: str) -> CardShown:
    """Return the card of a joker of Twist."""
    (card,) = (card for card in booklet_in_words("twist", {}, "en").cards if card.joker == joker)
    return card


def expect_card(page: Page, card: CardShown, joker: Locator) -> None:
    """Expect the card of a joker inside the window, and the joker described by it."""
    shown = page.locator("tw-joker-card")
    expect(shown).to_be_visible()
    for text in (card.title, card.sentence, *card.rules):
        expect(shown).to_contain_text(text)
    expect(shown.locator(".example-row .page-tile")).to_have_count(len(card.example.faces) if card.example else 0)
    expect(joker).to_have_attribute("aria-describedby", "joker-card")
    place, size = shown.bounding_box(), page.viewport_size
    assert place is not None
    assert size is not None
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= size["width"]
    assert place["y"] >= 0
    assert place["y"] + place["height"] <= size["height"]


@pytest.mark.deep
def test_a_joker_has_a_card_for_the_mouse_and_the_keyboard(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit()
    open_lesson(page, site.url, "twist-double-run")
    card, joker = page.locator("tw-joker-card"), page.locator(".rack .tile.D")
    joker.hover()
    expect_card(page, card_of("D"), joker)
    axe(page)
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()
    # Keys move the focus, which the mouse does not show.
    page.keyboard.press("Tab")
    joker.focus()
    expect_card(page, card_of("D"), joker)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.goto(f"{site.url}/rules/twist")
    joker = page.locator(".rule-page .example-row .page-tile.M").first
    joker.focus()
    expect_card(page, card_of("M"), joker)


def test_a_long_press_shows_the_card_and_is_not_a_tap(visit: Visit, site: Site) -> None:
    page = visit(**PHONE)
    open_lesson(page, site.url, "twist-change")
    card, joker = page.locator("tw-joker-card"), page.locator(".rack .tile.C")
    joker.evaluate(PRESS, "pointerdown")
    expect_card(page, card_of("C"), joker)
    joker.evaluate(PRESS, "pointerup")
    expect(joker).to_have_attribute("aria-pressed", "false")
    expect(card).to_be_visible()
    page.locator(".task h1").tap()
    expect(card).to_be_hidden()
    joker.tap()
    expect(joker).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_hidden()
