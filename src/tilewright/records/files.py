"""Files of records: plain, compressed by gzip, or stdin."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from os import PathLike
from pathlib import Path
from typing import Literal

from tilewright.tiles.notation import BadInput


def lines_of(file: str | PathLike[str]) -> Iterator[bytes]:
    """Yield the lines of a file, of a compressed one, or of stdin for `-`; raise BadInput if it cannot be read."""
    try:
        with _opened(_path(file)) as lines:
            yield from lines
    except (OSError, EOFError, zlib.error) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else "it is not a whole gzip file"
        raise BadInput(f"cannot read {file}: {reason}") from None


def _path(file: str | PathLike[str]) -> Path:
    """Return the path of a file, or raise BadInput: the system takes no name with NUL in it."""
    if "\0" in str(file):
        raise BadInput("the name of a file cannot contain NUL")
    return Path(file)


def _opened(file: Path) -> AbstractContextManager[Iterable[bytes]]:
    if str(file) == "-":
        return nullcontext(sys.stdin.buffer)
    return gzip.open(file, "rb") if file.suffix == ".gz" else file.open("rb")


def write_lines(file: str | PathLike[str], lines: Iterable[str], *, append: bool = False) -> None:
    """Write lines to a file, or after those it has, or raise BadInput; a name that ends in .gz is compressed."""
    path = _path(file)
    try:
        mode: Literal["ab", "wb"] = "ab" if append else "wb"
        with gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode) as written:
            for line in lines:
                written.write(line.encode() + b"\n")
    except OSError as wrong:
        raise BadInput(f"cannot write {file}: {wrong.strerror or wrong}") from None
