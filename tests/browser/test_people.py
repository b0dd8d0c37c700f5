"""People one knows: one tap calls them, one tap brings them to the table, and a block ends it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.every_page import meet
from tests.browser.site import Site
from tests.browser.test_pages import logged_in, resize
from tests.browser.themes import axe_in_each_theme
from tilewright.words.say import say


def button(page: Page, key: str, **values: str) -> None:
    """Press the button with that name."""
    page.get_by_role("button", name=say(key, **values), exact=True).click()


def reload_until_a_friend_is_there(page: Page) -> None:
    """Load the list of people again until it says that a friend is there."""
    for number in range(1, 11):
        page.reload()
        try:
            # A busy machine may take longer than a second to load it.
            expect(page.locator(".person .presence")).to_have_text(say("page-people-here"), timeout=1_000 * number)
            return
        except AssertionError:
            if number == 10:
                raise


def test_one_tap_calls_somebody_and_one_tap_brings_them_to_the_table(visit: Visit, site: Site, axe: Axe) -> None:
    ann, ben = logged_in(visit, site, "Ann"), logged_in(visit, site, "Ben")
    meet(ann, ben, site)
    for page in (ann, ben):
        page.goto(f"{site.url}/people")
        expect(page.locator(".person")).to_have_count(1)
    button(ann, "page-people-more", name="Ben")
    resize(ann, 360)
    axe_in_each_theme(ann, axe)
    button(ann, "page-people-ask-who", name="Ben")
    expect(ann.locator(".person-ways .badge")).to_have_text(say("page-people-asked"))
    ben.reload()
    expect(ben.get_by_text(say("page-people-asks", name="Ann"))).to_be_visible()
    button(ben, "page-people-agree")
    expect(ben.get_by_role("heading", name=say("page-people-friends"))).to_be_visible()
    # Ann is there, but a guest is hidden until she chooses otherwise.
    ann.get_by_label(say("page-people-shown")).check()
    ann.goto(f"{site.url}/")
    expect(ann.locator(".people-strip li")).to_have_count(1)
    reload_until_a_friend_is_there(ben)
    button(ann, "page-people-play-with", names="Ben")
    expect(ann.get_by_text(say("page-people-called", names="Ben", count=1))).to_be_visible()
    expect(ben.locator(".call")).to_contain_text("Ann")
    axe_in_each_theme(ben, axe)
    button(ben, "page-join-sit")
    expect(ben).to_have_url(re.compile("/table/"))
    expect(ann.locator(".chair-name b")).to_have_text(["Ann", "Ben"])
    expect(ann.get_by_text(say("page-people-called", names="Ben", count=1))).to_have_count(0)
    # The host of a table that is open invites somebody too.
    opened = ann.request.post(f"{site.url}/api/tables", data={"rules": "classic-nl", "bots": [None, None]}).json()
    ann.goto(f"{site.url}/table/{opened['table']}")
    expect(ann.locator(".invitable li")).to_have_count(1)
    if axe.deep:
        axe_in_each_theme(ann, axe)
    button(ann, "page-people-invite-who", name="Ben")
    expect(ann.get_by_text(say("page-people-called", names="Ben", count=1))).to_be_visible()
    expect(ann.locator(".invitable button[aria-disabled]")).to_have_count(1)
    expect(ben.locator(".call")).to_contain_text("Ann")
    button(ben, "page-join-sit")
    expect(ann.locator(".chair-name b").nth(1)).to_have_text("Ben")
    expect(ann.locator(".invitable")).to_have_count(0)
    # A block takes each from the list of the other.
    ben.goto(f"{site.url}/people")
    button(ben, "page-people-more", name="Ann")
    button(ben, "game-chat-block", name="Ann")
    expect(ben.get_by_text(say("page-people-none"))).to_be_visible()
    for page in (ann, ben):
        page.goto(f"{site.url}/people")
        expect(page.get_by_text(say("page-people-none"))).to_be_visible()
        expect(page.locator(".person")).to_have_count(0)
