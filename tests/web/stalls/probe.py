"""Another player, who measures how long the server lets them wait, in a process of their own.

It pings its socket every few milliseconds and takes a turn a few times a second, and appends each wait to a file, with
how long the event loop of the server's process worked meanwhile, and how long that loop and this process were ready to
run and had no processor: on a busy machine that is not the server's doing.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from msgspec import Struct

from bench.serving.players import begun, guest, idle_command
from tilewright.client.errors import CommandRefused
from tilewright.client.links import SocketLink
from tilewright.client.live_match import LiveMatch, follow

Began = tuple[float, float, float]
"""The time, how long the server had worked by then, and how long both had waited for a processor."""
Begin = Callable[[], Began]
Note = Callable[[str, Began], None]

ADDRESS = "127.0.9.9"
PAUSE = 0.01
SECONDS_A_MOVE = 0.4
# The last waits are looked through for a recent ping; a few moves may be among them.
_LATEST = 20
_SECONDS_TO_START = 30
_SECONDS_TO_HEAR = 90


class Wait(Struct, frozen=True):
    """A wait for the server: when it began on the monotonic clock, for what, and how many seconds it took.

    `worked` is how many of them the server's event loop used the processor, and `queued` how many it and the process
    that measures were ready to run and had no processor.
    """

    at: float
    what: str
    seconds: float
    worked: float
    queued: float


class Waits:
    """The waits that a probing process has written so far."""

    def __init__(self, file: Path) -> None:
        file.touch()
        self._lines = file.open()
        self._waits: list[Wait] = []

    def all(self) -> list[Wait]:
        """Return every wait, in the order in which they ended."""
        while (line := self._lines.readline()).endswith("\n"):
            at, what, *times = line.split()
            self._waits.append(Wait(float(at), what, *map(float, times)))
        # A line that is not whole yet is read again.
        self._lines.seek(self._lines.tell() - len(line))
        return self._waits

    def close(self) -> None:
        """Read no more."""
        self._lines.close()

    def between(self, begins: float, ends: float) -> list[Wait]:
        """Return the waits that began between two times; blocks until the last of them is over."""
        patience = time.monotonic() + _SECONDS_TO_HEAR
        while not any(wait.at > ends for wait in reversed(self.all()[-_LATEST:]) if wait.what == "ping"):
            if time.monotonic() > patience:
                raise TimeoutError("the server does not answer another player any more")
            time.sleep(PAUSE)
        return [wait for wait in self._waits if begins <= wait.at + wait.seconds and wait.at <= ends]


@contextmanager
def probing(port: int, server: int, file: Path) -> Iterator[Waits]:
    """Measure the server with a process id in a process of its own, which garbage of the caller does not delay."""
    words = [sys.executable, "-m", "tests.web.stalls.probe", str(port), str(server), str(file)]
    waits = Waits(file)
    with subprocess.Popen(words) as process:
        try:
            patience = time.monotonic() + _SECONDS_TO_START
            while not any(wait.what == "move" for wait in waits.all()):
                if process.poll() is not None or time.monotonic() > patience:
                    raise RuntimeError("the probe did not start")
                time.sleep(0.05)
            yield waits
        finally:
            process.terminate()
            waits.close()


def times_of(process: int) -> tuple[float, float]:
    """Return the seconds that the main thread of a process has used the processor, and has waited for one."""
    worked, queued, _ = Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()
    return int(worked) / 1e9, int(queued) / 1e9


async def measure(port: int, server: int, file: Path) -> None:
    """Ping and play until the process is ended."""
    host, friend = (guest(f"http://127.0.0.1:{port}", source=ADDRESS) for _ in range(2))
    match = await begun(host, friend)
    with file.open("a", buffering=1) as written:

        def note(what: str, began: Began) -> None:
            at, worked, queued = began
            times = (now - before for now, before in zip(begin(), (at, worked, queued), strict=True))
            written.write(f"{at:.6f} {what} {' '.join(f'{seconds:.6f}' for seconds in times)}\n")

        def begin() -> Began:
            worked, queued = times_of(server)
            return time.monotonic(), worked, queued + times_of(os.getpid())[1]

        async with follow(host, match) as one, follow(friend, match) as other, asyncio.TaskGroup() as tasks:
            tasks.create_task(_pinged(one, begin, note))
            tasks.create_task(_moved((one, other), begin, note))


async def _pinged(live: LiveMatch, begin: Begin, note: Note) -> None:
    assert isinstance(live.link, SocketLink)
    while True:
        began = begin()
        await live.link.ping()
        note("ping", began)
        await asyncio.sleep(PAUSE)


async def _moved(people: Sequence[LiveMatch], begin: Begin, note: Note) -> None:
    """Draw tiles in turn; a game without tiles is passed to its end."""
    await people[0].news.until(lambda: people[0].now.view is not None)
    while not people[0].now.is_over:
        mover = people[people[0].now.view.to_move[0]]
        if (view := await mover.turn()) is None:
            return
        began = begin()
        with suppress(CommandRefused):
            ack = await mover.act(idle_command(view))
            note("move", began)
            for each in people:
                await each.news.until(partial(_has_reached, each, ack.seq))
        await asyncio.sleep(SECONDS_A_MOVE)


def _has_reached(live: LiveMatch, seq: int) -> bool:
    return (live.now.seq or 0) >= seq


def main(words: Sequence[str]) -> int:
    """Measure until the process is ended."""
    port, server, file = words
    asyncio.run(measure(int(port), int(server), Path(file)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
