"""The public face of the package: what docs/library.md lists is what there is."""

import ast
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tilewright
from tests.speed import Speed
from tilewright import client, research

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
LISTED = re.compile(r"`((?:turbo\.)?\w+)`")


def listed() -> list[str]:
    """Return the names in the first column of the page's tables, and the version."""
    cells = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in LISTED.findall(cell)] + re.findall(
        r"^`(__version__)`", PAGE, re.MULTILINE
    )


def test_the_page_lists_every_public_name_once_and_no_other() -> None:
    public = [*tilewright.__all__, *(f"turbo.{name}" for name in tilewright.turbo.__all__)]
    assert sorted(listed()) == sorted(public)


@pytest.mark.parametrize("package", [tilewright, client, research], ids=lambda package: package.__name__)
def test_type_checkers_see_the_names_where_they_come_from(package: ModuleType) -> None:
    tree = ast.parse(Path(package.__file__ or "").with_suffix(".pyi").read_text("utf-8"))
    seen = {
        alias.asname: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen.keys() == set(package.__all__)
    assert all(getattr(package, name) is pkgutil.resolve_name(home) for name, home in seen.items() if name)


def test_every_public_function_and_class_has_a_docstring() -> None:
    plain = {"Command", "Event", "Face", "Row", "Seen", "__version__"}
    bare = {name for name in tilewright.__all__ if name not in plain and not getattr(tilewright, name).__doc__}
    assert bare == set()


IMPORTING = (
    "import sys, time; before = set(sys.modules); began = time.process_time(); import tilewright;"
    "print(time.process_time() - began, *(set(sys.modules) - before))"
)


def imported() -> list[str]:
    """Return the seconds that importing the library takes in a new process, and the modules that come with it."""
    words = [sys.executable, "-c", IMPORTING]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()


def test_importing_the_library_imports_nothing_else_of_it() -> None:
    _, *names = imported()
    assert {name for name in names if name.startswith("tilewright")} == {"tilewright", "tilewright.lazy"}


@pytest.mark.speed
def test_importing_the_library_is_quick(speed: Speed) -> None:
    """It takes some milliseconds; the limit of the contract is 0.3 s."""
    speed.at_most(3, min(float(imported()[0]) for _ in range(3)), "importing the library")
