"""Mutants: a change of one line fails a test that cites the clause it breaks, or one in the file that it names.

tests/data/mutants.txt has the changes: of Python, of scripts, which fail a test for Node, of words, and of the kernel's
C. Each is made in a copy of the checkout. An everyday run tries the first of Python and of the scripts, a deep run all.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.test_sources import IMPORT
from tests.citing import CLAUSE, TESTS, citing_modules
from tests.service.servers import part
from tests.tables import DATA
from tests.test_layers import CORE
from tools.changed import affected_tests

ROOT = TESTS.parent
PACKAGE = Path("src", "tilewright")
# What a copy does without: the environment, caches and what is made by running. Bytecode stays valid, because a copy
# keeps the times of its files, and compiling everything again would take longer than the tests.
LEFT_OUT = shutil.ignore_patterns(".*", "*.egg-info", "node_modules", "screenshots", "build", "dist")
# Sets are read by the kernel where it was built, and a change of the plain form would not be seen.
KERNEL = PACKAGE / "kernel"
# Tests of clauses that are too slow, or that see a copy rather than a change.
NOT_RUN = ("browser", "kill", "web")
# One database is enough: PostgreSQL would be started for each mutant.
OPTIONS = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", "--tb=line"]
OPTIONS += ["-k", "not [postgresql and not postgresql]"]
FAILED = 1


class Mutant(NamedTuple):
    """A part of a line of the package, what takes its place, and the clause or the file of tests that it fails.

    Where a file takes long, one of its tests is named: `web/test_socket.py::test_...`.
    """

    killer: str
    file: str
    before: str
    after: str

    def __str__(self) -> str:
        """Return the name of its case."""
        return f"{self.killer} {self.after}"


def mutants() -> list[Mutant]:
    """Return the mutants of the table: a line `KILLER FILE`, then `- BEFORE`, then `+ AFTER`."""
    found: list[Mutant] = []
    for text in (DATA / "mutants.txt").read_text("utf-8").split("\n\n"):
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        if lines:
            head, before, after = lines
            killer, file = head.split()
            assert (before[:2], after[:2]) == ("- ", "+ "), text
            found.append(Mutant(killer, file, before[2:], after[2:]))
    return found


MUTANTS = mutants()


def breaks_clause(mutant: Mutant) -> bool:
    """Return whether a mutant names a clause, and not a file of tests."""
    return bool(CLAUSE.fullmatch(mutant.killer))


def killers(mutant: Mutant) -> list[Path]:
    """Return the files of tests of which one fails with a mutant: the one it names, or those that cite its clause."""
    if not breaks_clause(mutant):
        return [TESTS / mutant.killer.partition("::")[0]]
    if mutant.file.endswith(".js"):
        return sorted((TESTS / "browser").glob("*.test.js"))
    folders = {path: path.relative_to(TESTS).parts[0] for path in citing_modules(mutant.killer) if path.parent != TESTS}
    # Tests of the core come first: they are quick, and mostly they are the ones that fail. Properties come after their
    # like: Hypothesis makes an example that fails smaller first, for up to five minutes.
    ordered = sorted(
        folders, key=lambda path: (folders[path] not in CORE, "hypothesis" in path.read_text("utf-8"), path)
    )
    return [path for path in ordered if folders[path] not in NOT_RUN]


def chosen_for(mutant: Mutant) -> set[str] | None:
    """Return the files of tests that `./check --changed` runs for a mutant, or None if it runs all."""
    return _chosen_for((PACKAGE / mutant.file).as_posix())


@cache
def _chosen_for(file: str) -> set[str] | None:
    found = affected_tests([file])
    return None if found is None else {*found}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a deep run all mutants, and an everyday run the first of Python and of the scripts."""
    everyday = [next(each for each in MUTANTS if each.file.endswith(kind)) for kind in (".py", ".js")]
    chosen = MUTANTS if metafunc.config.getoption("--deep") else everyday
    if "mutant" in metafunc.fixturenames:
        metafunc.parametrize("mutant", chosen, ids=str)
    if "unchanged" in metafunc.fixturenames:
        # A copy that is broken fails everything, so few clauses are enough.
        tried = [each for each in chosen if each in everyday or not breaks_clause(each)]
        by_killer = {f"{each.killer} {Path(each.file).suffix}": each for each in tried}
        metafunc.parametrize("unchanged", by_killer.values(), ids=by_killer)


def mutated(mutant: Mutant) -> str:
    """Return the text of a mutant's file with its line changed."""
    text = (ROOT / PACKAGE / mutant.file).read_text("utf-8")
    assert text.count(mutant.before) == 1, f"{mutant.file} has {text.count(mutant.before)} times: {mutant.before}"
    return text.replace(mutant.before, mutant.after)


