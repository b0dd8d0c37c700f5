"""Reading what a player types, with or without a deadline."""

import os
import select
import sys
import time
from collections.abc import Callable
from typing import Protocol, TextIO

if sys.platform != "win32":
    # Importing it gives `input` arrow keys and a history.
    import readline  # noqa: F401
    import termios

_CALM_SECONDS = 10


class TimeIsUp(Exception):
    """The deadline passed before a line was finished."""


class Keyboard(Protocol):
    """A source of typed lines."""

    def line(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line, or raise EOFError at the end of input or TimeIsUp at the monotonic deadline."""


class Plain:
    """Lines from a terminal or a file without deadlines; lines of a file are echoed as if typed."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self._stdin = stdin
        self._stdout = stdout

    def line(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line; the deadline is ignored."""
        if self._stdin.isatty():
            return input(prompt)
        self._stdout.write(prompt)
        typed = self._stdin.readline()
        if not typed:
            raise EOFError
        text = typed.rstrip("\r\n")
        self._stdout.write(_as_typed(text))
        return text


class Timed:
    """Lines from a terminal or a pipe with deadlines; the last ten seconds are announced."""

    def __init__(
        self,
        stdin: TextIO,
        stdout: TextIO,
        announce: Callable[[int], str],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._file = stdin.fileno()
        self._clock = clock
        self._stdout = stdout
        self._announce = announce
        self._typed = b""

    def line(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line."""
        self._say(prompt)
        calm = deadline is None or deadline - self._clock() <= _CALM_SECONDS
        while b"\n" not in self._typed:
            until = deadline if calm or deadline is None else deadline - _CALM_SECONDS
            if self._wait(until):
                self._read()
            elif calm:
                self._forget()
                raise TimeIsUp
            else:
                calm = True
                self._say(f"\n{self._announce(_CALM_SECONDS)}\n{prompt}")
        line, _, self._typed = self._typed.partition(b"\n")
        text = line.decode(errors="replace").rstrip("\r")
        if not os.isatty(self._file):
            self._say(_as_typed(text))
        return text

    def _say(self, text: str) -> None:
        self._stdout.write(text)
        self._stdout.flush()

    def _wait(self, until: float | None) -> bool:
        seconds = None if until is None else max(0.0, until - self._clock())
        return bool(select.select([self._file], [], [], seconds)[0])

    def _read(self) -> None:
        more = os.read(self._file, 4096)
        if not more:
            raise EOFError
        self._typed += more

    def _forget(self) -> None:
        """Discard a half-typed line, so that it does not start the next one."""
        self._typed = b""
        self._say("\n")
        if sys.platform != "win32" and os.isatty(self._file):
            termios.tcflush(self._file, termios.TCIFLUSH)


def _as_typed(text: str) -> str:
    """Return what a terminal would show of a typed line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text) + "\n"


def can_be_timed(stdin: TextIO) -> bool:
    """Return whether this input can be read with a deadline."""
    try:
        stdin.fileno()
    except (OSError, ValueError):
        return False
    return sys.platform != "win32"
