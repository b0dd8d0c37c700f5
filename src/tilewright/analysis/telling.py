"""What there was to see in a turn that was missed, by rules: one thing, and the pieces that it is about."""

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct

from tilewright.analysis.themes import Theme
from tilewright.dice.grid import Faces, lines, row_of
from tilewright.game.table import Table
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules, stand_options
from tilewright.solver.present.least_change import successors
from tilewright.solver.present.steps import Add, Join, Lay, Split, Take, steps
from tilewright.tiles import Joker, Row, face_of, faces_of, write_face


class Insight(Struct, frozen=True):
    """The one thing to see in a turn, and its pieces; a joker that comes free without a piece in its place has none."""

    theme: Theme
    pieces: Row = ()


def insight(before: Table, after: Table, sets: SetRules) -> Insight:
    """Return what there was to see in a turn from one table to another, the rarest thing first."""
    if (freed := next(_freed(before, after, sets), None)) is not None:
        return Insight(Theme.JOKER, freed)
    taken = steps(before, after)
    for step in taken:
        if isinstance(step, Split) and step.row < len(before):
            return Insight(Theme.SPLITTING, faces_of(before[step.row]))
    for step in taken:
        if isinstance(step, Take | Join):
            return Insight(Theme.BORROWING, faces_of(step.tiles))
    laid = max((step.tiles for step in taken if isinstance(step, Lay)), key=len, default=())
    if laid:
        return Insight(Theme.SETS, faces_of(laid))
    return Insight(
        Theme.EXTENDING, faces_of(chain.from_iterable(each.tiles for each in taken if isinstance(each, Add)))
    )


def _freed(before: Table, after: Table, sets: SetRules) -> Iterator[Row]:
    """Yield for each joker that leaves its row the face that takes its place, or nothing if none does."""
    for row, continued in zip(before, successors(before, after), strict=True):
        stays = () if continued is None else after[continued]
        new = faces_of(tile for tile in stays if tile not in row)
        for place, tile in enumerate(row):
            if isinstance(face_of(tile), Joker) and tile not in stays:
                stands = {text for read in readings(faces_of(row), sets) for text in stand_options(read.stands[place])}
                yield tuple(face for face in new if write_face(face) in stands)[:1]


def dice_insight(before: Faces, after: Faces) -> Insight:
    """Return what there was to see in a turn with dice from one grid to another, the rarest thing first."""
    if moved := tuple(face for cell, face in before.items() if after.get(cell) != face):
        return Insight(Theme.MOVING, moved)
    old = [frozenset(line) for line in lines(before)]
    fresh = [line for line in lines(after) if not before.keys() >= set(line)]
    for line in fresh:
        if before.keys() & set(line) and not any(each <= set(line) for each in old):
            return Insight(Theme.CROSSING, row_of(line, after))
    for line in fresh:
        if before.keys() & set(line):
            return Insight(Theme.EXTENDING, tuple(after[cell] for cell in line if cell not in before))
    return Insight(Theme.SETS, row_of(max(fresh, key=len), after) if fresh else ())
