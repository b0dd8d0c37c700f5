"""The one way in which measurements are printed: tables that a page in docs/ can quote as they are."""

from collections.abc import Iterable, Sequence


def row(*cells: object) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def rule(columns: int) -> str:
    """Return the line below the head of a table."""
    return "|---" * columns + "|"


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """Return a whole table."""
    return "\n".join((row(*head), rule(len(head)), *(row(*cells) for cells in rows)))


class Table:
    """A table whose lines are printed as they are measured."""

    def __init__(self, *head: object) -> None:
        print(row(*head), rule(len(head)), sep="\n", flush=True)

    def add(self, *cells: object) -> None:
        """Print a line."""
        print(row(*cells), flush=True)
