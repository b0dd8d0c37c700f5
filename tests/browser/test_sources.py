"""The files of the browser part: their size, their words, where they come from, and the tests that Node runs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.browser.templates import letters, named_words, templates
from tests.service.servers import part
from tilewright.web.assets import browser_files, gzipped, script
from tilewright.web.leaning import lean
from tilewright.words.say import texts
from tools import node, vendor

HERE = Path(__file__).parent
MOST_BYTES = 60 * 1024
# What only the browser says, by the prefix of its words.
AREAS = {"shell": "shell-", "pages": "page-", "game": "game-", "board": "board-", "dicegame": "dicegame-"}

FILES = browser_files()
SCRIPTS = {path: text.decode() for path, text in FILES.items() if path.endswith(".js")}
OWN = {path: text for path, text in SCRIPTS.items() if not path.startswith("vendor/")}
ASKED = {word for script in OWN.values() for word in named_words(script)}


def ids(words: str) -> set[str]:
    """Return the ids of a word file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", words, re.MULTILINE))


def test_all_scripts_together_are_small() -> None:
    for path, text in sorted(OWN.items(), key=lambda item: -len(lean(item[1]))):
        print(f"{len(lean(text)):6} {path}")
    whole = weight(script(FILES))
    for folder in ("vendor", "table", "pages", "dice"):
        rest = {path: b"" if path.startswith(f"{folder}/") else data for path, data in FILES.items()}
        print(f"{whole - weight(script(rest)):6} compressed, of {folder}")
    size = whole + weight(lean(SCRIPTS["sw.js"]))
    print(f"{size:6} compressed, of {MOST_BYTES} bytes in all")
    assert size <= MOST_BYTES


def weight(text: str) -> int:
    """Return how many bytes a text takes on the line."""
    return len(gzipped(text.encode()))


@pytest.mark.parametrize("path", OWN)
def test_no_text_stands_outside_the_word_files(path: str) -> None:
    assert [text for markup in templates(OWN[path]) for text in letters(markup)] == []


def test_the_page_itself_says_nothing_but_the_name() -> None:
    assert letters(re.sub(r"\{\w+\}", "", FILES["index.html"].decode())) == ["Tilewright"]


def test_every_word_that_is_asked_for_exists() -> None:
    assert ASKED - ids(FILES["words/en.ftl"].decode()) == set()


@pytest.mark.parametrize(("area", "prefix"), AREAS.items())
def test_every_word_of_the_browser_is_asked_for_and_bears_its_area(area: str, prefix: str) -> None:
    words = ids(texts("en")[area])
    assert words - ASKED == set()
    assert {word for word in words if not word.startswith((prefix, "chat-"))} == set()


@pytest.mark.slow(reason="esbuild reads every script twice")
def test_what_is_left_out_of_the_scripts_means_nothing(tmp_path: Path) -> None:
    part("npm")
    for path, text in OWN.items():
        for name, form in (("whole", text), ("lean", lean(text))):
            file = tmp_path / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(form)
    same = ("--minify-whitespace", "--minify-syntax", "--format=esm", "--log-level=error")
    esbuild = node.program("esbuild/bin/esbuild")
    for name in ("whole", "lean"):
        files = [str(tmp_path / name / path) for path in OWN]
        words = [*esbuild, *files, f"--outbase={tmp_path / name}", f"--outdir={tmp_path / 'read' / name}", *same]
        subprocess.run(words, check=True)
    for path in OWN:
        whole, made = ((tmp_path / "read" / name / path).read_text() for name in ("whole", "lean"))
        # In markup one space is as good as another, and what is private may have any name.
        assert numbered(made).split() == numbered(whole).split(), path


def numbered(script: str) -> str:
    """Return a script with its private names in the order they come in."""
    names: dict[str, str] = {}
    return re.sub(r'(?<!")#\w+', lambda found: names.setdefault(found[0], f"#{len(names)}"), script)


def test_scripts_need_no_build() -> None:
    bare = {path: re.findall(r'(?:from|import)\s*\(?"([^."][^"]*)"', script) for path, script in SCRIPTS.items()}
    assert {path: names for path, names in bare.items() if names} == {}


@pytest.mark.slow(reason="Node starts for each file of tests")
def test_what_needs_no_browser_is_tested_by_node() -> None:
    program = part("Node")
    files = sorted(map(str, HERE.glob("*.test.js")))
    assert files
    done = subprocess.run([program, "--test", *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow(reason="npm may have to install what the files are made of")
@pytest.mark.parametrize("name", vendor.NAMES)
def test_vendored_files_are_made_of_the_pinned_packages(name: str) -> None:
    part("npm")
    assert vendor.made(name) == (vendor.VENDOR / f"{name}.js").read_text()
