"""A program in any language that answers questions on its standard input: never waited for longer than agreed."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from multiprocessing.util import Finalize
from typing import IO, Any

import msgspec
from msgspec import Raw, Struct

from tilewright.bots.plug_in import BotFailed
from tilewright.bots.programs.wire import MOST_LINE_BYTES, PROTOCOL, HelloReply, line_of
from tilewright.tiles import shortened

HELLO_SECONDS = 15.0
"""How long a program may take to start and say who it is."""
# How long a program may take to end by itself after its input has ended.
_END_SECONDS = 1.0
# Lines that a program has written and nobody has read; it waits when there are more.
_MOST_UNREAD = 100
_COMPLAINT_BYTES = 4_096


class Late(Exception):
    """A question that was not answered in time."""


class _Id(Struct):
    id: Raw = Raw(b"null")


class Program:
    """A running program; `ask` is for one thread, which waits for each answer."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        """Start the program, or raise BotFailed."""
        self.name = name
        try:
            self._process = subprocess.Popen(
                [*words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for us: we then end the program and everything that it has started.
                start_new_session=True,
            )
        except (OSError, ValueError) as wrong:
            reason = (wrong.strerror if isinstance(wrong, OSError) else None) or wrong
            raise BotFailed(f"the bot {name} cannot be started: {reason}") from None
        self._number = 0
        self._unread: queue.Queue[bytes | None] = queue.Queue(_MOST_UNREAD)
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._complaints: deque[bytes] = deque(maxlen=1)
        self._over = threading.Event()
        threads = [
            threading.Thread(target=work, name=f"{name}: {work.__name__}", daemon=True)
            for work in (self._read, self._write, self._read_complaints)
        ]
        for thread in threads:
            thread.start()
        self._complaining = threads[-1]

    def hello(self) -> HelloReply:
        """Return who the program is, or raise BotFailed."""
        try:
            line = self.ask({"ask": "hello", "protocol": PROTOCOL}, HELLO_SECONDS)
            said = msgspec.json.decode(line, type=HelloReply)
        except Late:
            self.close()
            raise BotFailed(f"the bot {self.name} did not say hello within {HELLO_SECONDS:g} s") from None
        except msgspec.MsgspecError as wrong:
            self.close()
            raise BotFailed(f"the bot {self.name} does not say hello as docs/programs.md has it: {wrong}") from None
        if said.protocol != PROTOCOL:
            self.close()
            raise BotFailed(f"the bot {self.name} speaks protocol {said.protocol}, and this program {PROTOCOL}")
        return said

    def ask(self, fields: dict[str, Any], seconds: float) -> bytes:
        """Return the line that answers a question; raise Late, or BotFailed if the program has ended."""
        ends = time.monotonic() + seconds
        self._number += 1
        self.send(line_of({"id": self._number, **fields}))
        while (left := ends - time.monotonic()) > 0:
            line = self.receive(left)
            # Answers to earlier questions come too late, and other lines mean nothing.
            if self._answers(line):
                return line
        self._stop()
        raise Late

    def send(self, line: bytes) -> None:
        """Write a line, without waiting for the program to read it."""
        self._unsent.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line; raise Late, or BotFailed if the program has ended."""
        try:
            line = self._unread.get(timeout=seconds)
        except queue.Empty:
            self._stop()
            raise Late from None
        if line is None:
            raise self._ended()
        return line

    def _stop(self) -> None:
        self.send(line_of({"id": f"stop {self._number}", "ask": "stop", "of": self._number}))

    def close(self) -> None:
        """End the program and everything that it has started."""
        self._over.set()
        self._unsent.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_SECONDS)
        self._kill()
        self._process.wait()
        while self._process.stdout is not None and not self._process.stdout.closed and self._drain():
            pass

    @property
    def is_over(self) -> bool:
        """Whether the program was closed, or has ended by itself."""
        return self._over.is_set() or self._process.poll() is not None

    @property
    def exit_code(self) -> int | None:
        """The exit code of a program that has ended."""
        return self._process.returncode

    def _answers(self, line: bytes) -> bool:
        try:
            return bytes(msgspec.json.decode(line, type=_Id).id) == b"%d" % self._number
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False

    def _ended(self) -> BotFailed:
        self.close()
        # Its last words may still be in the pipe.
        self._complaining.join(_END_SECONDS)
        code = self._process.returncode
        lines = b"".join(self._complaints).decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        said = f": {''.join(letter if letter.isprintable() else '?' for letter in last[:200])}" if last else ""
        how = f"was ended by signal {-code}" if code < 0 else f"has ended with exit code {code}"
        return BotFailed(f"the bot {shortened_command(self.name)} {how}{said}")

    def _kill(self) -> None:
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _drain(self) -> bool:
        """Take a line that nobody will read, so that the thread that reads can end; return whether there was one."""
        try:
            return self._unread.get(timeout=0.1) is not None
        except queue.Empty:
            return False

    def _read(self) -> None:
        lines = _pipe(self._process.stdout)
        with lines:
            while line := lines.readline(MOST_LINE_BYTES + 1):
                if len(line) > MOST_LINE_BYTES:
                    self._complaints.append(b"a line had more than %d bytes" % MOST_LINE_BYTES)
                    self._kill()
                    break
                self._unread.put(line)
        self._unread.put(None)

    def _write(self) -> None:
        lines = _pipe(self._process.stdin)
        # A program that reads nothing is late, and one that has ended is found by the thread that reads.
        with contextlib.suppress(OSError, ValueError), lines:
            while (line := self._unsent.get()) is not None:
                lines.write(line)
                lines.flush()

    def _read_complaints(self) -> None:
        lines = _pipe(self._process.stderr)
        kept = b""
        with lines:
            while some := os.read(lines.fileno(), _COMPLAINT_BYTES):
                kept = (kept + some)[-_COMPLAINT_BYTES:]
                self._complaints.append(kept)


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def shortened_command(name: str) -> str:
    """Return a command as a sentence names it."""
    return name if len(name) <= 60 else f"{shortened(name[:24])}…{name[-24:]}"


_RUNNING: dict[tuple[str, ...], tuple[Program, HelloReply]] = {}


def running(name: str, words: tuple[str, ...]) -> tuple[Program, HelloReply]:
    """Return the program of a command, which this process starts once, and who it is; raise BotFailed.

    Every question says all that there is to know, so one process serves every seat and every game.
    """
    there = _RUNNING.get(words)
    if there is None or there[0].is_over:
        if not _RUNNING:
            # Unlike `atexit`, this is called at the end of the processes of multiprocessing too.
            Finalize(None, close_programs, exitpriority=1)
        program = Program(name, words)
        there = _RUNNING[words] = (program, program.hello())
    return there


def close_programs() -> None:
    """End every program that this process has started."""
    while _RUNNING:
        _RUNNING.popitem()[1][0].close()
