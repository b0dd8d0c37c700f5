"""The boundary of the kernel: whatever it is called with, it answers or refuses."""

import subprocess
import sys

import pytest

from tests.forms import needs_kernel
from tests.solver.test_kernel import ROOT, run_sanitized


@needs_kernel
@pytest.mark.slow(reason="plays a little of everything and makes 2,000 calls in another process, 5 s")
def test_changed_calls_are_answered_or_refused() -> None:
    words = [sys.executable, "-m", "tests.kernel.fuzz", "7", "2000"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "2000 calls of" in done.stdout


@needs_kernel
@pytest.mark.deep
@pytest.mark.slow(reason="a build and 60,000 calls in another process")
def test_changed_calls_are_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(tmp_path_factory, "from tests.kernel.fuzz import main; main(11, 60_000)\n")
