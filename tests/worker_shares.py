"""The order of tests for several workers: no long test is left for the end, when the other workers would be idle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import pytest


class Place(NamedTuple):
    """Where a test stands: in a file, which may be of a package, and whether it is slow."""

    file: str
    package: str | None
    is_slow: bool


def place_of(item: pytest.Item) -> Place:
    """Return where a test stands."""
    package = item.getparent(pytest.Package)
    return Place(str(item.path), package.nodeid if package else None, item.get_closest_marker("slow") is not None)


def in_shares(tests: Sequence[Place], workers: int) -> list[int]:
    """Return the numbers of the tests in a new order: one share for each worker, its files with slow tests first.

    Worksteal gives each worker a share of the same size, and others take from its end. The tests of a file stay
    together, because they share fixtures, and so do the files of a package in each share.
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
        first = [number for numbers in slow[worker::workers] for number in numbers]
        order += [*first, *islice(quick, max(0, -(-len(tests) // workers) - len(first)))]
    return [*order, *quick]
