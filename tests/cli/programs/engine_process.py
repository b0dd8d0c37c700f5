"""`tilewright engine` as a process, asked in lines."""

import json
import subprocess
import sys
import threading
from queue import Empty, Queue
from types import TracebackType
from typing import Any, Self


class EngineProcess:
    """A running engine: `send` writes a line, `receive` returns the next answer or raises TimeoutError."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tilewright", "engine", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._lines: Queue[bytes] = Queue()
        self._complaints = b""
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._read_complaints)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def _read_complaints(self) -> None:
        assert self.process.stderr is not None
        self._complaints = self.process.stderr.read()

    def send(self, line: bytes | dict[str, Any]) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n")
        self.process.stdin.flush()

    def receive(self, seconds: float = 60) -> dict[str, Any]:
        """Return the next answer, checking that it is one line of JSON with an id."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise TimeoutError(f"no answer within {seconds} s") from None
        answer: dict[str, Any] = json.loads(line)
        assert "id" in answer
        if "error" in answer:
            assert answer.keys() == {"id", "error"}
            assert "\n" not in answer["error"]
            assert "defect" not in answer["error"], answer
        return answer

    def ask(self, **fields: Any) -> dict[str, Any]:
        """Return the answer to a question."""
        self.send({"id": 0, **fields})
        return self.receive()

    def end(self) -> tuple[int, bytes]:
        """End the input; return the exit code and what was said on stderr."""
        assert self.process.stdin is not None
        if not self.process.stdin.closed:
            self.process.stdin.close()
        code = self.process.wait(60)
        for thread in self._threads:
            thread.join(10)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code, self._complaints

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if kind is not None:
            self.process.kill()
        code, said = self.end()
        if kind is None:
            assert (code, said) == (0, b"")
