"""The style sheets: all listed once, and colors, sizes of type and levels only by the names of `style/tokens.css`."""

import re
from itertools import accumulate

import pytest

from tilewright.web.assets import browser_files, style_sheets

FILES = browser_files()
LISTED, LATER, TOKENS = "style/index.css", "style/later.css", "style/tokens.css"
MOST_LINES = 550
# A rule in a rule in a rule with a condition, or a step of an animation in it.
MOST_DEEP = 5
SHEETS = {path: FILES[path].decode() for path in style_sheets(FILES)}
BARE = {path: re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL) for path, text in SHEETS.items()}
# Sizes that follow another one have no step of their own.
RELATIVE = re.compile(r"inherit|[\d.]+em|(calc|min)\(.*var\(--die\).*\)")


def declared(sheet: str, properties: str) -> list[str]:
    """Return what a style sheet declares for some properties."""
    return re.findall(rf"(?:^|[;{{])\s*(?:{properties}):\s*([^;}}]+)", sheet)


def test_every_style_sheet_is_listed_once_and_has_a_few_hundred_lines() -> None:
    # The camera and a club night bring their own.
    sent = {"style/all.css", "style/study.css", "camera/camera.css", "tournament/tournament.css"}
    found = {path for path in FILES if path.endswith(".css")} - {LISTED, LATER, *sent}
    assert sorted(style_sheets(FILES)) == sorted(found)
    assert max(text.count("\n") for text in SHEETS.values()) <= MOST_LINES
    layers = re.findall(r"^@layer (.*);$", FILES[LISTED].decode(), re.MULTILINE)
    assert [name for line in layers for name in line.split(", ")] == list(
        dict.fromkeys(re.findall(r"^@import .* layer\((\w+)\);$", FILES[LISTED].decode(), re.MULTILINE))
    )
    assert "@import" not in FILES["style/all.css"].decode() + FILES["style/study.css"].decode()
    # What is loaded later has no layer of its own: the first list has their order.
    assert {*re.findall(r"layer\((\w+)\)", FILES[LATER].decode())} <= {*", ".join(layers).split(", ")}


@pytest.mark.parametrize("path", BARE)
def test_every_block_of_a_style_sheet_is_closed(path: str) -> None:
    style = BARE[path]
    depths = list(accumulate({"{": 1, "}": -1}.get(letter, 0) for letter in style))
    # A browser skips what it cannot read, without an error.
    assert (min(depths), depths[-1]) == (0, 0)
    assert max(depths) <= MOST_DEEP
    assert re.findall(r"^[<=>]{7}", style, re.MULTILINE) == []


@pytest.mark.parametrize("path", sorted({*BARE} - {TOKENS}))
def test_colors_sizes_of_type_and_levels_have_names(path: str) -> None:
    style = BARE[path]
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?![^;{]*\{)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(", style) == []
    values = declared(style, r"(?:[\w-]+-)?color|background|border(?:-[\w-]+)?|outline|fill|stroke|(?:box|text)-shadow")
    assert [
        value for value in values if re.search(r"(?<![\w-])(white|black|gr[ae]y|red|green|blue)(?![\w-])", value)
    ] == []
    sizes = [re.sub(r"/.*", "", value) for value in declared(style, "font|font-size")]
    assert [
        size for size in sizes if not re.search(r"var\(--(?!type|numerals|display)", size) and not RELATIVE.search(size)
    ] == []
    assert [size for size in sizes if re.search(r"\d(rem|px|vw|%)", size)] == []
    assert [value for value in declared(style, "z-index") if not re.fullmatch(r"var\(--z-[\w-]+\)", value)] == []


@pytest.mark.parametrize("path", SHEETS)
def test_what_is_important_says_why(path: str) -> None:
    """Layers decide who wins; Biome asks for a reason too."""
    lines = SHEETS[path].split("\n")
    marked = [at for at, line in enumerate(lines) if "!important" in line]
    assert [lines[at] for at in marked if "biome-ignore" not in lines[at - 1]] == []


def test_every_token_is_used_and_every_name_is_known() -> None:
    scripts = "".join(text.decode() for path, text in FILES.items() if path.endswith(".js"))
    tokens = set(re.findall(r"(--[\w-]+):", BARE[TOKENS]))
    everything = "".join(BARE.values())
    used = set(re.findall(r"var\((--[\w-]+)", everything))
    assert tokens - used == set()
    known = set(re.findall(r"(--[\w-]+):", everything)) | set(re.findall(r"--[\w-]+", scripts))
    assert used - known == set()
