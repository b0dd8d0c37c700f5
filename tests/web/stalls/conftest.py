"""One real server for all tests of stalls, and another player on it who measures the waits."""

import asyncio
import resource
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec import Struct

from bench.hostile.crowd import visitor
from bench.hostile.long_match import write_long_match
from bench.serving.servers import servers
from tests.speed import Speed
from tests.web.stalls.probe import Wait, Waits, probing
from tilewright.client.server import Server

Attack = Callable[[], Awaitable[object]]

# How long another player may wait, in units of the fixed work of `tests/speed.py`: about a tenth of a second.
LIMIT = 12
SECONDS_OF_QUIET = 0.4
ROUNDS = 2
FILES = 260


class Target(Struct, frozen=True, eq=False):
    """A running server with a very long match, and the waits of another player."""

    speed: Speed
    port: int
    process: subprocess.Popen[str]
    long_match: str
    waits: Waits

    async def guest(self, address: str) -> Server:
        """Return a guest who comes from an address."""
        guest = visitor(self.port, address)
        await guest.log_in("Guest")
        return guest

    async def refuses_to_stall(self, attack: Attack, what: str) -> None:
        """Carry out an attack, and fail if another player waits longer than the limit."""
        self.speed.at_most(LIMIT, longest(await self.waits_during(attack)), f"another player waits during {what}")

    async def waits_during(self, work: Attack) -> list[Wait]:
        """Return the waits of another player while something is done."""
        # Whatever the server still has to do for an earlier attack is over when a ping is answered.
        await asyncio.to_thread(self.waits.between, time.monotonic(), time.monotonic())
        began = time.monotonic()
        await work()
        ended = time.monotonic()
        return await asyncio.to_thread(self.waits.between, began, ended)


def longest(waits: list[Wait]) -> float:
    """Return the seconds of the longest wait."""
    return max((wait.seconds for wait in waits), default=0)


def stall(wait: Wait) -> float:
    """Return how many seconds of a ping the event loop can have been occupied, whatever else the machine does.

    It was not occupied for longer than it worked, nor while it or the player had no processor.
    """
    return min(wait.worked, wait.seconds - wait.queued)


@contextmanager
def few_files() -> Iterator[None]:
    """Lower the limit of open files for processes that are started meanwhile."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def target(speed: Speed, deep: bool) -> Iterator[Target]:
    """Return a server with the usual settings, on which another player already waits for answers.

    In a daily run it gives hard questions up sooner: a flood of them costs their time limit more than once.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tilewright.db"
        long_match = asyncio.run(write_long_match(database, ROUNDS))
        with ExitStack() as stack:
            with few_files():
                (server,) = stack.enter_context(
                    servers(1, ["--database", database], "" if deep else "analysis_seconds = 2")
                )
            waits = stack.enter_context(probing(server.port, server.process.pid, Path(folder) / "waits"))
            yield Target(speed, server.port, server.process, long_match, waits)
