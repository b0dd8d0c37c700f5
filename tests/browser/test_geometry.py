"""The shape of every page: nothing is cut, nothing lies over anything else, and targets are large enough for a finger.

A daily run looks at pages that need no play, on a phone in German, in a few seconds; a deep run at all of them, with
content, in every language and theme, on phones and a desktop. The tests of the boards measure the pieces.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Axe, Visit
from tests.browser.every_page import looks_without_play, made_player, open_look
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_pages import logged_in
from tests.browser.themes import axe_in_each_theme, each_theme
from tilewright.web.assets import addresses, browser_files
from tilewright.words.locales import LOCALES

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

GEOMETRY = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8").split("\n\n", 1)[1].rstrip().rstrip(";")
# The least size of a target in pixels. A calendar of seven days has no room for more in the narrowest window.
SIZES: dict[tuple[int, int], int] = {(390, 844): 44, (844, 390): 44, (1440, 900): 44, (320, 568): 36}
PHONE = (390, 844)
# The pages of a daily run: with forms, cards, lists, folds and pieces to tap.
DAILY = {"/", "/new", "/join/:invite", "/table/:table", "/judge", "/puzzles"}
FAULTY = """<main>
  <p style="width: 4em; overflow: hidden; white-space: nowrap">Words that are cut somewhere</p>
  <button style="width: 60px; height: 60px; margin-bottom: -20px">One</button><br>
  <button style="width: 60px; height: 60px">Two</button>
  <a href="/" style="display: block; height: 30px">Small</a>
  <p>Words that a button covers</p>
  <button style="display: block; width: 90px; height: 60px; margin-top: -40px">Three</button>
  <p>A <a href="/">link</a> in a sentence may be small.</p>
  <select style="width: 70px; height: 50px"><option>A long line of a list</option></select>
  <p style="width: 150vw">&nbsp;</p>
</main>"""


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with the shape of a page at a size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)
    found: list[str] = page.evaluate(GEOMETRY, SIZES[size])
    return found


def test_the_measure_finds_each_kind_of_fault(visit: Visit) -> None:
    page = visit()
    page.set_content(FAULTY)
    kinds = {fault.split(":")[0] for fault in faults(page, PHONE)}
    assert kinds == {"wider than the window", "text cut", "over each other", "over a text", "small target", "list cut"}
    assert not any("link" in fault for fault in faults(page, PHONE))


def test_nothing_is_cut_or_covered_or_too_small_on_a_phone(visit: Visit, site: Site) -> None:
    """German has the longest words."""
    page, host = logged_in(visit, site, "Annabella", locale="de"), logged_in(visit, site, "Maximiliane Wolkenstein")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wrong = []
    for look in looks_without_play(page, host, site):
        if look.address not in DAILY:
            continue
        open_look(page, site, look)
        wrong += [f"{look.path}: {fault}" for fault in faults(page, PHONE)]
    assert wrong == []


@pytest.mark.deep
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_or_covered_or_too_small_anywhere(visit: Visit, site: Site, locale: str) -> None:
    page, looks = made_player(visit, site, f"shape{locale}", locale=locale)
    assert {look.address for look in looks} == {*addresses(browser_files())}
    wrong: dict[str, set[str]] = {}
    for look in looks:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        open_look(page, site, look)
        for theme in each_theme(page):
            for size in SIZES:
                for fault in faults(page, size):
                    wrong.setdefault(f"{look.path}: {fault}", set()).add(f"{size[0]} {theme}")
    assert [f"{fault} ({', '.join(sorted(where))})" for fault, where in wrong.items()] == []


@pytest.mark.deep
def test_axe_finds_nothing_on_any_page(visit: Visit, site: Site, axe: Axe) -> None:
    page, looks = made_player(visit, site, "axe")
    for look in looks:
        open_look(page, site, look)
        for size in (PHONE, (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            axe_in_each_theme(page, axe)
