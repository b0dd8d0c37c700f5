"""What a verb writes: files, in which nothing is lost in silence, and a count of what is done, on stderr."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from tilewright.tiles import BadInput


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


T = TypeVar("T")


def counted(items: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yield the items, and count them where results go elsewhere; at a terminal they show the progress themselves."""
    console = Console(stderr=True)
    shown = console.is_terminal and not sys.stdout.isatty()
    first = BarColumn() if total else SpinnerColumn()
    columns = (TextColumn(what), first, MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not shown) as bar:
        task = bar.add_task(what, total=total)
        for item in items:
            yield item
            bar.advance(task)
