"""Real servers on this machine for measurements, and what they use of it."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bench.versions import environment
from tools.environment import ROOT

_STEADY_KIB = 256
_SECONDS_TO_STEADY = 3
_BUDGET = "player = 1000\nnetwork = 1000\nsaved = 600\n"
# The last table is one to which a caller may add lines.
SETTINGS = "".join(f"[budgets.{kind}]\n{_BUDGET}" for kind in ("loop", "short", "long"))
SETTINGS += """\
[allowed]
running_matches = 100000
running_matches_per_address = 100000
open_tables = 100000
open_tables_per_address = 100000
sockets_per_address = 100000
address_messages = 10000000
guests = 100000
matches = 100000
"""


class Running(Struct, frozen=True, eq=False):
    """A running server: its port and its process."""

    port: int
    process: subprocess.Popen[str]

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def memory(self) -> int:
        """Its memory in KiB."""
        return memory_of(self.process.pid, "VmRSS")

    @property
    def own_memory(self) -> int:
        """Its memory in KiB without pages of files."""
        return memory_of(self.process.pid, "RssAnon")

    @property
    def most_memory(self) -> int:
        """The most memory that it has had, in KiB."""
        return memory_of(self.process.pid, "VmHWM")

    @property
    def processor(self) -> float:
        """The seconds of processor time that it has used."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")

    @property
    def waited(self) -> float:
        """The seconds that its event loop was ready to run and had no processor, because others used them all."""
        thread = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat")
        return int(thread.read_text().split()[1]) / 1e9


def memory_of(process: int, what: str) -> int:
    """Return the memory of a process in KiB, by the name that Linux has for a part of it."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(re.findall(rf"^{what}:\s+(\d+)", status, re.MULTILINE)[0])


@contextmanager
def servers(
    count: int, options: Sequence[str] = (), settings: str = SETTINGS, sources: Path = ROOT
) -> Iterator[list[Running]]:
    """Start servers of a version, this one by default, and end them at the end of the block."""
    program = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.toml"
        file.write_text(settings)
        words = [*program, *options, "--data", folder, "--settings", str(file)]
        own = environment(sources)
        processes = [subprocess.Popen(words, env=own, stdout=subprocess.PIPE, text=True) for _ in range(count)]
        try:
            yield [Running(_port(process), process) for process in processes]
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.communicate()


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    found = re.search(r":(\d+)$", process.stdout.readline().strip())
    if found is None:
        raise SystemExit("a server did not start")
    return int(found[1])


async def at_rest(running: Sequence[Running]) -> int:
    """Return the memory of servers in KiB once it is steady: after the start they still load words."""
    held = sum(server.memory for server in running)
    while True:
        await asyncio.sleep(_SECONDS_TO_STEADY)
        last, held = held, sum(server.memory for server in running)
        if abs(held - last) < _STEADY_KIB:
            return held
