"""The command simulate: what the contract promises, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.records.referee import referee

PROMISED = {"games", "wins", "win_rate", "ci95", "points", "turns", "games_per_s", "blocked"}


def test_the_fields_of_the_contract_are_there(tilewright: Tilewright) -> None:
    run = tilewright("simulate", "--bots", "greedy,greedy,beginner", "--games", "4", "--seed", "7", "--json")
    assert run.code == 0
    shown = json.loads(run.out)
    assert {*shown} >= PROMISED
    # Rounded up to whole rotations; a name given twice is told apart.
    assert shown["games"] == 6
    assert {*shown["wins"]} == {"greedy#1", "greedy#2", "beginner"}
    assert sum(shown["wins"].values()) == 6
    assert shown["illegal"] == {"greedy#1": 0, "greedy#2": 0, "beginner": 0}
    assert (shown["held_back"], shown["sprt"]) == (None, None)


def test_the_same_seed_gives_the_same_games(tilewright: Tilewright, tmp_path: Path) -> None:
    def record(name: str, seed: str) -> str:
        options = ["--bots", "greedy,greedy", "--games", "6", "--seed", seed]
        assert tilewright("simulate", *options, "--records", str(tmp_path / name)).code == 0
        return (tmp_path / name).read_text(encoding="utf-8")

    first = record("first", "7")
    assert first == record("again", "7")
    assert first != record("other", "8")
    verdict = referee(first.splitlines())
    assert (verdict.games, verdict.faults) == (6, ())


def test_a_decided_test_stops_the_games(tilewright: Tilewright) -> None:
    options = ["--bots", "greedy,beginner", "--games", "400", "--sprt", "0.2,0.6"]
    shown = json.loads(tilewright("simulate", *options, "--json").out)
    assert shown["sprt"]["verdict"] == "high"
    assert shown["games"] == 2 * shown["sprt"]["deals"] < 100
    assert "greedy: 60.0% rather than 20.0%, decided after" in tilewright("simulate", *options).out


def test_a_test_may_stay_undecided(tilewright: Tilewright) -> None:
    run = tilewright("simulate", "--bots", "greedy,greedy", "--games", "4", "--sprt", "0.49,0.51")
    assert "undecided between 49.0% and 51.0% after 2 deals" in run.out


def test_the_text_has_the_requested_figures(tilewright: Tilewright) -> None:
    run = tilewright("simulate", "--bots", "greedy,greedy", "--games", "4", "--choices")
    assert "4 games of 2 deals" in run.out
    assert "0 illegal turns" in run.out
    assert "deals won from every seat: greedy#1" in run.out
    assert "turns per game that played nothing although they could: greedy#1" in run.out


def test_whole_matches_are_played_by_the_rulebook(tilewright: Tilewright) -> None:
    shown = json.loads(tilewright("simulate", "--bots", "greedy,greedy", "--matches", "2", "--json").out)
    assert shown["games"] == 4


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("--bots beginner,nobody", 'there is no bot "nobody"'),
        ("--bots beginner", "not 1"),
        ("--bots beginner,beginner --sprt 0.6,0.5", '"0.6,0.5" is not a pair of win rates'),
        ("--bots beginner,beginner,beginner --sprt 0.5,0.6", "--sprt compares two bots, and there are 3"),
        ("--bots beginner,beginner --workers 2 --cluster tcp://127.0.0.1:9", "give one of the two"),
        ("--bots beginner,beginner --games 0", "--games"),
        ("--bots beginner,beginner --records nowhere/at/all", "cannot write nowhere/at/all"),
        ("--bots beginner,beginner --resume nowhere/at/all", "cannot save results to nowhere/at/all"),
    ],
)
def test_bad_options_are_refused(tilewright: Tilewright, options: str, why: str) -> None:
    assert why in refusal(tilewright("simulate", *options.split()))


def test_without_distributed_a_cluster_is_refused(tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tilewright.arena.dask_cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refusal(tilewright("simulate", "--bots", "beginner,beginner", "--cluster", "tcp://127.0.0.1:9"))
    assert said == (
        "tilewright simulate: --cluster: distributed is not installed; "
        "install tilewright[cluster], or in a checkout requirements/arena.txt"
    )
