"""Pictures of everything that the library has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.arguments import wrong_type
from tilewright.dice.grid import Faces
from tilewright.drawing import pictures
from tilewright.library.drawn import DRAWN, Drawn, picture
from tilewright.library.match import Match
from tilewright.library.recording import Record
from tilewright.library.state import State
from tilewright.library.tables import Rows, grid_of, pieces_of, rows_of
from tilewright.library.texts import position_given
from tilewright.tiles import Joker, Number

_SUBJECTS = "a position, a puzzle, a turn, a view, a state, a match, a record, a table or a row"
Pictured = Drawn | State[Any] | Match[Any] | Record | Rows | Faces


def svg(subject: Pictured) -> str:
    """Return a picture as SVG: a position, a puzzle, a turn, a view, a state, a match, a record, a table or a row.

    A state and a match are drawn as the seat in turn sees them, a record with its last table, or with the scores of
    its games if it has several. Rows, tables and positions may be text.

    >>> svg("B4 B5 B6 | K8 R8 O8").startswith("<svg")
    True
    """
    match subject:
        case State() | Match() | Record():
            return subject._repr_svg_()
        case str() if ":" in subject:
            return picture(position_given(subject))
        case str():
            return pictures.tiles_svg(rows_of(subject), [])
        case Mapping():
            return pictures.dice_svg(grid_of(subject), [])
        case Sequence():
            # One row, or several.
            flat = all(isinstance(part, str | Number | Joker) for part in subject) and not _has_rows(subject)
            return pictures.tiles_svg([pieces_of(subject)] if flat else rows_of(subject), [])  # type: ignore[arg-type]
        case _ if not isinstance(subject, DRAWN):
            raise wrong_type("svg", subject, _SUBJECTS)
        case _:
            return picture(subject)


def _has_rows(parts: Sequence[object]) -> bool:
    """Return whether texts are rows, not pieces."""
    return any(isinstance(part, str) and len(part.split()) > 1 for part in parts)
