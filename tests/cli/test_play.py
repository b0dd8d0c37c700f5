"""The command play: matches that are recorded, saved and resumed."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.records.referee import referee

# Somebody who lays nothing: a bot goes out before the lines end.
IDLE = "draw\n" * 60 + "pass\n" * 40
QUICK = ("play", "--seed", "1", "--bots", "greedy", "--house", "match.games=2")


def commands(path: Path) -> list[object]:
    """Return the commands of a saved match."""
    found: list[object] = json.loads(path.read_text(encoding="utf-8"))["commands"]
    return found


def refused(tilewright: Tilewright, *options: str) -> str:
    """Return the sentence with which play refuses its options."""
    return refusal(tilewright("play", *options, stdin="quit\n"))


def test_a_match_continues_where_it_was_saved(tilewright: Tilewright, tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once", tmp_path / "in-parts"
    assert tilewright(*QUICK, "--save", str(at_once), stdin="draw\n" * 4).code == 0
    left = tilewright(*QUICK, "--save", str(in_parts), stdin="draw\n" * 2)
    assert "Your match is saved." in left.out
    back = tilewright("play", "--resume", str(in_parts), stdin="draw\n" * 2)
    # The rules and the bots are those of the file, and only the last turns are told again.
    assert back.out.count("You drew") == 3
    assert commands(in_parts) == commands(at_once)
    assert in_parts.stat().st_mode & 0o777 == 0o600


def test_a_finished_match_is_recorded_also_when_it_was_resumed(tilewright: Tilewright, tmp_path: Path) -> None:
    record, save = tmp_path / "record", tmp_path / "save"
    first = tilewright(*QUICK, "--record", str(record), "--save", str(save), stdin=IDLE)
    assert "Press Enter to deal game 2" in first.out
    assert record.read_bytes() == b"", "the referee takes whole matches only"
    tilewright("play", "--resume", str(save), "--record", str(record), stdin="\n" + IDLE)
    assert not save.exists(), "a match that is over needs no file"
    # Records are appended.
    tilewright(*QUICK[:-1], "match.games=1", "--record", str(record), stdin=IDLE)
    verdict = referee(record.read_text(encoding="utf-8").splitlines())
    assert (verdict.games, verdict.faults) == (3, ())


def test_piped_lines_are_neither_saved_nor_asked(tilewright: Tilewright, tmp_path: Path) -> None:
    assert "unfinished" not in tilewright(*QUICK, stdin="draw\n").out
    assert "won’t be saved" in tilewright(*QUICK, stdin="quit\n").out
    assert not (tmp_path / "state").exists()


def test_files_that_cannot_be_used_are_refused(tilewright: Tilewright, tmp_path: Path) -> None:
    save, other = tmp_path / "save", tmp_path / "other"
    assert "cannot read nowhere" in refused(tilewright, "--resume", "nowhere")
    assert "cannot write" in refused(tilewright, "--record", str(tmp_path / "no" / "where"))
    other.write_text("{}", encoding="utf-8")
    assert "is not a saved match" in refused(tilewright, "--resume", str(other))
    assert "exists already" in refused(tilewright, "--save", str(other))
    assert "leave --save out" in refused(tilewright, "--save", "a", "--resume", "b")
    tilewright(*QUICK, "--save", str(save), stdin="draw\n")
    whole = json.loads(save.read_text(encoding="utf-8"))
    for changed, why in (
        ({"commands": [[1, {"type": "DealNext"}]]}, "is not a saved match"),
        ({"commands": [[0, {"type": "Undo"}]]}, "is not a saved match"),
        ({"commands": [[7, {"type": "Pass"}]]}, "is not a saved match"),
        ({"key": "xyz"}, "is not a saved match"),
        ({"format": 2}, "was saved by another version"),
        ({"names": ["One"]}, "1 names for 1 bots"),
        ({"rules": "classic-xx"}, "classic-xx"),
    ):
        other.write_text(json.dumps(whole | changed), encoding="utf-8")
        assert why in refused(tilewright, "--resume", str(other))


def test_a_file_cannot_run_code(tilewright: Tilewright, tmp_path: Path) -> None:
    save = tmp_path / "save"
    tilewright(*QUICK, "--save", str(save), stdin="draw\n")
    whole = json.loads(save.read_text(encoding="utf-8"))
    spec = f"pathlib:Path.touch:self={tmp_path / 'touched'}"
    save.write_text(json.dumps(whole | {"bots": [spec]}), encoding="utf-8")
    assert "name it again with --bots" in refused(tilewright, "--resume", str(save))
    assert not (tmp_path / "touched").exists()
    # Bots of other people's code are resumed by those who name them again.
    spec = "tests.bots.plug_ins:Patient"
    save.write_text(json.dumps(whole | {"bots": [spec], "commands": []}), encoding="utf-8")
    assert tilewright("play", "--resume", str(save), "--bots", spec, stdin="draw\n").code == 0


def test_an_unfinished_match_of_another_rulebook_is_neither_offered_nor_lost(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("tests.cli.runs.io.TextIOWrapper", Terminal)
    assert tilewright("play", "--seed", "1", stdin="").code == 0
    other = tilewright("play", "--rules", "turbo", "--seed", "1", stdin="")
    assert "unfinished" not in other.out
    assert "tilewright play --rules turbo" in other.out
    # Each is offered where it is asked for; the first was begun without naming its rulebook.
    for words in (["--rules", "turbo"], ["--rules", "classic-nl"], []):
        assert "unfinished" in tilewright("play", *words, stdin="").out
