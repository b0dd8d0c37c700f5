"""The command line run in this process, with what it wrote."""

import io
import sys
from typing import NamedTuple

import pytest

from tilewright.cli.main import main


class Run(NamedTuple):
    """The exit code and both outputs."""

    code: object
    out: str
    err: str


class Tilewright:
    """Calls the program with arguments, and text or bytes on stdin."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, stdin: str | bytes = b"") -> Run:
        """Run the program and return what came of it."""
        given = stdin.encode() if isinstance(stdin, str) else stdin
        self._monkeypatch.setattr(sys, "argv", ["tilewright", *arguments])
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        with pytest.raises(SystemExit) as left:
            main()
        out, err = self._capsys.readouterr()
        return Run(left.value.code, out, err)


def refusal(run: Run) -> str:
    """Return the one line with which bad input was refused, checking that it is one, and exit code 2."""
    assert run.code == 2
    lines = run.err.splitlines()
    assert len(lines) == 1, run.err
    assert run.err.endswith("\n")
    assert lines[0].isprintable()
    assert "Traceback" not in run.err
    return lines[0]
