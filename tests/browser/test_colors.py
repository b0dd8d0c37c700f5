"""The contrast of what axe cannot read: digits on tiles, and words on felts with threads."""

import re
from itertools import combinations, product

import pytest

from tests.browser.color_sight import SIGHTS, Triple, ciede2000, distance, linear, oklch
from tilewright.drawing.pieces import INKS
from tilewright.web.assets import browser_files

TOKENS = browser_files()["style/tokens.css"].decode()
FELTS = ("green", "blue", "red")
# What WCAG asks of text and of what one must see to use a page. Of large bold text, as orange digits, it asks 3.
TEXT, OUTLINE, ORANGE = 4.5, 3.0, 3.4
# Colors that far apart (CIEDE2000) are never taken for each other; red and orange were 2.3 apart in deuteranopia.
APART = 16


def colors(selector: str = ":root", *, dark: bool = False) -> dict[str, str]:
    """Return the colors that a rule of the tokens sets."""
    rule = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", TOKENS, re.MULTILINE | re.DOTALL)
    assert rule, selector
    found = re.findall(r"--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;", rule[1])
    return {name: in_dark if dark and in_dark else color for name, color, in_dark in found}


def light(color: str) -> float:
    """Return the relative luminance of a color."""
    return sum(part * weight for part, weight in zip(linear(color), (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_digits_are_readable_on_the_darkest_part_of_a_tile(*, dark: bool) -> None:
    shown = colors(dark=dark)
    for piece, face in product("krboj", ("ivory", "ivory-shade", "tile-marked")):
        # An orange that is as dark as text would be brown; digits are large and bold, and each color has its mark.
        assert contrast(shown[f"piece-{piece}"], shown[face]) >= (ORANGE if piece == "o" else TEXT), (piece, face)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colors_of_tiles_are_far_apart_in_every_kind_of_sight(sight: str) -> None:
    shown = colors()
    for one, other in combinations("krbo", 2):
        assert distance(shown[f"piece-{one}"], shown[f"piece-{other}"], sight) >= APART, (one, other)


def test_orange_is_orange_and_not_brown() -> None:
    lightness, chroma, hue = oklch(colors()["piece-o"])
    # Brown is a dark orange: the same hue, below about six tenths of the lightness of white.
    assert lightness > 0.6
    assert chroma > 0.15
    assert 45 < hue < 60


def test_pictures_of_the_server_have_the_colors_of_the_page() -> None:
    shown = colors()
    assert {color.value: ink for color, ink in INKS.items()} == {
        each: shown[f"piece-{each.lower()}"] for each in "KRBO"
    }
    for icon in ("icon.svg", "icon-turn.svg"):
        inks = {*re.findall("#[0-9a-f]{6}", browser_files()[icon].decode())}
        assert {shown["piece-r"], shown["piece-b"], shown["ivory"]} <= inks, icon


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        # Three of the pairs that Sharma, Wu and Dalal (2005) published to check an implementation.
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_distances_are_those_of_the_standard(one: Triple, other: Triple, apart: float) -> None:
    assert ciede2000(one, other) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("dark", [False, True])
def test_words_and_outlines_are_seen_on_every_felt(felt: str, *, dark: bool) -> None:
    shown = colors(dark=dark) | colors(f'[data-felt="{felt}"]', dark=dark)
    assert contrast(shown["felt-ink"], shown["felt"]) >= TEXT
    for outline in ("good-glow", "warn-glow", "ivory"):
        assert contrast(shown[outline], shown["felt"]) >= OUTLINE, outline
