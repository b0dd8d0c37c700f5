"""Checkpoints: a restart resumes where the first run was stopped, and only for the same run."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.waiting import wait_until
from tilewright.arena.checkpoint import BatchLine, RunFile, run_line
from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.executors import InProcess
from tilewright.arena.simulation import DEALS_A_BATCH, played
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.tiles import BadInput

PROGRAM = "from tilewright.cli.main import main; main()"
SMALL = Simulation(rules=booklet("classic-nl"), bots=("greedy", "greedy"), deals=6, seed=4)
PAIR = [SMALL, replace(SMALL, first=6, deals=3, bots=("greedy",) * 3, lots=True)]


def played_with_checkpoint(path: Path, simulations: list[Simulation]) -> tuple[list[DealResult], int]:
    """Return the results of a run with a checkpoint, and how many batches it had before."""
    checkpoint = RunFile(path, run_line(simulations, "1"), BatchLine)
    before = len(checkpoint.lines)
    return [result for _, result in played(simulations, InProcess(), checkpoint)], before


def test_a_second_start_plays_nothing_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    first, none = played_with_checkpoint(path, PAIR)
    text = path.read_bytes()
    second, all_of_them = played_with_checkpoint(path, PAIR)
    assert (none, all_of_them) == (0, -(-6 // DEALS_A_BATCH) + 1)
    assert first == second
    assert path.read_bytes() == text


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_that_was_being_written_is_dropped_and_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "kept.jsonl"
    whole, _ = played_with_checkpoint(path, PAIR)
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    again, before = played_with_checkpoint(path, PAIR)
    assert (again, before) == (whole, 2)
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(SMALL, seed=5), "its seed 4, ours 5"),
        (replace(SMALL, deals=9), "its deals 6, ours 9"),
        (replace(SMALL, bots=("greedy", "random")), "its bots "),
        (replace(SMALL, rules=booklet("six")), "its rules classic-nl, ours six"),
        (replace(SMALL, rules=with_house(booklet("classic-nl"), {"opening.min": 40})), "its options differ"),
        (replace(SMALL, mishaps=0.1), "its options differ"),
    ],
)
def test_a_file_of_another_run_is_refused(tmp_path: Path, other: Simulation, why: str) -> None:
    path = tmp_path / "kept.jsonl"
    RunFile(path, run_line([SMALL], "1"), BatchLine)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=f"belongs to another run: {why}"):
        RunFile(path, run_line([other], "1"), BatchLine)
    assert path.read_bytes() == before


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    RunFile(path, run_line([SMALL], "1"), BatchLine)
    with pytest.raises(BadInput, match="its version 1, ours 2"):
        RunFile(path, run_line([SMALL], "2"), BatchLine)


@pytest.mark.parametrize("text", ["a letter\n", '{"batch":0,"results":[]}\n', "[]\n", "\n"])
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadInput, match=r"letter\.txt, line 1: this is not a checkpoint file"):
        RunFile(path, run_line([SMALL], "1"), BatchLine)
    assert path.read_text() == text


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot save results to"):
        RunFile(tmp_path, run_line([SMALL], "1"), BatchLine)


@pytest.mark.slow(reason="starts the program three times and kills it once")
def test_a_killed_run_resumes_to_the_same_bytes(tmp_path: Path) -> None:
    def command(name: str) -> list[str]:
        options = ["--bots", "beginner,beginner,beginner", "--games", "48", "--seed", "9", "--json"]
        files = ["--resume", str(tmp_path / name), "--records", str(tmp_path / f"{name}.records")]
        return [sys.executable, "-c", PROGRAM, "simulate", *options, *files]

    def finish(name: str) -> dict[str, object]:
        done = subprocess.run(command(name), capture_output=True, check=True)
        shown: dict[str, object] = json.loads(done.stdout)
        return {key: value for key, value in shown.items() if key != "games_per_s"}

    running = subprocess.Popen(command("killed"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    checkpoint = tmp_path / "killed"
    wait_until(
        lambda: running.poll() is not None or (checkpoint.exists() and checkpoint.read_bytes().count(b"\n") >= 3)
    )
    assert running.poll() is None
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    batches = -(-16 // DEALS_A_BATCH)
    assert checkpoint.read_bytes().count(b"\n") < batches + 1
    assert finish("killed") == finish("straight")
    assert checkpoint.read_bytes() == (tmp_path / "straight").read_bytes()
    assert (tmp_path / "killed.records").read_bytes() == (tmp_path / "straight.records").read_bytes()
