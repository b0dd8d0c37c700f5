"""Preparing a release: the version in its three files, and a changelog with a heading a version."""

import re
import shutil
from datetime import date
from pathlib import Path

import pytest

from tools.environment import ROOT, Trouble
from tools.release import release, steps

FILES = ("src/tilewright/version.py", "CITATION.cff", "CHANGELOG.md")
DAY = date(2030, 1, 2)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the files that name the version."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_release_sets_the_version_and_closes_what_was_unreleased(checkout: Path) -> None:
    release(checkout, "7.0.1", DAY)
    code, citation, changes = ((checkout / name).read_text("utf-8") for name in FILES)
    assert 'VERSION = "7.0.1"' in code
    assert "version: 7.0.1\ndate-released: 2030-01-02\n" in citation
    headings = re.findall(r"^## (.+)$", changes, re.MULTILINE)
    assert headings[:2] == ["Unreleased", "7.0.1 (2030-01-02)"]
    text = (checkout / "CHANGELOG.md").read_text("utf-8")
    (checkout / "CHANGELOG.md").write_text(text.replace("## Unreleased\n", "## Unreleased\n\n### Added\n\n- More.\n"))
    release(checkout, "7.1.0", DAY)
    assert (checkout / "CITATION.cff").read_text("utf-8").count("date-released") == 1


@pytest.mark.parametrize("version", ["0.0.9", "1.0", "v1.0.0", "1.0.0rc1", ""])
def test_a_version_that_is_none_or_does_not_follow_changes_nothing(checkout: Path, version: str) -> None:
    before = [(checkout / name).read_bytes() for name in FILES]
    with pytest.raises(Trouble):
        release(checkout, version, DAY)
    assert [(checkout / name).read_bytes() for name in FILES] == before


def test_nothing_unreleased_is_no_release(checkout: Path) -> None:
    release(checkout, "7.0.0", DAY)
    with pytest.raises(Trouble, match="nothing that is unreleased"):
        release(checkout, "7.0.1", DAY)


def test_the_steps_of_a_release_are_in_order_and_say_what_is_done(checkout: Path) -> None:
    """Version, changelog and addresses are looked up; what only the owner can know is listed too."""
    shutil.copy(ROOT / "addresses.toml", checkout)
    before = {step: done for done, step in steps(checkout)}
    assert [done for step, done in before.items() if step.startswith("addresses.toml: choose")] == [False]
    release(checkout, "7.0.0", DAY)
    chosen = re.sub('""', '"https://example.org"', (checkout / "addresses.toml").read_text("utf-8"))
    (checkout / "addresses.toml").write_text(chosen, "utf-8")
    after = list(steps(checkout))
    assert after[0] == (True, "addresses.toml: all are chosen")
    words = [step for _, step in after]
    places = [
        next(at for at, step in enumerate(words) if part in step)
        for part in ("./check", "tools.release", "git tag v7.0.0", "pip install tilewright==7.0.0")
    ]
    assert places == sorted(places)
    assert [done for done, step in after if "tools.release" in step] == [True]
