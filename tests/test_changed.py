"""`./check --changed` runs the tests that a change can fail: those of every mutant are among them."""

from pathlib import Path

import pytest

from tests.test_mutants import MUTANTS, breaks_clause, chosen_for, killers
from tools.changed import affected_tests
from tools.environment import ROOT

RUNS_NODE = "tests/browser/test_sources.py"


def test_a_module_fails_its_own_tests_and_those_of_what_imports_it() -> None:
    found = affected_tests(["src/tilewright/sets/readings.py"])
    assert found is not None
    assert {"tests/sets/test_readings.py", "tests/solver/test_solve.py", "tests/web/test_socket.py"} <= {*found}
    found = affected_tests(["src/tilewright/research/openspiel.py"])
    assert found is not None
    assert "tests/research/test_openspiel.py" in found
    assert not {"tests/sets/test_readings.py", "tests/web/test_socket.py"} & {*found}


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("src/tilewright/kernel/pieces/lanes.h", "tests/solver/test_solve.py"),
        ("src/tilewright/words/nl/books.ftl", "tests/words/test_languages.py"),
        ("src/tilewright/web/static/draft.js", "tests/browser/test_sources.py"),
        ("src/tilewright/web/static/draft.js", "tests/browser/test_board.py"),
        ("tests/browser/draft.test.js", "tests/browser/test_sources.py"),
        ("tests/data/set_faults.txt", "tests/sets/test_faults.py"),
        ("docs/solver.md", "tests/test_docs.py"),
        ("tests/waiting.py", "tests/web/test_socket.py"),
        ("src/tilewright/cli/solve.py", "tests/test_shown_commands.py"),
    ],
)
def test_what_is_not_imported_fails_the_tests_of_what_reads_it(file: str, test: str) -> None:
    assert test in (affected_tests([file]) or ())


@pytest.mark.parametrize("file", ["pyproject.toml", "tests/conftest.py", "a file that nobody names"])
def test_what_everything_needs_or_nobody_seems_to_read_can_fail_any_test(file: str) -> None:
    assert affected_tests([file]) is None


def test_no_change_fails_no_test() -> None:
    assert affected_tests([]) == []


def test_the_tests_that_kill_a_mutant_are_among_those_of_its_file() -> None:
    """Of the tests that cite a clause some are; a deep run of `tests/test_mutants.py` tries no others."""
    missed = []
    for mutant in MUTANTS:
        found = chosen_for(mutant)
        if found is not None:
            # Tests for Node are run by one of ours.
            wanted = {file if (file := _name(path)).endswith(".py") else RUNS_NODE for path in killers(mutant)}
            if not wanted & found or not (breaks_clause(mutant) or wanted <= found):
                missed.append(mutant)
    assert missed == []


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
