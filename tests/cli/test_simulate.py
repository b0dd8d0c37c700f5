"""The command simulate: what the contract promises, and what it refuses."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright, refusal
from tests.daily import daily
from tests.waiting import wait_until
from tilewright.records.referee import referee
from tilewright.version import VERSION

ROOT = Path(__file__).resolve().parent.parent.parent
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


def orders(path: Path) -> set[tuple[str, ...]]:
    """Return the orders around the table in a file of results, each from the first bot on."""
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        for game in json.loads(line)["games"]:
            seats = game["seats"]
            place = seats.index("beginner#1")
            found.add((*seats[place:], *seats[:place]))
    return found


def test_with_three_bots_the_order_around_the_table_is_drawn(tilewright: Tilewright, tmp_path: Path) -> None:
    options = [
        "simulate",
        "--bots",
        "beginner,beginner,beginner",
        "--games",
        "36",
        "--results",
        str(tmp_path / "deals"),
    ]
    names = tuple(f"beginner#{number}" for number in (1, 2, 3))
    assert tilewright(*options).code == 0
    assert orders(tmp_path / "deals") == {names, (names[0], names[2], names[1])}
    assert tilewright(*options, "--no-lots").code == 0
    assert orders(tmp_path / "deals") == {names}


def test_results_have_a_line_for_each_deal(tilewright: Tilewright, tmp_path: Path) -> None:
    options = ["--bots", "greedy,beginner", "--games", "6", "--seed", "7", "--house", "opening.min=20", "--json"]
    files = ["--results", str(tmp_path / "deals"), "--records", str(tmp_path / "games")]
    shown = json.loads(tilewright("simulate", *options, *files).out)
    assert [shown[field] for field in ("version", "rules", "house", "seed", "partial")] == [
        VERSION,
        "classic-nl",
        {"opening.min": 20},
        7,
        False,
    ]
    deals = [json.loads(line) for line in (tmp_path / "deals").read_text(encoding="utf-8").splitlines()]
    assert [deal["deal"] for deal in deals] == [0, 1, 2]
    games = [game for deal in deals for game in deal["games"]]
    assert sum(game["wins"][game["seats"].index("greedy")] for game in games) == shown["wins"]["greedy"]
    heads = [json.loads(line) for line in (tmp_path / "games").read_text(encoding="utf-8").splitlines()]
    written = [(head["match"], head["seats"]) for head in heads if head["event"] == "game"]
    assert written == [(game["match"], game["seats"]) for game in games]


# Programs started in the background ignore the signal, and so would those that they start.
_INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from tilewright.cli.main import main
main()
"""


@pytest.mark.slow(reason="starts the program, to stop it in the middle")
@pytest.mark.parametrize("workers", daily(["1", "2"], "2"))
def test_an_interrupted_run_prints_what_is_known(workers: str, tmp_path: Path) -> None:
    words = ["simulate", "--bots", "beginner,beginner", "--games", "1000000", "--workers", workers, "--json"]
    deals = tmp_path / "deals"
    with subprocess.Popen(
        [sys.executable, "-c", _INTERRUPTIBLE, *words, "--results", str(deals)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        try:
            wait_until(lambda: deals.exists() and deals.stat().st_size > 0)
            # As a terminal does: the workers get the signal too.
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    shown = json.loads(out)
    assert (running.returncode, shown["partial"]) == (130, True)
    assert shown["deals"] == len(deals.read_text(encoding="utf-8").splitlines())
    # A worker that gets the signal between two deals says so first.
    assert err.endswith(f"tilewright simulate: stopped after {shown['deals']} of 500000 deals\n")
    assert workers == "2" or err.count("\n") == 1


def test_a_bot_of_the_current_folder_plays(
    tilewright: Tilewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    (tmp_path / "eager.py").write_text(page.split("```python")[1].split("```")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    run = tilewright("simulate", "--bots", "eager:Eager:most=20, greedy", "--games", "4", "--json")
    assert (run.code, run.err) == (0, "")
    shown = json.loads(run.out)
    assert shown["wins"].keys() == {"eager:Eager:most=20", "greedy"}
    assert set(shown["illegal"].values()) == {0}
    (tmp_path / "eager_and_wrong.py").write_text("class Eager:\n    def choose(self): ...\n", encoding="utf-8")
    said = refusal(tilewright("simulate", "--bots", "eager_and_wrong:Eager,greedy"))
    assert said.startswith("tilewright simulate: the bot eager_and_wrong:Eager failed in its turn: TypeError:")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("--bots beginner,nobody", 'there is no bot "nobody"'),
        ("--bots searcher:rolouts=4,greedy", 'searcher has no parameter "rolouts"'),
        ("--bots nowhere.at_all:Bot,greedy", 'there is no module "nowhere"'),
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
