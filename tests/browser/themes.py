"""The light and the dark theme, one after the other on one page: a page for each would cost a start of its own."""

from collections.abc import Iterator
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe

_THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def each_theme(page: Page) -> Iterator[str]:
    """Show a page in one theme after the other, and yield the name of each when it is shown."""
    for theme in _THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield theme


def axe_in_each_theme(page: Page, axe: Axe) -> None:
    """Check the accessibility of a page in each theme; in a daily run in one, half of the pages in the other.

    Contrasts are the dearest part, and the colors of both themes are measured without a browser too (`test_colors.py`):
    a daily run looks at those of home, a match and the rules.
    """
    kind = urlsplit(page.url).path.split("/")[1]
    for theme in each_theme(page):
        if axe.deep or theme == _THEMES[len(kind) % 2]:
            axe(page, contrast=kind in {"", "match", "rules"})
