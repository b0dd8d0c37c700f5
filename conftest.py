"""What holds for the tests and for the examples in the sources alike."""

from collections.abc import Generator
from pathlib import Path

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in files that have any: each worker would import and search all of them."""
    found = yield
    if file_path.suffix != ".py" or ">>> " in file_path.read_text(encoding="utf-8"):
        return found
    # Those that look for examples are of a subclass.
    return [each for each in found if type(each) is pytest.Module]
