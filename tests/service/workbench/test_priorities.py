"""Priorities are lowered, never raised: only root may do that."""

import os
import subprocess
import sys

import pytest

from tilewright.service.workbench.priorities import BOTS, lower_process

_LOWEST = 19


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are those of POSIX")
def test_a_process_of_a_server_with_a_low_priority_keeps_it() -> None:
    with subprocess.Popen(["sleep", "60"]) as process:
        try:
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOWEST)
            lower_process(process.pid, BOTS)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == _LOWEST
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are those of POSIX")
@pytest.mark.parametrize(("own", "lowered"), [(0, BOTS), (10, 10 + BOTS), (17, _LOWEST)])
def test_a_server_with_a_low_priority_stays_above_its_bots(own: int, lowered: int) -> None:
    said = "from tilewright.service.workbench.priorities import BOTS, lower_process; import os; os.nice({up});"
    program = said.format(up=own) + "lower_process(os.getpid(), BOTS); print(os.getpriority(os.PRIO_PROCESS, 0))"
    before = os.getpriority(os.PRIO_PROCESS, 0)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(run.stdout) == min(_LOWEST, max(lowered, before + own + BOTS))
