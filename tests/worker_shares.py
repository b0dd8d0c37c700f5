"""The order of tests for several workers: no long test is left for the end, when the other workers would be idle.

In a new checkout pytest compiles every test when it is collected. Each worker collects all tests, but begins at another
place, so that most are compiled once; afterwards all have them in the same order.
"""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest


class OwnBeginning:
    """Lets a worker begin to collect at a place of its own, if it collects all tests."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Name all folders of tests, from another one on for each worker."""
        config = self._config
        whole = {*config.getini("testpaths")}
        if {Path(argument).name for argument in config.args} != whole:
            return
        tests = config.rootpath / "tests"
        places = sorted(str(path) for path in (*tests.glob("test_*.py"), *tests.glob("*/")) if _has_tests(path))
        number, count = int(config.workerinput["workerid"][2:]), config.workerinput["workercount"]  # type: ignore[attr-defined]
        begin = len(places) * number // count
        config.args[:] = [*places[begin:], *places[:begin], str(config.rootpath / "src")]

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests into the order that all workers have."""
        items.sort(key=lambda item: item.nodeid.partition("::")[0])


def _has_tests(path: Path) -> bool:
    return path.is_file() or any(path.rglob("test_*.py"))


class Place(NamedTuple):
    """Where a test stands: in a file, which may be of a package, and whether it is slow."""

    file: str
    package: str | None
    is_slow: bool


def place_of(item: pytest.Item) -> Place:
    """Return where a test stands."""
    package = item.getparent(pytest.Package)
    return Place(
        str(item.path), None if package is None else package.nodeid, item.get_closest_marker("slow") is not None
    )


def in_shares(tests: Sequence[Place], workers: int) -> list[int]:
    """Return the numbers of the tests in a new order: one share for each worker, its files with slow tests first.

    Worksteal gives each worker a share of the same size, and others take from its end. The tests of a file stay
    together, because they share fixtures, and so do the files of a package in each share. Each worker begins at another
    place of the slow files: some folders compute and others wait, and then both happen at the same time.
    """
    files: dict[str, list[int]] = {}
    for number, test in enumerate(tests):
        files.setdefault(test.file, []).append(number)
    slow_places = {test.package or test.file for test in tests if test.is_slow}
    slow = [numbers for file, numbers in files.items() if (tests[numbers[0]].package or file) in slow_places]
    taken = {number for numbers in slow for number in numbers}
    quick = (number for numbers in files.values() for number in numbers if number not in taken)
    order: list[int] = []
    for worker in range(workers):
        own = _from_part(slow[worker::workers], worker / workers, [test.package for test in tests])
        first = [number for numbers in own for number in numbers]
        order += [*first, *islice(quick, max(0, -(-len(tests) // workers) - len(first)))]
    return [*order, *quick]


def _from_part(files: list[list[int]], part: float, packages: Sequence[str | None]) -> list[list[int]]:
    """Return the files from a part of the list on, then the others; a package is not cut in two."""
    kinds = [packages[numbers[0]] for numbers in files]
    cut = int(len(files) * part)
    while 0 < cut < len(files) and kinds[cut] is not None and kinds[cut] == kinds[cut - 1]:
        cut += 1
    return [*files[cut:], *files[:cut]]
