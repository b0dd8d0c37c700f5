"""How the folders of the kernel depend on each other, by the symbols of its object files."""

import shutil
import subprocess
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from msgspec import Struct

from tests.solver.test_kernel import small_kernel

pytestmark = pytest.mark.skipif(shutil.which("nm") is None, reason="needs nm")

MAY_USE: dict[str, tuple[str, ...]] = {
    "pieces": (),
    "sets": ("pieces",),
    "solve": ("pieces", "sets"),
    "grid": ("pieces", "sets"),
    "play": ("pieces", "sets", "solve"),
    "envs": ("pieces", "sets", "solve", "grid", "play"),
    "photo": (),
    "python": ("pieces", "sets", "solve", "grid", "play", "envs", "photo"),
}


class Symbol(Struct, frozen=True):
    """A symbol of an object file: the section that defines it, or "*UND*"."""

    name: str
    section: str
    is_global: bool


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Symbol]]:
    """The symbols of each object file, by its path in the kernel."""
    folder = small_kernel(tmp_path_factory)
    return {str(path.relative_to(folder.parent)): [*symbols(path)] for path in sorted(folder.parent.rglob("*.o"))}


def symbols(path: Path) -> Iterator[Symbol]:
    """Yield the symbols of an object file."""
    words = ["nm", "--format=sysv", str(path)]
    for line in subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines():
        columns = [column.strip() for column in line.split("|")]
        if len(columns) == 7 and columns[0] != "Name":
            yield Symbol(columns[0], columns[6], columns[2].isupper())


def uses(files: dict[str, list[Symbol]]) -> dict[str, set[str]]:
    """Return for each object file the others whose symbols it needs."""
    homes = {one.name: path for path, found in files.items() for one in found if one.is_global and is_defined(one)}
    return {
        path: {homes[one.name] for one in found if not is_defined(one) and one.name in homes}
        for path, found in files.items()
    }


def is_defined(symbol: Symbol) -> bool:
    """Return whether the file itself has what the symbol names."""
    return symbol.section != "*UND*"


def test_symbols_of_the_kernel_point_down(files: dict[str, list[Symbol]]) -> None:
    used = uses(files)
    assert {path.split("/")[0] for path in used} == MAY_USE.keys()
    assert sum(map(len, used.values())) > 100
    upward = [
        (path, other)
        for path, others in used.items()
        for other in sorted(others)
        if (room := other.split("/")[0]) != (own := path.split("/")[0]) and room not in MAY_USE[own]
    ]
    assert upward == []


def test_no_files_below_the_bindings_need_each_other(files: dict[str, list[Symbol]]) -> None:
    below = {path: others for path, others in uses(files).items() if not path.startswith("python/")}
    assert {*TopologicalSorter(below).static_order()} == below.keys()


def test_only_the_bindings_know_python(files: dict[str, list[Symbol]]) -> None:
    knowing = {path for path, found in files.items() if any(one.name.startswith(("Py", "_Py")) for one in found)}
    assert knowing
    assert {path.split("/")[0] for path in knowing} == {"python"}


def test_nothing_that_changes_is_shared_by_interpreters(files: dict[str, list[Symbol]]) -> None:
    """All that changes is in the state of the module; the bindings have its definition and the tables of methods."""
    changing = [
        (path, one.name)
        for path, found in files.items()
        for one in found
        if one.section.startswith((".data", ".bss", ".tbss", ".tdata")) and not one.section.startswith(".data.rel.ro")
    ]
    assert {path.split("/")[0] for path, _ in changing} == {"python"}
    assert all(name in {"definition", "slots"} or name.endswith("_METHODS") for _, name in changing)
