"""Tables and sentences at a terminal of sixty columns; old files that are kept; progress beside results."""

import io
import sys
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright
from tilewright.cli.shared import fitting
from tilewright.cli.shared.fitting import fitted, wrapped
from tilewright.cli.shared.output_files import counted, keep_old

GAMES = ("--games", "3", "--seed", "1")


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the terminal have sixty columns."""
    verbs = ("simulate", "analyse", "bots", "rules", "measuring.league_run")
    for verb in verbs:
        monkeypatch.setattr(f"tilewright.cli.{verb}.terminal_width", lambda: 60)


def test_a_table_that_is_just_as_wide_as_the_terminal_is_not_divided() -> None:
    rows = [["a", "b", "c"], ["1", "2", "3"]]
    assert [*fitted(rows, 7)] == ["a  b  c", "1  2  3"]
    assert [*fitted(rows, 6)] == ["a  b", "1  2", "", "a  c", "1  3"]


@pytest.mark.slow(reason="plays some games")
def test_every_table_fits_sixty_columns(narrow: None, tilewright: Tilewright, tmp_path: Path) -> None:
    records = str(tmp_path / "games.jsonl")
    calls = [
        ("simulate", "--bots", "greedy,beginner,random", *GAMES, "--records", records, "--choices"),
        ("league", "--bots", "casual,beginner,random", "--games", "2", "--tables", "2,3"),
        ("analyse", records),
        ("bots",),
        ("rules",),
        ("rules", "twist"),
    ]
    for words in calls:
        run = tilewright(*words)
        assert run.code == 0
        assert run.out
        assert [line for line in run.out.splitlines() if len(line) > 60] == []


def test_a_table_keeps_all_its_cells_in_blocks() -> None:
    rows = [["name", *(f"head{n}" for n in range(20))], ["a", *(f"{n:>5}" for n in range(20))]]
    lines = [*fitted(rows, 60)]
    assert max(map(len, lines)) <= 60
    assert [word for line in lines for word in line.split() if word.startswith("head")] == rows[0][1:]
    assert len([*fitted(rows, None)]) == 2
    assert wrapped("one two three", 7, "  ") == "one two\n  three"
    assert fitting.terminal_width() is None


def test_a_file_that_is_there_is_renamed_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    keep_old(path)
    path.touch()
    keep_old(path)
    for text in ("first", "second"):
        path.write_text(text, "utf-8")
        keep_old(path)
    assert [(tmp_path / f"games.jsonl.{number}").read_text("utf-8") for number in (1, 2)] == ["first", "second"]
    assert capsys.readouterr().err.splitlines() == [
        f"{path} was there already: it is {path}.{number} now" for number in (1, 2)
    ]
    keep_old(Path("/dev/null"))


def test_progress_is_counted_on_a_terminal_beside_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    seen = Terminal()
    monkeypatch.setattr(sys, "stderr", seen)
    monkeypatch.setenv("TERM", "xterm")
    assert [*counted("abc", "puzzles", 3)] == ["a", "b", "c"]
    assert "puzzles" in seen.getvalue()
    quiet = Terminal()
    monkeypatch.setattr(sys, "stderr", quiet)
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert [*counted("abc", "puzzles", 3)] == ["a", "b", "c"]
    assert "puzzles" not in quiet.getvalue()
