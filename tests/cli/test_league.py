"""The command league: its table, its picture, and what it refuses."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.runs import Tilewright, refusal
from tests.daily import daily
from tilewright.cli.measuring import league_run, playing

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.slow(reason="plays a small league three times")
def test_a_league_is_a_table_a_picture_and_json(tilewright: Tilewright, tmp_path: Path) -> None:
    picture = tmp_path / "league.svg"
    options = ["--bots", "greedy,beginner", "--games", "4", "--tables", "3,2", "--seed", "3"]
    run = tilewright("league", *options, "--svg", str(picture))
    assert run.code == 0
    for part in ("2 players: 4 games", "3 players: 6 games, line-ups: 2", "openskill", "seed 3, 0 illegal turns"):
        assert part in run.out
    root = ElementTree.parse(picture).getroot()
    # Two tables of two bots: two cells and two ratings each.
    assert len(root.findall(f"{SVG}rect")) == 4
    assert len(root.findall(f"{SVG}circle")) == 4
    assert "prefers-color-scheme: dark" in picture.read_text(encoding="utf-8")
    first = tilewright("league", *options, "--json")
    shown = json.loads(first.out)
    assert [table["seats"] for table in shown["tables"]] == [2, 3]
    assert {*shown["tables"][0]["ratings"]} == {"greedy", "beginner"}
    low, high = shown["tables"][0]["ratings"]["greedy"]["ci95"]
    assert low < shown["tables"][0]["ratings"]["greedy"]["rating"] < high


@pytest.mark.slow(reason="plays a small league twice, once in processes")
def test_a_league_gives_the_same_bytes_with_any_number_of_workers(tilewright: Tilewright, tmp_path: Path) -> None:
    options = ["--bots", "greedy,beginner", "--games", "4", "--tables", "2,3", "--json"]
    alone = tilewright("league", *options, "--resume", str(tmp_path / "kept")).out
    assert tilewright("league", *options, "--workers", "2").out == alone
    assert tilewright("league", *options, "--resume", str(tmp_path / "kept")).out == alone


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("--bots beginner,nobody", 'there is no bot "nobody"'),
        ("--bots beginner", "name at least two different bots"),
        ("--bots beginner,random,random", "name at least two different bots"),
        ("--bots beginner,random --tables two", '"two" is not a list of table sizes'),
        ("--bots beginner,random --tables 2,7", "not 7"),
        ("--bots beginner,random --fewer nobody=4", '"nobody=4" does not name a bot of the league'),
        ("--bots beginner,random --fewer random=0", '"random=0" does not name a bot of the league'),
        ("--bots beginner,random --fewer random", '"random" does not name a bot of the league'),
        ("--bots beginner,random --svg nowhere/at.svg", "cannot write nowhere/at.svg"),
    ],
)
def test_bad_options_are_refused(tilewright: Tilewright, options: str, why: str) -> None:
    assert why in refusal(tilewright("league", *options.split()))


def test_without_its_packages_it_names_what_to_install(tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch) -> None:
    needing = (
        "cli.league",
        "cli.measuring.league_run",
        "cli.measuring.league_plot",
        "arena.standings",
        "arena.ratings",
    )
    for name in (f"tilewright.{name}" for name in needing):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert refusal(tilewright("league", "--bots", "greedy,beginner")) == (
        "tilewright league: openskill.models is not installed; "
        "install tilewright[arena], or in a checkout requirements/arena.txt"
    )


@pytest.mark.slow(reason="plays a small league, which is then stopped")
@pytest.mark.parametrize("finished", daily((0, 3, 6), 6))
def test_ctrl_c_prints_what_is_known(finished: int, tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch) -> None:
    real = playing.play_with_progress

    def stopped(*given: Any) -> Iterator[Any]:
        for number, one in enumerate(real(*given)):
            if number == finished:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(league_run, "play_with_progress", stopped)
    options = ("--bots", "beginner,greedy", "--games", "8", "--tables", "2,3")
    run = tilewright("league", *options)
    assert run.code == 130
    assert "tilewright league: stopped after " in run.err
    # The four deals of the first table size come first.
    assert ("2 players: 8 games, line-ups: 1" in run.out) == (finished == 6)
    assert ("2 players, 6 games: " in run.out) == (finished == 3)
    assert ("3 players, 6 games: " in run.out) == (finished == 6)
    shown = json.loads(tilewright("league", *options, "--json").out)
    assert shown["partial"] is True
    assert [one["games"] for one in shown["line_ups"]] == [[], [6], [6]][finished // 3]


@pytest.mark.parametrize(("verb", "package"), [("league", "scipy"), ("data", "pyarrow")])
def test_the_help_needs_no_extra(verb: str, package: str) -> None:
    words = f"import sys; sys.modules[{package!r}] = None; sys.argv[1:] = [{verb!r}, '--help']; "
    words += "from tilewright.cli.main import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Example: tilewright {verb}" in done.stdout
