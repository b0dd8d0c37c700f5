"""A deep run in parts: which tests belong to a part, and which of them have passed already."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

_LONG = Path(__file__).parent / "data" / "deep_seconds.txt"
# What a test takes if neither it nor its folder is in the list.
_SHORT_SECONDS = 0.1
_PASSED = "passed_before"


def seconds_of_tests() -> dict[str, float]:
    """Return the seconds of a case in a deep run, of tests that take long and of the others in some folders."""
    lines = _LONG.read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return {name: float(seconds) for seconds, name in pairs}


def function_of(test: str) -> str:
    """Return the id of a test without its parameters."""
    return test.partition("[")[0]


def cut(tests: Iterable[str], count: int, seconds: Mapping[str, float]) -> list[set[str]]:
    """Return the tests in parts of about the same time: the longest go first, each to the shortest part so far.

    The short tests of a file stay together, because they share fixtures.
    """
    units: dict[str, list[str]] = {}
    for test in tests:
        units.setdefault(test if function_of(test) in seconds else test.partition("::")[0], []).append(test)

    def cost(test: str) -> float:
        folder = test.partition("::")[0].rpartition("/")[0]
        return seconds.get(function_of(test), seconds.get(folder, _SHORT_SECONDS))

    costs = {unit: sum(map(cost, tests)) for unit, tests in units.items()}
    parts: list[set[str]] = [set() for _ in range(count)]
    spent = [0.0] * count
    for unit in sorted(units, key=lambda unit: (-costs[unit], unit)):
        shortest = spent.index(min(spent))
        parts[shortest].update(units[unit])
        spent[shortest] += costs[unit]
    return parts


def read_part(text: str) -> tuple[int, int]:
    """Return which part is wanted and of how many: 3 and 8 for `3/8`."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise pytest.UsageError(f"--part {text}: write the part and how many there are, as in --part 3/8")
    return int(number), int(count)


def state_of(folder: Path) -> str:
    """Return a digest of a checkout and of its Python: a test that passed in another state proves nothing."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listed, cwd=folder, capture_output=True, check=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError) as trouble:
        raise pytest.UsageError(f"--part needs a git checkout, to see whether anything changed: {trouble}") from trouble
    digest = hashlib.sha256(sys.version.encode())
    for name in sorted({*names} - {""}):
        digest.update(f"\0{name}\0".encode())
        digest.update(file.read_bytes() if (file := folder / name).is_file() else b"")
    return digest.hexdigest()


class DeepPart:
    """Keeps the tests of one part that have not passed yet, and writes down those that pass."""

    def __init__(self, part: tuple[int, int], passed: Sequence[str], record: Path | None) -> None:
        self._part = part
        self._passed = frozenset(passed)
        self._record = record
        self._called: set[str] = set()

    @classmethod
    def of(cls, config: pytest.Config, root: Path) -> DeepPart:
        """Return the part that is wanted; the process that starts the workers reads and writes the record."""
        number, count = part = read_part(config.getoption("--part"))
        if (given := getattr(config, "workerinput", None)) is not None:
            return cls(part, given[_PASSED], None)
        record = root / ".pytest_cache" / "deep" / f"{number}-of-{count}.txt"
        state = state_of(root)
        state_then, *passed = record.read_text(encoding="utf-8").splitlines() if record.exists() else [""]
        if config.getoption("--again") or state_then != state:
            passed = []
            record.parent.mkdir(parents=True, exist_ok=True)
            record.write_text(f"{state}\n", encoding="utf-8")
        return cls(part, passed, record)

    def pytest_report_header(self) -> str:
        """Say which part this is."""
        number, count = self._part
        return f"part {number} of {count}: {len(self._passed)} of its tests have passed before (--again runs them all)"

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: object) -> None:
        """Give a worker the tests that have passed; one that is started later must choose the same."""
        node.workerinput[_PASSED] = sorted(self._passed)  # type: ignore[attr-defined]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the tests of this part that have not passed."""
        number, count = self._part
        mine = cut((item.nodeid for item in items), count, seconds_of_tests())[number - 1] - self._passed
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in mine])
        items[:] = [item for item in items if item.nodeid in mine]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down a test that passed."""
        if report.when == "call" and report.passed:
            self._called.add(report.nodeid)
        if report.when == "teardown" and report.passed and report.nodeid in self._called and self._record:
            with self._record.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Let a part succeed whose tests have all passed before."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._passed:
            session.exitstatus = pytest.ExitCode.OK
