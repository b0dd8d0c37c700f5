"""What all tests share: the --deep option and the rule that a slow test says why."""

import pytest
from hypothesis import settings

settings.register_profile("everyday", deadline=None)
settings.register_profile("deep", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, which ./check --deep passes on."""
    parser.addoption("--deep", action="store_true", help="run the long forms of the tests")


def pytest_configure(config: pytest.Config) -> None:
    """Let properties try many more examples in a deep run."""
    settings.load_profile("deep" if config.getoption("--deep") else "everyday")


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
