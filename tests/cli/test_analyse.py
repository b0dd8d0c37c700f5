"""`tilewright analyse`: every turn of a record against the best one."""

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import Tilewright, refusal

RECORDS = Path(__file__).resolve().parents[1] / "transcripts"
FIELDS = [
    *("game", "turn", "seat", "line", "played", "points", "best", "best_points", "missed", "could_go_out"),
    *("could_open", "opened", "best_played", "best_table", "exact", "verdict"),
]


def first_game(name: str) -> bytes:
    """Return the first game of a stored match."""
    lines = (RECORDS / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    return b"".join(
        lines[: next(number for number, line in enumerate(lines[1:], start=1) if b'"event":"game"' in line)]
    )


def analysed(tilewright: Tilewright, file: Path) -> tuple[list[Any], list[Any]]:
    """Return the turns and the summaries of a record."""
    run = tilewright("analyse", str(file), "--json")
    assert run.code == 0
    lines = [json.loads(line) for line in run.out.splitlines()]
    return [line for line in lines if "turn" in line], [line["summary"] for line in lines if "summary" in line]


@pytest.mark.parametrize("name", ["classic-fr", "six", "tournament", "turbo", "twist"])
def test_every_turn_of_a_record_is_reviewed(name: str, deep: bool, tilewright: Tilewright, tmp_path: Path) -> None:
    if name == "twist" and not deep:
        pytest.skip("many special jokers on a full table take the solver a second a turn: only in a deep run")
    file = tmp_path / "game.jsonl"
    file.write_bytes(first_game(name))
    turns, summaries = analysed(tilewright, file)
    written = {number: json.loads(line) for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)}
    kinds = {"play", "draw", "pass", "penalty", "timeout"}
    assert [turn["line"] for turn in turns] == [number for number, line in written.items() if line["event"] in kinds]
    for turn in turns:
        assert list(turn) == FIELDS
        line = written[turn["line"]]
        assert turn["seat"] == line["seat"]
        assert turn["played"] == (len(line["played"]) if line["event"] == "play" else 0)
        assert turn["missed"] == turn["best"] - turn["played"] >= 0
        assert turn["best"] == len(turn["best_played"])
        expected = "none" if not turn["best"] else "held" if not turn["played"] else "missed"
        assert turn["verdict"] == ("best" if turn["best"] and not turn["missed"] else expected)
        assert turn["could_open"] == (not turn["opened"] and turn["best"] > 0)
    names = [line["seats"] for line in written.values() if line["event"] == "game"]
    assert [[seat["name"] for seat in summary] for summary in summaries] == names
    for game, summary in enumerate(summaries, start=1):
        own = [turn for turn in turns if turn["game"] == game]
        assert [turn["turn"] for turn in own] == list(range(1, len(own) + 1))
        missed: Counter[int] = Counter()
        for turn in own:
            missed[turn["seat"]] += turn["missed"]
        assert [seat["missed"] for seat in summary] == [missed[seat["seat"]] for seat in summary]


@pytest.mark.parametrize(
    ("rules", "bots"), [("classic-nl", "greedy,greedy,hoarder"), ("turbo", "turbo-greedy,turbo-random")]
)
def test_who_always_plays_most_misses_nothing_and_who_holds_back_does(
    rules: str, bots: str, tilewright: Tilewright, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert tilewright("simulate", "--rules", rules, "--bots", bots, "--games", "3", "--records", str(file)).code == 0
    _, summaries = analysed(tilewright, file)
    missed: Counter[bool] = Counter()
    for seat in (seat for summary in summaries for seat in summary):
        missed["greedy" in seat["name"]] += seat["missed"]
    assert missed[True] == 0
    assert missed[False] > 0


def test_a_record_comes_from_stdin_or_compressed_and_people_get_a_table(tilewright: Tilewright, tmp_path: Path) -> None:
    plain, packed = tmp_path / "turbo.jsonl", tmp_path / "turbo.jsonl.gz"
    plain.write_bytes(first_game("turbo"))
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    shown = tilewright("analyse", str(plain))
    assert shown.out.startswith("game turn seat laid most  verdict  the best turn\n")
    assert "seat 0 (turbo-greedy): 4 turns, 0 pieces missed, going out missed 0 times\n" in shown.out
    assert tilewright("analyse", str(packed)).out == shown.out
    assert tilewright("analyse", "-", stdin=plain.read_bytes()).out == shown.out


def test_what_is_not_a_record_or_breaks_the_rules_is_refused_by_its_line(
    tilewright: Tilewright, tmp_path: Path
) -> None:
    assert refusal(tilewright("analyse", "-", stdin="{}")).startswith("tilewright analyse: line 1: ")
    assert "the record is empty" in refusal(tilewright("analyse", "-"))
    lines = first_game("turbo").decode().splitlines()
    turn = next(number for number, line in enumerate(lines) if '"event":"pass"' in line)
    lines[turn] = lines[turn].replace('"seat":0', '"seat":7').replace('"seat":1', '"seat":7')
    assert refusal(tilewright("analyse", "-", stdin="\n".join(lines))).startswith(
        f"tilewright analyse: line {turn + 1}: "
    )
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(first_game("turbo"))[:-4])
    assert "not a whole gzip file" in refusal(tilewright("analyse", str(cut)))
    assert "cannot read" in refusal(tilewright("analyse", str(tmp_path / "none.jsonl")))


def test_chances_are_added_to_every_turn_of_a_tile_game(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    tilewright("simulate", "--bots", "greedy,greedy,greedy,greedy", "--games", "1", "--records", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    second = next((place for place, line in enumerate(lines) if place and b'"event":"game"' in line), len(lines))
    file.write_bytes(b"".join(lines[:second]))
    run = tilewright("analyse", str(file), "--chances", "--json")
    turns = [line for line in map(json.loads, run.out.splitlines()) if "turn" in line]
    assert turns
    for turn in turns:
        assert list(turn) == [*FIELDS, "chances"]
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.01)
    text = tilewright("analyse", str(file), "--chances").out
    assert all(f"({' '.join(f'{chance:.0%}' for chance in turn['chances'])})" in text for turn in turns)


def test_the_dice_game_has_no_chances(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(first_game("turbo"))
    assert "chances" not in tilewright("analyse", str(file), "--chances", "--json").out
