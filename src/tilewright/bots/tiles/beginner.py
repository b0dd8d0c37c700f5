"""The beginner: plays the sets on its rack and adds to rows, but never rearranges."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.rack_sets import best_rack_sets
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import set_rules
from tilewright.sets.reading import Shape, width
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import COLORS, Color, Number
from tilewright.tiles.tile import TileId, TileRow, face_of, faces_of


class Beginner:
    """Plays every set and every single piece that fits, as soon as it fits."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that plays most without moving anything on the table."""
        return play_or_pass(view, _turn(position_of(view)))


def _turn(position: Position) -> Table | None:
    sets, points = best_rack_sets(position.rack, set_rules(position.rules))
    if not position.opened:
        return (*position.table, *sets) if sets and points >= position.rules.opening.min else None
    laid = {tile for row in sets for tile in row}
    left = [tile for tile in position.rack if tile not in laid]
    table = _added([*position.table, *sets], left, set_rules(position.rules))
    return table if sets or table != position.table else None


def _added(table: list[TileRow], rack: list[TileId], rules: SetRules) -> Table:
    """Return the table after adding rack tiles to rows until none fits."""
    places: dict[tuple[Color, int], tuple[int, bool]] = {}
    for index, row in enumerate(table):
        places.update(_open_places(index, row, rules))
    fitting = True
    while fitting:
        fitting = False
        for tile in rack:
            face = face_of(tile)
            if isinstance(face, Number) and (place := places.get((face.color, face.value))):
                index, in_front = place
                table[index] = (tile, *table[index]) if in_front else (*table[index], tile)
                places = {key: where for key, where in places.items() if where[0] != index}
                places.update(_open_places(index, table[index], rules))
                rack = [other for other in rack if other != tile]
                fitting = True
                break
    return tuple(table)


def _open_places(index: int, row: TileRow, rules: SetRules) -> dict[tuple[Color, int], tuple[int, bool]]:
    """Return the faces that can be added to the row, and whether they go in front."""
    reading = readings(faces_of(row), rules)[0]
    first, last = reading.stands[0], reading.stands[-1]
    if reading.shape is Shape.RUN:
        # A color change at an end has no color; a beginner does not see what may follow it.
        before = {(color, first.numbers[0] - 1): (index, True) for color in first.colors[:1]}
        return before | {(color, last.numbers[-1] + 1): (index, False) for color in last.colors[:1]}
    if reading.shape is Shape.MIRROR or sum(map(width, faces_of(row))) == len(COLORS):
        return {}
    shown = {face.color for face in faces_of(row) if isinstance(face, Number)}
    return {(color, first.numbers[0]): (index, False) for color in COLORS if color not in shown}
