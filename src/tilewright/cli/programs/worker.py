"""A process that answers one question after the other, and is ended when one takes too long."""

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

from tilewright.answers.engine.answering import answered, prepare
from tilewright.tiles import BadInput

# What looks at the clock itself ends a little after its time, and its answer is still worth having.
_GRACE = 0.25
# How often it is looked whether a question was stopped.
_LOOK = 0.05
# What no question is charged for, such as reading the words of a language, takes so long at most.
_PREPARING = 30.0
# A process whose parent has died ends by itself so long after the time of its question.
_ORPHANED = 5.0


class TooSlow(Exception):
    """A question that took longer than it may."""


class Stopped(Exception):
    """A question that was stopped."""


class Patience:
    """How long an answer is waited for: the time of its question, and whether its work looks at the clock itself."""

    def __init__(self, seconds: float, ends_by_itself: bool) -> None:
        self.seconds = seconds
        self.whole: float = seconds + (_GRACE if ends_by_itself else 0.0)
        self.is_stopped: Event = Event()


class Worker:
    """A process for questions, which is started when the first one comes, and again after one that was ended."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def answer(self, fields: dict[str, Any], usual: dict[str, Any], patience: Patience) -> dict[str, Any]:
        """Return the fields of an answer; raise TooSlow or Stopped, or BadInput if the process has died."""
        asked = _encoded(fields, usual, patience.seconds)
        try:
            line = self._started()
            line.send_bytes(asked)
            self._received(line, _PREPARING, patience.is_stopped)
            return dict(msgspec.msgpack.decode(self._received(line, patience.whole, patience.is_stopped)))
        except (EOFError, OSError):
            self.close()
            raise BadInput(f"the process that worked on {fields['ask']} has died") from None

    def _received(self, line: Connection, seconds: float, is_stopped: Event) -> bytes:
        """Return what the process sends within this time, or end it and raise TooSlow or Stopped."""
        ends = time.monotonic() + seconds
        # The wait ends at that very moment: a time of 1 ms ends work of 30 ms too.
        while not line.poll(min(_LOOK, max(0.0, ends - time.monotonic()))):
            if is_stopped.is_set():
                self.close()
                raise Stopped
            if time.monotonic() >= ends:
                self.close()
                raise TooSlow
        sent = line.recv_bytes()
        if time.monotonic() >= ends:
            raise TooSlow
        return sent

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
            # Starting takes a while, and no question is charged for it.
            self._line.recv_bytes()
        return self._line


def _encoded(fields: dict[str, Any], usual: dict[str, Any], seconds: float) -> bytes:
    """Return a question for the process, or raise BadInput for what JSON can hold and this cannot."""
    try:
        return msgspec.msgpack.encode((fields, usual, seconds))
    except OverflowError:
        raise BadInput(f"{fields['ask']} has a whole number of more than 64 bits") from None
    except RecursionError:
        raise BadInput(f"{fields['ask']} is nested too deeply") from None


def _context() -> Any:
    """Return how processes are made: forked from one that has imported what they need, where that can be."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


_CONTEXT = _context()


# The first question of a kind fills caches: a process answers these before it is asked, so that later ones are quick.
_SMALL = {"table": [["B4", "B5", "B6"]], "rack": ["B3"]}
_FIRST: tuple[dict[str, Any], ...] = (
    {"ask": "solve", **_SMALL},
    {"ask": "solve", **_SMALL, "rules": "twist"},
    {"ask": "judge", **_SMALL, "turn": [["B3", "B4", "B5", "B6"]]},
    {"ask": "turn", **_SMALL},
    {"ask": "solve", "rules": "turbo", "table": [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], "rack": ["R3", "B3"]},
)


def _serve(line: Connection) -> None:
    """Answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for question in _FIRST:
        answered(question, {})
    line.send_bytes(b"")
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            fields, usual, seconds = msgspec.msgpack.decode(line.recv_bytes())
            prepare(fields, usual)
            line.send_bytes(b"")
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
        return defect(fields["ask"], bug)


def defect(ask: str, bug: Exception) -> dict[str, Any]:
    """Return the answer to a question that met a defect, which must not silence the others; the trace shows where."""
    traceback.print_exception(bug, file=sys.stderr)
    return {"error": f"{ask} met a defect of tilewright: {type(bug).__name__}"}
