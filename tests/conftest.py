"""What all tests share: the --deep option and the rule that a slow test says why."""

import pytest
from hypothesis import settings

# The time limit of a test in a deep run; pyproject.toml has the everyday one.
DEEP_SECONDS = 3600

settings.register_profile("everyday", deadline=None)
settings.register_profile("deep", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, which ./check --deep passes on."""
    parser.addoption("--deep", action="store_true", help="run the long forms of the tests")


def pytest_configure(config: pytest.Config) -> None:
    """Give properties more examples, and tests more time, in a deep run."""
    deep = config.getoption("--deep")
    settings.load_profile("deep" if deep else "everyday")
    if deep and config.option.timeout is None:
        config.option.timeout = DEEP_SECONDS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a slow mark that does not say why."""
    for item in items:
        for mark in item.iter_markers("slow"):
            if not mark.kwargs.get("reason"):
                raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.slow(reason="...")')


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Return whether the long form is wanted: `rows = 200_000 if deep else 20_000`."""
    return bool(pytestconfig.getoption("--deep"))
