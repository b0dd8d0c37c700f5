"""Options and rules of all tests: --deep and its parts, --speed, and the reason that a slow test gives."""

import gc
import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.citing import cites
from tests.costs import Costs
from tests.deep_parts import DeepPart
from tests.fixed_keys import fix_keys, keys_of_the_system
from tests.speed import Speed
from tests.worker_shares import OwnBeginning, in_shares, place_of
from tilewright.kernel import IS_BUILT, native

# Seconds after which a test of a deep run is ended that would never end; pyproject.toml has those of a daily run.
DEEP_SECONDS = 3600
# Servers compute hints and analyses at a low priority (15). Beside tests of the usual one they would get a fiftieth of
# a busy processor, and the first question, which starts a process, would take a minute. All tests make room.
PRIORITY = 10

# The same examples every day, so that a run never fails by luck; a deep run looks for new ones.
settings.register_profile("everyday", deadline=None, max_examples=12, derandomize=True)
settings.register_profile("deep", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, --part, --again, --speed and --costs, which ./check passes on, and --cites."""
    parser.addoption("--deep", action="store_true", help="run the long forms of the tests")
    parser.addoption("--part", metavar="K/N", help="run part K of N of the tests, less those that have passed before")
    parser.addoption("--again", action="store_true", help="run the tests of a part that have passed before as well")
    parser.addoption("--speed", action="store_true", help="run the tests of durations, and no others")
    parser.addoption("--costs", metavar="FILE", help="write what each test and each shared fixture costs")
    parser.addoption("--cites", action="append", default=[], metavar="CLAUSE", help="run the tests that cite a clause")


def pytest_configure(config: pytest.Config) -> None:
    """Lower the priority of the tests, and fix what their servers deal.

    In a deep run properties have more examples, and every test has more time.
    """
    if IS_BUILT and is_outdated(Path(native.__file__)):
        raise pytest.UsageError("the kernel is older than its sources: python setup.py -q build_ext --inplace")
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, max(PRIORITY, os.getpriority(os.PRIO_PROCESS, 0)))
    fix_keys()
    if importlib.util.find_spec("sniffio") is None:
        # httpx looks for it in all folders again at every request: a tenth of the time of the tests over HTTP.
        sys.modules["sniffio"] = None  # type: ignore[assignment]
    deep = config.getoption("--deep")
    settings.load_profile("deep" if deep else "everyday")
    if deep and config.option.timeout is None:
        config.option.timeout = DEEP_SECONDS
    if config.getoption("--costs"):
        config.pluginmanager.register(Costs.of(config))
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(OwnBeginning(config))
    if config.getoption("--part"):
        config.pluginmanager.register(DeepPart.of(config, config.rootpath))


def is_outdated(kernel: Path) -> bool:
    """Return whether a source beside the kernel is newer than it, which is when setuptools builds it again."""
    built = kernel.stat().st_mtime
    return any(source.stat().st_mtime > built for source in kernel.parent.rglob("*.[ch]"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep tests that cite a clause, or those of durations; skip deep ones, and order all."""
    if clauses := config.getoption("--cites"):
        items[:] = [item for item in items if any(cites(item, clause) for clause in clauses)]
    of_speed = config.getoption("--speed")
    items[:] = [item for item in items if bool(item.get_closest_marker("speed")) == of_speed]
    for item in items:
        if item.get_closest_marker("deep") and not config.getoption("--deep"):
            item.add_marker(pytest.mark.skip(reason="only in a deep run"))
        if not all(mark.kwargs.get("reason") for mark in item.iter_markers("slow")):
            raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.slow(reason="...")')
    if worker := getattr(config, "workerinput", None):
        items[:] = [items[number] for number in in_shares([*map(place_of, items)], worker["workercount"])]


def pytest_collection_finish() -> None:
    """Take what stays until the end out of the garbage collector's rounds: they took a tenth of the time.

    Games make many small values that soon go, so rounds are rarer too: that saves a twentieth more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Return whether the long form is wanted: `rows = 200_000 if deep else 4_000`."""
    return bool(pytestconfig.getoption("--deep"))


_SPEED = pytest.StashKey[Speed]()


@pytest.fixture(scope="session")
def speed(pytestconfig: pytest.Config) -> Speed:
    """Return what judges durations; a test that uses it has the mark `speed`."""
    return pytestconfig.stash.setdefault(_SPEED, Speed())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show the ratios of a run for speed."""
    if judged := config.stash.get(_SPEED, None):
        terminalreporter.section("ratios")
        for line in judged.screen():
            terminalreporter.line(line)


@pytest.fixture
def unpredictable() -> Iterator[None]:
    """Let hosts draw from the operating system, as outside the tests, for a test of the randomness itself."""
    with keys_of_the_system():
        yield
