"""The documentation site: Sphinx builds it without a warning, and every public name has its place."""

import re
from pathlib import Path

import pytest

import tilewright
import tilewright.client
import tilewright.research
from tests.shared import made_once, shared_folder
from tools.environment import ROOT
from tools.site import build


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built site."""

    def make(folder: Path) -> None:
        assert build(folder) == ""

    return made_once(shared_folder(tmp_path_factory), "documentation", make)


@pytest.mark.deep
def test_every_page_and_every_public_name_is_on_the_site(site: Path) -> None:
    assert {path.stem for path in (ROOT / "docs").glob("*.md")} <= {path.stem for path in site.glob("*.html")}
    anchors = {*re.findall(r'id="tilewright\.([\w.]+)"', (site / "api.html").read_text("utf-8"))}
    assert {*tilewright.__all__} - {"__version__", "turbo"} <= anchors
    assert {f"turbo.{name}" for name in tilewright.turbo.__all__} <= anchors
    assert {f"client.{name}" for name in tilewright.client.__all__} <= anchors
    assert {f"research.{name}" for name in tilewright.research.__all__} <= anchors
    notebooks = (ROOT / "docs" / "notebooks").glob("*.ipynb")
    assert all((site / "notebooks" / f"{path.stem}.html").exists() for path in notebooks)


@pytest.mark.deep
def test_a_name_that_a_page_mentions_leads_to_its_place_in_the_reference_and_on_to_its_source(site: Path) -> None:
    library = (site / "library.html").read_text("utf-8")
    linked = {*re.findall(r'href="api\.html#tilewright\.([\w.]+)"', library)}
    assert {*tilewright.__all__} - {"__version__", "turbo"} <= linked
    assert 'href="api.html#tilewright.research.env"' in (site / "research.html").read_text("utf-8")
    assert 'href="api.html#tilewright.solve"' in (site / "arena.html").read_text("utf-8")
    reference = (site / "api.html").read_text("utf-8")
    assert 'href="_modules/tilewright/library/solving.html#solve"' in reference
    assert 'href="https://docs.python.org/3/library/stdtypes.html#str"' in reference


def test_examples_use_public_names_only() -> None:
    private = re.compile(
        r"(?:from|import) tilewright\.(?!turbo\b|client\b|research\b(?!\.(?!openspiel|registered)))\S+"
    )
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb"), *(ROOT / "examples").rglob("*.py")]
    found = [(page.name, each) for page in pages for each in private.findall(page.read_text("utf-8"))]
    assert found == []


@pytest.mark.deep
def test_links_to_clauses_and_to_files_outside_work_on_the_site(site: Path) -> None:
    rules = (site / "rules.html").read_text("utf-8")
    assert {*re.findall(r'href="#([a-z]+-\w+)"', rules)} <= {*re.findall(r'id="([^"]+)"', rules)}
    assert 'id="a-01"' in rules
    assert 'href="contributing.html"' in (site / "start.html").read_text("utf-8")
    assert "Renew all five requirements together" in (site / "contributing.html").read_text("utf-8")
