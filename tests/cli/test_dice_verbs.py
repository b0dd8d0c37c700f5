"""The verbs that the dice game shares with the tile game: simulate, referee, verify, bots, league and play."""

import json
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright, refusal

PROMISED = {"games", "wins", "win_rate", "ci95", "points", "turns", "games_per_s", "blocked"}
TURBO = ("--rules", "turbo", "--bots", "turbo-greedy,turbo-random")


def test_bots_play_the_dice_game_and_their_records_are_legal(tilewright: Tilewright, tmp_path: Path) -> None:
    record = str(tmp_path / "games.jsonl")
    options = ("--games", "5", "--seed", "7", "--mishaps", "0.1", "--records", record, "--json")
    run = tilewright("simulate", *TURBO, *options)
    assert run.code == 0
    shown = json.loads(run.out)
    assert shown.keys() >= PROMISED
    assert (shown["games"], sum(shown["wins"].values())) == (6, 6)
    assert shown["illegal"] == {"turbo-greedy": 0, "turbo-random": 0}
    verdict = tilewright("referee", record, "--json")
    assert (verdict.code, json.loads(verdict.out)) == (0, {"games": 6, "legal": 6, "faults": []})
    assert json.loads(tilewright("verify", record, "--json").out)["verified"] == 6


def test_the_same_seed_gives_the_same_rolls_with_any_number_of_workers(tilewright: Tilewright, tmp_path: Path) -> None:
    def record(name: str, *options: str) -> str:
        path = tmp_path / name
        assert tilewright("simulate", *TURBO, "--games", "4", "--records", str(path), *options).code == 0
        return path.read_text(encoding="utf-8")

    first = record("one", "--seed", "3")
    assert first == record("two", "--seed", "3", "--workers", "2")
    assert first != record("other", "--seed", "4")


def test_whole_matches_have_six_rounds_and_held_back_dice_are_counted(tilewright: Tilewright) -> None:
    """TB-02, TB-33."""
    run = tilewright("simulate", *TURBO, "--matches", "2", "--choices", "--json")
    shown = json.loads(run.out)
    assert shown["games"] == 12
    assert shown["held_back"]["turbo-greedy"] == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ("simulate", "--rules", "turbo", "--bots", "beginner,turbo-greedy"),
            "beginner plays only the tile game: there",
        ),
        (("simulate", "--bots", "beginner,turbo-greedy"), "turbo-greedy plays only the dice game: there are random"),
        (("simulate", "--rules", "turbo", "--bots", "turbo-genius,turbo-greedy"), 'there is no bot "turbo-genius"'),
        (("simulate", "--rules", "turbo", "--bots", ",".join(["turbo-random"] * 3)), "for 2 players, not 3"),
        (("simulate", *TURBO, "--house", "deal.rack=3"), '"deal.rack" is not a house rule'),
        (("league", "--rules", "turbo", "--bots", "beginner,random", "--tables", "2"), "beginner plays only"),
        (("league", "--rules", "turbo", "--bots", "turbo-random,turbo-greedy", "--tables", "2,3"), "not 3"),
        (("play", "--rules", "turbo", "--bots", "beginner"), "beginner plays only the tile game"),
        (("play", "--bots", "turbo-random"), "turbo-random plays only the dice game"),
        (("play", "--rules", "turbo", "--bots", "turbo-random,turbo-random"), "for 2 players, not 3, you among them"),
        (("play", "--rules", "turbo", "--clock"), "--clock: turbo has no time limit"),
    ],
)
def test_bad_options_are_refused_in_one_line(tilewright: Tilewright, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refusal(tilewright(*arguments))


def test_a_fault_in_the_dice_game_is_reported_as_a_sentence(tilewright: Tilewright, tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    assert tilewright("simulate", *TURBO, "--games", "2", "--records", str(record)).code == 0
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if '"event":"play"' in line)
    lines[place] = json.dumps(json.loads(lines[place]) | {"event": "pass"})
    record.write_text("\n".join(lines), encoding="utf-8")
    run = tilewright("referee", str(record))
    assert run.code == 1
    # The first dice on an empty grid are a set of own dice, so nobody may pass in their place (TB-07).
    assert f"game 1, line {place + 1}: Your dice show a set: " in run.out


def test_a_dice_match_can_be_typed_into_the_program(tilewright: Tilewright) -> None:
    typed = "roll\npass\nhelp\n" * 40
    run = tilewright("play", "--rules", "turbo", "--seed", "5", "--house", "match.rounds=1", stdin=typed)
    assert (run.code, run.err) == (0, "")
    assert "Lines can cross like in a crossword" in run.out
    assert "Round 1 of 1" in run.out
    assert "You rolled" in run.out
    assert run.out.endswith("Goodbye, and thanks for playing.\n")
    assert (
        run.out == tilewright("play", "--rules", "turbo", "--seed", "5", "--house", "match.rounds=1", stdin=typed).out
    )


def test_house_rules_are_shown_at_the_start_of_a_dice_match(tilewright: Tilewright) -> None:
    plain = tilewright("play", "--rules", "turbo", stdin="").out
    house = tilewright("play", "--rules", "turbo", "--house", "dice.hand=8", stdin="").out
    assert "What’s special here" not in plain
    assert "What’s special here: each player gets 8 dice." in house
