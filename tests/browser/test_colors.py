"""The contrast of what axe cannot read: digits on tiles, and words on felts with threads."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tilewright.web.assets import browser_files

TOKENS = browser_files()["style/tokens.css"].decode()
LIGHT, DARK = ":root", ':root[data-theme="dark"]'
IN_THE_DARK = ':is([data-theme="dark"], [data-theme="dark"] *)'
FELTS = ("green", "blue", "red")
# What WCAG asks of text, and of what one must see to use a page.
TEXT, OUTLINE = 4.5, 3.0


def colors(*selectors: str) -> dict[str, str]:
    """Return the colors that rules of the tokens set; later rules win."""
    found: dict[str, str] = {}
    for selector in selectors:
        rule = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", TOKENS, re.MULTILINE | re.DOTALL)
        assert rule, selector
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", rule[1]))
    return found


def light(color: str) -> float:
    """Return the relative luminance of a color."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("selectors", [(LIGHT,), (LIGHT, DARK)])
def test_digits_are_readable_on_the_darkest_part_of_a_tile(selectors: tuple[str, ...]) -> None:
    shown = colors(*selectors)
    for piece, face in product("krboj", ("ivory", "ivory-shade", "tile-marked")):
        assert contrast(shown[f"piece-{piece}"], shown[face]) >= TEXT, (piece, face)


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("dark", [False, True])
def test_words_and_outlines_are_seen_on_every_felt(felt: str, *, dark: bool) -> None:
    cloth = colors(f'[data-felt="{felt}"]', *([f'{IN_THE_DARK}[data-felt="{felt}"]'] if dark else []))
    shown = colors(LIGHT, *([DARK] if dark else [])) | cloth
    assert contrast(shown["felt-ink"], shown["felt"]) >= TEXT
    for outline in ("good-glow", "warn-glow", "ivory"):
        assert contrast(shown[outline], shown["felt"]) >= OUTLINE, outline
