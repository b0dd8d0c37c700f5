"""A load test of a real server on this machine: `python -m tools.load --matches 200 --seconds 60`.

Each match has four players and a watcher, each with a socket, a draft per second and a move every twenty seconds. The
table at the end has the time from a move to its acknowledgement, the processor time of the servers and the bytes
received per move, and the memory per connection.
"""

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
STEADY = 256
SECONDS_TO_STEADY = 3
SECONDS_A_MOVE = 20.0
SECONDS_A_DRAFT = 1.0
COLUMNS = (
    *("matches", "sockets", "nodes", "moves", "p50 ms", "p99 ms", "max ms", "draft p99 ms", "messages/s"),
    *("processor %", "processor ms/move", "bytes/move", "KB/socket", "refused"),
)
SETTINGS = """\
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


class Seen(Struct):
    """The part of a view that a player reads."""

    seat: int | None
    to_move: tuple[int, ...]
    rack: tuple[int, ...]
    pool: int
    lap: int | None
    shown: tuple[tuple[int, ...], ...]


class Message(Struct):
    """The part of a server message that a player reads."""

    type: str
    view: Seen | None = None
    id: str = ""
    seq: int = 0


_DECODER = msgspec.json.Decoder(Message)


class Tally(Struct):
    """Seconds from each move and each draft to its answer, and the numbers of refusals, messages and bytes."""

    moves: list[float]
    drafts: list[float]
    refused: int = 0
    messages: int = 0
    received: int = 0


class Person:
    """A socket, its last view, and the moves that wait for an answer."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self._socket, self._tally = socket, tally
        self.view: Seen | None = None
        self._sent: dict[str, float] = {}
        self._draft_at = 0.0
        self._task = asyncio.create_task(self._read())

    @property
    def is_lost(self) -> bool:
        """Whether the connection has ended, or a move still waits for its answer."""
        return self._task.done() or bool(self._sent)

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._task

    async def draft(self) -> None:
        """Show a draft: the first tiles of the rack in a row."""
        assert self.view is not None
        self._draft_at = time.perf_counter()
        count = random.randint(1, len(self.view.rack))
        await self.say({"type": "draft", "rows": [self.view.rack[:count]]})

    async def move(self) -> None:
        """Play a turn that needs no choice."""
        assert self.view is not None
        view, name = self.view, secrets.token_hex(6)
        kind = "DealNext" if view.shown else "DrawTile" if view.pool and view.lap is None else "Pass"
        self._sent[name] = time.perf_counter()
        await self.say({"type": "act", "id": name, "command": {"type": kind}})

    async def _read(self) -> None:
        async for data in self._socket:
            self._tally.messages += 1
            self._tally.received += len(data)
            message = _DECODER.decode(data)
            match message.type:
                case "view":
                    self.view = message.view
                case "ack":
                    self._tally.moves.append(time.perf_counter() - self._sent.pop(message.id))
                case "judgement":
                    self._tally.drafts.append(time.perf_counter() - self._draft_at)
                case "refused" | "error":
                    self._tally.refused += 1
                    self._sent.pop(message.id, None)
                case _:
                    continue


def asked(port: int, cookie: str, path: str, body: object) -> tuple[str, dict[str, str]]:
    """Return the cookie of the answer, if any, and its JSON."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("POST", path, json.dumps(body), {"Cookie": cookie, "Content-Type": "application/json"})
        answer = line.getresponse()
        said = answer.read()
    if answer.status not in {200, 201}:
        raise SystemExit(f"{path} was answered with {answer.status}: {said.decode()}")
    return (answer.headers["Set-Cookie"] or "").partition(";")[0], json.loads(said)


def guest(port: int) -> tuple[str, str]:
    """Return the cookie and the id of a new guest."""
    cookie, said = asked(port, "", "/api/guests", {"name": "Load"})
    return cookie, said["player"]


def started(port: int, rules: str, cookies: Sequence[str]) -> str:
    """Return the match of a table that these people have opened, joined and started."""
    host, *others = cookies
    wanted = {"rules": rules, "house": {"time.limit": "none"}, "bots": [None] * len(others)}
    _, table = asked(port, host, "/api/tables", wanted)
    address = f"/api/tables/{table['table']}"
    for cookie in others:
        asked(port, cookie, f"{address}/join", {"invite": table["invite"]})
    return asked(port, host, f"{address}/start", {})[1]["match"]


async def seated(ports: Sequence[int], rules: str, tally: Tally) -> list[Person]:
    """Create a match and return its four players and a watcher, all connected."""
    guests = [await asyncio.to_thread(guest, ports[0]) for _ in range(SEATS + 1)]
    match = await asyncio.to_thread(started, ports[0], rules, [cookie for cookie, _ in guests[:SEATS]])
    people = []
    for place, (cookie, _) in enumerate(guests):
        url = f"ws://127.0.0.1:{ports[place % len(ports)]}/socket"
        # A quarter of the usual buffers: thousands of connections share this process.
        headers = {"Cookie": cookie}
        socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_queue=4)
        person = Person(socket, tally)
        people.append(person)
        await person.say({"type": "hello", "match": match})
        if place < SEATS:
            await person.say({"type": "nonce", "nonce": secrets.token_hex(16)})
    return people


async def played(people: Sequence[Person], ends: float, seconds_a_move: float) -> None:
    """Play a match at its pace until the time is over."""
    next_move = time.monotonic() + random.uniform(0, seconds_a_move)
    await asyncio.sleep(random.uniform(0, SECONDS_A_DRAFT))
    while time.monotonic() < ends:
        view = people[-1].view
        if view is not None and view.to_move:
            mover = people[view.to_move[0]]
            if mover.view is not None and mover.view.to_move == view.to_move:
                if time.monotonic() >= next_move:
                    next_move += seconds_a_move
                    await mover.move()
                elif not view.shown:
                    await mover.draft()
        await asyncio.sleep(SECONDS_A_DRAFT)


@contextmanager
def servers(
    count: int, options: Sequence[str], wanted: str = SETTINGS
) -> Iterator[list[tuple[int, subprocess.Popen[str]]]]:
    """Start servers, and yield the port and the process of each."""
    program = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(wanted)
        words = [*program, *options, "--data", folder, "--settings", str(settings)]
        processes = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(count)]
        try:
            started = []
            for process in processes:
                assert process.stdout is not None
                found = re.search(r":(\d+)$", process.stdout.readline().strip())
                if found is None:
                    raise SystemExit("a server did not start")
                started.append((int(found[1]), process))
            yield started
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.communicate()


def memory(process: subprocess.Popen[str]) -> int:
    """Return the memory of a process in KiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.findall(r"^VmRSS:\s+(\d+)", status, re.MULTILINE)[0])


