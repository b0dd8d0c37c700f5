"""Real servers to be killed: started, waited for, killed and started again on the same port."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.serving.servers import SETTINGS as GENEROUS
from tests.service.servers import free_port
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
_SECONDS_TO_START = 60
_SECONDS_TO_END = 60

# No delays and no rate limits.
SETTINGS = f"""\
[pace]
think = 0
between_games = 0
{GENEROUS}\
sockets_per_player = 1000
commands = 1000000
messages = 1000000
socket_messages = 1000000
socket_bytes = 1000000000
"""


class Zygote:
    """A process that starts servers as copies of itself."""

    def __init__(self, errors: Path, root: Path, *, failing: bool) -> None:
        self._errors = errors.open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kill.zygote", *(["failing"] if failing else [])],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def start(self, arguments: Sequence[str]) -> int:
        """Start a server and return its process id."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(list(arguments)) + "\n")
        stdin.flush()
        return int(stdout.readline())

    def close(self) -> None:
        """End this process; tests end the servers they started."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(_SECONDS_TO_START)
        self._process.stdout.close()
        self._errors.close()


class Killable:
    """A server on a port of its own."""

    def __init__(self, zygote: Zygote, arguments: Sequence[str]) -> None:
        self.port = free_port()
        self._zygote = zygote
        self._arguments = [*arguments, "--port", str(self.port)]
        self._process = 0
        self.start()

    def start(self) -> None:
        """Start the server and return when it answers; one that ends before is started again, as systemd would."""
        self._process = self._zygote.start(self._arguments)
        wait_until(self._answers_or_starts, _SECONDS_TO_START)

    def kill(self) -> None:
        """Kill the server with SIGKILL and return when it is gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the server to stop and return when it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        deadline = time.monotonic() + _SECONDS_TO_END
        with suppress(ProcessLookupError):
            os.kill(self._process, how)
            while time.monotonic() < deadline:
                os.kill(self._process, 0)
                time.sleep(0.005)
            # A server that hangs must fail a test and not hang it.
            os.kill(self._process, signal.SIGKILL)
            raise AssertionError(f"the server did not end within {_SECONDS_TO_END} seconds of {how.name}")

    def _answers_or_starts(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            # It cannot start without its first writes, which may fail on purpose.
            self._process = self._zygote.start(self._arguments)
        return self._answers()

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return b" 200 " in line.recv(64)
        return False


@contextmanager
def servers(folder: Path, count: int, arguments: Sequence[str], root: Path | None = None) -> Iterator[list[Killable]]:
    """Start some servers, and end them at the end of the block; they log to a file in the folder.

    Their background work fails at random, unless `root` has the tree of the version to run.
    """
    file = folder / "settings.toml"
    file.write_text(SETTINGS)
    zygote = Zygote(folder / "errors.log", root or ROOT, failing=root is None)
    started: list[Killable] = []
    try:
        for _ in range(count):
            started.append(Killable(zygote, [*arguments, "--settings", str(file)]))
        yield started
    finally:
        for server in started:
            server.stop()
        zygote.close()
