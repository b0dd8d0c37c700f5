"""The example files for operators, checked as far as that is possible without installing them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tilewright.cli.serve import SECONDS_TO_STOP

DEPLOY = Path(__file__).parents[1] / "deploy"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("check", [("verify",), ("security", "--offline=yes", "--threshold=20", "--no-pager")])
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path, check: tuple[str, ...]) -> None:
    text = (DEPLOY / "tilewright.service").read_text("utf-8")
    program = "/opt/tilewright/.venv/bin/tilewright"
    assert program in text
    # The program is not installed at that path; everything else is checked.
    unit = tmp_path / "tilewright.service"
    unit.write_text(text.replace(program, "/bin/true"), encoding="utf-8")
    tried = subprocess.run(
        ["systemd-analyze", *check, str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (tried.returncode, tried.stderr) == (0, ""), tried.stdout[-2_000:]


def test_the_unit_limits_system_calls_and_memory() -> None:
    settings = (DEPLOY / "tilewright.service").read_text("utf-8").splitlines()
    assert {"SystemCallFilter=@system-service", "SystemCallFilter=~@privileged", "MemoryMax=2G"} <= {*settings}


def test_the_container_copies_files_that_exist() -> None:
    copied = [
        name
        for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for name in line.split()[1:-1]
    ]
    assert copied
    assert [name for name in copied if not (DEPLOY.parent / name).exists()] == []


def test_everything_that_stops_a_server_waits_as_long_as_it_may_take() -> None:
    waits = {
        "deploy/compose.yaml": r"stop_grace_period: (\d+)s",
        "deploy/tilewright.service": r"TimeoutStopSec=(\d+)$",
        "deploy/Containerfile": r"--stop-timeout (\d+) ",
        "docs/run.md": r"This takes at most\s+(\d+) seconds",
    }
    texts = {name: (DEPLOY.parent / name).read_text("utf-8") for name in waits}
    found = {name: re.findall(pattern, texts[name], re.MULTILINE) for name, pattern in waits.items()}
    assert found == {name: [str(SECONDS_TO_STOP)] for name in waits}
