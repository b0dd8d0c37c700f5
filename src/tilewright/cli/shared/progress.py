"""A count of what is done, on stderr, while the results go to a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

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
