"""The fixture of the command line's tests."""

import pytest

from tests.cli.runs import Tilewright


@pytest.fixture
def tilewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tilewright:
    """Return a caller of the program."""
    return Tilewright(monkeypatch, capsys)
