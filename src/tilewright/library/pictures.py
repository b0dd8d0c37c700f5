"""Pictures of everything that the library has: rows, tables, positions, views, matches and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.arguments import wrong_type
from tilewright.dice import view as dice_view
from tilewright.dice.grid import Faces
from tilewright.dice.notation import grid_of_list
from tilewright.drawing import pictures
from tilewright.errors import BadInput
from tilewright.game.position import Position
from tilewright.game.view import View
from tilewright.library.match import Match
from tilewright.library.recording import Record
from tilewright.library.tables import Rows, grid_of, pieces_of, rows_of
from tilewright.records.lines import DicePlayLine, DiceTimeOutLine, PlayLine, TimeOutLine
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles.faces import Joker, Number
from tilewright.tiles.notation import read_rows

Pictured = Position | Turn | View | dice_view.View | Match[Any] | Record | Rows | Faces


def svg(subject: Pictured) -> str:
    """Return a picture as SVG: a position, a view, a match as the seat in turn sees it, a table, a row, or a record.

    Of a record it is the table after its last turn. Rows and tables may be text.

    >>> svg("B4 B5 B6 | K8 R8 O8").startswith("<svg")
    True
    """
    match subject:
        case Position() | Turn() | View() | dice_view.View():
            return pictures.svg(subject)
        case Match():
            return subject._repr_svg_()
        case Record():
            return _record_svg(subject)
        case str():
            return pictures.tiles_svg(rows_of(subject), [])
        case Mapping():
            return pictures.dice_svg(grid_of(subject), [])
        case Sequence():
            # One row, or several.
            flat = all(isinstance(part, str | Number | Joker) for part in subject) and not _has_rows(subject)
            return pictures.tiles_svg([pieces_of(subject)] if flat else rows_of(subject), [])  # type: ignore[arg-type]
        case _:
            raise wrong_type("svg", subject, "a position, a view, a match, a record, a table or a row")


def _has_rows(parts: Sequence[object]) -> bool:
    """Return whether texts are rows, not pieces."""
    return any(isinstance(part, str) and len(part.split()) > 1 for part in parts)


def _record_svg(record: Record) -> str:
    for line in reversed(record.events):
        if isinstance(line, PlayLine | TimeOutLine):
            return pictures.tiles_svg(read_rows(line.table), [])
        if isinstance(line, DicePlayLine | DiceTimeOutLine):
            return pictures.dice_svg(grid_of_list(line.table), [])
    if not record.events:
        raise BadInput("the record has no lines")
    return pictures.tiles_svg((), [])
