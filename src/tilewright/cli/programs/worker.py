"""A process that answers one question after the other, and is ended when one takes too long."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import time
import traceback
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event
from typing import Any

import msgspec

from tilewright.answers.engine.answering import answered
from tilewright.tiles.notation import BadInput

# The process is not ended at the very moment: what is written in time is an answer in time.
_GRACE = 0.25
_LOOK = 0.05
# A process whose parent has died ends by itself so long after the time of its question.
_ORPHANED = 5.0


class TooSlow(Exception):
    """A question that took longer than it may."""


class Stopped(Exception):
    """A question that was stopped."""


class Worker:
    """A process for questions, which is started when the first one comes, and again after one that was ended."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def answer(
        self, fields: dict[str, Any], usual: dict[str, Any], seconds: float, is_stopped: Event
    ) -> dict[str, Any]:
        """Return the fields of an answer; raise TooSlow or Stopped, or BadInput if the process has died."""
        line = self._started()
        line.send_bytes(msgspec.msgpack.encode((fields, usual, seconds)))
        ends = time.monotonic() + seconds + _GRACE
        while not line.poll(_LOOK):
            if is_stopped.is_set():
                self.close()
                raise Stopped
            if time.monotonic() > ends:
                self.close()
                raise TooSlow
        try:
            found: dict[str, Any] = msgspec.msgpack.decode(line.recv_bytes())
        except (EOFError, OSError):
            self.close()
            raise BadInput(f"the process that worked on {fields['ask']} has died") from None
        return found

    def close(self) -> None:
        """End the process at once."""
        if self._process is not None and self._line is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._line.close()
            self._process = self._line = None

    def _started(self) -> Connection:
        if self._line is None:
            self._line, there = _CONTEXT.Pipe()
            self._process = _CONTEXT.Process(target=_serve, args=(there,), daemon=True)
            self._process.start()
            there.close()
            # Starting takes a while, and is not the fault of the first question.
            self._line.recv_bytes()
        return self._line


def _context() -> Any:
    """Return how processes are made: forked from one that has imported what they need, where that can be."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


_CONTEXT = _context()


def _serve(line: Connection) -> None:
    """Answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line.send_bytes(b"")
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            fields, usual, seconds = msgspec.msgpack.decode(line.recv_bytes())
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, seconds + _ORPHANED)
            line.send_bytes(msgspec.msgpack.encode(_answer(fields, usual)))
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, 0)


def _answer(fields: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    try:
        return answered(fields, usual)
    except BadInput as bad:
        return {"error": str(bad)}
    except RecursionError:
        return {"error": f"{fields['ask']} is nested too deeply"}
    except Exception as bug:  # noqa: BLE001
        # The edge of the program: a defect must not silence the other questions. The trace shows where it is.
        traceback.print_exc(file=sys.stderr)
        return {"error": f"{fields['ask']} met a defect of tilewright: {type(bug).__name__}"}
