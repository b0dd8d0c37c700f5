"""The crossword grid as lines of text, with the numbers of its columns and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilewright.cli.terminal.drawing import Marked
from tilewright.cli.terminal.style import Style, faint, piece, piece_width
from tilewright.dice.grid import Cell

_CELL = 5
_LABEL = 4


def grid_lines(grid: Mapping[Cell, Marked], style: Style) -> list[str]:
    """Return the grid with free cells around it; if it is too wide, in several parts below each other."""
    columns = range(min(cell.x for cell in grid) - 1, max(cell.x for cell in grid) + 2)
    rows = range(min(cell.y for cell in grid) - 1, max(cell.y for cell in grid) + 2)
    fit = max(1, (style.width - _LABEL) // _CELL)
    stretches = [columns[first : first + fit] for first in range(0, len(columns), fit)]
    taken = {cell.x for cell in grid}
    return [line for part in stretches if taken.intersection(part) for line in _stretch(grid, part, rows, style)]


def _stretch(grid: Mapping[Cell, Marked], columns: Sequence[int], rows: Sequence[int], style: Style) -> list[str]:
    head = " " * _LABEL + "".join(f" {x:<{_CELL - 1}}" for x in columns)
    lines = [faint(head.rstrip(), style)]
    for y in rows:
        cells = "".join(_cell(grid.get(Cell(x, y)), style) for x in columns)
        lines.append(faint(f"{y:>{_LABEL - 1}} ", style) + (cells if style.colors else cells.rstrip()))
    return lines


def _cell(marked: Marked | None, style: Style) -> str:
    if marked is None:
        return faint((" ·" if style.unicode else " .").ljust(_CELL), style)
    face, mark = marked
    return piece(face, style, mark) + " " * (_CELL - piece_width(face))
