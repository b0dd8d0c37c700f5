"""Files that a verb writes: what was there before is never lost in silence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tilewright.tiles.notation import BadInput


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise BadInput that names a file which cannot be written."""
    try:
        yield
    except OSError as wrong:
        raise BadInput(f"cannot write {path}: {wrong.strerror}") from None


def keep_old(path: Path) -> None:
    """Rename a file that has something in it, and say so; devices and pipes are written as they are."""
    if not path.is_file() or not path.stat().st_size:
        return
    kept = next(other for number in count(1) if not (other := path.with_name(f"{path.name}.{number}")).exists())
    path.rename(kept)
    print(f"{path} was there already: it is {kept} now", file=sys.stderr)
