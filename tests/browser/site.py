"""A real server process for the browser, with bots that answer at once."""

import fcntl
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.unused import PORT, USERS
from tests.service.servers import Server, free_port
from tests.shared import made_once, shared_folder

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"

# The next game is dealt only on demand.
# Analyses have a time limit by the clock, which a busy machine would reach.
SETTINGS = """
home_address = "127.0.0.2"
analysis_seconds = 600
hint_seconds = 600
review_seconds = 600
[pace]
think = 0
between_games = 3_600_000
sweep = 60
look = 200
draft_shown = 20
draft_stored = 40

[budgets.loop]
player = 1000
network = 1000
saved = 600

[budgets.short]
player = 1000
network = 1000
saved = 600

[budgets.long]
player = 1000
network = 1000
saved = 600

[allowed]
running_matches = 100000
running_matches_per_address = 100000
open_tables = 100000
open_tables_per_address = 100000
sockets_per_address = 500
commands = 100_000
socket_messages = 100_000
socket_bytes = 1000000000
messages = 100_000
address_messages = 1_000_000
guests = 100_000
matches = 100_000
tables = 100_000
passwords = 100_000
chat = 100_000
analyses = 100_000
"""
SLOW_BOTS = SETTINGS.replace("think = 0", "think = 2_000")


class Site(Server):
    """A server on a free port; its data survives a restart.

    It deals from fixed keys. `first` is code that its process runs before anything else. It serves the scripts of
    `package`. If another process has started it, `port` is where it listens. With `lan` the home network can reach it.
    """

    def __init__(
        self,
        folder: Path,
        settings: str = SETTINGS,
        first: str = "pass",
        package: Path = SOURCES,
        port: int | None = None,
        *,
        lan: bool = False,
    ) -> None:
        file = folder / "settings.toml"
        file.write_text(settings)
        self.data = folder / "data"
        port = port or free_port()
        start = f"import sys; sys.path[:0] = [{str(package)!r}, {str(ROOT)!r}]"
        fixed = "from tests.fixed_keys import fix_keys; fix_keys()"
        command = f"{start}; {fixed}; {first}; from tilewright.cli.main import main; main()"
        options = ["serve", f"--port={port}", f"--data={self.data}", f"--settings={file}", *(["--lan"] if lan else [])]
        super().__init__([sys.executable, "-c", command, *options], port)

    @property
    def url(self) -> str:
        """The URL of the home page."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """Run a server until the end of the block."""
    site.start()
    try:
        yield site
    finally:
        site.stop(signal.SIGTERM)


def build_package(folder: Path) -> None:
    """Build the package as in a wheel, with bundled scripts, into a folder."""
    words = [sys.executable, "setup.py", "--quiet", "build_py", f"--build-lib={folder}"]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    for kernel in [*SOURCES.glob("tilewright/*/_*.so"), *SOURCES.glob("tilewright/*/_*.pyd")]:
        shutil.copy(kernel, folder / kernel.parent.relative_to(SOURCES))


def shared_package(temporary: pytest.TempPathFactory) -> Path:
    """Return a package that all workers of a run share, with the bytecode that their servers write."""
    return made_once(shared_folder(temporary), "shared_package", build_package)


@contextmanager
def shared(folder: Path, package: Path) -> Iterator[Site]:
    """Return a server that all workers of a run share; the first starts it, and it ends when the last has left.

    Its users hold a lock on a file, which the system releases even if a worker is killed.
    """
    folder.mkdir(exist_ok=True)
    ends = "from tests.browser.unused import end_unused"
    with (folder / USERS).open("w") as users, (folder / "start").open("w") as start:
        fcntl.flock(start, fcntl.LOCK_EX)
        # A server that is ending has this lock until it has ended.
        fcntl.flock(users, fcntl.LOCK_SH)
        running_at = folder / PORT
        port = int(running_at.read_text()) if running_at.exists() else None
        site = Site(folder, first=f"{ends}; end_unused({str(folder)!r})", package=package, port=port)
        if port is None:
            site.start_alone()
            running_at.write_text(str(site.port))
        fcntl.flock(start, fcntl.LOCK_UN)
        yield site
