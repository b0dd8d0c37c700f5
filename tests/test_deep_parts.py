"""The parts of a deep run: every test is in one of them, they take about as long, and an interrupted one is resumed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deep_parts import cut, function_of, read_part, seconds_of_tests, state_of

ROOT = Path(__file__).resolve().parent.parent
TESTS = [f"tests/test_{file}.py::test_{number}" for file in "abcdefgh" for number in range(9)]
SECONDS = {f"tests/test_{file}.py::test_long": 40.0 for file in "abc"}
LONG = [f"{name}[{case}]" for name in SECONDS for case in range(7)]

# A checkout with three tests, one of which fails until a file of the cache says otherwise.
CONFTEST = """
from pathlib import Path
from tests.deep_parts import DeepPart

def pytest_addoption(parser):
    parser.addoption("--part")
    parser.addoption("--again", action="store_true")

def pytest_configure(config):
    config.pluginmanager.register(DeepPart.of(config, Path(__file__).parent))
"""
MODULE = """
from pathlib import Path
import pytest

def test_right(): pass
def test_skipped(): pytest.skip("always")
def test_failing_once(): assert Path(__file__).with_name(".pytest_cache").joinpath("mended").exists()
"""


@pytest.mark.parametrize("count", [1, 2, 8, 50])
def test_every_test_is_in_exactly_one_part(count: int) -> None:
    parts = cut([*TESTS, *LONG], count, SECONDS)
    assert len(parts) == count
    assert sorted(test for part in parts for test in part) == sorted([*TESTS, *LONG])


def test_parts_take_about_as_long_and_do_not_depend_on_the_order() -> None:
    parts = cut([*TESTS, *LONG], 8, SECONDS)
    assert {sum(function_of(test) in SECONDS for test in part) for part in parts} == {2, 3}
    assert cut([*reversed(LONG), *TESTS], 8, SECONDS) == parts


def test_the_short_tests_of_a_file_stay_together() -> None:
    parts = cut([*TESTS, *LONG], 5, SECONDS)
    for name in {test.partition("::")[0] for test in TESTS}:
        assert sum(any(test.startswith(name) for test in part - {*LONG}) for part in parts) == 1


def test_a_folder_gives_its_other_tests_their_time() -> None:
    pages = [f"tests/pages/test_{file}.py::test_one" for file in "abcd"]
    parts = cut([*TESTS, *pages], 2, {"tests/pages": 9})
    assert [len(part & {*pages}) for part in parts] == [2, 2]


def test_the_list_of_long_tests_names_what_exists() -> None:
    for name in seconds_of_tests():
        path, _, function = name.partition("::")
        assert f"def {function}(" in (ROOT / path).read_text("utf-8") if function else (ROOT / path).is_dir(), name


@pytest.mark.parametrize("text", ["", "3", "0/8", "9/8", "3/", "x/8", "-1/8", "3/8/2"])
def test_a_part_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="as in --part 3/8"):
        read_part(text)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a git checkout with a few tests."""
    for name, text in {
        "conftest.py": CONFTEST,
        "test_some.py": MODULE,
        ".gitignore": "__pycache__\n.*_cache\n",
    }.items():
        (tmp_path / name).write_text(text)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def outcome(checkout: Path, *options: str) -> tuple[int, str]:
    """Return how a run of all of its tests ends, and its last line."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "--part=1/1", *options]
    settings = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    settings = {name: value for name, value in settings.items() if not name.startswith("PYTEST_XDIST")}
    done = subprocess.run(words, cwd=checkout, env=settings, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()[-1].rpartition(" in ")[0]


@pytest.mark.slow(reason="starts pytest five times")
def test_an_interrupted_part_continues_with_what_has_not_passed(checkout: Path) -> None:
    assert outcome(checkout, "-n1") == (1, "1 failed, 1 passed, 1 skipped")
    (checkout / ".pytest_cache" / "mended").touch()
    assert outcome(checkout, "-n1") == (0, "1 passed, 1 skipped")
    assert outcome(checkout, "--deselect=test_some.py::test_skipped") == (0, "3 deselected")
    assert outcome(checkout, "--again") == (0, "2 passed, 1 skipped")
    before = state_of(checkout)
    (checkout / "new.py").touch()
    assert state_of(checkout) != before
    assert outcome(checkout) == (0, "2 passed, 1 skipped")
