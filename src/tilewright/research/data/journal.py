"""The finished portions of a run in a file, from which a second start continues.

The file is the line that identifies the run, then a frame for each portion: its size, its CRC-32 and its bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from struct import Struct as Layout

from msgspec import DecodeError, json

from tilewright.arena.checkpoint import RunLine
from tilewright.arena.run_file import refuse_another
from tilewright.tiles.notation import BadInput

_FRAME = Layout("<QI")


def first_line(path: Path) -> bytes:
    """Return the line that identifies the run of a file; it is empty if no run has begun there."""
    if not path.exists():
        return b""
    with path.open("rb") as file:
        line = file.readline()
    return line if line.endswith(b"\n") else b""


class Journal:
    """The file of a run."""

    def __init__(self, path: Path, run: RunLine) -> None:
        """Open the file for this run, or raise BadInput if it belongs to another."""
        head = json.encode(run) + b"\n"
        begun = first_line(path)
        if begun:
            try:
                refuse_another(path, json.decode(begun, type=RunLine), run)
            except DecodeError as bad:
                raise BadInput(f"{path} is not the file of an unfinished run: {bad}") from None
        self._path, self._start = path, len(head)
        self._file = path.open("a+b")
        if not begun:
            self._file.truncate(0)
            self._file.write(head)
            self._file.flush()

    def saved(self) -> Iterator[bytes]:
        """Yield every whole portion of the file; what a killed run left of another one is removed."""
        whole = self._file.seek(self._start)
        while len(frame := self._file.read(_FRAME.size)) == _FRAME.size:
            size, check = _FRAME.unpack(frame)
            data = self._file.read(min(size, self._path.stat().st_size))
            if (len(data), zlib.crc32(data)) != (size, check):
                break
            whole += _FRAME.size + size
            yield data
        self._file.truncate(whole)

    def save(self, data: bytes) -> None:
        """Append a portion."""
        self._file.write(_FRAME.pack(len(data), zlib.crc32(data)) + data)
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