@cache
def statements(file: str) -> list[str]:
    """Return the statements of a module as text: to read one of them is quicker than to read all."""
    lines = (ROOT / PACKAGE / file).read_text("utf-8").splitlines(keepends=True)
    nodes = ast.parse("".join(lines)).body
    starts = [min(part.lineno for part in (node, *getattr(node, "decorator_list", ()))) for node in nodes]
    return ["".join(lines[start - 1 : end - 1]) for start, end in pairwise([*starts, len(lines) + 1])]


@pytest.mark.parametrize("each", MUTANTS, ids=str)
def test_the_line_of_a_mutant_stands_in_its_file_once_and_its_change_can_be_read(each: Mutant) -> None:
    if not breaks_clause(each):
        (path,) = killers(each)
        assert each.killer.partition("::")[2] in path.read_text("utf-8")
    assert each.before != each.after
    assert mutated(each)
    if each.file.endswith(".py"):
        (statement,) = (text for text in statements(each.file) if each.before in text)
        ast.parse(statement.replace(each.before, each.after))


def test_no_mutant_stands_twice_and_every_family_of_clauses_has_some() -> None:
    assert [mutant for mutant, times in Counter(MUTANTS).items() if times > 1] == []
    families = Counter(mutant.killer.rstrip("0123456789") for mutant in MUTANTS if breaks_clause(mutant))
    assert {"FR-", "DE-", "NL-", "TW-", "TB-", "A-", "A-D", "A-C", "A-M", "A-S", "A-T"} <= families.keys()
    assert families.total() >= 100


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout, in which lines may be changed."""
    folder = tmp_path_factory.mktemp("mutants") / "copy"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    for extension in (folder / KERNEL).glob("*.so"):
        extension.unlink()
    return folder


def outcome_of(mutant: Mutant, folder: Path) -> tuple[int, str]:
    """Return how the tests that a mutant fails end in a copy, and what is said of them."""
    _, *test = mutant.killer.partition("::")
    chosen = chosen_for(mutant)
    names = [path.relative_to(ROOT).as_posix() for path in killers(mutant)]
    names = [name for name in names if chosen is None or name in chosen or name.endswith(".js")]
    files = ["".join([str(folder / name), *test]) for name in names]
    only = mutant.killer if breaks_clause(mutant) else ""
    if files[0].endswith(".js"):
        words = [part("Node"), f"--test-name-pattern={only}", "--input-type=module", "--eval", IMPORT, *files]
    else:
        words = [sys.executable, "-m", "pytest", *OPTIONS, *([f"--cites={only}"] if only else []), *files]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    with compiled(folder) if mutant.file.startswith("kernel/") else nullcontext():
        done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, re.sub(r"# fail (\d+)", r"\1 failed", done.stdout + done.stderr)


@contextmanager
def compiled(folder: Path) -> Iterator[None]:
    """Have a copy use its kernel, which nothing else does."""
    kernel = folder / KERNEL
    built = kernel / "_kernel.abi3.so"
    flags = ["-w", "-O0", "-shared", "-fPIC", "-DPy_LIMITED_API=0x030B0000"]
    paths = ["-I", sysconfig.get_paths()["include"], "-I", str(kernel), *map(str, sorted(kernel.rglob("*.c")))]
    subprocess.run([part("C compiler"), *flags, *paths, "-lm", "-o", str(built)], check=True)
    try:
        yield
    finally:
        built.unlink()


@pytest.mark.slow(reason="runs tests in another process")
def test_in_a_copy_without_a_change_the_tests_of_a_mutant_pass(unchanged: Mutant, copy: Path) -> None:
    code, said = outcome_of(unchanged, copy)
    assert code == 0, said


_TICKS = count(1_000_000_000)


@pytest.mark.slow(reason="runs tests in another process")
def test_a_mutant_fails_a_test_of_its_clause_or_file(mutant: Mutant, copy: Path) -> None:
    file = copy / PACKAGE / mutant.file
    original = file.read_bytes()
    try:
        _write(file, mutated(mutant).encode())
        code, said = outcome_of(mutant, copy)
    finally:
        _write(file, original)
    assert (code, bool(re.search(r"\b[1-9]\d* failed", said))) == (FAILED, True), said


def _write(file: Path, content: bytes) -> None:
    """Write a module with a time of its own: compiled modules are told apart by time and size."""
    file.write_bytes(content)
    moment = next(_TICKS)
    os.utime(file, (moment, moment))
