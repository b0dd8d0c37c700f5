"""The example files for operators, checked as far as that is possible without installing them."""

import re
import resource
import shutil
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.service.servers import Server, free_port
from tests.web.players import Visitor
from tilewright.cli.serve import SECONDS_TO_STOP
from tilewright.version import VERSION

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


@pytest.mark.deep
async def test_the_command_of_the_unit_starts_stops_and_survives_being_killed(tmp_path: Path) -> None:
    """With the limits that can be set without systemd: no new privileges, its files and its umask."""
    settings = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "tilewright.service").read_text("utf-8"), re.MULTILINE))
    program, *words = settings["ExecStart"].split()
    port = free_port()
    own = {"--port": str(port), "--data": str(tmp_path / "state")}
    words = [own.get(before, word) for before, word in pairwise([program, *words])]
    (tmp_path / "state").mkdir(mode=int(settings["StateDirectoryMode"], 8))
    files = min(int(settings["LimitNOFILE"]), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    limited = ["prlimit", f"--nofile={files}", "setpriv", "--no-new-privs", "--bounding-set=-all"]
    masked = ["sh", "-c", f'umask {settings["UMask"]}; exec "$@"', "sh"]
    server, ann = Server([*masked, *limited, sys.executable, "-m", "tilewright", *words], port), Visitor(port)
    server.start()
    await ann.log_in("Ann")
    server.stop(signal.SIGKILL)
    server.start()
    # What was acknowledged before the kill is there.
    assert (await ann.ask("GET", "/api/me")).json["name"] == "Ann"
    assert {file.stat().st_mode & 0o077 for file in (tmp_path / "state").iterdir()} == {0}
    stopping = server.process
    assert stopping is not None
    server.stop(signal.SIGTERM)
    assert stopping.returncode == 0


def test_the_unit_limits_system_calls_and_memory() -> None:
    settings = (DEPLOY / "tilewright.service").read_text("utf-8").splitlines()
    assert {"SystemCallFilter=@system-service", "SystemCallFilter=~@privileged", "MemoryMax=2G"} <= {*settings}


def test_the_container_copies_what_its_build_needs(tmp_path: Path) -> None:
    copied = [
        name
        for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for name in line.split()[1:-1]
    ]
    assert copied
    for name in copied:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        place = DEPLOY.parent / name
        (tmp_path / name).symlink_to(place) if place.is_dir() else shutil.copy(place, tmp_path / name)
    # Its build reads no other file.
    words = [sys.executable, "setup.py", "--version"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == VERSION


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
