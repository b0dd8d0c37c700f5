"""The documentation: generated pages are up to date, and every verb and parameter is documented."""

import re
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from tilewright.cli.main import VERBS
from tilewright.games import EDITIONS
from tilewright.rules.house import AnyRulebook, keys_of, parameters, text_of
from tools import bots_page
from tools.rules_page import KINDS, PAGE, ROOT, page, part

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "results").glob("*.md")),
]
WRITTEN = PAGE.read_text(encoding="utf-8")


def test_the_page_of_rulebooks_is_up_to_date() -> None:
    assert page() == WRITTEN, "docs/rules.md is stale: python -m tools.rules_page renews it"


def test_the_command_that_compares_the_page_succeeds() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.rules_page", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_has_a_part_for_each_kind_of_rulebook() -> None:
    assert {type(book.rulebook) for book in EDITIONS.values()} == set(KINDS)
    assert all(part(kind) in WRITTEN for kind in KINDS)


@pytest.mark.parametrize(("kind", "key"), [(kind, key) for kind in KINDS for key in parameters(kind)])
def test_every_parameter_is_on_the_page_with_its_meaning_and_values(kind: type[AnyRulebook], key: str) -> None:
    (line,) = (line for line in part(kind).splitlines() if line.startswith(f"| `{key}`<br>"))
    assert parameters(kind)[key].meaning in line
    _, *cells = (cell.strip() for cell in line.strip("|").split(" | "))
    books = [book.rulebook for book in EDITIONS.values() if isinstance(book.rulebook, kind)]
    values = [text_of(rulebook, key) for rulebook in books if key in keys_of(rulebook)]
    shown = [cell.split("<br>")[0] for cell in cells]
    assert [cell.strip("*") for cell in shown] == values
    assert all(cell.startswith("**") for cell in shown) == (len(set(values)) > 1)


def test_every_clause_of_a_value_is_on_the_page() -> None:
    shown = set(re.findall(r'<a id="[^"]+"></a>\*\*([A-Z]+-\w+)\*\*', WRITTEN))
    assert shown == {clause for book in EDITIONS.values() for clauses in book.clauses.values() for clause in clauses}


def test_every_link_of_the_page_has_its_anchor() -> None:
    anchors = set(re.findall(r'<a id="([^"]+)"', WRITTEN)) | {"clauses"}
    assert set(re.findall(r"\]\(#([^)]+)\)", WRITTEN)) <= anchors


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_in_the_documentation(verb: str) -> None:
    assert any(f"tilewright {verb}" in path.read_text(encoding="utf-8") for path in PAGES)


def slug(heading: str) -> str:
    """Return the anchor that the site and code hosts make of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page: its headings as the site and code hosts write them, and those of HTML."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {slug(heading) for heading in headings} | set(re.findall(r'<a id="([^"]+)"', text))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_to_one(path: Path) -> None:
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", path.read_text(encoding="utf-8")):
        to = path.parent / link if link else path
        assert to.exists(), link
        assert not anchor or to.suffix != ".md" or anchor in anchors(to), (link, anchor)


def test_the_page_of_bots_is_up_to_date() -> None:
    assert bots_page.main(["--check"]) == 0, "docs/results/leagues.md is stale: python -m tools.bots_page renews it"


@pytest.mark.parametrize("paths", [bots_page.LEAGUES, bots_page.DICE_LEAGUES], ids=["tiles", "dice"])
def test_the_leagues_of_the_page_differ_in_the_seed_alone(paths: tuple[Path, Path]) -> None:
    first, second = map(bots_page.league, paths)
    assert first.seed != second.seed
    for field in ("rules", "house", "bots", "games", "fewer"):
        assert getattr(first, field) == getattr(second, field)
    assert sum(first.illegal.values()) + sum(second.illegal.values()) == 0


@pytest.mark.parametrize("path", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_lines_of_prose_are_short(path: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert [line for line in prose.splitlines() if len(line) > 160 and not line.startswith(("|", "<!--", "["))] == []


def test_the_changelog_is_what_a_user_sees_in_at_most_sixty_lines() -> None:
    assert len((ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()) <= 60


def test_every_page_is_in_the_table_of_contents_once() -> None:
    contents = (ROOT / "docs" / "index.md").read_text("utf-8")
    listed = [
        name for block in re.findall(r"```{toctree}\n.*?\n\n(.*?)```", contents, re.DOTALL) for name in block.split()
    ]
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"index"}
    results = {f"results/{path.stem}" for path in (ROOT / "docs" / "results").glob("*.md")}
    assert sorted(name for name in listed if not name.startswith("notebooks/")) == sorted(pages | results)


def test_the_documentation_has_a_size_that_people_read() -> None:
    """Results are apart; two pages only point to files outside, and a tool writes the rulebooks."""
    pages = {path.stem: path for path in (ROOT / "docs").glob("*.md")}
    assert len(pages.keys() - {"index", "changelog", "contributing"}) <= 24
    assert sum(len(path.read_text("utf-8").split()) for name, path in pages.items() if name != "rules") <= 50_000


TASKS = [
    [cell.strip() for cell in line.split(" | ")]
    for line in (ROOT / "tests" / "data" / "reader_tasks.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("start", [ROOT / "README.md", ROOT / "docs" / "index.md"], ids=lambda path: path.name)
@pytest.mark.parametrize(("reader", "task", "place", "answer"), TASKS, ids=str)
def test_a_reader_finds_the_answer_in_two_clicks(start: Path, reader: str, task: str, place: str, answer: str) -> None:
    """A click follows a link of the page, or an entry in the list of its sections."""
    name, _, section = place.partition("#")
    page = ROOT / "docs" / name
    text = page.read_text("utf-8")
    if section:
        fences = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
        plain = fences.sub(lambda block: block[0].replace("\n#", "\n"), text)
        parts = re.split(r"^(?=#{1,3} )", plain, flags=re.MULTILINE)[1:]
        (first,) = (at for at, part in enumerate(parts) if slug(part.splitlines()[0].lstrip("# ")) == section)
        depth = parts[first].index(" ")
        rest = takewhile(lambda part: part.index(" ") > depth, parts[first + 1 :])
        text = parts[first] + "".join(rest)
    assert answer in text, (reader, task)
    links = re.findall(r"\]\((?!https?:)([^)#\s]+)(#[^)\s]+)?\)", start.read_text("utf-8"))
    assert any((start.parent / link).resolve() == page for link, _ in links), (reader, task)


def test_the_recipes_name_modules_that_have_what_they_say() -> None:
    recipes = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = re.findall(r"`([A-Z]\w+)`(?: or `[A-Z_]+`)? of `([a-z]\w*/[\w/]+\.py)`", recipes)
    assert ("Locale", "words/locales.py") in named
    for name, module in named:
        found = [root / module for root in (ROOT / "src" / "tilewright", ROOT) if (root / module).exists()]
        assert found, module
        assert re.search(rf"^(class )?{name}\b", found[0].read_text("utf-8"), re.MULTILINE), (name, module)
