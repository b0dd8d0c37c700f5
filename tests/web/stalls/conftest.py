"""One real server for all tests of stalls, and another player on it who measures the waits."""

import asyncio
import os
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
from tests.web.stalls.probe import Wait, Waits, probing
from tilewright.client.server import Server

Attack = Callable[[], Awaitable[object]]

LIMIT = 0.1
# On a loaded machine other programs delay the answers as well; it shows in the waits before an attack.
LOADED = 0.03
LOADED_FACTOR = 3
# A stall of the server is there every time, a delay by another program is not.
TRIES = 3
HOPELESS = 5
SECONDS_OF_QUIET = 0.4
ROUNDS = 2
FILES = 260


class Target(Struct, frozen=True, eq=False):
    """A running server with a very long match, and the waits of another player."""

    port: int
    process: subprocess.Popen[str]
    long_match: str
    waits: Waits

    async def guest(self, address: str) -> Server:
        """Return a guest who comes from an address."""
        guest = visitor(self.port, address)
        await guest.log_in("Guest")
        return guest

    async def refuses_to_stall(self, attack: Attack) -> None:
        """Carry out an attack, and fail if another player waits longer than the limit every time."""
        waited = await self.stalls(attack)
        assert not waited, f"another player waited {waited}"

    async def stalls(self, attack: Attack) -> str:
        """Return how long another player waits during an attack if that is too long every time, else nothing."""
        seen = []
        for _ in range(TRIES):
            usual = longest(await self.waits_during(lambda: asyncio.sleep(SECONDS_OF_QUIET)))
            waits = await self.waits_during(attack)
            limit = LIMIT if usual <= LOADED else LOADED_FACTOR * max(LIMIT, usual)
            stalled = max((stall(wait) for wait in waits if wait.what == "ping"), default=0)
            times = f"{1_000 * longest(waits):.0f} ms (limit {1_000 * limit:.0f}, before it {1_000 * usual:.0f})"
            seen.append(f"{times}, in which the server stalled {1_000 * stalled:.0f} ms")
            # On a loaded machine a player also waits for other programs: what the server does meanwhile counts.
            if longest(waits) <= limit or (is_loaded() and stalled <= LIMIT):
                return ""
            if longest(waits) > HOPELESS * limit and stalled > HOPELESS * LIMIT:
                break
        return ", ".join(seen)

    async def allowed(self, seconds: float) -> float:
        """Return a limit of some seconds, or more of them if other programs load the machine."""
        usual = longest(await self.waits_during(lambda: asyncio.sleep(SECONDS_OF_QUIET)))
        return LOADED_FACTOR * seconds if usual > LOADED or is_loaded() else seconds

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


def is_loaded() -> bool:
    """Return whether more programs want to run than the machine has cores."""
    return os.getloadavg()[0] > (os.cpu_count() or 1)


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
def target(deep: bool) -> Iterator[Target]:
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
            yield Target(server.port, server.process, long_match, waits)
