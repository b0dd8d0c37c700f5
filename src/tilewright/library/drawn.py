"""Pictures of values that lower layers define: a notebook shows them, and those layers know nothing of drawing."""

from typing import Any

from tilewright.dice import view as dice_view
from tilewright.drawing import pictures
from tilewright.game.table import Position
from tilewright.game.view import View
from tilewright.library.texts import position_given
from tilewright.puzzles.puzzle import Puzzle
from tilewright.solver.crossword.plays import GridPlay
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer
from tilewright.solver.plays import Play
from tilewright.solver.solve import Answer

Drawn = Position | Turn | View | dice_view.View | Answer | Play | GridAnswer | GridPlay | Puzzle[Any]


DRAWN = (Position, Turn, View, dice_view.View, Answer, Play, GridAnswer, GridPlay, Puzzle)


def picture(value: Drawn) -> str:
    """Return a position, a view, a turn or a puzzle as SVG; below the table are the rack, or the pieces laid."""
    match value:
        case Answer() | Play():
            return pictures.tiles_svg(value.table, [("", value.played)])
        case GridAnswer() | GridPlay():
            return pictures.dice_svg(value.table, [("", value.played)])
        case Puzzle():
            return pictures.svg(position_given(value))
        case _:
            return pictures.svg(value)


for _kind in DRAWN:
    setattr(_kind, "_repr_svg_", picture)  # noqa: B010, the classes do not have it where they are defined
