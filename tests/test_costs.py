"""What tests cost is their processor time: that of their processes too, but not the time that they wait."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT
from tools.processor import Look, used_here

BUSY = "import time\nends = time.process_time() + 0.4\nwhile time.process_time() < ends: pass\n"
TESTS = f'''"""A module that costs something."""
import subprocess, sys, time, pytest

@pytest.fixture(scope="module")
def dear():
    """It is dear."""
    subprocess.run([sys.executable, "-c", {BUSY!r}], check=True)

def test_works(dear): {"; ".join(BUSY.splitlines()[:2])}; exec({BUSY!r})
def test_starts_a_program(): subprocess.run([sys.executable, "-c", {BUSY!r}], check=True)
def test_waits(): time.sleep(0.5)
'''
LEAST, MOST_OF_A_WAIT = 0.35, 0.2


@pytest.mark.slow(reason="runs pytest with a worker")
def test_a_row_has_the_processor_time_of_a_test_or_a_shared_fixture(tmp_path: Path) -> None:
    (tmp_path / "test_dear.py").write_text(TESTS)
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n1", "-p", "tests.conftest"]
    words += [f"--rootdir={tmp_path}", f"--costs={tmp_path / 'costs.json'}", str(tmp_path / "test_dear.py")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    costs = json.loads((tmp_path / "costs.json").read_text())
    rows = {row.rpartition("::")[2]: seconds for row, seconds in costs["seconds"].items()}
    fixture = f"fixture dear of {'test_dear.py'}"
    assert min(rows[row] for row in ("test_works", "test_starts_a_program", fixture)) > LEAST
    assert rows["test_waits"] < MOST_OF_A_WAIT
    assert {costs["about"]["test_dear.py"], costs["about"][fixture]} == {
        "A module that costs something.",
        "It is dear.",
    }


def test_what_this_process_uses_is_not_the_work_of_others() -> None:
    before, began = Look.now(), used_here()
    subprocess.run([sys.executable, "-c", BUSY], check=True)
    now = Look.now()
    assert now.here - before.here >= LEAST
    assert used_here() - began >= LEAST
    assert now.others(before) <= 1
