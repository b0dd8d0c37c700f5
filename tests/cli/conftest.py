"""The fixture of the command line's tests."""

from pathlib import Path

import pytest

from tests.cli.runs import Tilewright


@pytest.fixture
def tilewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tilewright:
    """Return a caller of the program."""
    return Tilewright(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the terminal speak English, whatever language the machine of the tests has."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def with_a_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let no unfinished match of the machine's owner be offered or replaced."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
