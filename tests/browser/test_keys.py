"""A whole game with the keyboard alone: few presses a turn, and the focus never falls to the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.site import Site
from tests.browser.test_match import BOTH_LAY, SHORT, api, end_turn, match_against, open_match, to_move
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# A hint in three steps, laid and played: i, Enter three times, e.
MOST_PRESSES = 5
DAILY_TURNS = 2
FOCUS = "() => document.activeElement === document.body ? 'page' : document.activeElement.className"


class Presses:
    """Presses keys, counts them, and sees where the focus is after each."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.count = 0

    def __call__(self, key: str) -> None:
        """Press a key."""
        self._page.keyboard.press(key)
        self.count += 1

    def expect_focus(self, where: str) -> None:
        """Wait until an element with a class has the focus."""
        self._page.wait_for_function(f"where => ({FOCUS})().includes(where)", arg=where)


@pytest.mark.deep
def test_the_focus_goes_to_the_rack_when_a_table_is_started_and_after_a_reload(visit: Visit, site: Site) -> None:
    page = visit()
    api(page, site, "guests", {"name": "Ann"})
    table = api(page, site, "tables", {"rules": "classic-nl", "house": SHORT, "bots": ["hoarder"]})
    page.goto(f"{site.url}/table/{table['table']}")
    press = Presses(page)
    start = page.get_by_role("button", name=say("page-room-start"))
    start.focus()
    press("Enter")
    press.expect_focus("tile")
    page.reload()
    expect(page.locator(".rack .tile").first).to_be_visible()
    press("Tab")
    press.expect_focus("skip")
    press("Enter")
    press.expect_focus("tile")


def play_turn(page: Page, press: Presses) -> None:
    """Play a turn by the hints, or draw if there is none."""
    press("i")
    hint = page.locator(".hint")
    expect(hint.get_by_text("you can play")).to_be_visible()
    # The focus is on the first button of the hint.
    press.expect_focus("")
    if hint.get_by_text(say("game-hint-nothing")).count():
        press("Enter")
        press.expect_focus("tile")
        end_turn(page, lambda: press("d"))
        return
    press("Enter")
    expect(page.locator(".rack .tile.hinted").first).to_be_visible()
    press("Enter")
    lay = page.get_by_role("button", name=say("game-hint-lay"))
    expect(lay).to_be_visible()
    expect(lay).to_be_focused()
    press("Enter")
    press.expect_focus("tile")
    expect(page.locator("button.play:not([aria-disabled])")).to_be_visible()
    end_turn(page, lambda: press("e"))


def test_a_game_is_played_with_keys_alone_in_few_presses_a_turn(visit: Visit, site: Site, deep: bool) -> None:
    page = visit()
    page.add_init_script(ZEROS_AS_NONCE)
    match = match_against(page, site, ["hoarder", "hoarder", "hoarder"], "classic-nl", SHORT)
    deal_from(site, match, BOTH_LAY)
    open_match(page, f"{site.url}/match/{match}")
    presses: list[int] = []
    while to_move(page, []) != "over" and (deep or len(presses) < DAILY_TURNS):
        if not presses:
            # A button that has the focus does not keep the keys from being shown.
            page.get_by_role("button", name=say("game-rules")).focus()
            page.keyboard.press("?")
            expect(page.get_by_role("dialog")).to_contain_text(say("game-keys-draw"))
            page.keyboard.press("Escape")
        press = Presses(page)
        play_turn(page, press)
        presses.append(press.count)
        if to_move(page, []) != "over":
            assert page.evaluate(FOCUS) != "page"
    assert max(presses) <= MOST_PRESSES
    # At the end the dialog has the focus.
    assert not deep or page.evaluate("() => document.activeElement.closest('dialog') !== null")
