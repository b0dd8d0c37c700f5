"""Mutants: a change of one line that breaks a clause fails a test that cites the clause.

tests/data/mutants.txt has the changes, those of scripts too, which fail a test for Node. Each is made in a copy of the
checkout. An everyday run tries a few of them, a deep run all.
"""

import ast
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.test_sources import IMPORT
from tests.citing import CLAUSE, TESTS, citing_modules
from tests.service.servers import part
from tests.tables import DATA
from tests.test_clauses import BINDING
from tests.test_layers import CORE

ROOT = TESTS.parent
PACKAGE = Path("src", "tilewright")
# One in this many is tried in an everyday run.
SHARE = 160
SEED = 16
# What a copy does without: the environment, caches and what is made by running. Bytecode stays valid, because a copy
# keeps the times of its files, and compiling everything again would take longer than the tests.
LEFT_OUT = shutil.ignore_patterns(".*", "*.egg-info", "node_modules", "screenshots", "build", "dist")
# Sets are read by the kernel where it was built, and a change of the plain form would not be seen.
KERNEL = PACKAGE / "kernel"
# Tests that are too slow, or that see a copy rather than a change.
NOT_RUN = ("browser", "kill", "web")

FAILED = 1


class Mutant(NamedTuple):
    """A line of the package and the line that breaks a clause."""

    clause: str
    file: str
    before: str
    after: str


def mutants() -> list[Mutant]:
    """Return the mutants of the table: a line `CLAUSE FILE`, then `- BEFORE`, then `+ AFTER`."""
    found: list[Mutant] = []
    for text in (DATA / "mutants.txt").read_text("utf-8").split("\n\n"):
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        if lines:
            head, before, after = lines
            clause, file = head.split()
            assert (before[:2], after[:2]) == ("- ", "+ "), text
            found.append(Mutant(clause, file, before[2:], after[2:]))
    return found


MUTANTS = mutants()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a deep run all mutants, and an everyday run its share of them."""
    if "mutant" in metafunc.fixturenames:
        chosen = MUTANTS if metafunc.config.getoption("--deep") else everyday()
        metafunc.parametrize("mutant", chosen, ids=[f"{mutant.clause} {mutant.after}" for mutant in chosen])


def everyday() -> list[Mutant]:
    """Return the mutants of an everyday run: always the same."""
    return random.Random(SEED).sample(MUTANTS, -(-len(MUTANTS) // SHARE))


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


@pytest.mark.parametrize("each", MUTANTS, ids=lambda each: f"{each.clause} {each.after}")
def test_the_line_of_a_mutant_stands_in_its_file_once_and_its_change_can_be_read(each: Mutant) -> None:
    assert each.clause in BINDING or CLAUSE.fullmatch(each.clause)
    assert each.before != each.after
    assert mutated(each)
    if each.file.endswith(".js"):
        return
    (statement,) = (text for text in statements(each.file) if each.before in text)
    ast.parse(statement.replace(each.before, each.after))


def test_no_mutant_stands_twice_and_every_family_of_clauses_has_some() -> None:
    assert [mutant for mutant, times in Counter(MUTANTS).items() if times > 1] == []
    families = Counter(mutant.clause.rstrip("0123456789") for mutant in MUTANTS)
    assert {"FR-", "DE-", "NL-", "TW-", "TB-", "A-", "A-D", "A-C", "A-M", "A-S", "A-T"} <= families.keys()
    assert len(MUTANTS) >= 100


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout, in which lines may be changed."""
    folder = tmp_path_factory.mktemp("mutants") / "copy"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    for extension in (folder / KERNEL).glob("*.so"):
        extension.unlink()
    return folder


def outcome_of(folder: Path, clauses: Sequence[str]) -> tuple[int, str]:
    """Return how the tests that cite some clauses end in a copy, and what pytest says."""
    modules = {path for clause in clauses for path in citing_modules(clause)}
    paths = [path.relative_to(ROOT) for path in modules if path.parent != TESTS]
    # Tests of the core come first: they are quick, and mostly they are the ones that fail. Properties come after their
    # like: Hypothesis makes an example that fails smaller first, for up to five minutes.
    ordered = sorted(paths, key=lambda path: (path.parts[1] not in CORE, "hypothesis" in _text(path), path))
    files = [str(path) for path in ordered if path.parts[1] not in NOT_RUN]
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", "--tb=line"]
    words = [sys.executable, "-m", "pytest", *options, *(f"--cites={clause}" for clause in clauses), *files]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def _text(path: Path) -> str:
    return (ROOT / path).read_text("utf-8")


def outcome_of_scripts(folder: Path, clause: str) -> tuple[int, str]:
    """Return how the tests for Node that name a clause end in a copy, and what Node says."""
    files = sorted(map(str, (folder / "tests" / "browser").glob("*.test.js")))
    named = f"--test-name-pattern={clause}"
    words = [part("Node"), named, "--input-type=module", "--eval", IMPORT, *files]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, re.sub(r"# fail (\d+)", r"\1 failed", done.stdout + done.stderr)


@pytest.mark.slow(reason="runs the tests of a few clauses in another process")
def test_in_a_copy_without_a_change_the_citing_tests_pass(copy: Path) -> None:
    # A copy that is broken fails everything, so the clauses of a daily run are enough.
    code, said = outcome_of(copy, [mutant.clause for mutant in everyday()])
    assert code == 0, said


_TICKS = count(1_000_000_000)


@pytest.mark.slow(reason="runs the tests of a clause in another process")
def test_a_mutant_fails_a_test_that_cites_its_clause(mutant: Mutant, copy: Path) -> None:
    file = copy / PACKAGE / mutant.file
    original = file.read_bytes()
    try:
        _write(file, mutated(mutant).encode())
        is_script = mutant.file.endswith(".js")
        code, said = outcome_of_scripts(copy, mutant.clause) if is_script else outcome_of(copy, [mutant.clause])
    finally:
        _write(file, original)
    assert (code, bool(re.search(r"\b\d+ failed", said))) == (FAILED, True), said


def _write(file: Path, content: bytes) -> None:
    """Write a module with a time of its own: compiled modules are told apart by time and size."""
    file.write_bytes(content)
    moment = next(_TICKS)
    os.utime(file, (moment, moment))
