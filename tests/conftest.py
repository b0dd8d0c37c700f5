"""Options and rules of all tests: --deep, the time limits, and the reason that a slow test gives."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.citing import cites
from tilewright.service.workbench.priorities import lower_process

# Seconds a test may take; pyproject.toml has the limit of those that are not slow.
SLOW_SECONDS = 300
DEEP_SECONDS = 3600
# Servers compute hints and analyses at a low priority (15). Beside tests of the usual one they would get a fiftieth of
# a busy processor, and the first question, which starts a process, would take a minute. All tests make room.
PRIORITY = 10

settings.register_profile("everyday", deadline=None)
settings.register_profile("deep", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, which ./check --deep passes on, and --cites."""
    parser.addoption("--deep", action="store_true", help="run the long forms of the tests")
    parser.addoption("--cites", action="append", default=[], metavar="CLAUSE", help="run the tests that cite a clause")


def pytest_configure(config: pytest.Config) -> None:
    """Lower the priority of the tests; give properties more examples, and every test more time, in a deep run."""
    lower_process(os.getpid(), PRIORITY)
    deep = config.getoption("--deep")
    settings.load_profile("deep" if deep else "everyday")
    if deep and config.option.timeout is None:
        config.option.timeout = DEEP_SECONDS


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in files of this folder that have any: each worker would look through all of them."""
    found = yield
    if file_path.suffix != ".py" or ">>> " in file_path.read_text(encoding="utf-8"):
        return found
    # Those that look for examples are of a subclass.
    return [each for each in found if type(each) is pytest.Module]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse a slow mark without a reason, give slow tests more time, and keep the tests that cite a clause."""
    if clauses := config.getoption("--cites"):
        items[:] = [item for item in items if any(cites(item, clause) for clause in clauses)]
    for item in items:
        for mark in item.iter_markers("slow"):
            if not mark.kwargs.get("reason"):
                raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.slow(reason="...")')
            if config.option.timeout is None and item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(SLOW_SECONDS))


def pytest_collection_finish() -> None:
    """Take what stays until the end out of the garbage collector's rounds: they took a tenth of the time.

    Games make many small values that soon go, so rounds are rarer too: that saves a twentieth more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Return whether the long form is wanted: `rows = 200_000 if deep else 20_000`."""
    return bool(pytestconfig.getoption("--deep"))