async def at_rest(processes: Sequence[subprocess.Popen[str]]) -> int:
    """Return the memory of some processes in KiB once it is steady: after the start they still load words."""
    held = sum(map(memory, processes))
    while True:
        await asyncio.sleep(SECONDS_TO_STEADY)
        last, held = held, sum(map(memory, processes))
        if abs(held - last) < STEADY:
            return held


def processor(process: subprocess.Popen[str]) -> float:
    """Return the seconds of processor time that a process has used."""
    used = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def percentile(times: Sequence[float], part: float) -> float:
    """Return a percentile of times in milliseconds."""
    return 1_000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


async def _nothing() -> None:
    """Measure nothing beside the table."""


async def measured(
    arguments: argparse.Namespace,
    running: Sequence[tuple[int, subprocess.Popen[str]]],
    meter: Callable[[], Awaitable[None]] = _nothing,
) -> str:
    """Run the load, and return the line of the table; `meter` is called just before and just after the play."""
    ports = [port for port, _ in running]
    tally = Tally(moves=[], drafts=[])
    before = await at_rest([process for _, process in running])
    tables = [await seated(ports, arguments.rules, tally) for _ in range(arguments.matches)]
    lines = sum(map(len, tables))
    a_line = (sum(memory(process) for _, process in running) - before) / lines
    # The players share the machine with the servers; their garbage collection must not be measured.
    gc.freeze()
    gc.disable()
    tally.messages = tally.received = 0
    await meter()
    used = sum(processor(process) for _, process in running)
    ends = time.monotonic() + arguments.seconds
    await asyncio.gather(*(played(people, ends, arguments.move_every) for people in tables))
    used = sum(processor(process) for _, process in running) - used
    await meter()
    await asyncio.sleep(1)
    moves = max(1, len(tally.moves))
    await asyncio.gather(*(person.close() for people in tables for person in people))
    cells = (
        arguments.matches,
        lines,
        len(running),
        len(tally.moves),
        *(f"{percentile(tally.moves, part):.1f}" for part in (0.5, 0.99, 1)),
        f"{percentile(tally.drafts, 0.99):.1f}",
        f"{tally.messages / arguments.seconds:.0f}",
        f"{100 * used / arguments.seconds:.0f}",
        f"{1_000 * used / moves:.1f}",
        f"{tally.received / moves:.0f}",
        f"{a_line:.1f}",
        tally.refused,
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def main(words: Sequence[str]) -> int:
    """Start the servers, load them, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Example: python -m tools.load --matches 200 --seconds 60"
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--move-every", type=float, default=SECONDS_A_MOVE, help="seconds between the moves of a match")
    parser.add_argument("--nodes", type=int, default=1, help="servers that share --database and --bus")
    parser.add_argument("--rules", default="six", help="the rulebook that is played")
    parser.add_argument("--database", help="postgresql://... instead of a file")
    parser.add_argument("--bus", help="redis://... for several servers")
    arguments = parser.parse_args(words)
    if arguments.nodes > 1 and not (arguments.database and arguments.bus):
        parser.error("several nodes need --database and --bus")
    options = [word for name in ("database", "bus") if (url := getattr(arguments, name)) for word in (f"--{name}", url)]
    with servers(arguments.nodes, options) as running:
        line = asyncio.run(measured(arguments, running))
    print("| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|", line, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
