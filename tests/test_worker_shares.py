"""The order of tests for several workers."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.worker_shares import Place, in_shares
from tools.environment import ROOT

# Every fifth file has one slow test, and so has one file of the package.
FILES = [
    *(Place(f"test_{file}.py", None, file % 5 == 0 and number == 3) for file in range(40) for number in range(6)),
    *(Place(f"pages/test_{file}.py", "pages", file == number == 2) for file in range(4) for number in range(5)),
]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_every_test_runs_once_and_each_share_begins_with_its_slow_files(workers: int) -> None:
    order = in_shares(FILES, workers)
    assert sorted(order) == list(range(len(FILES)))
    slow = {test.file for test in FILES if test.is_slow or test.package}
    size = -(-len(FILES) // workers)
    for start in range(0, len(order), size):
        kinds = [FILES[number].file in slow for number in order[start : start + size]]
        assert kinds[0]
        assert kinds == sorted(kinds, reverse=True)


def test_the_tests_of_a_slow_file_stay_together_in_their_order() -> None:
    order = in_shares(FILES, 3)
    for file in {test.file for test in FILES if test.is_slow}:
        numbers = [number for number, test in enumerate(FILES) if test.file == file]
        first = order.index(numbers[0])
        assert order[first : first + len(numbers)] == numbers


def test_workers_begin_at_different_places_and_cut_no_package_in_two() -> None:
    slow = [Place(f"{number}.py", "package" if 3 <= number < 15 else None, True) for number in range(24)]
    order = in_shares(slow, 3)
    # The share of the second worker is 1, 4, 7, 10, 13, 16 and so on: a third of it ends inside the package.
    assert [order[0], order[8], order[16]] == [0, 16, 17]
    assert order[8:16] == [16, 19, 22, 1, 4, 7, 10, 13]


@pytest.mark.slow(reason="lets two workers collect a few tests")
def test_workers_begin_to_collect_at_different_places_and_run_every_test_once(tmp_path: Path) -> None:
    """With another order in one worker, pytest-xdist would run nothing."""
    for folder in ("a", "b", "c"):
        (tmp_path / "tests" / folder).mkdir(parents=True)
        (tmp_path / "tests" / folder / f"test_{folder}.py").write_text("def test_one(): pass\ndef test_two(): pass\n")
    (tmp_path / "src").mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = src tests\nmarkers =\n  slow\n  deep\n  speed\n")
    words = [sys.executable, "-m", "pytest", "-v", "-n2", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert re.search(r"^=+ 6 passed", done.stdout, re.MULTILINE), done.stdout + done.stderr
