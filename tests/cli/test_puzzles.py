"""`tilewright puzzles`: made, checked, and the one of a day."""

import json
from pathlib import Path
from typing import get_args

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.cli.puzzles import KindName
from tilewright.puzzles.puzzle import Kind

FIELDS = ["id", "rules", "house", "kind", "table", "rack", "opened", "answer", "steps", "difficulty"]


def test_every_kind_can_be_asked_for() -> None:
    assert get_args(KindName) == (*(kind.value for kind in Kind), "any")


def test_puzzles_are_made_and_checked(tilewright: Tilewright, tmp_path: Path) -> None:
    asked = ("puzzles", "--rules", "classic-de", "--kind", "any", "--count", "4", "--seed", "2", "--json")
    run = tilewright(*asked)
    assert (run.code, run.err) == (0, "")
    made = [json.loads(line) for line in run.out.splitlines()]
    assert [list(puzzle) for puzzle in made] == [FIELDS] * 4
    assert {puzzle["kind"] for puzzle in made} == {"out", "most", "open", "free_joker"}
    assert tilewright(*asked).out == run.out

    file = tmp_path / "puzzles.jsonl"
    file.write_text(run.out, encoding="utf-8")
    assert tilewright("puzzles", "--check", str(file)).out == "4 of 4 puzzles proven\n"
    made[1]["rack"].append("K1")
    file.write_text("\n".join(map(json.dumps, made)), encoding="utf-8")
    checked = tilewright("puzzles", "--check", str(file))
    assert checked.code == 1
    assert checked.out.splitlines() == ["line 2: the id is not that of the position", "3 of 4 puzzles proven"]


def test_puzzles_with_dice_are_made_and_checked(tilewright: Tilewright, tmp_path: Path) -> None:
    asked = ("puzzles", "--rules", "turbo", "--count", "4", "--seed", "1", "--json")
    made = [json.loads(line) for line in tilewright(*asked).out.splitlines()]
    assert [list(puzzle) for puzzle in made] == [FIELDS] * 4
    assert [puzzle["kind"] for puzzle in made] == ["out", "most", "free_joker", "cross"]
    assert all(len(die) == 3 for puzzle in made for die in (*puzzle["table"], *puzzle["answer"]["table"]))
    file = tmp_path / "puzzles.jsonl"
    made[3]["kind"] = "out"
    file.write_text("\n".join(map(json.dumps, made)), encoding="utf-8")
    checked = tilewright("puzzles", "--check", str(file))
    assert checked.code == 1
    assert checked.out.splitlines() == ["line 4: the id is not that of the position", "3 of 4 puzzles proven"]
    shown = tilewright("puzzles", "--rules", "turbo", "--daily", "2026-11-16").out.splitlines()
    assert shown[2].startswith("Dice ")


def test_the_puzzle_of_a_day_is_shown_without_its_answer(tilewright: Tilewright) -> None:
    shown = tilewright("puzzles", "--daily", "2026-11-16")
    assert shown.code == 0
    puzzle = json.loads(tilewright("puzzles", "--daily", "2026-11-16", "--json").out)
    lines = shown.out.splitlines()
    assert lines[2].split() == ["Rack", *puzzle["rack"]]
    assert puzzle["id"] in lines[3]
    assert len(lines) == 5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            ("--rules", "turbo", "--kind", "open"),
            "turbo has no puzzles of the kind open: it has out, most, free_joker, cross",
        ),
        (("--kind", "cross"), "classic-nl has no puzzles of the kind cross: it has out, most, open, free_joker"),
        (("--difficulty", "11"), '"11" is not a difficulty: name one from 1 to 10, or a range such as 4-6'),
        (("--difficulty", "6-4"), '"6-4" is not a difficulty: name one from 1 to 10, or a range such as 4-6'),
        (("--daily", "tomorrow"), '"tomorrow" is not a date: write it as in 2026-12-24'),
    ],
)
def test_what_cannot_be_made_is_refused(tilewright: Tilewright, options: tuple[str, ...], reason: str) -> None:
    assert refusal(tilewright("puzzles", *options)) == f"tilewright puzzles: {reason}"


def test_a_line_that_is_not_a_puzzle_is_named(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    for line in ("[]", "{", '{"id": 1}'):
        file.write_text(line, encoding="utf-8")
        assert refusal(tilewright("puzzles", "--check", str(file))).startswith(
            "tilewright puzzles: line 1 is not a puzzle: "
        )
