"""The shape of every page: nothing is cut, nothing lies over anything else, and targets are large enough for a finger.

A daily run looks at some pages on a phone in German, whose words are the longest; a deep run at all pages, in every
language and theme, on phones and desktops. The tests of the boards measure the pieces.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.every_page import made_player, open_look
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.themes import each_theme
from tests.daily import daily
from tilewright.web.assets import addresses, browser_files
from tilewright.words.say import LOCALES

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

GEOMETRY = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8").split("\n\n", 1)[1].rstrip().rstrip(";")
SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 900},
    {"width": 320, "height": 568},
]
LEAST = 44


def faults(page: Page, size: ViewportSize) -> list[str]:
    """Return what is wrong with the shape of a page at a size."""
    page.set_viewport_size(size)
    settled(page)
    found: list[str] = page.evaluate(GEOMETRY, LEAST)
    return found


@pytest.mark.parametrize("locale", daily(LOCALES, "de"))
def test_nothing_is_cut_or_covered_or_too_small(visit: Visit, site: Site, locale: str, deep: bool) -> None:
    page, looks = made_player(visit, site, f"shape{locale}", locale=locale, viewport=SIZES[0])
    assert {look.address for look in looks} == {*addresses(browser_files())}
    wrong: dict[str, set[str]] = {}
    for look in looks:
        page.set_viewport_size(SIZES[0])
        open_look(page, site, look)
        for theme in each_theme(page) if deep else ["light"]:
            for size in SIZES if deep else SIZES[:1]:
                for fault in faults(page, size):
                    wrong.setdefault(f"{look.path}: {fault}", set()).add(f"{size['width']} {theme}")
    assert [f"{fault} ({', '.join(sorted(where))})" for fault, where in wrong.items()] == []
