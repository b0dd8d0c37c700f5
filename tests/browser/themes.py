"""The light and the dark theme, one after the other on one page: a page for each would cost a start of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe

_THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_COLOR_RULES = ("color-contrast", "link-in-text-block")


def each_theme(page: Page) -> Iterator[str]:
    """Show a page in one theme after the other, and yield the name of each when it is shown."""
    for theme in _THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield theme


def axe_in_each_theme(page: Page, axe: Axe) -> None:
    """Check the accessibility of a page in each theme; after the first one only what depends on colors."""
    for theme in each_theme(page):
        axe(page, *([] if theme == _THEMES[0] else _COLOR_RULES))
