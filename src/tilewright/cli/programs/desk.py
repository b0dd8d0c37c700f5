"""The desk of `tilewright engine`: takes questions line by line, and has them answered in other processes, in time."""

import sys
import threading
from collections import deque
from collections.abc import Iterator
from typing import IO, Any

import msgspec
from msgspec import Raw

from tilewright.answers.engine.answering import ask_of, ends_by_itself, hello, read
from tilewright.bots.programs.wire import MOST_LINE_BYTES, line_of
from tilewright.cli.programs.worker import Patience, Stopped, TooSlow, Worker, defect
from tilewright.tiles import BadInput
from tilewright.version import VERSION

# So many questions wait at most; then no more lines are read until one is answered.
_MOST_WAITING = 64


class _Question:
    """A question on its way."""

    def __init__(self, name: Raw, fields: dict[str, Any], usual: dict[str, Any], patience: Patience) -> None:
        self.id, self.fields, self.usual, self.patience = name, fields, usual, patience


class _Id(msgspec.Struct):
    id: Raw = Raw(b"null")


class Desk:
    """Takes questions and writes answers, each in one line, in whatever order they are found."""

    def __init__(self, answers: IO[bytes], workers: int) -> None:
        self._answers, self._most = answers, workers
        self._writing, self._changed = threading.Lock(), threading.Condition()
        self._waiting: deque[_Question] = deque()
        self._under_way: set[_Question] = set()
        self._usual: dict[str, Any] = {}
        self._threads: list[threading.Thread] = []
        self._is_over = self._reader_is_gone = False

    def take(self, line: bytes) -> None:
        """Take a line with a question; raise BrokenPipeError if nobody reads the answers any more."""
        if self._reader_is_gone:
            raise BrokenPipeError
        name = Raw(b"null")
        try:
            if len(line) > MOST_LINE_BYTES:
                raise BadInput(f"the line has more than {MOST_LINE_BYTES} bytes")
            fields = read_question(line)
            name = msgspec.json.decode(line, type=_Id).id
            self._begin(name, ask_of(fields), fields)
        except BadInput as bad:
            self._answer(name, {"error": str(bad)})

    def finish(self) -> None:
        """Wait until everything is answered, and end the other processes."""
        with self._changed:
            self._is_over = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def abandon(self) -> None:
        """End the other processes, and answer nothing any more."""
        with self._changed:
            self._is_over = self._reader_is_gone = True
            self._waiting.clear()
            for question in self._under_way:
                question.patience.is_stopped.set()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _begin(self, name: Raw, ask: str, fields: dict[str, Any]) -> None:
        asked = read(fields, self._usual)
        patience = Patience(asked.milliseconds / 1_000, ends_by_itself(asked))
        match ask:
            case "hello":
                self._answer(name, hello(VERSION))
            case "set":
                self._usual = {key: value for key, value in fields.items() if key != "ask"}
                self._queue(_Question(name, fields, {}, patience))
            case "stop":
                self._answer(name, {"stopped": self._stop(asked.of, "of" in fields)})
            case _:
                self._queue(_Question(name, fields, self._usual, patience))

    def _queue(self, question: _Question) -> None:
        with self._changed:
            self._changed.wait_for(lambda: len(self._waiting) < _MOST_WAITING or self._reader_is_gone)
            self._waiting.append(question)
            busy = len(self._under_way) + len(self._waiting)
            self._changed.notify_all()
        if len(self._threads) < min(busy, self._most):
            self._threads.append(threading.Thread(target=self._work, name="answers", daemon=True))
            self._threads[-1].start()

    def _stop(self, wanted: object, one: bool) -> int:
        """Stop the questions with an id, or all; return how many."""
        with self._changed:
            found = [
                question
                for question in (*self._under_way, *self._waiting)
                if not one or msgspec.json.decode(question.id) == wanted
            ]
            for question in found:
                question.patience.is_stopped.set()
        return len(found)

    def _work(self) -> None:
        worker = Worker()
        try:
            while (question := self._next()) is not None:
                self._answer(question.id, _answer_of(question, worker))
                with self._changed:
                    self._under_way.discard(question)
                    self._changed.notify_all()
        finally:
            worker.close()

    def _next(self) -> _Question | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_over)
            if not self._waiting:
                return None
            question = self._waiting.popleft()
            self._under_way.add(question)
            self._changed.notify_all()
            return question

    def _answer(self, name: Raw, fields: dict[str, Any]) -> None:
        try:
            with self._writing:
                self._answers.write(line_of({"id": name, **fields}))
                self._answers.flush()
        except (BrokenPipeError, ValueError):
            self._reader_is_gone = True
            with self._changed:
                self._changed.notify_all()


def _answer_of(question: _Question, worker: Worker) -> dict[str, Any]:
    try:
        return worker.answer(question.fields, question.usual, question.patience)
    except Stopped:
        return {"error": f"{question.fields['ask']} was stopped"}
    except TooSlow:
        milliseconds = round(question.patience.seconds * 1_000)
        unit = "millisecond" if milliseconds == 1 else "milliseconds"
        return {"error": f"{question.fields['ask']} took longer than {milliseconds} {unit}"}
    except BadInput as bad:
        return {"error": str(bad)}
    except Exception as bug:  # noqa: BLE001
        return defect(question.fields["ask"], bug)


def read_question(line: bytes) -> dict[str, Any]:
    """Return the fields of a question without its id, or raise BadInput."""
    try:
        found = msgspec.json.decode(line.decode())
    except UnicodeError:
        raise BadInput("the line is not UTF-8") from None
    except msgspec.DecodeError as wrong:
        raise BadInput(f"the line is not JSON: {wrong}") from None
    except RecursionError:
        raise BadInput("the line is nested too deeply") from None
    if not isinstance(found, dict):
        raise BadInput('a question is a JSON object, as in {"id": 1, "ask": "hello"}')
    found.pop("id", None)
    return found


def lines_in(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream that are not blank; of one that is too long, its first part."""
    while line := stream.readline(MOST_LINE_BYTES + 1):
        part = line
        while len(part) > MOST_LINE_BYTES and not part.endswith(b"\n"):
            part = stream.readline(MOST_LINE_BYTES + 1)
        if line.strip():
            yield line.rstrip(b"\n") if len(line) <= MOST_LINE_BYTES else line


def serve(workers: int) -> None:
    """Answer the questions on standard input until it ends."""
    desk = Desk(sys.stdout.buffer, workers)
    try:
        for line in lines_in(sys.stdin.buffer):
            desk.take(line)
        desk.finish()
    finally:
        desk.abandon()
