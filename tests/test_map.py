"""The map in docs/architecture.md: every folder of the package is on it, and every folder on it exists."""

import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilewright"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MAP = PAGE.partition("## The map")[2].partition("```text")[2].partition("```")[0]


def folders() -> set[PurePosixPath]:
    """Return the folders of the package that have files."""
    found = {path.parent for path in PACKAGE.rglob("*") if path.is_file() and path.parent.name != "__pycache__"}
    return {PurePosixPath(folder.relative_to(PACKAGE)) for folder in found} - {PurePosixPath(".")}


def test_the_map_has_every_folder_and_no_other() -> None:
    mapped = re.findall(r"^(\S+)/ ", MAP, re.MULTILINE)
    assert len(mapped) == len(set(mapped)) == len(MAP.strip().splitlines())
    patterns = [pattern for pattern in mapped if "*" in pattern]
    named = folders() - {folder for folder in folders() for pattern in patterns if folder.match(pattern)}
    assert named == {PurePosixPath(name) for name in mapped if "*" not in name}
    assert all(any(folder.match(pattern) for folder in folders()) for pattern in patterns)


def test_every_module_that_the_map_names_exists() -> None:
    lines = re.findall(r"^(\S+)/ +(.*)$", MAP, re.MULTILINE)
    named = [(folder, name) for folder, text in lines for name in re.findall(r"[\w]+\.(?:py|js|json|md)\b", text)]
    missing = [
        f"{folder}/{name}"
        for folder, name in named
        if not ((PACKAGE / folder / name).exists() or (PACKAGE / folder).parent.joinpath(name).exists())
        and not (ROOT / "docs" / name).exists()
        and not (PACKAGE / "web" / "static" / name).exists()
    ]
    assert missing == []


def test_every_place_that_the_table_of_changes_names_exists() -> None:
    table = PAGE.partition("| to change this | look here |")[2].partition("\n\n")[0]
    places = {place for place in re.findall(r"`([^`<]+/[^`<]*)`", table) if " " not in place}
    assert len(places) > 30
    assert [place for place in sorted(places) if not (PACKAGE / place).exists()] == []
