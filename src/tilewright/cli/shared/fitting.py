"""Tables and sentences that fit a narrow terminal; a file or a pipe gets them as wide as they are."""

import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence

_GAP = "  "


def terminal_width() -> int | None:
    """Return how many columns the terminal has; None where the output is not one."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def fitted(rows: Sequence[Sequence[str]], width: int | None) -> Iterator[str]:
    """Yield the lines of a table whose cells are padded; where it is too wide, its columns come in several blocks.

    Every block begins with the first column, which has the names.

    >>> [*fitted([["  ", "one", "two"], ["a ", "  1", "  2"]], 8)]
    ['    one', 'a     1', '', '    two', 'a     2']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first, blocks = widths[0], [[1]]
    for place in range(2, len(widths)):
        used = first + sum(len(_GAP) + widths[one] for one in (*blocks[-1], place))
        if width is None or used <= width:
            blocks[-1].append(place)
        else:
            blocks.append([place])
    for number, block in enumerate(blocks):
        if number:
            yield ""
        for row in rows:
            yield _GAP.join([row[0].ljust(first), *(row[place] for place in block)]).rstrip()


def wrapped(text: str, width: int | None, indent: str = "") -> str:
    """Return a sentence in lines that fit; those after the first are indented."""
    if width is None or len(text) <= width:
        return text
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
