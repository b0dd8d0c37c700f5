"""A file of results that a later run continues, as JSON Lines: what identifies the run, then what it found."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from msgspec import DecodeError, Struct, ValidationError, json

from tilewright.tiles.notation import BadInput

Line = TypeVar("Line", bound=Struct)


class RunFile(Generic[Line]):
    """The file of a run; `lines` are those that earlier runs wrote."""

    def __init__(self, path: Path, run: Struct, line: type[Line]) -> None:
        """Open the file, or raise BadInput if it belongs to another run or is not a file of results."""
        self._path = path
        whole = path.read_bytes() if path.exists() else b""
        # The rest is a partial line of a killed run.
        whole = whole[: whole.rfind(b"\n") + 1] or json.encode(run) + b"\n"
        head, *rest = whole.splitlines()
        if _decoded(path, 1, head, type(run)) != run:
            raise BadInput(f"{path} belongs to another run: other bots, another seed, or another way to play")
        self.lines = [_decoded(path, number, text, line) for number, text in enumerate(rest, start=2)]
        path.write_bytes(whole)

    def add(self, line: Line) -> None:
        """Append a line."""
        with self._path.open("ab") as file:
            file.write(json.encode(line) + b"\n")


def _decoded(path: Path, number: int, text: bytes, line: type[Line]) -> Line:
    try:
        return json.decode(text, type=line)
    except (DecodeError, ValidationError) as bad:
        raise BadInput(f"{path}, line {number}: this is not a file of results: {bad}") from None
