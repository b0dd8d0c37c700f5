"""The example bot: where it stores its token."""

from pathlib import Path

import pytest

from examples import bot as example


def test_the_example_bot_keeps_its_token_outside_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert example.state_file("http://a.example:8000", "token") == tmp_path / "tilewright" / "bot-a.example_8000.token"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert example.state_file("http://[::1]:80/", "token").parent == tmp_path / ".local" / "state" / "tilewright"


def test_only_its_owner_reads_the_token(tmp_path: Path) -> None:
    file = tmp_path / "tilewright" / "bot.token"
    example.store(file, "secret")
    assert file.read_text(encoding="utf-8") == "secret"
    assert [path.stat().st_mode & 0o777 for path in (file, file.parent)] == [0o600, 0o700]
