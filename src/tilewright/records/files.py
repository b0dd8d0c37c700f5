"""Files of records: plain, compressed by gzip, or stdin."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from os import PathLike
from pathlib import Path
from typing import IO, Literal

from tilewright.tiles.notation import BadInput


def lines_of(file: str | PathLike[str]) -> Iterator[bytes]:
    """Yield the lines of a file, of a compressed one, or of stdin for `-`; raise BadInput if it cannot be read."""
    try:
        with _opened(Path(file)) as lines:
            yield from lines
    except (OSError, EOFError, zlib.error) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else "it is not a whole gzip file"
        raise BadInput(f"cannot read {file}: {reason}") from None


def _opened(file: Path) -> AbstractContextManager[Iterable[bytes]]:
    if str(file) == "-":
        return nullcontext(sys.stdin.buffer)
    return gzip.open(file, "rb") if file.suffix == ".gz" else file.open("rb")


def write_lines(file: str | PathLike[str], lines: Iterable[str], *, append: bool = False) -> None:
    """Write lines to a file, or after those it has; a name that ends in .gz is compressed."""
    with _written(Path(file), "ab" if append else "wb") as written:
        for line in lines:
            written.write(line.encode() + b"\n")


def _written(path: Path, mode: Literal["ab", "wb"]) -> IO[bytes] | gzip.GzipFile:
    return gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode)
