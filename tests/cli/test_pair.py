"""`tilewright pair`: a round from a file or from stdin."""

import json
from pathlib import Path

from tests.cli.runs import Tilewright, refusal


def test_the_next_round_is_printed_and_is_the_same_again(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    file.write_text(
        json.dumps({"kind": "evening", "seats": 4, "players": list("abcdefghi"), "seed": 3}), encoding="utf-8"
    )
    run = tilewright("pair", str(file))
    drawn = json.loads(run.out)
    assert run.code == 0
    assert sorted(map(len, drawn["tables"])) == [3, 3, 3]
    assert drawn.keys() == {"tables", "byes"}
    assert tilewright("pair", str(file)).out == run.out


def test_a_tournament_that_is_over_says_so(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    file.write_text(
        json.dumps({"kind": "round-robin", "seats": 2, "players": ["a", "b"], "rounds": [[["a", "b"]]]}),
        encoding="utf-8",
    )
    assert json.loads(tilewright("pair", str(file)).out) == {"tables": [], "byes": [], "over": True}


def test_a_wrong_tournament_is_refused_in_a_sentence(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    file.write_text('{"kind": "swiss", "seats": 2, "players": ["a", "a"]}', encoding="utf-8")
    assert 'players has "a" twice' in refusal(tilewright("pair", str(file)))
    assert "cannot read" in refusal(tilewright("pair", str(tmp_path / "none.json")))
