"""The load command, small: it starts a real server, plays on it, and prints its table."""

import pytest

from bench.serving.load import COLUMNS, main


@pytest.mark.slow(reason="starts a real server and plays on it for some seconds")
def test_a_small_load_is_carried_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "2", "--seconds", "1"]) == 0
    head, rule, line = capsys.readouterr().out.splitlines()
    assert [cell.strip() for cell in head.strip("|").split("|")] == ["version", *COLUMNS]
    assert rule.count("|") == len(COLUMNS) + 2
    cells = dict(zip(("version", *COLUMNS), (cell.strip() for cell in line.strip("|").split("|")), strict=True))
    assert [cells[name] for name in ("version", "matches", "sockets", "refused")] == ["now", "2", "10", "0"]
    assert float(cells["messages/s"]) > 1
