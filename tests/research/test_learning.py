"""Agents that learn: the stored ones play, and training runs in a tiny size where PyTorch is installed."""

import hashlib
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright import play_game
from tools import learning_page

AGENTS = sorted(path.parent for path in learning_page.AGENTS.glob("*/agent.npz"))


@pytest.mark.parametrize("folder", AGENTS, ids=lambda folder: folder.name)
def test_a_stored_agent_is_that_of_its_card_and_plays(folder: Path) -> None:
    digest = hashlib.sha256((folder / "agent.npz").read_bytes()).hexdigest()
    assert f"`{digest}`" in (folder / "card.md").read_text("utf-8")
    for bots in (("hoarder",), ("greedy",)):
        record = play_game([f"bench.bots.learned_agents:Learned:path={folder / 'agent.npz'}", *bots], "classic-nl", 5)
        assert record.winners


def test_the_page_of_learned_agents_is_up_to_date() -> None:
    assert learning_page.main(["--check"]) == 0, "docs/results/learning.md is stale: python -m tools.learning_page"


@pytest.mark.slow(reason="trains for a few seconds")
def test_training_goes_on_from_its_checkpoint_and_its_agent_plays_as_a_bot(deep: bool, tmp_path: Path) -> None:
    """The wins that learn.py counts in the kernel are those of the engine; about 20 s."""
    if not deep or importlib.util.find_spec("torch") is None:
        pytest.skip("only in a deep run, with the extra learn")
    sizes = ["--width", "32", "--blocks", "1", "--opponents", "hoarder=16,greedy=8", "--minibatch", "512"]
    for part in range(2):
        command = ["examples/learn.py", "train", "--out", str(tmp_path), "--seconds", "2", "--deals", "6", *sizes]
        done = subprocess.run(
            [sys.executable, *command], cwd=learning_page.ROOT, check=True, capture_output=True, text=True
        )
        assert len((tmp_path / "curve.jsonl").read_text("utf-8").splitlines()) > part
    rows = [line for line in done.stdout.splitlines() if line.startswith("|")]
    command = [
        "-m",
        "bench",
        "learned-agents",
        "--agent",
        str(tmp_path / "agent.npz"),
        "--deals",
        "6",
        "--opponents",
        "greedy,hoarder",
    ]
    played = subprocess.run(
        [sys.executable, *command], cwd=learning_page.ROOT, check=True, capture_output=True, text=True
    )
    assert {line for line in played.stdout.splitlines() if "`" in line} <= {*rows}
