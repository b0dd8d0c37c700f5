"""The documentation site: Sphinx builds it without a warning, and every public name has its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilewright
import tilewright.client
from tests.shared import made_once, shared_folder
from tools.environment import ROOT
from tools.site import build


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built site."""

    def make(folder: Path) -> None:
        assert build(folder) == ""

    return made_once(shared_folder(tmp_path_factory), "site", make)


@pytest.mark.slow(reason="builds the whole site")
def test_every_page_and_every_public_name_is_on_the_site(site: Path) -> None:
    assert {path.stem for path in (ROOT / "docs").glob("*.md")} <= {path.stem for path in site.glob("*.html")}
    anchors = {*re.findall(r'id="tilewright\.([\w.]+)"', (site / "api.html").read_text("utf-8"))}
    assert {*tilewright.__all__} - {"__version__", "turbo"} <= anchors
    assert {f"turbo.{name}" for name in tilewright.turbo.__all__} <= anchors
    assert {f"client.{name}" for name in tilewright.client.__all__} <= anchors


@pytest.mark.slow(reason="builds the whole site")
def test_links_to_clauses_and_to_files_outside_work_on_the_site(site: Path) -> None:
    rules = (site / "rules.html").read_text("utf-8")
    assert {*re.findall(r'href="#([a-z]+-\w+)"', rules)} <= {*re.findall(r'id="([^"]+)"', rules)}
    assert 'id="a-01"' in rules
    assert 'href="contributing.html"' in (site / "start.html").read_text("utf-8")
    assert "Renew all five requirements together" in (site / "contributing.html").read_text("utf-8")
